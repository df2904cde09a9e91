CREATE TABLE "query_opening" (
	"id" text PRIMARY KEY NOT NULL,
	"query_id" text NOT NULL,
	"user_id" text,
	"invite_id" text,
	"role" text NOT NULL,
	"day" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "query_opening" ADD CONSTRAINT "query_opening_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_opening" ADD CONSTRAINT "query_opening_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_opening" ADD CONSTRAINT "query_opening_invite_id_query_invite_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."query_invite"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "query_opening_user" ON "query_opening" USING btree ("query_id","user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "query_opening_invite" ON "query_opening" USING btree ("query_id","invite_id","day");