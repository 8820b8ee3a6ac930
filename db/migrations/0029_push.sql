CREATE TABLE "push_messages" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"profile_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"message" jsonb NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"sending_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "push_messages_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "push_messages_one_cause" UNIQUE("organization_id","subscription_id","cause")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"profile_id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "push_subscriptions_one_session" UNIQUE("organization_id","session_id")
);
--> statement-breakpoint
DROP INDEX "notifications_to_spread";--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_organization_id_subscription_id_push_subscriptions_organization_id_id_fk" FOREIGN KEY ("organization_id","subscription_id") REFERENCES "public"."push_subscriptions"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_messages_waiting" ON "push_messages" USING btree ("due_at") WHERE sent_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "push_messages_by_id" ON "push_messages" USING btree ("id");--> statement-breakpoint
CREATE INDEX "push_messages_by_time" ON "push_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_person" ON "push_subscriptions" USING btree ("organization_id","profile_id");--> statement-breakpoint
CREATE INDEX "notifications_to_spread" ON "notifications" USING btree ("created_at") WHERE spread_at is null and channels && array['email', 'telegram', 'push'];--> statement-breakpoint
select tenant_wall('push_subscriptions'), tenant_wall('push_messages');
--> statement-breakpoint
grant select, insert, update, delete on push_subscriptions, push_messages to app_user;
