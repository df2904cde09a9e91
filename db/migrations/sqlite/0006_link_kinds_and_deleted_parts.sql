ALTER TABLE `log_lfc` ADD `owner_id` text;--> statement-breakpoint
CREATE INDEX `log_lfc_owner` ON `log_lfc` (`owner_id`) WHERE owner_id is not null;--> statement-breakpoint
ALTER TABLE `membership_plan_link` ADD `user_kind` text;