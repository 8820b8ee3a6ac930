CREATE INDEX "sessions_by_start" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "api_tokens_by_end" ON "api_tokens" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "api_tokens_by_expiry" ON "api_tokens" USING btree ("expires_on");