CREATE TABLE `log_lfc` (
	`id` text PRIMARY KEY NOT NULL,
	`change_id` text NOT NULL,
	`user_id` text,
	`acting_user_id` text,
	`event` text NOT NULL,
	`ref_table` text NOT NULL,
	`ref_id` text NOT NULL,
	`ref_field` text,
	`old_val` text,
	`new_val` text,
	`text` text,
	`request_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `log_lfc_ref` ON `log_lfc` (`ref_table`,`ref_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `log_lfc_user` ON `log_lfc` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `log_lfc_created` ON `log_lfc` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `log_lfc_event` ON `log_lfc` (`event`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `idempotency_key` (
	`key` text NOT NULL,
	`caller` text NOT NULL,
	`request` text NOT NULL,
	`status` integer NOT NULL,
	`body` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`key`, `caller`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_key_created` ON `idempotency_key` (`created_at`);--> statement-breakpoint
CREATE TABLE `content_document` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`uid` text NOT NULL,
	`user_type` text DEFAULT '' NOT NULL,
	`locale` text NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`fields` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_document_one` ON `content_document` (`type`,`uid`,`user_type`,`locale`);--> statement-breakpoint
CREATE TABLE `country` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`code` text NOT NULL,
	`phone_code` text
);
--> statement-breakpoint
CREATE TABLE `custom_field_definition` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`entity_type` text NOT NULL,
	`definition_type` text NOT NULL,
	`user_type` integer,
	`validator` text,
	`min` text,
	`max` text,
	`max_length` integer,
	`values` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `custom_field_value` (
	`id` text PRIMARY KEY NOT NULL,
	`definition_id` text NOT NULL,
	`entity_type` text NOT NULL,
	`entity_id` text NOT NULL,
	`value` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`definition_id`) REFERENCES `custom_field_definition`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `custom_field_value_one` ON `custom_field_value` (`definition_id`,`entity_type`,`entity_id`);--> statement-breakpoint
CREATE INDEX `custom_field_value_entity` ON `custom_field_value` (`entity_type`,`entity_id`);--> statement-breakpoint
CREATE TABLE `user_file` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`plan_id` text,
	`name` text NOT NULL,
	`description` text,
	`file_type` text,
	`mime` text,
	`size` integer NOT NULL,
	`storage_key` text NOT NULL,
	`status` text NOT NULL,
	`upload_token_hash` text,
	`upload_expires` integer,
	`created_by` text,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `user_file_user` ON `user_file` (`user_id`);--> statement-breakpoint
CREATE INDEX `user_file_plan` ON `user_file` (`plan_id`);--> statement-breakpoint
CREATE TABLE `language` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`interface` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `setting` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `state` (
	`id` integer PRIMARY KEY NOT NULL,
	`country_id` integer NOT NULL,
	`name` text NOT NULL,
	`code` text,
	FOREIGN KEY (`country_id`) REFERENCES `country`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `state_country` ON `state` (`country_id`,`name`);--> statement-breakpoint
CREATE TABLE `tag` (
	`id` text PRIMARY KEY NOT NULL,
	`definition_id` text,
	`name` text NOT NULL,
	`description` text,
	`scope` text NOT NULL,
	`owner_id` text,
	`assignment_type` text,
	`value` text,
	`search_text` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`definition_id`) REFERENCES `tag_definition`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tag_name` ON `tag` (`name`,`id`);--> statement-breakpoint
CREATE TABLE `tag_definition` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`type` text NOT NULL,
	`validator` text,
	`options` text NOT NULL,
	`entity_type` text NOT NULL,
	`scope` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tag_target` (
	`id` text PRIMARY KEY NOT NULL,
	`tag_id` text NOT NULL,
	`entity_type` text NOT NULL,
	`entity_id` text NOT NULL,
	`value` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`tag_id`) REFERENCES `tag`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tag_target_one` ON `tag_target` (`tag_id`,`entity_type`,`entity_id`);--> statement-breakpoint
CREATE INDEX `tag_target_entity` ON `tag_target` (`entity_type`,`entity_id`);--> statement-breakpoint
CREATE TABLE `time_zone` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ai_event` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`log_ref_table` text NOT NULL,
	`log_ref_id` text NOT NULL,
	`target` text NOT NULL,
	`provider` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ai_interaction` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`log_ai_event_id` text NOT NULL,
	`ai_action` text NOT NULL,
	`payload` text,
	`ver` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `ai_interaction_event` ON `ai_interaction` (`log_ai_event_id`);--> statement-breakpoint
CREATE TABLE `diagnosis_fact` (
	`id` text PRIMARY KEY NOT NULL,
	`diagnosis_id` text,
	`group_id` text,
	`domain_id` text,
	`label` text NOT NULL,
	`label_zh` text,
	`pattern` text NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `query_archive` (
	`id` text PRIMARY KEY NOT NULL,
	`query_id` text NOT NULL,
	`name` text NOT NULL,
	`size` integer NOT NULL,
	`storage_key` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `query_attachment` (
	`id` text PRIMARY KEY NOT NULL,
	`query_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`mime` text NOT NULL,
	`size` integer NOT NULL,
	`description` text,
	`storage_key` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `query_attachment_query` ON `query_attachment` (`query_id`);--> statement-breakpoint
CREATE TABLE `query_expert` (
	`id` text PRIMARY KEY NOT NULL,
	`query_id` text NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`round` integer DEFAULT 0 NOT NULL,
	`pool_id` text,
	`side` text,
	`invite_time` integer,
	`invite_expires` integer,
	`accepted_at` integer,
	`reserved_until` integer,
	`remaining_ms` integer,
	`answered_at` integer,
	`decided_at` integer,
	`decline_reason` text,
	`meeting_time` integer,
	`rate` integer,
	`surge_multiple` real DEFAULT 1 NOT NULL,
	`minutes` integer,
	`measured_minutes` integer DEFAULT 0 NOT NULL,
	`payable` integer DEFAULT true NOT NULL,
	`frozen` integer DEFAULT false NOT NULL,
	`paid` integer DEFAULT false NOT NULL,
	`reminder_status` text DEFAULT 'none' NOT NULL,
	`mtg_url` text,
	`reject_reason` text,
	`seen_response_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `query_expert_person` ON `query_expert` (`query_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `query_expert_user` ON `query_expert` (`user_id`,`status`,`updated_at`);--> statement-breakpoint
CREATE INDEX `query_expert_invite` ON `query_expert` (`user_id`,`invite_time`);--> statement-breakpoint
CREATE TABLE `query_header` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`user_id` text NOT NULL,
	`created_by` text NOT NULL,
	`status` text NOT NULL,
	`type` text DEFAULT 'normal' NOT NULL,
	`title` text NOT NULL,
	`media_type` text NOT NULL,
	`diagnosis_id` text NOT NULL,
	`context_name` text,
	`plan_id` text,
	`grant_id` text,
	`pool_id` text,
	`private_expert_id` text,
	`expert_selection_mode` text NOT NULL,
	`text` text NOT NULL,
	`history` text DEFAULT '' NOT NULL,
	`language` text DEFAULT 'en-us' NOT NULL,
	`gender_id` text,
	`age_magnitude` integer,
	`age_units` text,
	`dob` text,
	`anonymous` integer DEFAULT false NOT NULL,
	`test_query` integer DEFAULT false NOT NULL,
	`panel_size` integer,
	`max_response_time` integer,
	`max_query_duration` integer,
	`first_reminder` integer,
	`second_reminder` integer,
	`csr_review` text,
	`asker_review` text,
	`review_reasons` text NOT NULL,
	`review_checks` text NOT NULL,
	`return_reason` text,
	`hold_reason` text,
	`cancel_reason` text,
	`prevent_invites` integer DEFAULT false NOT NULL,
	`accounting_status` text DEFAULT 'new' NOT NULL,
	`free_level` text DEFAULT 'none' NOT NULL,
	`charge_reference` text,
	`asker_action` text,
	`released_at` integer,
	`answered_at` integer,
	`close_time` integer,
	`closed_at` integer,
	`remaining_ms` integer,
	`meeting_time` integer,
	`meeting_minutes` integer,
	`proposed_times` text NOT NULL,
	`session_ended_at` integer,
	`surge_id` text,
	`surge_multiple` real DEFAULT 1 NOT NULL,
	`independent_first` integer DEFAULT false NOT NULL,
	`survey_status` text,
	`question_count` integer DEFAULT 0 NOT NULL,
	`response_count` integer DEFAULT 0 NOT NULL,
	`last_response_at` integer,
	`search_text` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`diagnosis_id`) REFERENCES `diagnosis`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`plan_id`) REFERENCES `membership_plan`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`grant_id`) REFERENCES `grant_program`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`pool_id`) REFERENCES `pools`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `query_header_key` ON `query_header` (`key`);--> statement-breakpoint
