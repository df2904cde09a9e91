ALTER TABLE `user_invite` ADD `noetic_expert` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `user_invite` ADD `preferred_language` text DEFAULT 'en-us' NOT NULL;--> statement-breakpoint
ALTER TABLE `user_invite` ADD `pool_ids` text;--> statement-breakpoint
ALTER TABLE `user_invite` ADD `message` text;--> statement-breakpoint
ALTER TABLE `user_invite` ADD `reissued` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `user_invite` ADD `decided_at` integer;--> statement-breakpoint
ALTER TABLE `user_invite` ADD `user_id` text;--> statement-breakpoint
ALTER TABLE `user_invite` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `user_invite_token` ON `user_invite` (`token_hash`);--> statement-breakpoint
CREATE INDEX `user_invite_expires` ON `user_invite` (`expires_at`);