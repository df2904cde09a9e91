ALTER TABLE "diagnosis" ADD COLUMN "plain_name" text;--> statement-breakpoint
ALTER TABLE "diagnosis" ADD COLUMN "plain_name_zh" text;--> statement-breakpoint
ALTER TABLE "diagnosis" ADD COLUMN "synonyms_zh" jsonb;--> statement-breakpoint
ALTER TABLE "diagnosis_group" ADD COLUMN "plain_name" text;--> statement-breakpoint
ALTER TABLE "diagnosis_group" ADD COLUMN "plain_name_zh" text;--> statement-breakpoint
ALTER TABLE "diagnosis_group" ADD COLUMN "synonyms" jsonb;--> statement-breakpoint
ALTER TABLE "diagnosis_group" ADD COLUMN "synonyms_zh" jsonb;