-- apart
-- Whoever was put elsewhere in the same shift, or put back: parts that follow each other, named after the first of them.
-- Where it was done with the column, it is done.
with parts as (
  select organization_id, assignment_id, profile_id, date, shift_id, due_at, removed_at,
    lag(removed_at) over same_shift <= due_at as follows
  from attendances
  window same_shift as (partition by organization_id, profile_id, date, shift_id order by removed_at nulls last, due_at)
), runs as (
  select *, count(*) filter (where follows is not true) over same_shift as run
  from parts
  window same_shift as (partition by organization_id, profile_id, date, shift_id order by removed_at nulls last, due_at)
), firsts as (
  select organization_id, assignment_id, first_value(assignment_id) over (
      partition by organization_id, profile_id, date, shift_id, run order by removed_at nulls last, due_at
    ) as first
  from runs
)
update attendances a set continues = f.first
from firsts f
where a.organization_id = f.organization_id and a.assignment_id = f.assignment_id and f.first <> f.assignment_id
  and not exists (select from attendances where continues is not null);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "images_removed" ON "images" USING btree ("organization_id") WHERE removed_at is not null;
