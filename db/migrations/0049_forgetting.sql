CREATE INDEX "invitations_by_end" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notifications_by_time" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "availability_requests_by_time" ON "availability_requests" USING btree ("requested_at");