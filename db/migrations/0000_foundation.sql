CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"scope" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"password_recovery_active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" text,
	"kind" text NOT NULL,
	"target" text,
	"change" jsonb NOT NULL,
	CONSTRAINT "audit_entries_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "availability_weeks" (
	"organization_id" text NOT NULL,
	"week_start" date NOT NULL,
	"profile_id" text NOT NULL,
	"cells" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "availability_weeks_organization_id_week_start_profile_id_pk" PRIMARY KEY("organization_id","week_start","profile_id")
);
--> statement-breakpoint
CREATE TABLE "organization_contact_persons" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"whatsapp" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "organization_contact_persons_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "creator_groups" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"color" text NOT NULL,
	"chatter_count" integer NOT NULL,
	"use_custom_shifts" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "creator_groups_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "creator_groups_chatter_count" CHECK ("creator_groups"."chatter_count" between 1 and 9)
);
--> statement-breakpoint
CREATE TABLE "group_combinations" (
	"organization_id" text NOT NULL,
	"creator_link_id" text NOT NULL,
	"group_id" text NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "group_combinations_one_group" PRIMARY KEY("organization_id","creator_link_id")
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"organization_id" text NOT NULL,
	"group_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	CONSTRAINT "group_members_organization_id_group_id_profile_id_pk" PRIMARY KEY("organization_id","group_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "group_shift_requirements" (
	"organization_id" text NOT NULL,
	"group_id" text NOT NULL,
	"shift_id" text NOT NULL,
	"main_chatters" integer NOT NULL,
	CONSTRAINT "group_shift_requirements_organization_id_group_id_shift_id_pk" PRIMARY KEY("organization_id","group_id","shift_id"),
	CONSTRAINT "group_shift_requirements_count" CHECK ("group_shift_requirements"."main_chatters" between 1 and 9)
);
--> statement-breakpoint
CREATE TABLE "creator_links" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"creator_id" text NOT NULL,
	"kind" text NOT NULL,
	"platform" text NOT NULL,
	"url" text NOT NULL,
	"account_type" text DEFAULT 'main' NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "creator_links_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "creator_links_kind" CHECK ("creator_links"."kind" in ('creator', 'social')),
	CONSTRAINT "creator_links_account_type" CHECK ("creator_links"."account_type" in ('main', 'secondary'))
);
--> statement-breakpoint
CREATE TABLE "creators" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"importance" integer DEFAULT 3 NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"contact_email" text,
	"notes" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "creators_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "creators_importance" CHECK ("creators"."importance" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organizations_name_length" CHECK (length("organizations"."name") between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"role" text NOT NULL,
	"former_role" text,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"time_zone" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"active_status" text,
	"has_custom_vacation_days" boolean DEFAULT false NOT NULL,
	"max_vacation_days" integer,
	"shift_preferences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profiles_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "profiles_one_organization" UNIQUE("id"),
	CONSTRAINT "profiles_role" CHECK ("profiles"."role" in ('owner', 'admin', 'team_lead', 'chatter', 'locked')),
	CONSTRAINT "profiles_vacation_days" CHECK ("profiles"."max_vacation_days" between 0 and 7)
);
--> statement-breakpoint
CREATE TABLE "role_permissions_templates" (
	"organization_id" text NOT NULL,
	"role" text NOT NULL,
	"permissions" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "role_permissions_templates_organization_id_role_pk" PRIMARY KEY("organization_id","role")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"group_id" text NOT NULL,
	"date" date NOT NULL,
	"shift_id" text NOT NULL,
	"seat" integer NOT NULL,
	"profile_id" text NOT NULL,
	"state" text NOT NULL,
	"shift_name" text NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"overridden_warnings" text[] DEFAULT '{}' NOT NULL,
	"override_reason" text,
	"decline_reason" text,
	"assigned_by" text,
	"assigned_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "assignments_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "assignments_state" CHECK ("assignments"."state" in ('draft', 'assigned', 'confirmed', 'declined')),
	CONSTRAINT "assignments_seat" CHECK ("assignments"."seat" between 1 and 9),
	CONSTRAINT "assignments_span" CHECK ("assignments"."starts_at" < "assignments"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "plan_weeks" (
	"organization_id" text NOT NULL,
	"group_id" text NOT NULL,
	"week_start" date NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone,
	"published_by" text,
	CONSTRAINT "plan_weeks_organization_id_group_id_week_start_pk" PRIMARY KEY("organization_id","group_id","week_start"),
	CONSTRAINT "plan_weeks_state" CHECK ("plan_weeks"."state" in ('draft', 'published')),
	CONSTRAINT "plan_weeks_monday" CHECK (extract(isodow from "plan_weeks"."week_start") = 1)
);
--> statement-breakpoint
CREATE TABLE "shifts" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"group_id" text,
	"name" text NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"belongs_to_previous_day" boolean DEFAULT false NOT NULL,
	"color" text NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"display_order" integer NOT NULL,
	CONSTRAINT "shifts_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "shifts_times" CHECK ("shifts"."start_time" ~ '^[0-2][0-9]:[0-5][0-9]$' and "shifts"."end_time" ~ '^[0-2][0-9]:[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"link" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_weeks" ADD CONSTRAINT "availability_weeks_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_contact_persons" ADD CONSTRAINT "organization_contact_persons_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_groups" ADD CONSTRAINT "creator_groups_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_combinations" ADD CONSTRAINT "group_combinations_organization_id_group_id_creator_groups_organization_id_id_fk" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."creator_groups"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_combinations" ADD CONSTRAINT "group_combinations_link" FOREIGN KEY ("organization_id","creator_link_id") REFERENCES "public"."creator_links"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_organization_id_group_id_creator_groups_organization_id_id_fk" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."creator_groups"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_shift_requirements" ADD CONSTRAINT "group_shift_requirements_organization_id_group_id_creator_groups_organization_id_id_fk" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."creator_groups"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_shift_requirements" ADD CONSTRAINT "group_shift_requirements_organization_id_shift_id_shifts_organization_id_id_fk" FOREIGN KEY ("organization_id","shift_id") REFERENCES "public"."shifts"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_links" ADD CONSTRAINT "creator_links_organization_id_creator_id_creators_organization_id_id_fk" FOREIGN KEY ("organization_id","creator_id") REFERENCES "public"."creators"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creators" ADD CONSTRAINT "creators_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permissions_templates" ADD CONSTRAINT "role_permissions_templates_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_organization_id_group_id_creator_groups_organization_id_id_fk" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."creator_groups"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_organization_id_shift_id_shifts_organization_id_id_fk" FOREIGN KEY ("organization_id","shift_id") REFERENCES "public"."shifts"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_weeks" ADD CONSTRAINT "plan_weeks_organization_id_group_id_creator_groups_organization_id_id_fk" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."creator_groups"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shifts" ADD CONSTRAINT "shifts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_by_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("organization_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "availability_weeks_by_person" ON "availability_weeks" USING btree ("organization_id","profile_id","week_start");--> statement-breakpoint
CREATE INDEX "creator_groups_by_name" ON "creator_groups" USING btree ("organization_id","name");--> statement-breakpoint
CREATE INDEX "group_combinations_by_group" ON "group_combinations" USING btree ("organization_id","group_id","sort_order");--> statement-breakpoint
CREATE INDEX "creator_links_by_creator" ON "creator_links" USING btree ("organization_id","creator_id","sort_order");--> statement-breakpoint
CREATE INDEX "creators_by_name" ON "creators" USING btree ("organization_id","name");--> statement-breakpoint
CREATE INDEX "profiles_by_name" ON "profiles" USING btree ("organization_id","full_name");--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_one_person_a_seat" ON "assignments" USING btree ("organization_id","group_id","date","shift_id","seat") WHERE state <> 'declined';--> statement-breakpoint
CREATE INDEX "assignments_by_date" ON "assignments" USING btree ("organization_id","date");--> statement-breakpoint
CREATE INDEX "assignments_by_person" ON "assignments" USING btree ("organization_id","profile_id","ends_at");--> statement-breakpoint
CREATE INDEX "shifts_by_group" ON "shifts" USING btree ("organization_id","group_id","display_order");--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "mails" USING btree ("created_at" DESC NULLS LAST);