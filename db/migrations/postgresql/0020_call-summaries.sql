CREATE TABLE "call_summary" (
	"id" text PRIMARY KEY NOT NULL,
	"query_id" text NOT NULL,
	"meeting_time" timestamp (3) with time zone NOT NULL,
	"user_id" text NOT NULL,
	"agreed" text NOT NULL,
	"follow_up" text DEFAULT '' NOT NULL,
	"intervals" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"object_by" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	"objection" text
);
--> statement-breakpoint
ALTER TABLE "membership_plan" ADD COLUMN "keep_call_chat" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "call_summary" ADD CONSTRAINT "call_summary_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_summary_query" ON "call_summary" USING btree ("query_id","created_at");