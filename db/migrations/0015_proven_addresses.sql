CREATE TABLE "mailed_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"asked_by" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_links_purpose" CHECK ("mailed_links"."purpose" in ('confirm', 'change', 'reset'))
);
--> statement-breakpoint
DROP TABLE "email_changes" CASCADE;--> statement-breakpoint
-- those that are there were set up nobody knows when, so none of them is new
ALTER TABLE "two_factors" ADD COLUMN "created_at" timestamp with time zone DEFAULT '2000-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "two_factors" ALTER COLUMN "created_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailed_links_by_user" ON "mailed_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mailed_links_by_expiry" ON "mailed_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_by_value" ON "verifications" USING btree ("value");--> statement-breakpoint
-- An account that was made by an invitation's link, by founding or as a sample was never written to since; one whose mail was
-- opened was. Of an invitation nobody knows which of its links was used, so accounts as old as their invitation count as made by it.
update users set email_proven = true
where email_verified and updated_at > created_at and not exists (
  select from invitations
  where invitations.email = users.email
    and accepted_at between users.created_at - interval '1 hour' and users.created_at + interval '1 hour'
);
