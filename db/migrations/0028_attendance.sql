CREATE TABLE "attendance_requests" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"wished_start" timestamp with time zone NOT NULL,
	"wished_end" timestamp with time zone NOT NULL,
	"note" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "attendance_requests_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "attendance_requests_state" CHECK ("attendance_requests"."state" in ('open', 'granted', 'refused', 'withdrawn')),
	CONSTRAINT "attendance_requests_span" CHECK ("attendance_requests"."wished_start" < "attendance_requests"."wished_end")
);
--> statement-breakpoint
CREATE TABLE "attendances" (
	"organization_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"group_id" text NOT NULL,
	"group_name" text NOT NULL,
	"date" date NOT NULL,
	"shift_id" text NOT NULL,
	"seat" integer NOT NULL,
	"shift_name" text NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"basis" text DEFAULT 'taps' NOT NULL,
	"late_since" timestamp with time zone,
	"missing_since" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"alarmed_at" timestamp with time zone,
	"checked_in_at" timestamp with time zone,
	"checked_in_by" text,
	"checked_out_at" timestamp with time zone,
	"checked_out_by" text,
	"ending" text,
	"left_early" boolean DEFAULT false NOT NULL,
	"covered_by" text,
	"is_corrected" boolean DEFAULT false NOT NULL,
	"corrected_start" timestamp with time zone,
	"corrected_end" timestamp with time zone,
	"correction_reason" text,
	"corrected_by" text,
	"corrected_at" timestamp with time zone,
	CONSTRAINT "attendances_organization_id_assignment_id_pk" PRIMARY KEY("organization_id","assignment_id"),
	CONSTRAINT "attendances_basis" CHECK ("attendances"."basis" in ('taps', 'plan')),
	CONSTRAINT "attendances_ending" CHECK ("attendances"."ending" in ('tap', 'shift', 'plan')),
	CONSTRAINT "attendances_span" CHECK ("attendances"."starts_at" < "attendances"."ends_at"),
	CONSTRAINT "attendances_out_after_in" CHECK ("attendances"."checked_out_at" is null or "attendances"."checked_in_at" is not null),
	CONSTRAINT "attendances_ended" CHECK (("attendances"."checked_out_at" is null) = ("attendances"."ending" is null)),
	CONSTRAINT "attendances_late_before_missing" CHECK ("attendances"."missing_since" is null or "attendances"."late_since" is not null),
	CONSTRAINT "attendances_corrected" CHECK (("attendances"."corrected_start" is null) = ("attendances"."corrected_end" is null) and "attendances"."corrected_start" < "attendances"."corrected_end"
        and ("attendances"."is_corrected" or "attendances"."corrected_start" is null))
);
--> statement-breakpoint
CREATE TABLE "timesheet_months" (
	"organization_id" text NOT NULL,
	"month" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" text NOT NULL,
	CONSTRAINT "timesheet_months_organization_id_month_pk" PRIMARY KEY("organization_id","month")
);
--> statement-breakpoint
ALTER TABLE "attendance_requests" ADD CONSTRAINT "attendance_requests_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendances" ADD CONSTRAINT "attendances_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheet_months" ADD CONSTRAINT "timesheet_months_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attendance_requests_one_open" ON "attendance_requests" USING btree ("organization_id","assignment_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "attendance_requests_by_person" ON "attendance_requests" USING btree ("organization_id","profile_id");--> statement-breakpoint
CREATE INDEX "attendances_by_person" ON "attendances" USING btree ("organization_id","profile_id","date");--> statement-breakpoint
CREATE INDEX "attendances_by_date" ON "attendances" USING btree ("organization_id","date");--> statement-breakpoint
CREATE INDEX "attendances_running" ON "attendances" USING btree ("ends_at") WHERE checked_in_at is not null and checked_out_at is null;--> statement-breakpoint
select tenant_wall('attendances'), tenant_wall('attendance_requests'), tenant_wall('timesheet_months');
--> statement-breakpoint
grant select, insert, update on attendance_requests to app_user;
--> statement-breakpoint
grant select, insert, update, delete on attendances, timesheet_months to app_user;
--> statement-breakpoint
-- what a new organisation grants; an owner may take it back
update role_permissions_templates set permissions = permissions || array['page_on_duty']
  where role in ('admin', 'team_lead') and not 'page_on_duty' = any (permissions);
--> statement-breakpoint
update role_permissions_templates set permissions = permissions || array['timesheets_edit']
  where role = 'admin' and not 'timesheets_edit' = any (permissions);
