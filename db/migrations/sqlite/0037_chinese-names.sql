-- the family name first, without a space: 13312 to 40959 are the Chinese characters
UPDATE `user` SET `search_text` = `search_text` || ' ' || `last_name` || `first_name`
  WHERE unicode(`first_name`) BETWEEN 13312 AND 40959 AND unicode(`last_name`) BETWEEN 13312 AND 40959
    AND instr(`search_text`, `last_name` || `first_name`) = 0;--> statement-breakpoint
UPDATE `user_invite` SET `search_text` = `search_text` || ' ' || `last_name` || `first_name`
  WHERE unicode(`first_name`) BETWEEN 13312 AND 40959 AND unicode(`last_name`) BETWEEN 13312 AND 40959
    AND instr(`search_text`, `last_name` || `first_name`) = 0;--> statement-breakpoint
UPDATE `query_header` SET `search_text` = `search_text` || ' ' || (SELECT `last_name` || `first_name` FROM `user` WHERE `user`.`id` = `query_header`.`user_id`)
  WHERE `user_id` IN (SELECT `id` FROM `user` WHERE unicode(`first_name`) BETWEEN 13312 AND 40959 AND unicode(`last_name`) BETWEEN 13312 AND 40959)
    AND instr(`query_header`.`search_text`, (SELECT `last_name` || `first_name` FROM `user` WHERE `user`.`id` = `query_header`.`user_id`)) = 0;
