CREATE TABLE "join_links" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
	"preset_language" text,
	"group_ids" text[] DEFAULT '{}' NOT NULL,
	"most" integer NOT NULL,
	"joins" integer DEFAULT 0 NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "join_links_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "join_links_role" CHECK ("join_links"."role" in ('chatter', 'team_lead', 'admin')),
	CONSTRAINT "join_links_joins" CHECK ("join_links"."joins" between 0 and "join_links"."most" and "join_links"."most" between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "first_steps" (
	"organization_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"zone_at" timestamp with time zone,
	"no_messenger_at" timestamp with time zone,
	"put_away_at" timestamp with time zone,
	CONSTRAINT "first_steps_organization_id_profile_id_pk" PRIMARY KEY("organization_id","profile_id")
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "preset_language" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "group_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "join_links" ADD CONSTRAINT "join_links_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_steps" ADD CONSTRAINT "first_steps_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "join_links_token" ON "join_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "join_links_by_time" ON "join_links" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "first_steps_by_joining" ON "first_steps" USING btree ("organization_id","joined_at");--> statement-breakpoint
ALTER TABLE "join_links" ADD CONSTRAINT "join_links_creator" FOREIGN KEY ("organization_id","created_by")
  REFERENCES "public"."profiles"("organization_id","id") ON DELETE SET NULL ("created_by");
--> statement-breakpoint
select tenant_wall('join_links'), tenant_wall('first_steps');
--> statement-breakpoint
grant select, insert, update on join_links to app_user;
--> statement-breakpoint
-- a row is made by joining, which nobody of the organisation asks for
grant select, update, delete on first_steps to app_user;
