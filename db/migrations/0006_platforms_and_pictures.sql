CREATE TABLE "images" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"uploaded_by" text,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "images_organization_id_id_pk" PRIMARY KEY("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "organization_platforms" (
	"organization_id" text NOT NULL,
	"kind" text NOT NULL,
	"platform_key" text NOT NULL,
	"platform_name" text NOT NULL,
	"display_order" integer NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"is_custom" boolean DEFAULT false NOT NULL,
	CONSTRAINT "organization_platforms_organization_id_kind_platform_key_pk" PRIMARY KEY("organization_id","kind","platform_key"),
	CONSTRAINT "organization_platforms_kind" CHECK ("organization_platforms"."kind" in ('creator', 'social'))
);
--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "avatar_image" text;--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "avatar_x" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "avatar_y" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "avatar_image" text;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_platforms" ADD CONSTRAINT "organization_platforms_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creators" ADD CONSTRAINT "creators_avatar" CHECK ("creators"."avatar_x" between 0 and 100 and "creators"."avatar_y" between 0 and 100);--> statement-breakpoint
select tenant_wall('images'), tenant_wall('organization_platforms');
--> statement-breakpoint
grant select, insert, update, delete on images, organization_platforms to app_user;
