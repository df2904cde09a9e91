ALTER TABLE `csr_task` ADD `claimed_until` integer;--> statement-breakpoint
ALTER TABLE `csr_task` ADD `snoozed_until` integer;--> statement-breakpoint
ALTER TABLE `csr_task` ADD `decision` text;--> statement-breakpoint
ALTER TABLE `csr_task` ADD `decide_at` integer;