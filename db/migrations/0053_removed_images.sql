ALTER TABLE "images" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "images_removed" ON "images" USING btree ("organization_id") WHERE removed_at is not null;