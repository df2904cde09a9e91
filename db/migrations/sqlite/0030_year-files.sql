CREATE TABLE `year_file` (
	`id` text PRIMARY KEY NOT NULL,
	`year` integer NOT NULL,
	`kind` text NOT NULL,
	`scope` text NOT NULL,
	`reason` text NOT NULL,
	`returns` integer NOT NULL,
	`amount` integer NOT NULL,
	`filed` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `year_file_year` ON `year_file` (`year`,`created_at`,`id`);