CREATE TABLE "notification_preferences" (
	"organization_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"preferences" jsonb NOT NULL,
	CONSTRAINT "notification_preferences_organization_id_profile_id_pk" PRIMARY KEY("organization_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "notification_rules" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "channels" text[] DEFAULT '{"in_app"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_rules" ADD CONSTRAINT "notification_rules_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("organization_id","recipient_id") WHERE read_at is null;--> statement-breakpoint
select tenant_wall('notification_preferences'), tenant_wall('notification_rules');
--> statement-breakpoint
grant select, insert, update, delete on notification_preferences, notification_rules to app_user;
