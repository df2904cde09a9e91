CREATE TABLE "tax_chain_head" (
	"id" text PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"hash" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_tax_information" ADD COLUMN "backup_withholding" boolean;--> statement-breakpoint
ALTER TABLE "user_tax_information" ADD COLUMN "us_work" boolean;--> statement-breakpoint
ALTER TABLE "user_tax_information" ADD COLUMN "paypal_email" text;--> statement-breakpoint
ALTER TABLE "user_tax_information" ADD COLUMN "bank_name" text;--> statement-breakpoint
ALTER TABLE "user_tax_information" ADD COLUMN "swift_code" text;--> statement-breakpoint
ALTER TABLE "user_tax_information" ADD COLUMN "bank_country" integer;--> statement-breakpoint
ALTER TABLE "user_tax_information" ADD COLUMN "bank_state" text;--> statement-breakpoint
ALTER TABLE "user_tax_information" ADD COLUMN "bank_address1" text;--> statement-breakpoint
ALTER TABLE "user_tax_information" ADD COLUMN "bank_address2" text;--> statement-breakpoint
ALTER TABLE "user_tax_information" ADD COLUMN "bank_city" text;--> statement-breakpoint
ALTER TABLE "user_tax_information" ADD COLUMN "bank_postal_code" text;--> statement-breakpoint
ALTER TABLE "user_tax_information" ADD COLUMN "sequence" integer;--> statement-breakpoint
ALTER TABLE "user_tax_information" ADD COLUMN "reminded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_tax_information" ADD COLUMN "invalid_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "secret_number_key" ON "secret_number" USING btree ("key_id","id");--> statement-breakpoint
CREATE INDEX "user_tax_information_expiry" ON "user_tax_information" USING btree ("status","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_tax_information_draft" ON "user_tax_information" USING btree ("user_id") WHERE status = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "user_tax_information_sequence" ON "user_tax_information" USING btree ("sequence");