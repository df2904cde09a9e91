CREATE TABLE "log_lfc" (
	"id" text PRIMARY KEY NOT NULL,
	"change_id" text NOT NULL,
	"user_id" text,
	"acting_user_id" text,
	"event" text NOT NULL,
	"ref_table" text NOT NULL,
	"ref_id" text NOT NULL,
	"ref_field" text,
	"old_val" text,
	"new_val" text,
	"text" text,
	"request_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"key" text NOT NULL,
	"caller" text NOT NULL,
	"request" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_key_caller_pk" PRIMARY KEY("key","caller")
);
--> statement-breakpoint
CREATE TABLE "content_document" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"uid" text NOT NULL,
	"user_type" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "country" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"phone_code" text
);
--> statement-breakpoint
CREATE TABLE "custom_field_definition" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"entity_type" text NOT NULL,
	"definition_type" text NOT NULL,
	"user_type" integer,
	"validator" text,
	"min" text,
	"max" text,
	"max_length" integer,
	"values" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_field_value" (
	"id" text PRIMARY KEY NOT NULL,
	"definition_id" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text NOT NULL,
	"value" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_file" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"plan_id" text,
	"name" text NOT NULL,
	"description" text,
	"file_type" text,
	"mime" text,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"status" text NOT NULL,
	"upload_token_hash" text,
	"upload_expires" timestamp (3) with time zone,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "language" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"interface" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "state" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"name" text NOT NULL,
	"code" text
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" text PRIMARY KEY NOT NULL,
	"definition_id" text,
	"name" text NOT NULL,
	"description" text,
	"scope" text NOT NULL,
	"owner_id" text,
	"assignment_type" text,
	"value" text,
	"search_text" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag_definition" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"type" text NOT NULL,
	"validator" text,
	"options" jsonb NOT NULL,
	"entity_type" text NOT NULL,
	"scope" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag_target" (
	"id" text PRIMARY KEY NOT NULL,
	"tag_id" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text NOT NULL,
	"value" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "time_zone" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_event" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"log_ref_table" text NOT NULL,
	"log_ref_id" text NOT NULL,
	"target" text NOT NULL,
	"provider" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_interaction" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"log_ai_event_id" text NOT NULL,
	"ai_action" text NOT NULL,
	"payload" jsonb,
	"ver" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diagnosis_fact" (
	"id" text PRIMARY KEY NOT NULL,
	"diagnosis_id" text,
	"group_id" text,
	"domain_id" text,
	"label" text NOT NULL,
	"label_zh" text,
	"pattern" text NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "query_archive" (
	"id" text PRIMARY KEY NOT NULL,
	"query_id" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "query_attachment" (
	"id" text PRIMARY KEY NOT NULL,
	"query_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"description" text,
	"storage_key" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "query_expert" (
	"id" text PRIMARY KEY NOT NULL,
	"query_id" text NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"pool_id" text,
	"side" text,
	"invite_time" timestamp (3) with time zone,
	"invite_expires" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"reserved_until" timestamp (3) with time zone,
	"remaining_ms" integer,
	"answered_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decline_reason" text,
	"meeting_time" timestamp (3) with time zone,
	"rate" bigint,
	"surge_multiple" double precision DEFAULT 1 NOT NULL,
	"minutes" integer,
	"measured_minutes" integer DEFAULT 0 NOT NULL,
	"payable" boolean DEFAULT true NOT NULL,
	"frozen" boolean DEFAULT false NOT NULL,
	"paid" boolean DEFAULT false NOT NULL,
	"reminder_status" text DEFAULT 'none' NOT NULL,
	"mtg_url" text,
	"reject_reason" text,
	"seen_response_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "query_header" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"user_id" text NOT NULL,
	"created_by" text NOT NULL,
	"status" text NOT NULL,
	"type" text DEFAULT 'normal' NOT NULL,
	"title" text NOT NULL,
	"media_type" text NOT NULL,
	"diagnosis_id" text NOT NULL,
	"context_name" text,
	"plan_id" text,
	"grant_id" text,
	"pool_id" text,
	"private_expert_id" text,
	"expert_selection_mode" text NOT NULL,
	"text" text NOT NULL,
	"history" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en-us' NOT NULL,
	"gender_id" text,
	"age_magnitude" integer,
	"age_units" text,
	"dob" text,
	"anonymous" boolean DEFAULT false NOT NULL,
	"test_query" boolean DEFAULT false NOT NULL,
	"panel_size" integer,
	"max_response_time" integer,
	"max_query_duration" integer,
	"first_reminder" integer,
	"second_reminder" integer,
	"csr_review" text,
	"asker_review" text,
	"review_reasons" jsonb NOT NULL,
	"review_checks" jsonb NOT NULL,
	"return_reason" text,
	"hold_reason" text,
	"cancel_reason" text,
	"prevent_invites" boolean DEFAULT false NOT NULL,
	"accounting_status" text DEFAULT 'new' NOT NULL,
	"free_level" text DEFAULT 'none' NOT NULL,
	"charge_reference" text,
	"asker_action" text,
	"released_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"close_time" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"remaining_ms" integer,
	"meeting_time" timestamp (3) with time zone,
	"meeting_minutes" integer,
	"proposed_times" jsonb NOT NULL,
	"session_ended_at" timestamp (3) with time zone,
	"surge_id" text,
	"surge_multiple" double precision DEFAULT 1 NOT NULL,
	"independent_first" boolean DEFAULT false NOT NULL,
	"survey_status" text,
	"question_count" integer DEFAULT 0 NOT NULL,
	"response_count" integer DEFAULT 0 NOT NULL,
	"last_response_at" timestamp (3) with time zone,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "query_header_input" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_by" text NOT NULL,
	"updated_by" text NOT NULL,
	"client_data" jsonb NOT NULL,
	"ts" bigint NOT NULL,
	"query_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "query_invite" (
	"id" text PRIMARY KEY NOT NULL,
	"query_id" text NOT NULL,
	"participant_type" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"status" text DEFAULT 'inactive' NOT NULL,
	"action" text DEFAULT 'invited' NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"joined_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "query_response" (
	"id" text PRIMARY KEY NOT NULL,
	"query_id" text NOT NULL,
	"query_expert_id" text,
	"user_id" text NOT NULL,
	"acting_user_id" text,
	"type" text NOT NULL,
	"subtype" text,
	"text" text DEFAULT '' NOT NULL,
	"terms" text,
	"reason" text,
	"about_response_id" text,
	"attachment_id" text,
	"minutes" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "query_response_text" (
	"id" text PRIMARY KEY NOT NULL,
	"response_id" text NOT NULL,
	"text" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "query_seen" (
	"query_id" text NOT NULL,
	"user_id" text NOT NULL,
	"response_id" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "query_seen_query_id_user_id_pk" PRIMARY KEY("query_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "query_selection" (
	"id" text PRIMARY KEY NOT NULL,
	"query_id" text NOT NULL,
	"round" integer NOT NULL,
	"seed" text NOT NULL,
	"mode" text NOT NULL,
	"panel_size" integer NOT NULL,
	"ranking" jsonb NOT NULL,
	"invited" jsonb NOT NULL,
	"alternates" jsonb NOT NULL,
	"run_by" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "query_team" (
	"query_id" text NOT NULL,
	"user_id" text NOT NULL,
	"csr_handler" text DEFAULT 'assigned' NOT NULL,
	CONSTRAINT "query_team_query_id_user_id_pk" PRIMARY KEY("query_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "query_text" (
	"id" text PRIMARY KEY NOT NULL,
	"query_id" text NOT NULL,
	"text" text NOT NULL,
	"history" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "state_transition" (
	"id" text PRIMARY KEY NOT NULL,
	"query_id" text NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"command" text NOT NULL,
	"user_id" text,
	"acting_user_id" text,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "address" (
	"user_id" text PRIMARY KEY NOT NULL,
	"address" text,
	"address2" text,
	"city" text,
	"state_id" integer,
	"country_id" integer,
	"zip" text,
	"time_zone" text DEFAULT 'America/New_York' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"device_id" text NOT NULL,
	"device_token" text NOT NULL,
	"platform" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_link" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider_key" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mfa_challenge" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_hash" text NOT NULL,
	"mfa_type" text NOT NULL,
	"target" text,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_preference" (
	"user_id" text PRIMARY KEY NOT NULL,
	"preferred_contact" text DEFAULT 'email' NOT NULL,
	"sms" boolean DEFAULT false NOT NULL,
	"email" boolean DEFAULT true NOT NULL,
	"app" boolean DEFAULT false NOT NULL,
	"muted" jsonb NOT NULL,
	"do_not_disturb_start" text,
	"do_not_disturb_end" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" integer DEFAULT 0 NOT NULL,
	"transports" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"new_account" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "phone" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"phone_kind" text NOT NULL,
	"number" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_challenge" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "terms_acceptance" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"terms_id" text NOT NULL,
	"query_id" text,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"display_name" text,
	"suffix" text,
	"prefix" text,
	"preferred_language" text DEFAULT 'en-us' NOT NULL,
	"user_type" integer NOT NULL,
	"user_kind" text,
	"csr_review" text DEFAULT 'auto' NOT NULL,
	"noetic_expert" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"reg_status" text DEFAULT 'new' NOT NULL,
	"expert_tier" integer,
	"hourly_rate" bigint,
	"institution_type" text,
	"npi" text,
	"date_of_birth" text,
	"voice_pitch" text DEFAULT 'none' NOT NULL,
	"test_user" boolean DEFAULT false NOT NULL,
	"support_account" boolean DEFAULT false NOT NULL,
	"staff_roles" jsonb NOT NULL,
	"allowed_csr_view" boolean DEFAULT false NOT NULL,
	"access" text,
	"attach_messenger" boolean,
	"attach_video" boolean,
	"attach_audio" boolean,
	"free_level" text DEFAULT 'none' NOT NULL,
	"tax_form_status" text DEFAULT 'not_started' NOT NULL,
	"theme" text,
	"country_id" integer,
	"avatar_file_id" text,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_bio" (
	"user_id" text PRIMARY KEY NOT NULL,
	"professional_bio" text,
	"consumer_bio" text,
	"affiliations" text,
	"location" text,
	"disclosures" text,
	"other_specialty" text,
	"last_edited" timestamp (3) with time zone,
	"last_edited_by" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_diagnosis_group" (
	"user_id" text NOT NULL,
	"group_id" text NOT NULL,
	CONSTRAINT "user_diagnosis_group_user_id_group_id_pk" PRIMARY KEY("user_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "user_invite" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"user_type" integer NOT NULL,
	"plan_id" text,
	"link_id" text,
	"hourly_rate" bigint,
	"status" text DEFAULT 'new' NOT NULL,
	"action" text,
	"token_hash" text,
	"invited_by" text,
	"sent_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_mfa" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"mfa_type" text NOT NULL,
	"phone" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"enrolled_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_mfa_secret" (
	"user_mfa_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_password" (
	"user_id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_session" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"auth_user_id" text,
	"auth_session_hash" text,
	"acting_reason" text,
	"mfa_used" text,
	"mfa_validated" boolean DEFAULT false NOT NULL,
	"device_id" text,
	"user_agent" text,
	"address" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"absolute_expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_specialty" (
	"user_id" text NOT NULL,
	"specialty" text NOT NULL,
	CONSTRAINT "user_specialty_user_id_specialty_pk" PRIMARY KEY("user_id","specialty")
);
--> statement-breakpoint
CREATE TABLE "user_store" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb,
	CONSTRAINT "user_store_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "user_timeoff" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"start" text NOT NULL,
	"end" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"unique_key" text,
	"payload" jsonb NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"error" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_attendance" (
	"id" text PRIMARY KEY NOT NULL,
	"query_id" text NOT NULL,
	"user_id" text,
	"query_invite_id" text,
	"role" text NOT NULL,
	"peer_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"token_expires" timestamp (3) with time zone NOT NULL,
	"voice" text,
	"joined_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	"minutes" integer
);
--> statement-breakpoint
CREATE TABLE "dev_inbox" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"query_id" text,
	"type" text NOT NULL,
	"purpose" text NOT NULL,
	"cause" text NOT NULL,
	"ordinal" integer DEFAULT 1 NOT NULL,
	"to" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"link" text,
	"secret" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "support_message" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"email_body" text NOT NULL,
	"page" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diagnosis" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"code" text,
	"name" text NOT NULL,
	"name_zh" text,
	"specialty" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diagnosis_domain" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_zh" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diagnosis_group" (
	"id" text PRIMARY KEY NOT NULL,
	"domain_id" text NOT NULL,
	"code" text,
	"name" text NOT NULL,
	"name_zh" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grant_diagnosis" (
	"grant_id" text NOT NULL,
	"diagnosis_id" text NOT NULL,
	CONSTRAINT "grant_diagnosis_grant_id_diagnosis_id_pk" PRIMARY KEY("grant_id","diagnosis_id")
);
--> statement-breakpoint
CREATE TABLE "grant_diagnosis_domain" (
	"grant_id" text NOT NULL,
	"domain_id" text NOT NULL,
	CONSTRAINT "grant_diagnosis_domain_grant_id_domain_id_pk" PRIMARY KEY("grant_id","domain_id")
);
--> statement-breakpoint
CREATE TABLE "grant_diagnosis_group" (
	"grant_id" text NOT NULL,
	"group_id" text NOT NULL,
	CONSTRAINT "grant_diagnosis_group_grant_id_group_id_pk" PRIMARY KEY("grant_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "grant_plan" (
	"grant_id" text NOT NULL,
	"plan_id" text NOT NULL,
	CONSTRAINT "grant_plan_grant_id_plan_id_pk" PRIMARY KEY("grant_id","plan_id")
);
--> statement-breakpoint
CREATE TABLE "grant_pool" (
	"grant_id" text NOT NULL,
	"pool_id" text NOT NULL,
	CONSTRAINT "grant_pool_grant_id_pool_id_pk" PRIMARY KEY("grant_id","pool_id")
);
--> statement-breakpoint
CREATE TABLE "grant_program" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"display_title" text NOT NULL,
	"description" text,
	"short_description" text NOT NULL,
	"front_matter" text NOT NULL,
	"user_type" integer,
	"user_kind" text,
	"active_from" text,
	"active_to" text,
	"priority" integer DEFAULT 100 NOT NULL,
	"max_response_time" integer,
	"max_query_duration" integer,
	"first_reminder" integer,
	"second_reminder" integer,
	"panel_size" integer,
	"expert_selection_mode" text DEFAULT 'grant_first' NOT NULL,
	"region_id" text,
	"csr_review" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"alias" text NOT NULL,
	"sponsor_name" text,
	"display_title" text NOT NULL,
	"dashboard_message" text,
	"registration_text" text,
	"theme" text,
	"no_new_queries" boolean DEFAULT false NOT NULL,
	"read_only_discussions" boolean DEFAULT false NOT NULL,
	"access" text,
	"attach_messenger" boolean DEFAULT true NOT NULL,
	"attach_video" boolean DEFAULT true NOT NULL,
	"attach_audio" boolean DEFAULT true NOT NULL,
	"match_by_region" boolean DEFAULT false NOT NULL,
	"country_codes" text DEFAULT '' NOT NULL,
	"shared_queries" boolean DEFAULT false NOT NULL,
	"selectable" boolean DEFAULT true NOT NULL,
	"max_response_time" integer,
	"max_query_duration" integer,
	"first_reminder" integer,
	"second_reminder" integer,
	"panel_size" integer,
	"expert_selection_mode" text,
	"local_pool_weight" double precision DEFAULT 1 NOT NULL,
	"independent_first" boolean DEFAULT false NOT NULL,
	"survey_builder" boolean DEFAULT false NOT NULL,
	"anonymous_allowed" boolean DEFAULT false NOT NULL,
	"gender_opt_out" boolean DEFAULT false NOT NULL,
	"media" jsonb NOT NULL,
	"csr_review" text,
	"free_level" text,
	"customer_id" text,
	"effective_date" text,
	"active_from" text,
	"active_to" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_plan_diagnosis" (
	"plan_id" text NOT NULL,
	"diagnosis_id" text NOT NULL,
	CONSTRAINT "membership_plan_diagnosis_plan_id_diagnosis_id_pk" PRIMARY KEY("plan_id","diagnosis_id")
);
--> statement-breakpoint
CREATE TABLE "membership_plan_diagnosis_domain" (
	"plan_id" text NOT NULL,
	"domain_id" text NOT NULL,
	CONSTRAINT "membership_plan_diagnosis_domain_plan_id_domain_id_pk" PRIMARY KEY("plan_id","domain_id")
);
--> statement-breakpoint
CREATE TABLE "membership_plan_diagnosis_group" (
	"plan_id" text NOT NULL,
	"group_id" text NOT NULL,
	CONSTRAINT "membership_plan_diagnosis_group_plan_id_group_id_pk" PRIMARY KEY("plan_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "membership_plan_link" (
	"id" text PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"user_type" integer,
	"effective_date" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "membership_plan_manager" (
	"plan_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "membership_plan_manager_plan_id_user_id_pk" PRIMARY KEY("plan_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "membership_plan_member" (
	"plan_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access" text,
	"attach_messenger" boolean,
	"attach_video" boolean,
	"attach_audio" boolean,
	"link_id" text,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "membership_plan_member_plan_id_user_id_pk" PRIMARY KEY("plan_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "membership_plan_pool" (
	"plan_id" text NOT NULL,
	"pool_id" text NOT NULL,
	CONSTRAINT "membership_plan_pool_plan_id_pool_id_pk" PRIMARY KEY("plan_id","pool_id")
);
--> statement-breakpoint
CREATE TABLE "membership_plan_surge" (
	"id" text PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"description" text NOT NULL,
	"start" text NOT NULL,
	"end" text NOT NULL,
	"multiple" double precision NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pools" (
	"id" text PRIMARY KEY NOT NULL,
	"pool_name" text NOT NULL,
	"display_name" text NOT NULL,
	"specialty" text,
	"enabled" boolean DEFAULT true NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_diagnosis" (
	"pool_id" text NOT NULL,
	"diagnosis_id" text NOT NULL,
	CONSTRAINT "pool_diagnosis_pool_id_diagnosis_id_pk" PRIMARY KEY("pool_id","diagnosis_id")
);
--> statement-breakpoint
CREATE TABLE "pool_diagnosis_domain" (
	"pool_id" text NOT NULL,
	"domain_id" text NOT NULL,
	CONSTRAINT "pool_diagnosis_domain_pool_id_domain_id_pk" PRIMARY KEY("pool_id","domain_id")
);
--> statement-breakpoint
CREATE TABLE "pool_expert" (
	"pool_id" text NOT NULL,
	"user_id" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pool_expert_pool_id_user_id_pk" PRIMARY KEY("pool_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "pool_diagnosis_group" (
	"pool_id" text NOT NULL,
	"group_id" text NOT NULL,
	CONSTRAINT "pool_diagnosis_group_pool_id_group_id_pk" PRIMARY KEY("pool_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "region" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country_codes" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_account" (
	"user_id" text PRIMARY KEY NOT NULL,
	"bank_name" text,
	"swift_code" text,
	"bank_country" integer,
	"bank_state" text,
	"bank_address1" text,
	"bank_address2" text,
	"bank_city" text,
	"bank_postal_code" text,
	"paypal_email" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "earning" (
	"id" text PRIMARY KEY NOT NULL,
	"query_expert_id" text NOT NULL,
	"query_id" text NOT NULL,
	"user_id" text NOT NULL,
	"source" text NOT NULL,
	"minutes" integer NOT NULL,
	"amount" bigint NOT NULL,
	"formula" jsonb NOT NULL,
	"frozen_at" timestamp (3) with time zone,
	"transaction_id" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" text PRIMARY KEY NOT NULL,
	"quarter" text NOT NULL,
	"total" bigint NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secret_number" (
	"id" text PRIMARY KEY NOT NULL,
	"ref_table" text NOT NULL,
	"ref_id" text NOT NULL,
	"field" text NOT NULL,
	"key_id" text NOT NULL,
	"cipher" text NOT NULL,
	"last_four" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transaction_ledger" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"query_id" text,
	"query_expert_id" text,
	"description" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"transaction_type" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"effective_date" text NOT NULL,
	"formula" jsonb,
	"surge_id" text,
	"reason" text,
	"reversal_of" text,
	"payout_id" text,
	"earned_key" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_tax_information" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"form_type" text NOT NULL,
	"legal_name" text,
	"address" text,
	"city" text,
	"state" text,
	"state_id" integer,
	"zip_code" text,
	"country_id" integer,
	"entity_type" text,
	"entity_type_other" text,
	"tax_clarification" text,
	"ownership_interest" boolean,
	"dob" text,
	"ftin_not_required" boolean,
	"do_not_have_paypal" boolean,
	"personal_phone_number" text,
	"certification_country" integer,
	"certification_date" text,
	"certify_date" timestamp (3) with time zone,
	"evidence" jsonb,
	"previous_hash" text,
	"hash" text,
	"status" text NOT NULL,
	"expires_at" text,
	"invalid_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_header" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"report_type" text,
	"header_type" text,
	"common_report_id" text,
	"plan_id" text,
	"query_ids" jsonb NOT NULL,
	"date_range" jsonb,
	"options" integer DEFAULT 0 NOT NULL,
	"filters" jsonb,
	"group_by" text,
	"state" text NOT NULL,
	"error" text,
	"storage_key" text,
	"created_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_header" (
	"id" text PRIMARY KEY NOT NULL,
	"query_id" text,
	"query_draft_id" text,
	"user_id" text NOT NULL,
	"header_type" text DEFAULT 'internal' NOT NULL,
	"title" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_question" (
	"id" text PRIMARY KEY NOT NULL,
	"survey_header_id" text NOT NULL,
	"user_id" text NOT NULL,
	"order" integer NOT NULL,
	"text" text NOT NULL,
	"question_type_id" integer NOT NULL,
	"question_when" text DEFAULT 'question' NOT NULL,
	"configuration" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_question_version" (
	"id" text PRIMARY KEY NOT NULL,
	"question_id" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"question_type_id" integer NOT NULL,
	"configuration" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_response" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"question_id" text NOT NULL,
	"question_version" integer NOT NULL,
	"user_id" text NOT NULL,
	"value" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_session" (
	"id" text PRIMARY KEY NOT NULL,
	"survey_header_id" text NOT NULL,
	"query_id" text,
	"user_id" text NOT NULL,
	"question_when" text NOT NULL,
	"key_hash" text NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "typeform_config" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"builder_config" jsonb NOT NULL,
	"form_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "typeform_response" (
	"id" text PRIMARY KEY NOT NULL,
	"config_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "custom_field_value" ADD CONSTRAINT "custom_field_value_definition_id_custom_field_definition_id_fk" FOREIGN KEY ("definition_id") REFERENCES "public"."custom_field_definition"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "state" ADD CONSTRAINT "state_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_definition_id_tag_definition_id_fk" FOREIGN KEY ("definition_id") REFERENCES "public"."tag_definition"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_target" ADD CONSTRAINT "tag_target_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_archive" ADD CONSTRAINT "query_archive_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_attachment" ADD CONSTRAINT "query_attachment_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_expert" ADD CONSTRAINT "query_expert_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_expert" ADD CONSTRAINT "query_expert_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_header" ADD CONSTRAINT "query_header_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_header" ADD CONSTRAINT "query_header_diagnosis_id_diagnosis_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "public"."diagnosis"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_header" ADD CONSTRAINT "query_header_plan_id_membership_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."membership_plan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_header" ADD CONSTRAINT "query_header_grant_id_grant_program_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grant_program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_header" ADD CONSTRAINT "query_header_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_header_input" ADD CONSTRAINT "query_header_input_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_invite" ADD CONSTRAINT "query_invite_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_response" ADD CONSTRAINT "query_response_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_response" ADD CONSTRAINT "query_response_query_expert_id_query_expert_id_fk" FOREIGN KEY ("query_expert_id") REFERENCES "public"."query_expert"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_response" ADD CONSTRAINT "query_response_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_response_text" ADD CONSTRAINT "query_response_text_response_id_query_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."query_response"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_seen" ADD CONSTRAINT "query_seen_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_seen" ADD CONSTRAINT "query_seen_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_selection" ADD CONSTRAINT "query_selection_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_team" ADD CONSTRAINT "query_team_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_team" ADD CONSTRAINT "query_team_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "query_text" ADD CONSTRAINT "query_text_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "state_transition" ADD CONSTRAINT "state_transition_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_link" ADD CONSTRAINT "identity_link_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mfa_challenge" ADD CONSTRAINT "mfa_challenge_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone" ADD CONSTRAINT "phone_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_challenge" ADD CONSTRAINT "sign_in_challenge_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptance" ADD CONSTRAINT "terms_acceptance_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_bio" ADD CONSTRAINT "user_bio_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_diagnosis_group" ADD CONSTRAINT "user_diagnosis_group_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_mfa" ADD CONSTRAINT "user_mfa_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_mfa_secret" ADD CONSTRAINT "user_mfa_secret_user_mfa_id_user_mfa_id_fk" FOREIGN KEY ("user_mfa_id") REFERENCES "public"."user_mfa"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_password" ADD CONSTRAINT "user_password_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_session" ADD CONSTRAINT "user_session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_session" ADD CONSTRAINT "user_session_auth_user_id_user_id_fk" FOREIGN KEY ("auth_user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_specialty" ADD CONSTRAINT "user_specialty_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_store" ADD CONSTRAINT "user_store_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_timeoff" ADD CONSTRAINT "user_timeoff_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_attendance" ADD CONSTRAINT "live_attendance_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnosis" ADD CONSTRAINT "diagnosis_group_id_diagnosis_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."diagnosis_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnosis_group" ADD CONSTRAINT "diagnosis_group_domain_id_diagnosis_domain_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."diagnosis_domain"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_diagnosis" ADD CONSTRAINT "grant_diagnosis_grant_id_grant_program_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grant_program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_diagnosis" ADD CONSTRAINT "grant_diagnosis_diagnosis_id_diagnosis_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "public"."diagnosis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_diagnosis_domain" ADD CONSTRAINT "grant_diagnosis_domain_grant_id_grant_program_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grant_program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_diagnosis_domain" ADD CONSTRAINT "grant_diagnosis_domain_domain_id_diagnosis_domain_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."diagnosis_domain"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_diagnosis_group" ADD CONSTRAINT "grant_diagnosis_group_grant_id_grant_program_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grant_program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_diagnosis_group" ADD CONSTRAINT "grant_diagnosis_group_group_id_diagnosis_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."diagnosis_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_plan" ADD CONSTRAINT "grant_plan_grant_id_grant_program_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grant_program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_plan" ADD CONSTRAINT "grant_plan_plan_id_membership_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."membership_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_pool" ADD CONSTRAINT "grant_pool_grant_id_grant_program_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."grant_program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_pool" ADD CONSTRAINT "grant_pool_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_program" ADD CONSTRAINT "grant_program_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_plan_diagnosis" ADD CONSTRAINT "membership_plan_diagnosis_plan_id_membership_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."membership_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_plan_diagnosis" ADD CONSTRAINT "membership_plan_diagnosis_diagnosis_id_diagnosis_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "public"."diagnosis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_plan_diagnosis_domain" ADD CONSTRAINT "membership_plan_diagnosis_domain_plan_id_membership_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."membership_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_plan_diagnosis_domain" ADD CONSTRAINT "membership_plan_diagnosis_domain_domain_id_diagnosis_domain_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."diagnosis_domain"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_plan_diagnosis_group" ADD CONSTRAINT "membership_plan_diagnosis_group_plan_id_membership_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."membership_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_plan_diagnosis_group" ADD CONSTRAINT "membership_plan_diagnosis_group_group_id_diagnosis_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."diagnosis_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_plan_link" ADD CONSTRAINT "membership_plan_link_plan_id_membership_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."membership_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_plan_manager" ADD CONSTRAINT "membership_plan_manager_plan_id_membership_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."membership_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_plan_manager" ADD CONSTRAINT "membership_plan_manager_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_plan_member" ADD CONSTRAINT "membership_plan_member_plan_id_membership_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."membership_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_plan_member" ADD CONSTRAINT "membership_plan_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_plan_pool" ADD CONSTRAINT "membership_plan_pool_plan_id_membership_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."membership_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_plan_pool" ADD CONSTRAINT "membership_plan_pool_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_plan_surge" ADD CONSTRAINT "membership_plan_surge_plan_id_membership_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."membership_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_diagnosis" ADD CONSTRAINT "pool_diagnosis_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_diagnosis" ADD CONSTRAINT "pool_diagnosis_diagnosis_id_diagnosis_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "public"."diagnosis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_diagnosis_domain" ADD CONSTRAINT "pool_diagnosis_domain_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_diagnosis_domain" ADD CONSTRAINT "pool_diagnosis_domain_domain_id_diagnosis_domain_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."diagnosis_domain"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_expert" ADD CONSTRAINT "pool_expert_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_expert" ADD CONSTRAINT "pool_expert_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_diagnosis_group" ADD CONSTRAINT "pool_diagnosis_group_pool_id_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_diagnosis_group" ADD CONSTRAINT "pool_diagnosis_group_group_id_diagnosis_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."diagnosis_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning" ADD CONSTRAINT "earning_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earning" ADD CONSTRAINT "earning_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_ledger" ADD CONSTRAINT "transaction_ledger_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transaction_ledger" ADD CONSTRAINT "transaction_ledger_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tax_information" ADD CONSTRAINT "user_tax_information_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_header" ADD CONSTRAINT "survey_header_query_id_query_header_id_fk" FOREIGN KEY ("query_id") REFERENCES "public"."query_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_header" ADD CONSTRAINT "survey_header_query_draft_id_query_header_input_id_fk" FOREIGN KEY ("query_draft_id") REFERENCES "public"."query_header_input"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_header" ADD CONSTRAINT "survey_header_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_question" ADD CONSTRAINT "survey_question_survey_header_id_survey_header_id_fk" FOREIGN KEY ("survey_header_id") REFERENCES "public"."survey_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_question_version" ADD CONSTRAINT "survey_question_version_question_id_survey_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."survey_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_response" ADD CONSTRAINT "survey_response_session_id_survey_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."survey_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_response" ADD CONSTRAINT "survey_response_question_id_survey_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."survey_question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_session" ADD CONSTRAINT "survey_session_survey_header_id_survey_header_id_fk" FOREIGN KEY ("survey_header_id") REFERENCES "public"."survey_header"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_session" ADD CONSTRAINT "survey_session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typeform_response" ADD CONSTRAINT "typeform_response_config_id_typeform_config_id_fk" FOREIGN KEY ("config_id") REFERENCES "public"."typeform_config"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "log_lfc_ref" ON "log_lfc" USING btree ("ref_table","ref_id","created_at","id");--> statement-breakpoint
CREATE INDEX "log_lfc_user" ON "log_lfc" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "log_lfc_created" ON "log_lfc" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "log_lfc_event" ON "log_lfc" USING btree ("event","created_at","id");--> statement-breakpoint
CREATE INDEX "idempotency_key_created" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_document_one" ON "content_document" USING btree ("type","uid","user_type","locale");--> statement-breakpoint
CREATE UNIQUE INDEX "custom_field_value_one" ON "custom_field_value" USING btree ("definition_id","entity_type","entity_id");--> statement-breakpoint
CREATE INDEX "custom_field_value_entity" ON "custom_field_value" USING btree ("entity_type","entity_id");--> statement-breakpoint
CREATE INDEX "user_file_user" ON "user_file" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_file_plan" ON "user_file" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "state_country" ON "state" USING btree ("country_id","name");--> statement-breakpoint
CREATE INDEX "tag_name" ON "tag" USING btree ("name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tag_target_one" ON "tag_target" USING btree ("tag_id","entity_type","entity_id");--> statement-breakpoint
CREATE INDEX "tag_target_entity" ON "tag_target" USING btree ("entity_type","entity_id");--> statement-breakpoint
CREATE INDEX "ai_interaction_event" ON "ai_interaction" USING btree ("log_ai_event_id");--> statement-breakpoint
CREATE INDEX "query_attachment_query" ON "query_attachment" USING btree ("query_id");--> statement-breakpoint
CREATE UNIQUE INDEX "query_expert_person" ON "query_expert" USING btree ("query_id","user_id");--> statement-breakpoint
CREATE INDEX "query_expert_user" ON "query_expert" USING btree ("user_id","status","updated_at");--> statement-breakpoint
CREATE INDEX "query_expert_invite" ON "query_expert" USING btree ("user_id","invite_time");--> statement-breakpoint
CREATE UNIQUE INDEX "query_header_key" ON "query_header" USING btree ("key");--> statement-breakpoint
CREATE INDEX "query_header_status" ON "query_header" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "query_header_created" ON "query_header" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "query_header_user" ON "query_header" USING btree ("user_id","status","created_at");--> statement-breakpoint
CREATE INDEX "query_header_plan" ON "query_header" USING btree ("plan_id","status");--> statement-breakpoint
CREATE INDEX "query_header_grant" ON "query_header" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "query_header_diagnosis" ON "query_header" USING btree ("diagnosis_id");--> statement-breakpoint
CREATE INDEX "query_header_close" ON "query_header" USING btree ("status","close_time");--> statement-breakpoint
CREATE INDEX "query_header_input_user" ON "query_header_input" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "query_invite_query" ON "query_invite" USING btree ("query_id");--> statement-breakpoint
CREATE UNIQUE INDEX "query_invite_token" ON "query_invite" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "query_response_query" ON "query_response" USING btree ("query_id","id");--> statement-breakpoint
CREATE INDEX "query_response_expert" ON "query_response" USING btree ("query_expert_id");--> statement-breakpoint
CREATE INDEX "query_response_text_response" ON "query_response_text" USING btree ("response_id");--> statement-breakpoint
CREATE INDEX "query_seen_user" ON "query_seen" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "query_selection_round" ON "query_selection" USING btree ("query_id","round");--> statement-breakpoint
CREATE INDEX "query_text_query" ON "query_text" USING btree ("query_id","changed_at");--> statement-breakpoint
CREATE INDEX "state_transition_query" ON "state_transition" USING btree ("query_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "device_user" ON "device" USING btree ("user_id","device_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_link_subject" ON "identity_link" USING btree ("provider_key","subject");--> statement-breakpoint
CREATE INDEX "mfa_challenge_user" ON "mfa_challenge" USING btree ("user_id","mfa_type","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_credential" ON "passkey" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkey_user" ON "passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_reset_user" ON "password_reset" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_kind" ON "phone" USING btree ("user_id","phone_kind");--> statement-breakpoint
CREATE INDEX "rate_limit_expires" ON "rate_limit" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "terms_acceptance_user" ON "terms_acceptance" USING btree ("user_id","terms_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_email" ON "user" USING btree ("email");--> statement-breakpoint
CREATE INDEX "user_type_name" ON "user" USING btree ("user_type","last_name","id");--> statement-breakpoint
CREATE INDEX "user_name" ON "user" USING btree ("last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "user_created" ON "user" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_invite_status" ON "user_invite" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "user_invite_email" ON "user_invite" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "user_mfa_type" ON "user_mfa" USING btree ("user_id","mfa_type");--> statement-breakpoint
CREATE INDEX "user_session_user" ON "user_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_session_expires" ON "user_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_specialty_specialty" ON "user_specialty" USING btree ("specialty");--> statement-breakpoint
CREATE INDEX "user_timeoff_user" ON "user_timeoff" USING btree ("user_id","end");--> statement-breakpoint
CREATE UNIQUE INDEX "job_unique" ON "job" USING btree ("unique_key");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("done_at","run_at");--> statement-breakpoint
CREATE INDEX "live_attendance_query" ON "live_attendance" USING btree ("query_id");--> statement-breakpoint
CREATE INDEX "dev_inbox_to" ON "dev_inbox" USING btree ("to","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once" ON "notification" USING btree ("cause","purpose","ordinal","to","type");--> statement-breakpoint
CREATE INDEX "notification_user" ON "notification" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notification_query" ON "notification" USING btree ("query_id");--> statement-breakpoint
CREATE INDEX "notification_created" ON "notification" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "diagnosis_by_group" ON "diagnosis" USING btree ("group_id","name","id");--> statement-breakpoint
CREATE INDEX "diagnosis_name" ON "diagnosis" USING btree ("name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "diagnosis_code" ON "diagnosis" USING btree ("code");--> statement-breakpoint
CREATE INDEX "diagnosis_domain_name" ON "diagnosis_domain" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "diagnosis_group_domain" ON "diagnosis_group" USING btree ("domain_id","name","id");--> statement-breakpoint
CREATE INDEX "diagnosis_group_name" ON "diagnosis_group" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "grant_diagnosis_diagnosis" ON "grant_diagnosis" USING btree ("diagnosis_id");--> statement-breakpoint
CREATE INDEX "grant_plan_plan" ON "grant_plan" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "grant_pool_pool" ON "grant_pool" USING btree ("pool_id");--> statement-breakpoint
CREATE INDEX "grant_program_priority" ON "grant_program" USING btree ("priority","id");--> statement-breakpoint
CREATE INDEX "grant_program_name" ON "grant_program" USING btree ("name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_plan_alias" ON "membership_plan" USING btree ("alias");--> statement-breakpoint
CREATE INDEX "membership_plan_name" ON "membership_plan" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "membership_plan_diagnosis_dx" ON "membership_plan_diagnosis" USING btree ("diagnosis_id");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_plan_link_slug" ON "membership_plan_link" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "membership_plan_link_plan" ON "membership_plan_link" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "membership_plan_manager_user" ON "membership_plan_manager" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "membership_plan_member_user" ON "membership_plan_member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "membership_plan_pool_pool" ON "membership_plan_pool" USING btree ("pool_id");--> statement-breakpoint
CREATE INDEX "membership_plan_surge_plan" ON "membership_plan_surge" USING btree ("plan_id","start");--> statement-breakpoint
CREATE INDEX "pools_name" ON "pools" USING btree ("pool_name","id");--> statement-breakpoint
CREATE INDEX "pool_diagnosis_dx" ON "pool_diagnosis" USING btree ("diagnosis_id");--> statement-breakpoint
CREATE INDEX "pool_expert_user" ON "pool_expert" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "earning_one" ON "earning" USING btree ("query_id","user_id","source");--> statement-breakpoint
CREATE INDEX "earning_user" ON "earning" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "secret_number_field" ON "secret_number" USING btree ("ref_table","ref_id","field");--> statement-breakpoint
CREATE UNIQUE INDEX "transaction_earned" ON "transaction_ledger" USING btree ("earned_key");--> statement-breakpoint
CREATE INDEX "transaction_user" ON "transaction_ledger" USING btree ("user_id","effective_date","id");--> statement-breakpoint
CREATE INDEX "transaction_query" ON "transaction_ledger" USING btree ("query_id");--> statement-breakpoint
CREATE INDEX "transaction_created" ON "transaction_ledger" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_tax_information_user" ON "user_tax_information" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "report_header_created" ON "report_header" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "survey_header_query" ON "survey_header" USING btree ("query_id");--> statement-breakpoint
CREATE INDEX "survey_header_draft" ON "survey_header" USING btree ("query_draft_id");--> statement-breakpoint
CREATE INDEX "survey_question_header" ON "survey_question" USING btree ("survey_header_id","order");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_question_version_one" ON "survey_question_version" USING btree ("question_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_response_one" ON "survey_response" USING btree ("session_id","question_id");--> statement-breakpoint
CREATE INDEX "survey_response_question" ON "survey_response" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_session_person" ON "survey_session" USING btree ("survey_header_id","user_id","question_when");--> statement-breakpoint
CREATE UNIQUE INDEX "survey_session_key" ON "survey_session" USING btree ("key_hash");