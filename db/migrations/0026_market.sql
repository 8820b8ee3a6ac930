CREATE TABLE "market_alarms" (
	"organization_id" text NOT NULL,
	"group_id" text NOT NULL,
	"date" date NOT NULL,
	"shift_id" text NOT NULL,
	"seat" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"hours" integer NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "market_alarms_organization_id_group_id_date_shift_id_seat_starts_at_hours_pk" PRIMARY KEY("organization_id","group_id","date","shift_id","seat","starts_at","hours")
);
--> statement-breakpoint
CREATE TABLE "market_asked" (
	"organization_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"answer" text NOT NULL,
	"asked_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	CONSTRAINT "market_asked_organization_id_offer_id_profile_id_pk" PRIMARY KEY("organization_id","offer_id","profile_id"),
	CONSTRAINT "market_asked_answer" CHECK ("market_asked"."answer" in ('none', 'applied', 'refused', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "market_offers" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"group_id" text NOT NULL,
	"date" date NOT NULL,
	"shift_id" text NOT NULL,
	"seat" integer NOT NULL,
	"shift_name" text NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"assignment_id" text,
	"offerer_id" text,
	"other_assignment_id" text,
	"other_id" text,
	"warns" boolean DEFAULT false NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"note" text NOT NULL,
	"way" text NOT NULL,
	"apply_until" timestamp with time zone,
	"is_closed" boolean DEFAULT false NOT NULL,
	"is_for_all" boolean NOT NULL,
	"wave_minutes" integer,
	"next_wave_at" timestamp with time zone,
	"taker_id" text,
	"accepted_at" timestamp with time zone,
	"ending" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "market_offers_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "market_offers_kind" CHECK ("market_offers"."kind" in ('give', 'swap', 'gap')),
	CONSTRAINT "market_offers_state" CHECK ("market_offers"."state" in ('open', 'applied', 'accepted', 'done', 'withdrawn', 'refused', 'expired')),
	CONSTRAINT "market_offers_whose" CHECK (("market_offers"."kind" = 'gap') = ("market_offers"."offerer_id" is null)),
	CONSTRAINT "market_offers_swap" CHECK (("market_offers"."kind" = 'swap') = ("market_offers"."other_id" is not null)),
	CONSTRAINT "market_offers_taker" CHECK ("market_offers"."state" not in ('accepted', 'done') or "market_offers"."taker_id" is not null),
	CONSTRAINT "market_offers_ended" CHECK (("market_offers"."state" in ('done', 'withdrawn', 'refused', 'expired')) = ("market_offers"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "market_settings" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"word_needed" text NOT NULL,
	"alarm_hours" integer[] NOT NULL,
	CONSTRAINT "market_settings_word_needed" CHECK ("market_settings"."word_needed" in ('all', 'warnings', 'none'))
);
--> statement-breakpoint
CREATE TABLE "reported_absences" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"profile_id" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"note" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reported_absences_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "reported_absences_kind" CHECK ("reported_absences"."kind" in ('illness', 'emergency', 'other')),
	CONSTRAINT "reported_absences_span" CHECK ("reported_absences"."starts_at" < "reported_absences"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "market_alarms" ADD CONSTRAINT "market_alarms_organization_id_group_id_creator_groups_organization_id_id_fk" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."creator_groups"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_asked" ADD CONSTRAINT "market_asked_organization_id_offer_id_market_offers_organization_id_id_fk" FOREIGN KEY ("organization_id","offer_id") REFERENCES "public"."market_offers"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_asked" ADD CONSTRAINT "market_asked_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_offers" ADD CONSTRAINT "market_offers_organization_id_group_id_creator_groups_organization_id_id_fk" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."creator_groups"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_settings" ADD CONSTRAINT "market_settings_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_absences" ADD CONSTRAINT "reported_absences_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "market_alarms_by_start" ON "market_alarms" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "market_asked_by_person" ON "market_asked" USING btree ("organization_id","profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "market_offers_one_a_seat" ON "market_offers" USING btree ("organization_id","group_id","date","shift_id","seat") WHERE state in ('open', 'applied', 'accepted');--> statement-breakpoint
CREATE INDEX "market_offers_by_start" ON "market_offers" USING btree ("starts_at") WHERE state in ('open', 'applied', 'accepted');--> statement-breakpoint
CREATE INDEX "market_offers_next_wave" ON "market_offers" USING btree ("next_wave_at") WHERE state = 'open' and next_wave_at is not null;--> statement-breakpoint
CREATE INDEX "market_offers_by_deadline" ON "market_offers" USING btree ("apply_until") WHERE state in ('open', 'applied') and not is_closed and apply_until is not null;--> statement-breakpoint
CREATE INDEX "market_offers_by_other" ON "market_offers" USING btree ("organization_id","other_assignment_id");--> statement-breakpoint
CREATE INDEX "market_offers_by_offerer" ON "market_offers" USING btree ("organization_id","offerer_id");--> statement-breakpoint
CREATE INDEX "market_offers_by_taker" ON "market_offers" USING btree ("organization_id","taker_id");--> statement-breakpoint
CREATE INDEX "reported_absences_by_end" ON "reported_absences" USING btree ("organization_id","ends_at");--> statement-breakpoint
CREATE INDEX "plan_weeks_published" ON "plan_weeks" USING btree ("week_start") WHERE state = 'published';--> statement-breakpoint
select tenant_wall('reported_absences'), tenant_wall('market_settings'), tenant_wall('market_offers'), tenant_wall('market_asked'),
  tenant_wall('market_alarms');
--> statement-breakpoint
grant select, insert, update on reported_absences, market_settings, market_offers to app_user;
--> statement-breakpoint
grant select, insert, update, delete on market_asked to app_user;
--> statement-breakpoint
grant select, insert, delete on market_alarms to app_user;
