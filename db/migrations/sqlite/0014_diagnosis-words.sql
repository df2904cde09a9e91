ALTER TABLE `diagnosis` ADD `plain_name` text;--> statement-breakpoint
ALTER TABLE `diagnosis` ADD `plain_name_zh` text;--> statement-breakpoint
ALTER TABLE `diagnosis` ADD `synonyms_zh` text;--> statement-breakpoint
ALTER TABLE `diagnosis_group` ADD `plain_name` text;--> statement-breakpoint
ALTER TABLE `diagnosis_group` ADD `plain_name_zh` text;--> statement-breakpoint
ALTER TABLE `diagnosis_group` ADD `synonyms` text;--> statement-breakpoint
ALTER TABLE `diagnosis_group` ADD `synonyms_zh` text;