UPDATE `query_header` SET `close_time` = CASE
	WHEN `query_header`.`close_time` = c.was AND c.due < c.was THEN max(c.due, coalesce(`query_header`.`released_at` + c.duration, c.due))
	ELSE max(`query_header`.`close_time`, c.due)
END
FROM (
	SELECT h.`id`,
		h.`meeting_time` + (coalesce(h.`meeting_minutes`, 30) + 15) * 60000 + coalesce(h.`max_query_duration`, p.`max_query_duration`, g.`max_query_duration`, 168) * 3600000 AS was,
		h.`meeting_time` + (coalesce(h.`meeting_minutes`, s.length, 30) + coalesce(s.overrun, 15)) * 60000 + coalesce(h.`max_query_duration`, p.`max_query_duration`, g.`max_query_duration`, s.duration, 168) * 3600000 AS due,
		coalesce(h.`max_query_duration`, p.`max_query_duration`, g.`max_query_duration`, s.duration, 168) * 3600000 AS duration
	FROM `query_header` h
	LEFT JOIN `membership_plan` p ON p.`id` = h.`plan_id`
	LEFT JOIN `grant_program` g ON g.`id` = h.`grant_id`
	CROSS JOIN (
		SELECT
			max(CASE WHEN `key` = 'discussion.maxDuration' THEN CAST(`value` AS INTEGER) END) AS duration,
			max(CASE WHEN `key` = 'live.length' THEN CAST(`value` AS INTEGER) END) AS length,
			max(CASE WHEN `key` = 'live.overrun' THEN CAST(`value` AS INTEGER) END) AS overrun,
			count(*) AS changed
		FROM `setting` WHERE `key` IN ('discussion.maxDuration', 'live.length', 'live.overrun')
	) s
	WHERE s.changed > 0 AND h.`media_type` IN ('audio', 'video') AND h.`status` IN ('open', 'answered')
		AND h.`close_time` IS NOT NULL AND h.`meeting_time` IS NOT NULL AND h.`meeting_settled_at` IS NULL
) c WHERE c.`id` = `query_header`.`id`;--> statement-breakpoint
INSERT INTO `job` (`id`, `kind`, `unique_key`, `payload`, `run_at`, `attempts`, `created_at`) SELECT 'upgrade-restore-held-call-seats', 'discussion.restoreCallSeats', 'upgrade-restore-held-call-seats', '{"status":["held"]}', unixepoch() * 1000, 0, unixepoch() * 1000 WHERE EXISTS (SELECT 1 FROM `query_expert` e INNER JOIN `query_header` h ON h.`id` = e.`query_id` WHERE e.`status` = 'timedout' AND e.`accepted_at` IS NOT NULL AND e.`answered_at` IS NULL AND h.`media_type` IN ('audio', 'video') AND h.`meeting_time` IS NOT NULL AND h.`status` = 'held');
