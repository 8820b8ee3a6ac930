CREATE TABLE "discord_link_codes" (
	"organization_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "discord_link_codes_organization_id_profile_id_pk" PRIMARY KEY("organization_id","profile_id"),
	CONSTRAINT "discord_link_codes_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "discord_messages" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"profile_id" text NOT NULL,
	"discord_user_id" text NOT NULL,
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
	CONSTRAINT "discord_messages_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "discord_messages_one_cause" UNIQUE("organization_id","cause")
);
--> statement-breakpoint
CREATE TABLE "discord_users" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"discord_user_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"first_name" text NOT NULL,
	"discord_username" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"blocked_at" timestamp with time zone,
	"muted_until" timestamp with time zone,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "discord_users_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "discord_users_one_profile" UNIQUE("discord_user_id"),
	CONSTRAINT "discord_users_one_chat" UNIQUE("organization_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "discord_pace" (
	"id" integer PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "notifications_to_spread";--> statement-breakpoint
ALTER TABLE "discord_link_codes" ADD CONSTRAINT "discord_link_codes_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discord_messages" ADD CONSTRAINT "discord_messages_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discord_users" ADD CONSTRAINT "discord_users_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discord_messages_waiting" ON "discord_messages" USING btree ("due_at") WHERE sent_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "discord_messages_by_id" ON "discord_messages" USING btree ("id");--> statement-breakpoint
CREATE INDEX "discord_messages_by_time" ON "discord_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_to_spread" ON "notifications" USING btree ("created_at") WHERE spread_at is null and channels && array['email', 'telegram', 'push', 'discord'];--> statement-breakpoint
select tenant_wall('discord_users'), tenant_wall('discord_link_codes'), tenant_wall('discord_messages');
--> statement-breakpoint
grant select, insert, update, delete on discord_users, discord_link_codes, discord_messages to app_user;
