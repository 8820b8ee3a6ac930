-- apart
-- was 1a401a2065fc6485122744c5f5f584d0d2ee91fa92a293b820d949aba3fac706
CREATE INDEX CONCURRENTLY IF NOT EXISTS "sessions_by_start" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "api_tokens_by_end" ON "api_tokens" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "api_tokens_by_expiry" ON "api_tokens" USING btree ("expires_on");
