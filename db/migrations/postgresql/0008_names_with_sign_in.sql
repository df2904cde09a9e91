DROP INDEX "user_last_name";--> statement-breakpoint
CREATE INDEX "transaction_payout" ON "transaction_ledger" USING btree ("payout_id","effective_date","id");--> statement-breakpoint
CREATE INDEX "user_last_name" ON "user" USING btree ("last_name","id","last_sign_in_at");