CREATE INDEX `query_header_status` ON `query_header` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `query_header_created` ON `query_header` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `query_header_user` ON `query_header` (`user_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `query_header_plan` ON `query_header` (`plan_id`,`status`);--> statement-breakpoint
CREATE INDEX `query_header_grant` ON `query_header` (`grant_id`);--> statement-breakpoint
CREATE INDEX `query_header_diagnosis` ON `query_header` (`diagnosis_id`);--> statement-breakpoint
CREATE INDEX `query_header_close` ON `query_header` (`status`,`close_time`);--> statement-breakpoint
CREATE TABLE `query_header_input` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_by` text NOT NULL,
	`client_data` text NOT NULL,
	`ts` integer NOT NULL,
	`query_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `query_header_input_user` ON `query_header_input` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE TABLE `query_invite` (
	`id` text PRIMARY KEY NOT NULL,
	`query_id` text NOT NULL,
	`participant_type` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`status` text DEFAULT 'inactive' NOT NULL,
	`action` text DEFAULT 'invited' NOT NULL,
	`token_hash` text NOT NULL,
	`sent_at` integer,
	`joined_at` integer,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `query_invite_query` ON `query_invite` (`query_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `query_invite_token` ON `query_invite` (`token_hash`);--> statement-breakpoint
CREATE TABLE `query_response` (
	`id` text PRIMARY KEY NOT NULL,
	`query_id` text NOT NULL,
	`query_expert_id` text,
	`user_id` text NOT NULL,
	`acting_user_id` text,
	`type` text NOT NULL,
	`subtype` text,
	`text` text DEFAULT '' NOT NULL,
	`terms` text,
	`reason` text,
	`about_response_id` text,
	`attachment_id` text,
	`minutes` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`query_expert_id`) REFERENCES `query_expert`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `query_response_query` ON `query_response` (`query_id`,`id`);--> statement-breakpoint
CREATE INDEX `query_response_expert` ON `query_response` (`query_expert_id`);--> statement-breakpoint
CREATE TABLE `query_response_text` (
	`id` text PRIMARY KEY NOT NULL,
	`response_id` text NOT NULL,
	`text` text NOT NULL,
	`changed_by` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`response_id`) REFERENCES `query_response`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `query_response_text_response` ON `query_response_text` (`response_id`);--> statement-breakpoint
CREATE TABLE `query_seen` (
	`query_id` text NOT NULL,
	`user_id` text NOT NULL,
	`response_id` text NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`query_id`, `user_id`),
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `query_seen_user` ON `query_seen` (`user_id`);--> statement-breakpoint
CREATE TABLE `query_selection` (
	`id` text PRIMARY KEY NOT NULL,
	`query_id` text NOT NULL,
	`round` integer NOT NULL,
	`seed` text NOT NULL,
	`mode` text NOT NULL,
	`panel_size` integer NOT NULL,
	`ranking` text NOT NULL,
	`invited` text NOT NULL,
	`alternates` text NOT NULL,
	`run_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `query_selection_round` ON `query_selection` (`query_id`,`round`);--> statement-breakpoint
CREATE TABLE `query_team` (
	`query_id` text NOT NULL,
	`user_id` text NOT NULL,
	`csr_handler` text DEFAULT 'assigned' NOT NULL,
	PRIMARY KEY(`query_id`, `user_id`),
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `query_text` (
	`id` text PRIMARY KEY NOT NULL,
	`query_id` text NOT NULL,
	`text` text NOT NULL,
	`history` text NOT NULL,
	`changed_by` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `query_text_query` ON `query_text` (`query_id`,`changed_at`);--> statement-breakpoint
CREATE TABLE `state_transition` (
	`id` text PRIMARY KEY NOT NULL,
	`query_id` text NOT NULL,
	`from` text,
	`to` text NOT NULL,
	`command` text NOT NULL,
	`user_id` text,
	`acting_user_id` text,
	`reason` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `state_transition_query` ON `state_transition` (`query_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `address` (
	`user_id` text PRIMARY KEY NOT NULL,
	`address` text,
	`address2` text,
	`city` text,
	`state_id` integer,
	`country_id` integer,
	`zip` text,
	`time_zone` text DEFAULT 'America/New_York' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `device` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`device_id` text NOT NULL,
	`device_token` text NOT NULL,
	`platform` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `device_user` ON `device` (`user_id`,`device_id`);--> statement-breakpoint
CREATE TABLE `identity_link` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`provider_key` text NOT NULL,
	`subject` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identity_link_subject` ON `identity_link` (`provider_key`,`subject`);--> statement-breakpoint
CREATE TABLE `mfa_challenge` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`session_hash` text NOT NULL,
	`mfa_type` text NOT NULL,
	`target` text,
	`code_hash` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mfa_challenge_user` ON `mfa_challenge` (`user_id`,`mfa_type`,`sent_at`);--> statement-breakpoint
CREATE TABLE `notification_preference` (
	`user_id` text PRIMARY KEY NOT NULL,
	`preferred_contact` text DEFAULT 'email' NOT NULL,
	`sms` integer DEFAULT false NOT NULL,
	`email` integer DEFAULT true NOT NULL,
	`app` integer DEFAULT false NOT NULL,
	`muted` text NOT NULL,
	`do_not_disturb_start` text,
	`do_not_disturb_end` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `passkey` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer DEFAULT 0 NOT NULL,
	`transports` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkey_credential` ON `passkey` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkey_user` ON `passkey` (`user_id`);--> statement-breakpoint
CREATE TABLE `password_reset` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`new_account` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_reset_user` ON `password_reset` (`user_id`);--> statement-breakpoint
CREATE TABLE `phone` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`phone_kind` text NOT NULL,
	`number` text NOT NULL,
	`confirmed_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `phone_kind` ON `phone` (`user_id`,`phone_kind`);--> statement-breakpoint
CREATE TABLE `rate_limit` (
	`key` text PRIMARY KEY NOT NULL,
	`points` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limit_expires` ON `rate_limit` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sign_in_challenge` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `terms_acceptance` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`terms_id` text NOT NULL,
	`query_id` text,
	`accepted_at` integer NOT NULL,
	`address` text,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `terms_acceptance_user` ON `terms_acceptance` (`user_id`,`terms_id`);--> statement-breakpoint
CREATE TABLE `user` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`first_name` text NOT NULL,
	`middle_name` text,
	`last_name` text NOT NULL,
	`display_name` text,
	`suffix` text,
	`prefix` text,
	`preferred_language` text DEFAULT 'en-us' NOT NULL,
	`user_type` integer NOT NULL,
	`user_kind` text,
	`csr_review` text DEFAULT 'auto' NOT NULL,
	`noetic_expert` integer DEFAULT false NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`reg_status` text DEFAULT 'new' NOT NULL,
	`expert_tier` integer,
	`hourly_rate` integer,
	`institution_type` text,
	`npi` text,
	`date_of_birth` text,
	`voice_pitch` text DEFAULT 'none' NOT NULL,
	`test_user` integer DEFAULT false NOT NULL,
	`support_account` integer DEFAULT false NOT NULL,
	`staff_roles` text NOT NULL,
	`allowed_csr_view` integer DEFAULT false NOT NULL,
	`access` text,
	`attach_messenger` integer,
	`attach_video` integer,
	`attach_audio` integer,
	`free_level` text DEFAULT 'none' NOT NULL,
	`tax_form_status` text DEFAULT 'not_started' NOT NULL,
	`theme` text,
	`country_id` integer,
	`avatar_file_id` text,
	`must_change_password` integer DEFAULT false NOT NULL,
	`last_sign_in_at` integer,
	`search_text` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_email` ON `user` (`email`);--> statement-breakpoint
CREATE INDEX `user_type_name` ON `user` (`user_type`,`last_name`,`id`);--> statement-breakpoint
CREATE INDEX `user_name` ON `user` (`last_name`,`first_name`,`id`);--> statement-breakpoint
CREATE INDEX `user_created` ON `user` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `user_bio` (
	`user_id` text PRIMARY KEY NOT NULL,
	`professional_bio` text,
	`consumer_bio` text,
	`affiliations` text,
	`location` text,
	`disclosures` text,
	`other_specialty` text,
	`last_edited` integer,
	`last_edited_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `user_diagnosis_group` (
	`user_id` text NOT NULL,
	`group_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `group_id`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `user_invite` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`user_type` integer NOT NULL,
	`plan_id` text,
	`link_id` text,
	`hourly_rate` integer,
	`status` text DEFAULT 'new' NOT NULL,
	`action` text,
	`token_hash` text,
	`invited_by` text,
	`sent_at` integer,
	`expires_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `user_invite_status` ON `user_invite` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `user_invite_email` ON `user_invite` (`email`);--> statement-breakpoint
CREATE TABLE `user_mfa` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`mfa_type` text NOT NULL,
	`phone` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`locked_until` integer,
	`enrolled_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_mfa_type` ON `user_mfa` (`user_id`,`mfa_type`);--> statement-breakpoint
CREATE TABLE `user_mfa_secret` (
	`user_mfa_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`last_step` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_mfa_id`) REFERENCES `user_mfa`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `user_password` (
	`user_id` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `user_session` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`auth_user_id` text,
	`auth_session_hash` text,
	`acting_reason` text,
	`mfa_used` text,
	`mfa_validated` integer DEFAULT false NOT NULL,
	`device_id` text,
	`user_agent` text,
	`address` text,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`absolute_expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`auth_user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_session_user` ON `user_session` (`user_id`);--> statement-breakpoint
CREATE INDEX `user_session_expires` ON `user_session` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user_specialty` (
	`user_id` text NOT NULL,
	`specialty` text NOT NULL,
	PRIMARY KEY(`user_id`, `specialty`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_specialty_specialty` ON `user_specialty` (`specialty`);--> statement-breakpoint
CREATE TABLE `user_store` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`value` text,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `user_timeoff` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`start` text NOT NULL,
	`end` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_timeoff_user` ON `user_timeoff` (`user_id`,`end`);--> statement-breakpoint
CREATE TABLE `job` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`unique_key` text,
	`payload` text NOT NULL,
	`run_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`leased_until` integer,
	`done_at` integer,
	`error` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_unique` ON `job` (`unique_key`);--> statement-breakpoint
CREATE INDEX `job_due` ON `job` (`done_at`,`run_at`);--> statement-breakpoint
CREATE TABLE `live_attendance` (
	`id` text PRIMARY KEY NOT NULL,
	`query_id` text NOT NULL,
	`user_id` text,
	`query_invite_id` text,
	`role` text NOT NULL,
	`peer_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`token_expires` integer NOT NULL,
	`voice` text,
	`joined_at` integer,
	`left_at` integer,
	`minutes` integer,
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `live_attendance_query` ON `live_attendance` (`query_id`);--> statement-breakpoint
CREATE TABLE `dev_inbox` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`to` text NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`text` text NOT NULL,
	`html` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dev_inbox_to` ON `dev_inbox` (`to`,`created_at`);--> statement-breakpoint
CREATE TABLE `notification` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`query_id` text,
	`type` text NOT NULL,
	`purpose` text NOT NULL,
	`cause` text NOT NULL,
	`ordinal` integer DEFAULT 1 NOT NULL,
	`to` text NOT NULL,
	`subject` text DEFAULT '' NOT NULL,
	`text` text NOT NULL,
	`html` text,
	`link` text,
	`secret` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`error` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`read_at` integer,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`sent_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notification_once` ON `notification` (`cause`,`purpose`,`ordinal`,`to`,`type`);--> statement-breakpoint
CREATE INDEX `notification_user` ON `notification` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `notification_query` ON `notification` (`query_id`);--> statement-breakpoint
CREATE INDEX `notification_created` ON `notification` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `support_message` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`email_body` text NOT NULL,
	`page` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `diagnosis` (
	`id` text PRIMARY KEY NOT NULL,
	`group_id` text NOT NULL,
	`code` text,
	`name` text NOT NULL,
	`name_zh` text,
	`specialty` text,
	`enabled` integer DEFAULT true NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`group_id`) REFERENCES `diagnosis_group`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `diagnosis_by_group` ON `diagnosis` (`group_id`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `diagnosis_name` ON `diagnosis` (`name`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `diagnosis_code` ON `diagnosis` (`code`);--> statement-breakpoint
CREATE TABLE `diagnosis_domain` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_zh` text,
	`enabled` integer DEFAULT true NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `diagnosis_domain_name` ON `diagnosis_domain` (`name`,`id`);--> statement-breakpoint
CREATE TABLE `diagnosis_group` (
	`id` text PRIMARY KEY NOT NULL,
	`domain_id` text NOT NULL,
	`code` text,
	`name` text NOT NULL,
	`name_zh` text,
	`enabled` integer DEFAULT true NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`domain_id`) REFERENCES `diagnosis_domain`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `diagnosis_group_domain` ON `diagnosis_group` (`domain_id`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `diagnosis_group_name` ON `diagnosis_group` (`name`,`id`);--> statement-breakpoint
CREATE TABLE `grant_diagnosis` (
	`grant_id` text NOT NULL,
	`diagnosis_id` text NOT NULL,
	PRIMARY KEY(`grant_id`, `diagnosis_id`),
	FOREIGN KEY (`grant_id`) REFERENCES `grant_program`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`diagnosis_id`) REFERENCES `diagnosis`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `grant_diagnosis_diagnosis` ON `grant_diagnosis` (`diagnosis_id`);--> statement-breakpoint
CREATE TABLE `grant_diagnosis_domain` (
	`grant_id` text NOT NULL,
	`domain_id` text NOT NULL,
	PRIMARY KEY(`grant_id`, `domain_id`),
	FOREIGN KEY (`grant_id`) REFERENCES `grant_program`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`domain_id`) REFERENCES `diagnosis_domain`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `grant_diagnosis_group` (
	`grant_id` text NOT NULL,
	`group_id` text NOT NULL,
	PRIMARY KEY(`grant_id`, `group_id`),
	FOREIGN KEY (`grant_id`) REFERENCES `grant_program`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`group_id`) REFERENCES `diagnosis_group`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `grant_plan` (
	`grant_id` text NOT NULL,
	`plan_id` text NOT NULL,
	PRIMARY KEY(`grant_id`, `plan_id`),
	FOREIGN KEY (`grant_id`) REFERENCES `grant_program`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plan_id`) REFERENCES `membership_plan`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `grant_plan_plan` ON `grant_plan` (`plan_id`);--> statement-breakpoint
CREATE TABLE `grant_pool` (
	`grant_id` text NOT NULL,
	`pool_id` text NOT NULL,
	PRIMARY KEY(`grant_id`, `pool_id`),
	FOREIGN KEY (`grant_id`) REFERENCES `grant_program`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pool_id`) REFERENCES `pools`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `grant_pool_pool` ON `grant_pool` (`pool_id`);--> statement-breakpoint
CREATE TABLE `grant_program` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`display_title` text NOT NULL,
	`description` text,
	`short_description` text NOT NULL,
	`front_matter` text NOT NULL,
	`user_type` integer,
	`user_kind` text,
	`active_from` text,
	`active_to` text,
	`priority` integer DEFAULT 100 NOT NULL,
	`max_response_time` integer,
	`max_query_duration` integer,
	`first_reminder` integer,
	`second_reminder` integer,
	`panel_size` integer,
	`expert_selection_mode` text DEFAULT 'grant_first' NOT NULL,
	`region_id` text,
	`csr_review` text,
	`enabled` integer DEFAULT true NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`region_id`) REFERENCES `region`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `grant_program_priority` ON `grant_program` (`priority`,`id`);--> statement-breakpoint
CREATE INDEX `grant_program_name` ON `grant_program` (`name`,`id`);--> statement-breakpoint
CREATE TABLE `membership_plan` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`alias` text NOT NULL,
	`sponsor_name` text,
	`display_title` text NOT NULL,
	`dashboard_message` text,
	`registration_text` text,
	`theme` text,
	`no_new_queries` integer DEFAULT false NOT NULL,
	`read_only_discussions` integer DEFAULT false NOT NULL,
	`access` text,
	`attach_messenger` integer DEFAULT true NOT NULL,
	`attach_video` integer DEFAULT true NOT NULL,
	`attach_audio` integer DEFAULT true NOT NULL,
	`match_by_region` integer DEFAULT false NOT NULL,
	`country_codes` text DEFAULT '' NOT NULL,
	`shared_queries` integer DEFAULT false NOT NULL,
	`selectable` integer DEFAULT true NOT NULL,
	`max_response_time` integer,
	`max_query_duration` integer,
	`first_reminder` integer,
	`second_reminder` integer,
	`panel_size` integer,
	`expert_selection_mode` text,
	`local_pool_weight` real DEFAULT 1 NOT NULL,
	`independent_first` integer DEFAULT false NOT NULL,
	`survey_builder` integer DEFAULT false NOT NULL,
	`anonymous_allowed` integer DEFAULT false NOT NULL,
	`gender_opt_out` integer DEFAULT false NOT NULL,
	`media` text NOT NULL,
	`csr_review` text,
	`free_level` text,
	`customer_id` text,
	`effective_date` text,
	`active_from` text,
	`active_to` text,
	`enabled` integer DEFAULT true NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `membership_plan_alias` ON `membership_plan` (`alias`);--> statement-breakpoint
CREATE INDEX `membership_plan_name` ON `membership_plan` (`name`,`id`);--> statement-breakpoint
CREATE TABLE `membership_plan_diagnosis` (
	`plan_id` text NOT NULL,
	`diagnosis_id` text NOT NULL,
	PRIMARY KEY(`plan_id`, `diagnosis_id`),
	FOREIGN KEY (`plan_id`) REFERENCES `membership_plan`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`diagnosis_id`) REFERENCES `diagnosis`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `membership_plan_diagnosis_dx` ON `membership_plan_diagnosis` (`diagnosis_id`);--> statement-breakpoint
CREATE TABLE `membership_plan_diagnosis_domain` (
	`plan_id` text NOT NULL,
	`domain_id` text NOT NULL,
	PRIMARY KEY(`plan_id`, `domain_id`),
	FOREIGN KEY (`plan_id`) REFERENCES `membership_plan`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`domain_id`) REFERENCES `diagnosis_domain`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `membership_plan_diagnosis_group` (
	`plan_id` text NOT NULL,
	`group_id` text NOT NULL,
	PRIMARY KEY(`plan_id`, `group_id`),
	FOREIGN KEY (`plan_id`) REFERENCES `membership_plan`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`group_id`) REFERENCES `diagnosis_group`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `membership_plan_link` (
	`id` text PRIMARY KEY NOT NULL,
	`plan_id` text NOT NULL,
	`slug` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`user_type` integer,
	`effective_date` text,
	`enabled` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`plan_id`) REFERENCES `membership_plan`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `membership_plan_link_slug` ON `membership_plan_link` (`slug`);--> statement-breakpoint
CREATE INDEX `membership_plan_link_plan` ON `membership_plan_link` (`plan_id`);--> statement-breakpoint
CREATE TABLE `membership_plan_manager` (
	`plan_id` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`plan_id`, `user_id`),
	FOREIGN KEY (`plan_id`) REFERENCES `membership_plan`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `membership_plan_manager_user` ON `membership_plan_manager` (`user_id`);--> statement-breakpoint
CREATE TABLE `membership_plan_member` (
	`plan_id` text NOT NULL,
	`user_id` text NOT NULL,
	`access` text,
	`attach_messenger` integer,
	`attach_video` integer,
	`attach_audio` integer,
	`link_id` text,
	`joined_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`plan_id`, `user_id`),
	FOREIGN KEY (`plan_id`) REFERENCES `membership_plan`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `membership_plan_member_user` ON `membership_plan_member` (`user_id`);--> statement-breakpoint
CREATE TABLE `membership_plan_pool` (
	`plan_id` text NOT NULL,
	`pool_id` text NOT NULL,
	PRIMARY KEY(`plan_id`, `pool_id`),
	FOREIGN KEY (`plan_id`) REFERENCES `membership_plan`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pool_id`) REFERENCES `pools`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `membership_plan_pool_pool` ON `membership_plan_pool` (`pool_id`);--> statement-breakpoint
CREATE TABLE `membership_plan_surge` (
	`id` text PRIMARY KEY NOT NULL,
	`plan_id` text NOT NULL,
	`description` text NOT NULL,
	`start` text NOT NULL,
	`end` text NOT NULL,
	`multiple` real NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`plan_id`) REFERENCES `membership_plan`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `membership_plan_surge_plan` ON `membership_plan_surge` (`plan_id`,`start`);--> statement-breakpoint
CREATE TABLE `pools` (
	`id` text PRIMARY KEY NOT NULL,
	`pool_name` text NOT NULL,
	`display_name` text NOT NULL,
	`specialty` text,
	`enabled` integer DEFAULT true NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pools_name` ON `pools` (`pool_name`,`id`);--> statement-breakpoint
CREATE TABLE `pool_diagnosis` (
	`pool_id` text NOT NULL,
	`diagnosis_id` text NOT NULL,
	PRIMARY KEY(`pool_id`, `diagnosis_id`),
	FOREIGN KEY (`pool_id`) REFERENCES `pools`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`diagnosis_id`) REFERENCES `diagnosis`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pool_diagnosis_dx` ON `pool_diagnosis` (`diagnosis_id`);--> statement-breakpoint
CREATE TABLE `pool_diagnosis_domain` (
	`pool_id` text NOT NULL,
	`domain_id` text NOT NULL,
	PRIMARY KEY(`pool_id`, `domain_id`),
	FOREIGN KEY (`pool_id`) REFERENCES `pools`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`domain_id`) REFERENCES `diagnosis_domain`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `pool_expert` (
	`pool_id` text NOT NULL,
	`user_id` text NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`pool_id`, `user_id`),
	FOREIGN KEY (`pool_id`) REFERENCES `pools`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pool_expert_user` ON `pool_expert` (`user_id`);--> statement-breakpoint
CREATE TABLE `pool_diagnosis_group` (
	`pool_id` text NOT NULL,
	`group_id` text NOT NULL,
	PRIMARY KEY(`pool_id`, `group_id`),
	FOREIGN KEY (`pool_id`) REFERENCES `pools`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`group_id`) REFERENCES `diagnosis_group`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `region` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`country_codes` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `bank_account` (
	`user_id` text PRIMARY KEY NOT NULL,
	`bank_name` text,
	`swift_code` text,
	`bank_country` integer,
	`bank_state` text,
	`bank_address1` text,
	`bank_address2` text,
	`bank_city` text,
	`bank_postal_code` text,
	`paypal_email` text,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `earning` (
	`id` text PRIMARY KEY NOT NULL,
	`query_expert_id` text NOT NULL,
	`query_id` text NOT NULL,
	`user_id` text NOT NULL,
	`source` text NOT NULL,
	`minutes` integer NOT NULL,
	`amount` integer NOT NULL,
	`formula` text NOT NULL,
	`frozen_at` integer,
	`transaction_id` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `earning_one` ON `earning` (`query_id`,`user_id`,`source`);--> statement-breakpoint
CREATE INDEX `earning_user` ON `earning` (`user_id`);--> statement-breakpoint
CREATE TABLE `payout` (
	`id` text PRIMARY KEY NOT NULL,
	`quarter` text NOT NULL,
	`total` integer NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `secret_number` (
	`id` text PRIMARY KEY NOT NULL,
	`ref_table` text NOT NULL,
	`ref_id` text NOT NULL,
	`field` text NOT NULL,
	`key_id` text NOT NULL,
	`cipher` text NOT NULL,
	`last_four` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `secret_number_field` ON `secret_number` (`ref_table`,`ref_id`,`field`);--> statement-breakpoint
CREATE TABLE `transaction_ledger` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`query_id` text,
	`query_expert_id` text,
	`description` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`transaction_type` text NOT NULL,
	`source` text NOT NULL,
	`status` text NOT NULL,
	`effective_date` text NOT NULL,
	`formula` text,
	`surge_id` text,
	`reason` text,
	`reversal_of` text,
	`payout_id` text,
	`earned_key` text,
	`created_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transaction_earned` ON `transaction_ledger` (`earned_key`);--> statement-breakpoint
CREATE INDEX `transaction_user` ON `transaction_ledger` (`user_id`,`effective_date`,`id`);--> statement-breakpoint
CREATE INDEX `transaction_query` ON `transaction_ledger` (`query_id`);--> statement-breakpoint
CREATE INDEX `transaction_created` ON `transaction_ledger` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `user_tax_information` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`form_type` text NOT NULL,
	`legal_name` text,
	`address` text,
	`city` text,
	`state` text,
	`state_id` integer,
	`zip_code` text,
	`country_id` integer,
	`entity_type` text,
	`entity_type_other` text,
	`tax_clarification` text,
	`ownership_interest` integer,
	`dob` text,
	`ftin_not_required` integer,
	`do_not_have_paypal` integer,
	`personal_phone_number` text,
	`certification_country` integer,
	`certification_date` text,
	`certify_date` integer,
	`evidence` text,
	`previous_hash` text,
	`hash` text,
	`status` text NOT NULL,
	`expires_at` text,
	`invalid_reason` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `user_tax_information_user` ON `user_tax_information` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `report_header` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`report_type` text,
	`header_type` text,
	`common_report_id` text,
	`plan_id` text,
	`query_ids` text NOT NULL,
	`date_range` text,
	`options` integer DEFAULT 0 NOT NULL,
	`filters` text,
	`group_by` text,
	`state` text NOT NULL,
	`error` text,
	`storage_key` text,
	`created_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `report_header_created` ON `report_header` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `survey_header` (
	`id` text PRIMARY KEY NOT NULL,
	`query_id` text,
	`query_draft_id` text,
	`user_id` text NOT NULL,
	`header_type` text DEFAULT 'internal' NOT NULL,
	`title` text,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`query_id`) REFERENCES `query_header`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`query_draft_id`) REFERENCES `query_header_input`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `survey_header_query` ON `survey_header` (`query_id`);--> statement-breakpoint
CREATE INDEX `survey_header_draft` ON `survey_header` (`query_draft_id`);--> statement-breakpoint
CREATE TABLE `survey_question` (
	`id` text PRIMARY KEY NOT NULL,
	`survey_header_id` text NOT NULL,
	`user_id` text NOT NULL,
	`order` integer NOT NULL,
	`text` text NOT NULL,
	`question_type_id` integer NOT NULL,
	`question_when` text DEFAULT 'question' NOT NULL,
	`configuration` text NOT NULL,
	`hidden` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`survey_header_id`) REFERENCES `survey_header`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `survey_question_header` ON `survey_question` (`survey_header_id`,`order`);--> statement-breakpoint
CREATE TABLE `survey_question_version` (
	`id` text PRIMARY KEY NOT NULL,
	`question_id` text NOT NULL,
	`version` integer NOT NULL,
	`text` text NOT NULL,
	`question_type_id` integer NOT NULL,
	`configuration` text NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `survey_question`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `survey_question_version_one` ON `survey_question_version` (`question_id`,`version`);--> statement-breakpoint
CREATE TABLE `survey_response` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`question_id` text NOT NULL,
	`question_version` integer NOT NULL,
	`user_id` text NOT NULL,
	`value` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `survey_session`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`question_id`) REFERENCES `survey_question`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `survey_response_one` ON `survey_response` (`session_id`,`question_id`);--> statement-breakpoint
CREATE INDEX `survey_response_question` ON `survey_response` (`question_id`);--> statement-breakpoint
CREATE TABLE `survey_session` (
	`id` text PRIMARY KEY NOT NULL,
	`survey_header_id` text NOT NULL,
	`query_id` text,
	`user_id` text NOT NULL,
	`question_when` text NOT NULL,
	`key_hash` text NOT NULL,
	`completed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`survey_header_id`) REFERENCES `survey_header`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `survey_session_person` ON `survey_session` (`survey_header_id`,`user_id`,`question_when`);--> statement-breakpoint
CREATE UNIQUE INDEX `survey_session_key` ON `survey_session` (`key_hash`);--> statement-breakpoint
CREATE TABLE `typeform_config` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`builder_config` text NOT NULL,
	`form_id` text,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `typeform_response` (
	`id` text PRIMARY KEY NOT NULL,
	`config_id` text NOT NULL,
	`answers` text NOT NULL,
	`submitted_at` integer NOT NULL,
	FOREIGN KEY (`config_id`) REFERENCES `typeform_config`(`id`) ON UPDATE no action ON DELETE cascade
);
