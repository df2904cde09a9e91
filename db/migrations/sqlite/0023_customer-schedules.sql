PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_report_schedule` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`common_report_id` text,
	`settings` text NOT NULL,
	`every` text NOT NULL,
	`next_day` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_report_schedule`("id", "name", "common_report_id", "settings", "every", "next_day", "created_by", "created_at", "version") SELECT "id", "name", "common_report_id", "settings", "every", "next_day", "created_by", "created_at", "version" FROM `report_schedule`;--> statement-breakpoint
DROP TABLE `report_schedule`;--> statement-breakpoint
ALTER TABLE `__new_report_schedule` RENAME TO `report_schedule`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `report_schedule_next` ON `report_schedule` (`next_day`,`id`);