ALTER TABLE `bulk_row` ADD `record_version` integer;--> statement-breakpoint
ALTER TABLE `bulk_row` ADD `changes` text;--> statement-breakpoint
ALTER TABLE `bulk_row` ADD `refused_in` text;