ALTER TABLE "bulk_row" ADD COLUMN "record_version" integer;--> statement-breakpoint
ALTER TABLE "bulk_row" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "bulk_row" ADD COLUMN "refused_in" text;