CREATE TABLE "year_file" (
	"id" text PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"reason" text NOT NULL,
	"returns" integer NOT NULL,
	"amount" bigint NOT NULL,
	"filed" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "year_file_year" ON "year_file" USING btree ("year","created_at","id");