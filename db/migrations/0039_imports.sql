CREATE TABLE "imports" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"file_name" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "imports_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "proposed_name" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_by_time" ON "imports" USING btree ("organization_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_by_import" ON "invitations" USING btree ("organization_id","import_id");--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_creator" FOREIGN KEY ("organization_id","created_by")
  REFERENCES "public"."profiles"("organization_id","id") ON DELETE SET NULL ("created_by");
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_import" FOREIGN KEY ("organization_id","import_id")
  REFERENCES "public"."imports"("organization_id","id") ON DELETE SET NULL ("import_id");
--> statement-breakpoint
select tenant_wall('imports');
--> statement-breakpoint
grant select, insert on imports to app_user;
