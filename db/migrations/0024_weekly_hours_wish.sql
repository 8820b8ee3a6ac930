ALTER TABLE "profiles" ADD COLUMN "weekly_hours_wish_least" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "weekly_hours_wish_most" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_weekly_hours_wish" CHECK ("profiles"."weekly_hours_wish_least" between 0 and 80 and "profiles"."weekly_hours_wish_most" between 0 and 80
        and "profiles"."weekly_hours_wish_least" <= "profiles"."weekly_hours_wish_most");