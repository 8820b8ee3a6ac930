ALTER TABLE "availability_requests" ADD COLUMN "round_id" text;--> statement-breakpoint
-- those who were asked for the same days by the same person within a minute were asked together
update availability_requests r set round_id = (
  select min(o.id) from availability_requests o
  where o.organization_id = r.organization_id and o.requested_by = r.requested_by and o.start_date = r.start_date
    and o.end_date = r.end_date and date_trunc('minute', o.requested_at) = date_trunc('minute', r.requested_at)
);--> statement-breakpoint
ALTER TABLE "availability_requests" ALTER COLUMN "round_id" SET NOT NULL;
