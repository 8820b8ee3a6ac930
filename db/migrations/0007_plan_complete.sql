CREATE TABLE "planning_rules" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seat_notes" (
	"organization_id" text NOT NULL,
	"group_id" text NOT NULL,
	"date" date NOT NULL,
	"shift_id" text NOT NULL,
	"seat" integer NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "seat_notes_organization_id_group_id_date_shift_id_seat_pk" PRIMARY KEY("organization_id","group_id","date","shift_id","seat")
);
--> statement-breakpoint
ALTER TABLE "planning_rules" ADD CONSTRAINT "planning_rules_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_notes" ADD CONSTRAINT "seat_notes_organization_id_group_id_creator_groups_organization_id_id_fk" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."creator_groups"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_notes" ADD CONSTRAINT "seat_notes_organization_id_shift_id_shifts_organization_id_id_fk" FOREIGN KEY ("organization_id","shift_id") REFERENCES "public"."shifts"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
select tenant_wall('seat_notes'), tenant_wall('planning_rules');
--> statement-breakpoint
grant select, insert, update, delete on seat_notes, planning_rules to app_user;
