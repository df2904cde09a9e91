CREATE TABLE `bulk_row` (
	`run_id` text NOT NULL,
	`ordinal` integer NOT NULL,
	`record_id` text NOT NULL,
	`label` text NOT NULL,
	`verdict` text NOT NULL,
	`outcome` text,
	`reason` text,
	`done_at` integer,
	PRIMARY KEY(`run_id`, `ordinal`),
	FOREIGN KEY (`run_id`) REFERENCES `bulk_run`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `bulk_row_open` ON `bulk_row` (`run_id`,`outcome`,`ordinal`);--> statement-breakpoint
CREATE INDEX `bulk_row_verdict` ON `bulk_row` (`run_id`,`verdict`,`ordinal`);--> statement-breakpoint
CREATE TABLE `bulk_run` (
	`id` text PRIMARY KEY NOT NULL,
	`resource` text NOT NULL,
	`act` text NOT NULL,
	`input` text NOT NULL,
	`state` text NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`finished_at` integer,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bulk_run_created` ON `bulk_run` (`created_by`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `saved_view` (
	`id` text PRIMARY KEY NOT NULL,
	`resource` text NOT NULL,
	`name` text NOT NULL,
	`owner_id` text NOT NULL,
	`shared` integer DEFAULT false NOT NULL,
	`params` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `saved_view_resource` ON `saved_view` (`resource`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `saved_view_owner` ON `saved_view` (`owner_id`);--> statement-breakpoint
CREATE TABLE `content_document_version` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`document_version` integer NOT NULL,
	`enabled` integer NOT NULL,
	`fields` text NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `content_document`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_document_version_one` ON `content_document_version` (`document_id`,`document_version`);--> statement-breakpoint
ALTER TABLE `content_document` ADD `updated_by` text;--> statement-breakpoint
ALTER TABLE `custom_field_definition` ADD `enabled` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `custom_field_value` ADD `updated_by` text;--> statement-breakpoint
ALTER TABLE `custom_field_value` ADD `updated_at` integer;--> statement-breakpoint
ALTER TABLE `tag` ADD `updated_at` integer;--> statement-breakpoint
ALTER TABLE `tag_target` ADD `created_by` text;--> statement-breakpoint
ALTER TABLE `tag_target` ADD `created_at` integer;--> statement-breakpoint
ALTER TABLE `diagnosis` ADD `synonyms` text;--> statement-breakpoint
ALTER TABLE `diagnosis_domain` ADD `description` text;--> statement-breakpoint
ALTER TABLE `grant_program` ADD `accounting_notes` text;--> statement-breakpoint
ALTER TABLE `membership_plan` ADD `accounting_notes` text;--> statement-breakpoint
ALTER TABLE `pools` ADD `description` text;--> statement-breakpoint
ALTER TABLE `payout` ADD `paid_at` integer;--> statement-breakpoint
ALTER TABLE `payout` ADD `paid_by` text;--> statement-breakpoint
ALTER TABLE `payout` ADD `version` integer DEFAULT 1 NOT NULL;