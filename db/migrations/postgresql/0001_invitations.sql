ALTER TABLE "user_invite" ADD COLUMN "noetic_expert" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_invite" ADD COLUMN "preferred_language" text DEFAULT 'en-us' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_invite" ADD COLUMN "pool_ids" jsonb;--> statement-breakpoint
ALTER TABLE "user_invite" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "user_invite" ADD COLUMN "reissued" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_invite" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_invite" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "user_invite" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "user_invite_token" ON "user_invite" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "user_invite_expires" ON "user_invite" USING btree ("expires_at");