CREATE TABLE "discord_channel_codes" (
	"organization_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "discord_channel_codes_organization_id_profile_id_pk" PRIMARY KEY("organization_id","profile_id"),
	CONSTRAINT "discord_channel_codes_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "discord_channels" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"discord_channel_id" text NOT NULL,
	"name" text NOT NULL,
	"kinds" text[] NOT NULL,
	"language" text NOT NULL,
	"broken_since" timestamp with time zone,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "discord_channels_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "discord_channels_one_organization" UNIQUE("discord_channel_id"),
	CONSTRAINT "discord_channels_language" CHECK ("discord_channels"."language" in ('de', 'en'))
);
--> statement-breakpoint
CREATE TABLE "discord_posts" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"channel_id" text NOT NULL,
	"kind" text NOT NULL,
	"targets" text[] NOT NULL,
	"cause" text NOT NULL,
	"message_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"sending_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "discord_posts_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "discord_posts_one_cause" UNIQUE("organization_id","channel_id","cause")
);
--> statement-breakpoint
ALTER TABLE "discord_channel_codes" ADD CONSTRAINT "discord_channel_codes_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discord_channels" ADD CONSTRAINT "discord_channels_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discord_posts" ADD CONSTRAINT "discord_posts_organization_id_channel_id_discord_channels_organization_id_id_fk" FOREIGN KEY ("organization_id","channel_id") REFERENCES "public"."discord_channels"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discord_channels_covering" ON "discord_channels" USING btree ("organization_id","id") WHERE 'cover' = any(kinds) and broken_since is null;--> statement-breakpoint
CREATE INDEX "discord_posts_waiting" ON "discord_posts" USING btree ("due_at") WHERE sent_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "discord_posts_new" ON "discord_posts" USING btree ("created_at") WHERE due_at is null and sent_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "discord_posts_gaps" ON "discord_posts" USING btree ("kind","created_at") WHERE kind = 'gap' and message_id is not null;--> statement-breakpoint
CREATE INDEX "discord_posts_by_id" ON "discord_posts" USING btree ("id");--> statement-breakpoint
CREATE INDEX "discord_posts_by_time" ON "discord_posts" USING btree ("created_at");--> statement-breakpoint
select tenant_wall('discord_channels'), tenant_wall('discord_channel_codes'), tenant_wall('discord_posts');
--> statement-breakpoint
grant select, insert, update, delete on discord_channels, discord_channel_codes, discord_posts to app_user;
