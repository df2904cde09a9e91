ALTER TABLE `call_summary` ADD `response_id` text REFERENCES query_response(id) ON DELETE CASCADE;--> statement-breakpoint
-- the line was written in the same moment by the same expert
UPDATE `call_summary` SET `response_id` = (
  SELECT min(`line`.`id`) FROM `query_response` AS `line`
  WHERE `line`.`query_id` = `call_summary`.`query_id` AND `line`.`user_id` = `call_summary`.`user_id`
    AND `line`.`created_at` = `call_summary`.`created_at` AND `line`.`type` = 'info');
