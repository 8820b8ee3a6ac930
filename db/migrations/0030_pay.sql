CREATE TABLE "pay_items" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"profile_id" text NOT NULL,
	"month" text NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_items_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "pay_items_kind" CHECK ("pay_items"."kind" in ('bonus', 'deduction')),
	CONSTRAINT "pay_items_amount" CHECK ("pay_items"."amount" between 1 and 10000000000)
);
--> statement-breakpoint
CREATE TABLE "pay_lines" (
	"organization_id" text NOT NULL,
	"month" text NOT NULL,
	"version" integer NOT NULL,
	"profile_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"minutes" integer,
	"hourly" bigint,
	"percent" integer,
	"revenue" bigint,
	"rank" integer,
	"text" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "pay_lines_organization_id_month_version_profile_id_position_pk" PRIMARY KEY("organization_id","month","version","profile_id","position"),
	CONSTRAINT "pay_lines_kind" CHECK ("pay_lines"."kind" in ('base', 'night', 'weekend', 'commission', 'reward', 'bonus', 'deduction'))
);
--> statement-breakpoint
CREATE TABLE "pay_people" (
	"organization_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "pay_people_organization_id_profile_id_pk" PRIMARY KEY("organization_id","profile_id"),
	CONSTRAINT "pay_people_currency" UNIQUE("organization_id","profile_id","currency"),
	CONSTRAINT "pay_people_code" CHECK ("pay_people"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "pay_rates" (
	"organization_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"from_day" date NOT NULL,
	"currency" text NOT NULL,
	"hourly" bigint NOT NULL,
	"night" integer NOT NULL,
	"weekend" integer NOT NULL,
	"commission" integer NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_rates_organization_id_profile_id_from_day_pk" PRIMARY KEY("organization_id","profile_id","from_day"),
	CONSTRAINT "pay_rates_range" CHECK ("pay_rates"."hourly" between 0 and 100000000 and "pay_rates"."night" between 0 and 20000 and "pay_rates"."weekend" between 0 and 20000
        and "pay_rates"."commission" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "pay_runs" (
	"organization_id" text NOT NULL,
	"month" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	CONSTRAINT "pay_runs_organization_id_month_pk" PRIMARY KEY("organization_id","month"),
	CONSTRAINT "pay_runs_closed" CHECK (("pay_runs"."closed_at" is null) = ("pay_runs"."closed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "pay_statements" (
	"organization_id" text NOT NULL,
	"month" text NOT NULL,
	"version" integer NOT NULL,
	"profile_id" text NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"omitted" jsonb NOT NULL,
	"shifts" jsonb NOT NULL,
	CONSTRAINT "pay_statements_organization_id_month_version_profile_id_pk" PRIMARY KEY("organization_id","month","version","profile_id")
);
--> statement-breakpoint
ALTER TABLE "pay_items" ADD CONSTRAINT "pay_items_organization_id_profile_id_currency_pay_people_organization_id_profile_id_currency_fk" FOREIGN KEY ("organization_id","profile_id","currency") REFERENCES "public"."pay_people"("organization_id","profile_id","currency") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_lines" ADD CONSTRAINT "pay_lines_organization_id_month_version_profile_id_pay_statements_organization_id_month_version_profile_id_fk" FOREIGN KEY ("organization_id","month","version","profile_id") REFERENCES "public"."pay_statements"("organization_id","month","version","profile_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_people" ADD CONSTRAINT "pay_people_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_rates" ADD CONSTRAINT "pay_rates_organization_id_profile_id_currency_pay_people_organization_id_profile_id_currency_fk" FOREIGN KEY ("organization_id","profile_id","currency") REFERENCES "public"."pay_people"("organization_id","profile_id","currency") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "pay_runs" ADD CONSTRAINT "pay_runs_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_statements" ADD CONSTRAINT "pay_statements_organization_id_month_pay_runs_organization_id_month_fk" FOREIGN KEY ("organization_id","month") REFERENCES "public"."pay_runs"("organization_id","month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_statements" ADD CONSTRAINT "pay_statements_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_items_by_month" ON "pay_items" USING btree ("organization_id","month");--> statement-breakpoint
CREATE INDEX "pay_items_by_person" ON "pay_items" USING btree ("organization_id","profile_id");--> statement-breakpoint
CREATE INDEX "pay_statements_by_person" ON "pay_statements" USING btree ("organization_id","profile_id");--> statement-breakpoint
select tenant_wall('pay_people'), tenant_wall('pay_rates'), tenant_wall('pay_items'), tenant_wall('pay_runs'),
  tenant_wall('pay_statements'), tenant_wall('pay_lines');
--> statement-breakpoint
grant select, insert, update on pay_people, pay_runs to app_user;
--> statement-breakpoint
grant select, insert, update, delete on pay_rates to app_user;
--> statement-breakpoint
grant select, insert, delete, update (reason) on pay_items to app_user;
--> statement-breakpoint
-- what was closed stands: of it only words of somebody who is forgotten can be taken out
grant select, insert on pay_statements to app_user;
--> statement-breakpoint
grant select, insert, update (text) on pay_lines to app_user;
--> statement-breakpoint
-- what a new organisation grants; an owner may take it back
update role_permissions_templates set permissions = permissions || array['pay_view']
  where role = 'admin' and not 'pay_view' = any (permissions);
