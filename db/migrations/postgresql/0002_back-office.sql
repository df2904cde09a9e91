CREATE TABLE "bulk_row" (
	"run_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"record_id" text NOT NULL,
	"label" text NOT NULL,
	"verdict" text NOT NULL,
	"outcome" text,
	"reason" text,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "bulk_row_run_id_ordinal_pk" PRIMARY KEY("run_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "bulk_run" (
	"id" text PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"act" text NOT NULL,
	"input" jsonb NOT NULL,
	"state" text NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" text PRIMARY KEY NOT NULL,
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"owner_id" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"params" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_document_version" (
	"id" text PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"document_version" integer NOT NULL,
	"enabled" boolean NOT NULL,
	"fields" jsonb NOT NULL,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_document" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "custom_field_definition" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_field_value" ADD COLUMN "updated_by" text;--> statement-breakpoint
ALTER TABLE "custom_field_value" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tag" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tag_target" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "tag_target" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "diagnosis" ADD COLUMN "synonyms" jsonb;--> statement-breakpoint
ALTER TABLE "diagnosis_domain" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "grant_program" ADD COLUMN "accounting_notes" text;--> statement-breakpoint
ALTER TABLE "membership_plan" ADD COLUMN "accounting_notes" text;--> statement-breakpoint
ALTER TABLE "pools" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "paid_by" text;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_row" ADD CONSTRAINT "bulk_row_run_id_bulk_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."bulk_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_document_version" ADD CONSTRAINT "content_document_version_document_id_content_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."content_document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_row_open" ON "bulk_row" USING btree ("run_id","outcome","ordinal");--> statement-breakpoint
CREATE INDEX "bulk_row_verdict" ON "bulk_row" USING btree ("run_id","verdict","ordinal");--> statement-breakpoint
CREATE INDEX "bulk_run_created" ON "bulk_run" USING btree ("created_by","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_view_resource" ON "saved_view" USING btree ("resource","name","id");--> statement-breakpoint
CREATE INDEX "saved_view_owner" ON "saved_view" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_document_version_one" ON "content_document_version" USING btree ("document_id","document_version");