CREATE TABLE `upload_check` (
	`storage_key` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`ref_table` text NOT NULL,
	`ref_id` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `upload_check_due` ON `upload_check` (`status`,`next_at`);