CREATE TABLE "done_once" (
	"organization_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"result" jsonb,
	CONSTRAINT "done_once_organization_id_profile_id_endpoint_key_pk" PRIMARY KEY("organization_id","profile_id","endpoint","key")
);
--> statement-breakpoint
ALTER TABLE "done_once" ADD CONSTRAINT "done_once_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
select tenant_wall('done_once');
--> statement-breakpoint
grant select, insert, update, delete on done_once to app_user;
