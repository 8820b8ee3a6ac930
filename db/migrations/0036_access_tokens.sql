CREATE TABLE "api_tokens" (
	"organization_id" text NOT NULL,
	"id" text NOT NULL,
	"profile_id" text NOT NULL,
	"is_organizations" boolean NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_on" date,
	"used_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "api_tokens_organization_id_id_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "api_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_organization_id_profile_id_profiles_organization_id_id_fk" FOREIGN KEY ("organization_id","profile_id") REFERENCES "public"."profiles"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_of_person" ON "api_tokens" USING btree ("organization_id","profile_id");--> statement-breakpoint
CREATE INDEX "api_tokens_working" ON "api_tokens" USING btree ("profile_id") WHERE ended_at is null;
--> statement-breakpoint
select tenant_wall('api_tokens');
--> statement-breakpoint
grant select, insert, update, delete on api_tokens to app_user;
