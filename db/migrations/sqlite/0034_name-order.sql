DROP INDEX `user_name`;--> statement-breakpoint
DROP INDEX `user_type_name`;--> statement-breakpoint
DROP INDEX `user_last_name`;--> statement-breakpoint
DROP INDEX `user_first_name`;--> statement-breakpoint
DROP INDEX `user_kind`;--> statement-breakpoint
DROP INDEX `user_expert`;--> statement-breakpoint
DROP INDEX `user_enabled`;--> statement-breakpoint
DROP INDEX `user_reg_status`;--> statement-breakpoint
DROP INDEX `user_tier`;--> statement-breakpoint
DROP INDEX `user_tax`;--> statement-breakpoint
DROP INDEX `user_test`;--> statement-breakpoint
DROP INDEX `user_signed_in`;--> statement-breakpoint
DROP INDEX `user_updated`;--> statement-breakpoint
DROP INDEX `user_country`;--> statement-breakpoint
DROP INDEX `user_npi`;--> statement-breakpoint
ALTER TABLE `user` ADD `sort_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `user_type_name` ON `user` (`user_type`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `user_last_name` ON `user` (`sort_name`,`id`,`last_sign_in_at`);--> statement-breakpoint
CREATE INDEX `user_first_name` ON `user` (`first_name`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `user_kind` ON `user` (`user_kind`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `user_expert` ON `user` (`noetic_expert`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `user_enabled` ON `user` (`enabled`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `user_reg_status` ON `user` (`reg_status`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `user_tier` ON `user` (`expert_tier`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `user_tax` ON `user` (`tax_form_status`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `user_test` ON `user` (`test_user`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `user_signed_in` ON `user` (`last_sign_in_at`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `user_updated` ON `user` (`updated_at`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `user_country` ON `user` (`country_id`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `user_npi` ON `user` (`npi`,`sort_name`,`id`);--> statement-breakpoint
ALTER TABLE `user_invite` ADD `sort_name` text;--> statement-breakpoint
-- stored for search: the letters, apostrophes and dashes that a keyboard has
UPDATE `user` SET `search_text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`search_text`, '’', ''''), '‘', ''''), 'ʼ', ''''), 'ʻ', ''''), '′', ''''), '`', ''''), 'ł', 'l'), 'ø', 'o'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ı', 'i'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‐', '-'), '–', '-'), '—', '-'), '−', '-') WHERE `search_text` glob '*[’‘ʼʻ′`łøđðħıŧßæœþ‐–—−]*';--> statement-breakpoint
UPDATE `query_header` SET `search_text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`search_text`, '’', ''''), '‘', ''''), 'ʼ', ''''), 'ʻ', ''''), '′', ''''), '`', ''''), 'ł', 'l'), 'ø', 'o'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ı', 'i'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‐', '-'), '–', '-'), '—', '-'), '−', '-') WHERE `search_text` glob '*[’‘ʼʻ′`łøđðħıŧßæœþ‐–—−]*';--> statement-breakpoint
UPDATE `user_invite` SET `search_text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`search_text`, '’', ''''), '‘', ''''), 'ʼ', ''''), 'ʻ', ''''), '′', ''''), '`', ''''), 'ł', 'l'), 'ø', 'o'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ı', 'i'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‐', '-'), '–', '-'), '—', '-'), '−', '-') WHERE `search_text` glob '*[’‘ʼʻ′`łøđðħıŧßæœþ‐–—−]*';--> statement-breakpoint
UPDATE `diagnosis` SET `search_text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`search_text`, '’', ''''), '‘', ''''), 'ʼ', ''''), 'ʻ', ''''), '′', ''''), '`', ''''), 'ł', 'l'), 'ø', 'o'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ı', 'i'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‐', '-'), '–', '-'), '—', '-'), '−', '-') WHERE `search_text` glob '*[’‘ʼʻ′`łøđðħıŧßæœþ‐–—−]*';--> statement-breakpoint
UPDATE `diagnosis_group` SET `search_text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`search_text`, '’', ''''), '‘', ''''), 'ʼ', ''''), 'ʻ', ''''), '′', ''''), '`', ''''), 'ł', 'l'), 'ø', 'o'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ı', 'i'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‐', '-'), '–', '-'), '—', '-'), '−', '-') WHERE `search_text` glob '*[’‘ʼʻ′`łøđðħıŧßæœþ‐–—−]*';--> statement-breakpoint
UPDATE `diagnosis_domain` SET `search_text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`search_text`, '’', ''''), '‘', ''''), 'ʼ', ''''), 'ʻ', ''''), '′', ''''), '`', ''''), 'ł', 'l'), 'ø', 'o'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ı', 'i'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‐', '-'), '–', '-'), '—', '-'), '−', '-') WHERE `search_text` glob '*[’‘ʼʻ′`łøđðħıŧßæœþ‐–—−]*';--> statement-breakpoint
UPDATE `grant_program` SET `search_text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`search_text`, '’', ''''), '‘', ''''), 'ʼ', ''''), 'ʻ', ''''), '′', ''''), '`', ''''), 'ł', 'l'), 'ø', 'o'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ı', 'i'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‐', '-'), '–', '-'), '—', '-'), '−', '-') WHERE `search_text` glob '*[’‘ʼʻ′`łøđðħıŧßæœþ‐–—−]*';--> statement-breakpoint
UPDATE `membership_plan` SET `search_text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`search_text`, '’', ''''), '‘', ''''), 'ʼ', ''''), 'ʻ', ''''), '′', ''''), '`', ''''), 'ł', 'l'), 'ø', 'o'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ı', 'i'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‐', '-'), '–', '-'), '—', '-'), '−', '-') WHERE `search_text` glob '*[’‘ʼʻ′`łøđðħıŧßæœþ‐–—−]*';--> statement-breakpoint
UPDATE `pools` SET `search_text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`search_text`, '’', ''''), '‘', ''''), 'ʼ', ''''), 'ʻ', ''''), '′', ''''), '`', ''''), 'ł', 'l'), 'ø', 'o'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ı', 'i'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‐', '-'), '–', '-'), '—', '-'), '−', '-') WHERE `search_text` glob '*[’‘ʼʻ′`łøđðħıŧßæœþ‐–—−]*';--> statement-breakpoint
UPDATE `tag` SET `search_text` = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`search_text`, '’', ''''), '‘', ''''), 'ʼ', ''''), 'ʻ', ''''), '′', ''''), '`', ''''), 'ł', 'l'), 'ø', 'o'), 'đ', 'd'), 'ð', 'd'), 'ħ', 'h'), 'ı', 'i'), 'ŧ', 't'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '‐', '-'), '–', '-'), '—', '-'), '−', '-') WHERE `search_text` glob '*[’‘ʼʻ′`łøđðħıŧßæœþ‐–—−]*';--> statement-breakpoint
-- an acute accent in the place of an apostrophe was stored as a space
UPDATE `user` SET `search_text` = `search_text` || ' ' || lower(replace(coalesce(`first_name`, '') || ' ' || coalesce(`last_name`, '') || ' ' || coalesce(`display_name`, ''), '´', '''')) WHERE coalesce(`first_name`, '') || ' ' || coalesce(`last_name`, '') || ' ' || coalesce(`display_name`, '') LIKE '%´%';--> statement-breakpoint
UPDATE `user_invite` SET `search_text` = `search_text` || ' ' || lower(replace(coalesce(`first_name`, '') || ' ' || coalesce(`last_name`, ''), '´', '''')) WHERE coalesce(`first_name`, '') || ' ' || coalesce(`last_name`, '') LIKE '%´%';
