UPDATE `idempotency_key` SET `body` = NULL, `created_at` = 0;
