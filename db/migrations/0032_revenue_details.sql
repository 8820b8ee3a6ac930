CREATE TABLE "scoreboard_details" (
	"organization_id" text NOT NULL,
	"upload_id" text NOT NULL,
	"position" integer NOT NULL,
	"profile_id" text NOT NULL,
	"currency" text NOT NULL,
	"date" date,
	"shift_id" text,
	"shift" text NOT NULL,
	"group_id" text,
	"group" text NOT NULL,
	"creator_id" text,
	"creator" text NOT NULL,
	"revenue" bigint NOT NULL,
	"seconds" bigint,
	CONSTRAINT "scoreboard_details_organization_id_upload_id_position_pk" PRIMARY KEY("organization_id","upload_id","position"),
	CONSTRAINT "scoreboard_details_currency" CHECK ("scoreboard_details"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
ALTER TABLE "scoreboard_details" ADD CONSTRAINT "scoreboard_details_organization_id_upload_id_scoreboard_uploads_organization_id_id_fk" FOREIGN KEY ("organization_id","upload_id") REFERENCES "public"."scoreboard_uploads"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoreboard_details" ADD CONSTRAINT "scoreboard_details_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scoreboard_details_by_person" ON "scoreboard_details" USING btree ("organization_id","profile_id");--> statement-breakpoint
select tenant_wall('scoreboard_details');
--> statement-breakpoint
-- as figures: what an upload said is never changed
grant select, insert on scoreboard_details to app_user;
