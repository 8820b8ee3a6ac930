-- apart
-- was de7dba0de728d322bc64094257b11ef3596c941ddb78a497ef5f69354ea2a4f3
CREATE INDEX CONCURRENTLY IF NOT EXISTS "imports_by_age" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "images_by_time" ON "images" USING btree ("uploaded_at","organization_id");
