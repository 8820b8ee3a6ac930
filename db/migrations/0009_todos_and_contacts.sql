CREATE TABLE "user_todos" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"assigned_by" text NOT NULL,
	"assigned_to" text NOT NULL,
	"text" text NOT NULL,
	"notes" text NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"priority" text NOT NULL,
	"category" text NOT NULL,
	"due_day" date,
	"due_time" text,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "user_todos_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "user_todos_priority" CHECK ("user_todos"."priority" in ('low', 'medium', 'high', 'urgent')),
	CONSTRAINT "user_todos_category" CHECK ("user_todos"."category" in ('personal', 'work', 'meeting', 'urgent', 'learning', 'health')),
	CONSTRAINT "user_todos_time_with_day" CHECK ("user_todos"."due_time" is null or "user_todos"."due_day" is not null)
);
--> statement-breakpoint
DROP INDEX "notifications_of_person";--> statement-breakpoint
ALTER TABLE "organization_contact_persons" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_todos" ADD CONSTRAINT "user_todos_creator" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_todos" ADD CONSTRAINT "user_todos_assigner" FOREIGN KEY ("organization_id","assigned_by") REFERENCES "public"."profiles"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_todos" ADD CONSTRAINT "user_todos_assignee" FOREIGN KEY ("organization_id","assigned_to") REFERENCES "public"."profiles"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_todos_of_person" ON "user_todos" USING btree ("organization_id","assigned_to","is_completed","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_todos_newest" ON "user_todos" USING btree ("organization_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_of_person" ON "notifications" USING btree ("organization_id","recipient_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
select tenant_wall('user_todos');
--> statement-breakpoint
grant select, insert, update, delete on user_todos to app_user;
