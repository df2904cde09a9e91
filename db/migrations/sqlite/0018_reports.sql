CREATE TABLE `report_passage` (
	`id` text PRIMARY KEY NOT NULL,
	`report_id` text NOT NULL,
	`ordinal` integer NOT NULL,
	`query_id` text NOT NULL,
	`heading` text NOT NULL,
	`text` text NOT NULL,
	`small` integer DEFAULT 0 NOT NULL,
	`state` text NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`report_id`) REFERENCES `report_header`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `report_passage_report` ON `report_passage` (`report_id`,`ordinal`);--> statement-breakpoint
CREATE TABLE `report_row` (
	`report_id` text NOT NULL,
	`ordinal` integer NOT NULL,
	`resource` text NOT NULL,
	`ref_id` text NOT NULL,
	`label` text NOT NULL,
	`group_id` text,
	`month` text NOT NULL,
	`bin` integer,
	`mask` integer NOT NULL,
	`values` text NOT NULL,
	`cells` text NOT NULL,
	`changed_at` integer,
	PRIMARY KEY(`report_id`, `ordinal`),
	FOREIGN KEY (`report_id`) REFERENCES `report_header`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `report_row_group` ON `report_row` (`report_id`,`group_id`,`ordinal`);--> statement-breakpoint
CREATE INDEX `report_row_month` ON `report_row` (`report_id`,`month`,`ordinal`);--> statement-breakpoint
CREATE TABLE `report_schedule` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`common_report_id` text NOT NULL,
	`settings` text NOT NULL,
	`every` text NOT NULL,
	`next_day` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `report_schedule_next` ON `report_schedule` (`next_day`,`id`);--> statement-breakpoint
ALTER TABLE `report_header` ADD `grant_id` text;--> statement-breakpoint
ALTER TABLE `report_header` ADD `definition_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `report_header` ADD `language` text DEFAULT 'en-us' NOT NULL;--> statement-breakpoint
ALTER TABLE `report_header` ADD `attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `report_header` ADD `progress` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `report_header` ADD `result` text;--> statement-breakpoint
ALTER TABLE `report_header` ADD `files` text;--> statement-breakpoint
ALTER TABLE `report_header` ADD `summary` text;--> statement-breakpoint
ALTER TABLE `report_header` ADD `schedule_id` text;--> statement-breakpoint
ALTER TABLE `report_header` ADD `finished_at` integer;--> statement-breakpoint
CREATE INDEX `report_header_expires` ON `report_header` (`expires_at`,`id`);--> statement-breakpoint
CREATE INDEX `report_header_name` ON `report_header` (`name`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `report_header_state` ON `report_header` (`state`,`created_at`,`id`);