ALTER TABLE "transaction_ledger" ADD COLUMN "reversal_kind" text;--> statement-breakpoint
UPDATE "transaction_ledger" SET "reversal_kind" = coalesce((
  SELECT CASE
    WHEN "reversed"."transaction_type" = 'Paid' AND "reversed"."description" <> "transaction_ledger"."description" THEN 'returned'
    WHEN "reversed"."transaction_type" = 'Paid' AND "reversed"."status" = 'debit-pending' AND "reversed"."payout_id" IS NOT NULL THEN 'removed'
    ELSE 'reversed' END
  FROM "transaction_ledger" AS "reversed" WHERE "reversed"."id" = "transaction_ledger"."reversal_of"), 'reversed')
WHERE "reversal_of" IS NOT NULL;