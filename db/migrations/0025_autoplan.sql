CREATE TABLE "autoplan_applications" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"proposal_id" text NOT NULL,
	"letter" text NOT NULL,
	"week_start" date NOT NULL,
	"weeks" integer NOT NULL,
	"applied_by" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"seats" jsonb NOT NULL,
	"freed" jsonb NOT NULL,
	"taken_back_at" timestamp with time zone,
	"taken_back_by" text,
	CONSTRAINT "autoplan_applications_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "autoplan_criteria" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"order" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "autoplan_proposals" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"letter" text NOT NULL,
	"question" jsonb NOT NULL,
	"week_start" date NOT NULL,
	"weeks" integer NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ground_at" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL,
	"is_cut_short" boolean NOT NULL,
	"plan" jsonb NOT NULL,
	"most" integer NOT NULL,
	"figures" jsonb NOT NULL,
	"ground" jsonb NOT NULL,
	CONSTRAINT "autoplan_proposals_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "autoplan_proposals_letter" CHECK ("autoplan_proposals"."letter" in ('A', 'B', 'C', 'D', 'E')),
	CONSTRAINT "autoplan_proposals_weeks" CHECK ("autoplan_proposals"."weeks" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "autoplan_runs" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"question" jsonb NOT NULL,
	"week_start" date NOT NULL,
	"weeks" integer NOT NULL,
	"state" text NOT NULL,
	"ending" text,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"called_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"turn" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"is_cancel_asked" boolean DEFAULT false NOT NULL,
	"progress" jsonb,
	"proposal_id" text,
	CONSTRAINT "autoplan_runs_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "autoplan_runs_state" CHECK ("autoplan_runs"."state" in ('queued', 'running', 'done', 'cancelled', 'failed')),
	CONSTRAINT "autoplan_runs_held" CHECK (("autoplan_runs"."state" = 'running') = ("autoplan_runs"."held_until" is not null))
);
--> statement-breakpoint
ALTER TABLE "autoplan_applications" ADD CONSTRAINT "autoplan_applications_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autoplan_criteria" ADD CONSTRAINT "autoplan_criteria_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autoplan_proposals" ADD CONSTRAINT "autoplan_proposals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autoplan_runs" ADD CONSTRAINT "autoplan_runs_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "autoplan_applications_by_week" ON "autoplan_applications" USING btree ("organization_id","week_start");--> statement-breakpoint
CREATE INDEX "autoplan_proposals_by_week" ON "autoplan_proposals" USING btree ("organization_id","week_start");--> statement-breakpoint
CREATE UNIQUE INDEX "autoplan_runs_one_at_a_time" ON "autoplan_runs" USING btree ("organization_id") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "autoplan_runs_under_way" ON "autoplan_runs" USING btree ("called_at") WHERE state in ('queued', 'running');--> statement-breakpoint
select tenant_wall('autoplan_criteria'), tenant_wall('autoplan_runs'), tenant_wall('autoplan_proposals'),
  tenant_wall('autoplan_applications');
--> statement-breakpoint
grant select, insert, update on autoplan_criteria, autoplan_runs, autoplan_applications to app_user;
--> statement-breakpoint
grant select, insert, delete on autoplan_proposals to app_user;
