-- apart
-- was 52b7063de9c6c2949c3a5270751e0a535d116a512a6c5f8810cef9884a21bfee
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invitations_by_end" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "notifications_by_time" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "availability_requests_by_time" ON "availability_requests" USING btree ("requested_at");
