CREATE TABLE "notifications" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"recipient_id" text NOT NULL,
	"kind" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "organization_settings" (
	"organization_id" text NOT NULL,
	"info_box_settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organization_settings_organization_id_pk" PRIMARY KEY("organization_id")
);
--> statement-breakpoint
CREATE TABLE "telegram_users" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"telegram_chat_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"first_name" text NOT NULL,
	"telegram_username" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "telegram_users_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "telegram_users_one_profile" UNIQUE("telegram_chat_id"),
	CONSTRAINT "telegram_users_one_chat" UNIQUE("organization_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "vacation_requests" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"week_start" date NOT NULL,
	"week_end" date NOT NULL,
	"specific_dates" date[] NOT NULL,
	"shift_id" text,
	"held" jsonb NOT NULL,
	"requested_days" integer NOT NULL,
	"current_limit" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"admin_response" text,
	"responded_by" text,
	"responded_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "vacation_requests_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "vacation_requests_status" CHECK ("vacation_requests"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "vacation_requests_week" CHECK ("vacation_requests"."week_end" = "vacation_requests"."week_start" + 6 and extract(isodow from "vacation_requests"."week_start") = 1),
	CONSTRAINT "vacation_requests_days" CHECK ("vacation_requests"."requested_days" = cardinality("vacation_requests"."specific_dates"))
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_organization_id_recipient_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","recipient_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_settings" ADD CONSTRAINT "organization_settings_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_users" ADD CONSTRAINT "telegram_users_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacation_requests" ADD CONSTRAINT "vacation_requests_organization_id_user_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_of_person" ON "notifications" USING btree ("organization_id","recipient_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "vacation_requests_by_week" ON "vacation_requests" USING btree ("organization_id","user_id","week_start");--> statement-breakpoint
CREATE INDEX "vacation_requests_by_status" ON "vacation_requests" USING btree ("organization_id","status","created_at","id");--> statement-breakpoint
ALTER TABLE "vacation_requests" ADD CONSTRAINT "vacation_requests_responder" FOREIGN KEY ("organization_id","responded_by")
  REFERENCES "public"."profiles"("organization_id","id") ON DELETE SET NULL ("responded_by");
--> statement-breakpoint
select tenant_wall('notifications'), tenant_wall('organization_settings'), tenant_wall('telegram_users'),
  tenant_wall('vacation_requests');
--> statement-breakpoint
grant select, insert, update on notifications, organization_settings, vacation_requests to app_user;
--> statement-breakpoint
grant select, insert, update, delete on telegram_users to app_user;
