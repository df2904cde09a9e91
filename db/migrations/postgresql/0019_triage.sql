ALTER TABLE "csr_task" ADD COLUMN "claimed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "csr_task" ADD COLUMN "snoozed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "csr_task" ADD COLUMN "decision" jsonb;--> statement-breakpoint
ALTER TABLE "csr_task" ADD COLUMN "decide_at" timestamp (3) with time zone;