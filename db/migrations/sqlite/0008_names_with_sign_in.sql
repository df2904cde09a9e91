DROP INDEX `user_last_name`;--> statement-breakpoint
CREATE INDEX `user_last_name` ON `user` (`last_name`,`id`,`last_sign_in_at`);--> statement-breakpoint
CREATE INDEX `transaction_payout` ON `transaction_ledger` (`payout_id`,`effective_date`,`id`);