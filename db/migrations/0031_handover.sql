CREATE TABLE "handover_reads" (
	"organization_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"version" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "handover_reads_organization_id_assignment_id_profile_id_pk" PRIMARY KEY("organization_id","assignment_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "handovers" (
	"organization_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"group_id" text NOT NULL,
	"group_name" text NOT NULL,
	"date" date NOT NULL,
	"shift_id" text NOT NULL,
	"shift_name" text NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"customs" text NOT NULL,
	"promises" text NOT NULL,
	"vips" text NOT NULL,
	"problems" text NOT NULL,
	"todos" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"searched" text NOT NULL,
	CONSTRAINT "handovers_organization_id_assignment_id_pk" PRIMARY KEY("organization_id","assignment_id"),
	CONSTRAINT "handovers_span" CHECK ("handovers"."starts_at" < "handovers"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "handover_reads" ADD CONSTRAINT "handover_reads_organization_id_assignment_id_handovers_organization_id_assignment_id_fk" FOREIGN KEY ("organization_id","assignment_id") REFERENCES "public"."handovers"("organization_id","assignment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_reads" ADD CONSTRAINT "handover_reads_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handover_reads_by_person" ON "handover_reads" USING btree ("organization_id","profile_id");--> statement-breakpoint
CREATE INDEX "handovers_by_end" ON "handovers" USING btree ("organization_id","ends_at","assignment_id");--> statement-breakpoint
CREATE INDEX "handovers_oldest" ON "handovers" USING btree ("ends_at");
--> statement-breakpoint
select tenant_wall('handovers'), tenant_wall('handover_reads');
--> statement-breakpoint
grant select, insert, update, delete on handovers, handover_reads to app_user;
