ALTER TABLE "scoreboard_details" ADD COLUMN "timed_revenue" bigint;--> statement-breakpoint
ALTER TABLE "scoreboard_figures" ADD COLUMN "timed_revenue" bigint;