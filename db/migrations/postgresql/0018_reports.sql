CREATE TABLE "report_passage" (
	"id" text PRIMARY KEY NOT NULL,
	"report_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"query_id" text NOT NULL,
	"heading" text NOT NULL,
	"text" text NOT NULL,
	"small" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_row" (
	"report_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"resource" text NOT NULL,
	"ref_id" text NOT NULL,
	"label" text NOT NULL,
	"group_id" text,
	"month" text NOT NULL,
	"bin" integer,
	"mask" integer NOT NULL,
	"values" jsonb NOT NULL,
	"cells" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone,
	CONSTRAINT "report_row_report_id_ordinal_pk" PRIMARY KEY("report_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "report_schedule" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"common_report_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	"every" text NOT NULL,
	"next_day" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_header" ADD COLUMN "grant_id" text;--> statement-breakpoint
ALTER TABLE "report_header" ADD COLUMN "definition_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_header" ADD COLUMN "language" text DEFAULT 'en-us' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_header" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_header" ADD COLUMN "progress" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_header" ADD COLUMN "result" jsonb;--> statement-breakpoint
ALTER TABLE "report_header" ADD COLUMN "files" jsonb;--> statement-breakpoint
ALTER TABLE "report_header" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "report_header" ADD COLUMN "schedule_id" text;--> statement-breakpoint
ALTER TABLE "report_header" ADD COLUMN "finished_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "report_passage" ADD CONSTRAINT "report_passage_report_id_report_header_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_row" ADD CONSTRAINT "report_row_report_id_report_header_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_passage_report" ON "report_passage" USING btree ("report_id","ordinal");--> statement-breakpoint
CREATE INDEX "report_row_group" ON "report_row" USING btree ("report_id","group_id","ordinal");--> statement-breakpoint
CREATE INDEX "report_row_month" ON "report_row" USING btree ("report_id","month","ordinal");--> statement-breakpoint
CREATE INDEX "report_schedule_next" ON "report_schedule" USING btree ("next_day","id");--> statement-breakpoint
CREATE INDEX "report_header_expires" ON "report_header" USING btree ("expires_at","id");--> statement-breakpoint
CREATE INDEX "report_header_name" ON "report_header" USING btree ("name","created_at","id");--> statement-breakpoint
CREATE INDEX "report_header_state" ON "report_header" USING btree ("state","created_at","id");