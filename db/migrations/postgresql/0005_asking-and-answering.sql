CREATE TABLE "csr_task" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"query_id" text,
	"user_id" text,
	"response_id" text,
	"csr_handler" text DEFAULT 'unassigned' NOT NULL,
	"assigned_to" text,
	"due_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "diagnosis_fact" ADD COLUMN "hint" text;--> statement-breakpoint
ALTER TABLE "diagnosis_fact" ADD COLUMN "hint_zh" text;--> statement-breakpoint
ALTER TABLE "diagnosis_fact" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "query_invite" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "survey_header" ADD COLUMN "plan_id" text;--> statement-breakpoint
ALTER TABLE "csr_task" ADD CONSTRAINT "csr_task_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_task" ADD CONSTRAINT "csr_task_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_task" ADD CONSTRAINT "csr_task_response_id_query_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."query_response"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csr_task" ADD CONSTRAINT "csr_task_assigned_to_user_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "csr_task_open" ON "csr_task" USING btree ("done_at","due_at","id");--> statement-breakpoint
CREATE INDEX "csr_task_query" ON "csr_task" USING btree ("query_id");--> statement-breakpoint
ALTER TABLE "diagnosis_fact" ADD CONSTRAINT "diagnosis_fact_diagnosis_id_diagnosis_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "public"."diagnosis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnosis_fact" ADD CONSTRAINT "diagnosis_fact_group_id_diagnosis_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."diagnosis_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnosis_fact" ADD CONSTRAINT "diagnosis_fact_domain_id_diagnosis_domain_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."diagnosis_domain"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_header" ADD CONSTRAINT "survey_header_plan_id_membership_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."membership_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diagnosis_fact_diagnosis" ON "diagnosis_fact" USING btree ("diagnosis_id");--> statement-breakpoint
CREATE INDEX "diagnosis_fact_group" ON "diagnosis_fact" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "diagnosis_fact_domain" ON "diagnosis_fact" USING btree ("domain_id");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_header_plan" ON "survey_header" USING btree ("plan_id");