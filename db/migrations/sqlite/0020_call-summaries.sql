CREATE TABLE `call_summary` (
	`id` text PRIMARY KEY NOT NULL,
	`query_id` text NOT NULL,
	`meeting_time` integer NOT NULL,
	`user_id` text NOT NULL,
	`agreed` text NOT NULL,
	`follow_up` text DEFAULT '' NOT NULL,
	`intervals` text NOT NULL,
	`created_at` integer NOT NULL,
	`object_by` integer NOT NULL,
	`decision` text,
	`decided_at` integer,
	`objection` text,
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `call_summary_query` ON `call_summary` (`query_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `membership_plan` ADD `keep_call_chat` integer DEFAULT false NOT NULL;