CREATE TABLE `tax_chain_head` (
	`id` text PRIMARY KEY NOT NULL,
	`sequence` integer NOT NULL,
	`hash` text,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `user_tax_information` ADD `backup_withholding` integer;--> statement-breakpoint
ALTER TABLE `user_tax_information` ADD `us_work` integer;--> statement-breakpoint
ALTER TABLE `user_tax_information` ADD `paypal_email` text;--> statement-breakpoint
ALTER TABLE `user_tax_information` ADD `bank_name` text;--> statement-breakpoint
ALTER TABLE `user_tax_information` ADD `swift_code` text;--> statement-breakpoint
ALTER TABLE `user_tax_information` ADD `bank_country` integer;--> statement-breakpoint
ALTER TABLE `user_tax_information` ADD `bank_state` text;--> statement-breakpoint
ALTER TABLE `user_tax_information` ADD `bank_address1` text;--> statement-breakpoint
ALTER TABLE `user_tax_information` ADD `bank_address2` text;--> statement-breakpoint
ALTER TABLE `user_tax_information` ADD `bank_city` text;--> statement-breakpoint
ALTER TABLE `user_tax_information` ADD `bank_postal_code` text;--> statement-breakpoint
ALTER TABLE `user_tax_information` ADD `sequence` integer;--> statement-breakpoint
ALTER TABLE `user_tax_information` ADD `reminded` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `user_tax_information` ADD `invalid_at` integer;--> statement-breakpoint
CREATE INDEX `user_tax_information_expiry` ON `user_tax_information` (`status`,`expires_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_tax_information_draft` ON `user_tax_information` (`user_id`) WHERE status = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX `user_tax_information_sequence` ON `user_tax_information` (`sequence`);--> statement-breakpoint
CREATE INDEX `secret_number_key` ON `secret_number` (`key_id`,`id`);