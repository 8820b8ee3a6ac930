CREATE INDEX "imports_by_age" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "images_by_time" ON "images" USING btree ("uploaded_at","organization_id");