CREATE TABLE "availability_requests" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"requested_by" text NOT NULL,
	"completed" boolean DEFAULT false NOT NULL,
	"answer" text,
	"completed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"message_id" text NOT NULL,
	CONSTRAINT "availability_requests_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "availability_requests_span" CHECK ("availability_requests"."start_date" <= "availability_requests"."end_date"),
	CONSTRAINT "availability_requests_answer" CHECK ("availability_requests"."completed" = ("availability_requests"."answer" is not null))
);
--> statement-breakpoint
CREATE TABLE "delivery_preferences" (
	"organization_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"reminder_hours" integer[],
	CONSTRAINT "delivery_preferences_organization_id_profile_id_pk" PRIMARY KEY("organization_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "delivery_rules" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"reminder_hours" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settled_reminders" (
	"organization_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"hours" integer NOT NULL,
	CONSTRAINT "settled_reminders_organization_id_assignment_id_starts_at_hours_pk" PRIMARY KEY("organization_id","assignment_id","starts_at","hours")
);
--> statement-breakpoint
CREATE TABLE "telegram_link_codes" (
	"organization_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "telegram_link_codes_organization_id_profile_id_pk" PRIMARY KEY("organization_id","profile_id"),
	CONSTRAINT "telegram_link_codes_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "telegram_messages" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"profile_id" text NOT NULL,
	"telegram_chat_id" text NOT NULL,
	"is_farewell" boolean DEFAULT false NOT NULL,
	"message" jsonb NOT NULL,
	"cause" text,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"sending_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "telegram_messages_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "telegram_messages_one_cause" UNIQUE("organization_id","cause")
);
--> statement-breakpoint
CREATE TABLE "telegram_pace" (
	"id" integer PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "spread_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "telegram_users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "telegram_users" ADD COLUMN "muted_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "on_behalf_of" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sending_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "dead_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "availability_requests" ADD CONSTRAINT "availability_requests_organization_id_user_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_preferences" ADD CONSTRAINT "delivery_preferences_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_rules" ADD CONSTRAINT "delivery_rules_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_reminders" ADD CONSTRAINT "settled_reminders_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_link_codes" ADD CONSTRAINT "telegram_link_codes_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "telegram_messages" ADD CONSTRAINT "telegram_messages_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "availability_requests_of_person" ON "availability_requests" USING btree ("organization_id","user_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "telegram_messages_waiting" ON "telegram_messages" USING btree ("due_at") WHERE sent_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "telegram_messages_by_id" ON "telegram_messages" USING btree ("id");--> statement-breakpoint
CREATE INDEX "telegram_messages_by_time" ON "telegram_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_to_spread" ON "notifications" USING btree ("created_at") WHERE spread_at is null and channels && array['email', 'telegram'];--> statement-breakpoint
CREATE INDEX "assignments_by_start" ON "assignments" USING btree ("starts_at") WHERE state in ('assigned', 'confirmed');--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("due_at") WHERE sent_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "mails_of_organization" ON "mails" USING btree ("on_behalf_of","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_cause_unique" UNIQUE("cause");--> statement-breakpoint
select tenant_wall('telegram_link_codes'), tenant_wall('telegram_messages'),
  tenant_wall('availability_requests'), tenant_wall('delivery_rules'), tenant_wall('delivery_preferences'),
  tenant_wall('settled_reminders');
--> statement-breakpoint
grant select, insert, update, delete on telegram_link_codes, telegram_messages, availability_requests, delivery_rules,
  delivery_preferences, settled_reminders to app_user;
--> statement-breakpoint
-- A mail belongs to the installation. A request writes it; an organisation sees how those fare that it has caused, and
-- nothing of what stands in them.
alter table mails enable row level security;
--> statement-breakpoint
create policy written on mails for insert to app_user
  with check (on_behalf_of is null or on_behalf_of = current_setting('app.organization_id', true));
--> statement-breakpoint
create policy own on mails for select to app_user using (on_behalf_of = current_setting('app.organization_id', true));
--> statement-breakpoint
grant select (id, on_behalf_of, to_address, subject, created_at, due_at, sent_at, dead_at, attempts, last_error) on mails
  to app_user;
--> statement-breakpoint
-- What was told before there was anybody to spread it is not mailed today.
update notifications set spread_at = created_at;
