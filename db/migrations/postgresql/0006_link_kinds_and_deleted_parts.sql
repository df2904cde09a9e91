ALTER TABLE "log_lfc" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "membership_plan_link" ADD COLUMN "user_kind" text;--> statement-breakpoint
CREATE INDEX "log_lfc_owner" ON "log_lfc" USING btree ("owner_id") WHERE owner_id is not null;