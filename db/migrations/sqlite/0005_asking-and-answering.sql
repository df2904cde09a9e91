CREATE TABLE `csr_task` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`query_id` text,
	`user_id` text,
	`response_id` text,
	`csr_handler` text DEFAULT 'unassigned' NOT NULL,
	`assigned_to` text,
	`due_at` integer,
	`done_at` integer,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`response_id`) REFERENCES `query_response`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assigned_to`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `csr_task_open` ON `csr_task` (`done_at`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `csr_task_query` ON `csr_task` (`query_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_diagnosis_fact` (
	`id` text PRIMARY KEY NOT NULL,
	`diagnosis_id` text,
	`group_id` text,
	`domain_id` text,
	`label` text NOT NULL,
	`label_zh` text,
	`hint` text,
	`hint_zh` text,
	`pattern` text NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`diagnosis_id`) REFERENCES `diagnosis`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`group_id`) REFERENCES `diagnosis_group`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`domain_id`) REFERENCES `diagnosis_domain`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_diagnosis_fact`("id", "diagnosis_id", "group_id", "domain_id", "label", "label_zh", "pattern", "order", "version") SELECT "id", "diagnosis_id", "group_id", "domain_id", "label", "label_zh", "pattern", "order", "version" FROM `diagnosis_fact`;--> statement-breakpoint
DROP TABLE `diagnosis_fact`;--> statement-breakpoint
ALTER TABLE `__new_diagnosis_fact` RENAME TO `diagnosis_fact`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `diagnosis_fact_diagnosis` ON `diagnosis_fact` (`diagnosis_id`);--> statement-breakpoint
CREATE INDEX `diagnosis_fact_group` ON `diagnosis_fact` (`group_id`);--> statement-breakpoint
CREATE INDEX `diagnosis_fact_domain` ON `diagnosis_fact` (`domain_id`);--> statement-breakpoint
ALTER TABLE `query_invite` ADD `created_by` text;--> statement-breakpoint
ALTER TABLE `survey_header` ADD `plan_id` text REFERENCES membership_plan(id) ON DELETE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX `survey_header_plan` ON `survey_header` (`plan_id`);