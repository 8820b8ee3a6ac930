ALTER TABLE "notifications" ADD COLUMN "named_id" text;--> statement-breakpoint
ALTER TABLE "seat_notes" ADD COLUMN "written_by" text;
--> statement-breakpoint
-- The audit log stays append-only for everybody. One function takes out of it what a person was called and has written,
-- once that person deletes the account; who did what to whom, when, stays as it is. No request may call it.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if current_setting('app.redacts_audit', true) = 'on'
    and (new.organization_id, new.id, new.at, new.kind) = (old.organization_id, old.id, old.at, old.kind)
    and new.actor_id is not distinct from old.actor_id and new.target is not distinct from old.target then
    return new;
  end if;
  raise exception 'the audit log is append-only';
end $$;
--> statement-breakpoint
-- The same without the free texts that a person writes, at any depth.
create function without_words(value jsonb) returns jsonb language sql immutable as $$
  select case jsonb_typeof(value)
    when 'object' then (select coalesce(jsonb_object_agg(key, without_words(part)), '{}')
      from jsonb_each(value) as each (key, part) where key not in ('reason', 'overrideReason', 'response', 'note', 'notes'))
    when 'array' then (select coalesce(jsonb_agg(without_words(part)), '[]') from jsonb_array_elements(value) as each (part))
    else value end
$$;
--> statement-breakpoint
create function redact_audit(of_organization text, of_person text, called text[], stub text) returns void
language plpgsql as $$
declare
  name text;
begin
  perform set_config('app.redacts_audit', 'on', true);
  update audit_entries set change = without_words(change)
    where organization_id = of_organization and of_person in (actor_id, target);
  foreach name in array called loop
    update audit_entries set change = regexp_replace(change::text, name, stub, 'gi')::jsonb
      where organization_id = of_organization and change::text ~* name;
  end loop;
  perform set_config('app.redacts_audit', 'off', true);
end $$;
--> statement-breakpoint
revoke execute on function redact_audit(text, text, text[], text) from public;
