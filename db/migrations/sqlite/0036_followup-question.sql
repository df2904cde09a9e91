ALTER TABLE `query_expert` ADD `followup_response_id` text;--> statement-breakpoint
-- what the asker wrote last before the expert was asked last
UPDATE `query_expert` SET `followup_response_id` = (
  SELECT max(`line`.`id`) FROM `query_response` AS `line`
  JOIN `query_expert` AS `part` ON `part`.`id` = `line`.`query_expert_id`
  WHERE `line`.`query_id` = `query_expert`.`query_id` AND `part`.`status` = 'user' AND `line`.`type` = 'response'
    AND `line`.`id` < (
      SELECT max(`log_lfc`.`id`) FROM `log_lfc`
      WHERE `log_lfc`.`ref_table` = 'query_expert' AND `log_lfc`.`ref_id` = `query_expert`.`id`
        AND `log_lfc`.`ref_field` = 'status' AND `log_lfc`.`new_val` = 'followup'))
WHERE `status` IN ('answered', 'followup');
