UPDATE "idempotency_key" SET "body" = NULL, "created_at" = to_timestamp(0);
