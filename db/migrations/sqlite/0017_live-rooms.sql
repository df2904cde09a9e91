CREATE TABLE `live_message` (
	`id` text PRIMARY KEY NOT NULL,
	`query_id` text NOT NULL,
	`meeting_time` integer NOT NULL,
	`role` text NOT NULL,
	`user_id` text,
	`query_invite_id` text,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `live_message_query` ON `live_message` (`query_id`,`meeting_time`,`id`);--> statement-breakpoint
CREATE TABLE `live_peer` (
	`id` text PRIMARY KEY NOT NULL,
	`query_id` text NOT NULL,
	`meeting_time` integer NOT NULL,
	`user_id` text,
	`query_invite_id` text,
	`role` text NOT NULL,
	`token_hash` text NOT NULL,
	`token_expires` integer NOT NULL,
	`voice` text NOT NULL,
	`inside` integer DEFAULT false NOT NULL,
	`muted` integer DEFAULT false NOT NULL,
	`camera` integer DEFAULT false NOT NULL,
	`screen` integer DEFAULT false NOT NULL,
	`hand` integer DEFAULT false NOT NULL,
	`poor` integer DEFAULT false NOT NULL,
	`late_minutes` integer DEFAULT 0 NOT NULL,
	`last_seen_at` integer NOT NULL,
	`left_at` integer,
	`removed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `live_peer_token` ON `live_peer` (`token_hash`);--> statement-breakpoint
CREATE INDEX `live_peer_query` ON `live_peer` (`query_id`,`meeting_time`);--> statement-breakpoint
CREATE INDEX `live_peer_seen` ON `live_peer` (`left_at`,`last_seen_at`);--> statement-breakpoint
CREATE TABLE `live_signal` (
	`id` text PRIMARY KEY NOT NULL,
	`query_id` text NOT NULL,
	`from_peer` text NOT NULL,
	`to_peer` text NOT NULL,
	`type` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `live_signal_to` ON `live_signal` (`to_peer`,`id`);--> statement-breakpoint
CREATE INDEX `live_signal_created` ON `live_signal` (`created_at`);--> statement-breakpoint
ALTER TABLE `live_attendance` ADD `meeting_time` integer;--> statement-breakpoint
CREATE INDEX `live_attendance_peer` ON `live_attendance` (`peer_id`);