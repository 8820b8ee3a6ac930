CREATE TABLE "scoreboard_figures" (
	"organization_id" text NOT NULL,
	"upload_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"currency" text NOT NULL,
	"revenue" bigint NOT NULL,
	"ppv" bigint,
	"tips" bigint,
	"sales" bigint,
	"messages" bigint,
	"seconds" bigint,
	CONSTRAINT "scoreboard_figures_organization_id_upload_id_profile_id_currency_pk" PRIMARY KEY("organization_id","upload_id","profile_id","currency"),
	CONSTRAINT "scoreboard_figures_currency" CHECK ("scoreboard_figures"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "scoreboard_mappings" (
	"organization_id" text NOT NULL,
	"signature" text NOT NULL,
	"columns" jsonb NOT NULL,
	"numbers" text,
	"currency" text,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scoreboard_mappings_organization_id_signature_pk" PRIMARY KEY("organization_id","signature")
);
--> statement-breakpoint
CREATE TABLE "scoreboard_months" (
	"organization_id" text NOT NULL,
	"month" text NOT NULL,
	"upload_id" text,
	"version" integer DEFAULT 0 NOT NULL,
	"rewards_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "scoreboard_months_organization_id_month_pk" PRIMARY KEY("organization_id","month"),
	CONSTRAINT "scoreboard_months_month" CHECK ("scoreboard_months"."month" ~ '^(19|2[01])[0-9]{2}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "scoreboard_names" (
	"organization_id" text NOT NULL,
	"key" text NOT NULL,
	"profile_id" text NOT NULL,
	CONSTRAINT "scoreboard_names_organization_id_key_pk" PRIMARY KEY("organization_id","key")
);
--> statement-breakpoint
CREATE TABLE "scoreboard_rewards" (
	"organization_id" text NOT NULL,
	"month" text NOT NULL,
	"rank" integer NOT NULL,
	"type" text NOT NULL,
	"cash_amount" bigint NOT NULL,
	"cash_currency" text NOT NULL,
	"reward_text" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "scoreboard_rewards_organization_id_month_rank_pk" PRIMARY KEY("organization_id","month","rank"),
	CONSTRAINT "scoreboard_rewards_rank" CHECK ("scoreboard_rewards"."rank" >= 1),
	CONSTRAINT "scoreboard_rewards_cash" CHECK ("scoreboard_rewards"."type" = 'cash' and "scoreboard_rewards"."cash_amount" >= 0),
	CONSTRAINT "scoreboard_rewards_currency" CHECK ("scoreboard_rewards"."cash_currency" in ('USD', 'EUR'))
);
--> statement-breakpoint
CREATE TABLE "scoreboard_uploads" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"month" text NOT NULL,
	"version" integer NOT NULL,
	"file_name" text NOT NULL,
	"file_size" integer NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"replaces" text,
	"people" integer NOT NULL,
	"problems" integer NOT NULL,
	"undone_by" text,
	"undone_at" timestamp with time zone,
	CONSTRAINT "scoreboard_uploads_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "scoreboard_uploads_month" CHECK ("scoreboard_uploads"."month" ~ '^(19|2[01])[0-9]{2}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
ALTER TABLE "scoreboard_figures" ADD CONSTRAINT "scoreboard_figures_organization_id_upload_id_scoreboard_uploads_organization_id_id_fk" FOREIGN KEY ("organization_id","upload_id") REFERENCES "public"."scoreboard_uploads"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoreboard_figures" ADD CONSTRAINT "scoreboard_figures_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoreboard_mappings" ADD CONSTRAINT "scoreboard_mappings_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoreboard_months" ADD CONSTRAINT "scoreboard_months_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoreboard_months" ADD CONSTRAINT "scoreboard_months_organization_id_upload_id_scoreboard_uploads_organization_id_id_fk" FOREIGN KEY ("organization_id","upload_id") REFERENCES "public"."scoreboard_uploads"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoreboard_names" ADD CONSTRAINT "scoreboard_names_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoreboard_rewards" ADD CONSTRAINT "scoreboard_rewards_organization_id_month_scoreboard_months_organization_id_month_fk" FOREIGN KEY ("organization_id","month") REFERENCES "public"."scoreboard_months"("organization_id","month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoreboard_uploads" ADD CONSTRAINT "scoreboard_uploads_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoreboard_uploads" ADD CONSTRAINT "scoreboard_uploads_organization_id_uploaded_by_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","uploaded_by") REFERENCES "public"."profiles"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoreboard_uploads" ADD CONSTRAINT "scoreboard_uploads_organization_id_undone_by_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","undone_by") REFERENCES "public"."profiles"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoreboard_uploads" ADD CONSTRAINT "scoreboard_uploads_organization_id_replaces_scoreboard_uploads_organization_id_id_fk" FOREIGN KEY ("organization_id","replaces") REFERENCES "public"."scoreboard_uploads"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scoreboard_figures_by_person" ON "scoreboard_figures" USING btree ("organization_id","profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scoreboard_uploads_version" ON "scoreboard_uploads" USING btree ("organization_id","month","version");--> statement-breakpoint
CREATE INDEX "scoreboard_uploads_by_time" ON "scoreboard_uploads" USING btree ("organization_id","uploaded_at" DESC NULLS LAST,"id");--> statement-breakpoint
select tenant_wall('scoreboard_uploads'), tenant_wall('scoreboard_figures'), tenant_wall('scoreboard_months'),
  tenant_wall('scoreboard_rewards'), tenant_wall('scoreboard_mappings'), tenant_wall('scoreboard_names');
--> statement-breakpoint
grant select, insert, update on scoreboard_uploads, scoreboard_months to app_user;
--> statement-breakpoint
-- what an upload said is never changed; another upload, or none, comes into force
grant select, insert on scoreboard_figures to app_user;
--> statement-breakpoint
grant select, insert, update, delete on scoreboard_rewards, scoreboard_mappings, scoreboard_names to app_user;
