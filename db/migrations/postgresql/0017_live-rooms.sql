CREATE TABLE "live_message" (
	"id" text PRIMARY KEY NOT NULL,
	"query_id" text NOT NULL,
	"meeting_time" timestamp (3) with time zone NOT NULL,
	"role" text NOT NULL,
	"user_id" text,
	"query_invite_id" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_peer" (
	"id" text PRIMARY KEY NOT NULL,
	"query_id" text NOT NULL,
	"meeting_time" timestamp (3) with time zone NOT NULL,
	"user_id" text,
	"query_invite_id" text,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"token_expires" timestamp (3) with time zone NOT NULL,
	"voice" text NOT NULL,
	"inside" boolean DEFAULT false NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"camera" boolean DEFAULT false NOT NULL,
	"screen" boolean DEFAULT false NOT NULL,
	"hand" boolean DEFAULT false NOT NULL,
	"poor" boolean DEFAULT false NOT NULL,
	"late_minutes" integer DEFAULT 0 NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_signal" (
	"id" text PRIMARY KEY NOT NULL,
	"query_id" text NOT NULL,
	"from_peer" text NOT NULL,
	"to_peer" text NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_attendance" ADD COLUMN "meeting_time" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "live_message" ADD CONSTRAINT "live_message_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_peer" ADD CONSTRAINT "live_peer_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_signal" ADD CONSTRAINT "live_signal_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_message_query" ON "live_message" USING btree ("query_id","meeting_time","id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_peer_token" ON "live_peer" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "live_peer_query" ON "live_peer" USING btree ("query_id","meeting_time");--> statement-breakpoint
CREATE INDEX "live_peer_seen" ON "live_peer" USING btree ("left_at","last_seen_at");--> statement-breakpoint
CREATE INDEX "live_signal_to" ON "live_signal" USING btree ("to_peer","id");--> statement-breakpoint
CREATE INDEX "live_signal_created" ON "live_signal" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "live_attendance_peer" ON "live_attendance" USING btree ("peer_id");