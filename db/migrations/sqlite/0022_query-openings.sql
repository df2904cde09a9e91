CREATE TABLE `query_opening` (
	`id` text PRIMARY KEY NOT NULL,
	`query_id` text NOT NULL,
	`user_id` text,
	`invite_id` text,
	`role` text NOT NULL,
	`day` text NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`times` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invite_id`) REFERENCES `query_invite`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `query_opening_user` ON `query_opening` (`query_id`,`user_id`,`day`);--> statement-breakpoint
CREATE UNIQUE INDEX `query_opening_invite` ON `query_opening` (`query_id`,`invite_id`,`day`);