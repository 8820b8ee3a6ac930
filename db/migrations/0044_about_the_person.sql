-- What is known of a person under a name or an address that they gave themselves is no reason to touch what is about somebody
-- else. So the audit log and what was made of it are redacted where they are about the person, by id, and where they bear an
-- address that was proven to be theirs. `redact_audit` of earlier versions goes with the next one.

-- What an entry of the audit log says, without who the person was. `is_target`: it is about them; `is_own`: or by them.
create function without_person(
  kind text, change jsonb, is_target boolean, is_own boolean, addresses text[], stub text
) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, case
      when is_target and key in ('name', 'fullName') then to_jsonb(stub)
      when is_target and key in ('from', 'to') and kind in
        ('team.renamed', 'team.emailChangeAsked', 'session.emailChangeAsked', 'session.emailChanged') then to_jsonb(stub)
      when key = 'email' and (lower(value #>> '{}') = any(addresses)
        or is_own and kind in ('invitations.accepted', 'joinLinks.joined')) then to_jsonb(stub)
      else value end), '{}')
    from jsonb_each(case when is_own then without_words(change) else change end)
$$;
--> statement-breakpoint
create function redact_person(of_organization text, of_person text, addresses text[], stub text) returns void
language plpgsql as $$
begin
  perform set_config('app.redacts_audit', 'on', true);
  update audit_entries set change = without_person(
      kind, change, target is not distinct from of_person,
      target is not distinct from of_person or actor_id is not distinct from of_person, addresses, stub
    ) where organization_id = of_organization
      and (of_person in (actor_id, target) or lower(change ->> 'email') = any(addresses));
  perform set_config('app.redacts_audit', 'off', true);
end $$;
--> statement-breakpoint
revoke execute on function redact_person(text, text, text[], text) from public;
--> statement-breakpoint
-- Names in the lists of entries whose kind begins so.
create function redact_listed(of_organization text, of_kinds text, called text[], stub text) returns void
language plpgsql as $$
begin
  perform set_config('app.redacts_audit', 'on', true);
  update audit_entries set change = (
      select coalesce(jsonb_object_agg(key, case when jsonb_typeof(list) = 'array'
          then (select coalesce(jsonb_agg(
              case when part #>> '{}' = any(called) then to_jsonb(stub) else part end order by place), '[]')
            from jsonb_array_elements(list) with ordinality as each (part, place))
          else list end), '{}')
        from jsonb_each(change) as each (key, list))
    where organization_id = of_organization and starts_with(kind, of_kinds);
  perform set_config('app.redacts_audit', 'off', true);
end $$;
--> statement-breakpoint
revoke execute on function redact_listed(text, text, text[], text) from public;
--> statement-breakpoint
-- A message without the name in what somebody reads of it, at any depth.
create function said_without(message jsonb, called text, stub text) returns jsonb language sql immutable as $$
  select case jsonb_typeof(message)
    when 'object' then (select coalesce(jsonb_object_agg(key, case
        when key in ('text', 'label', 'title', 'body') and jsonb_typeof(part) = 'string'
          then to_jsonb(regexp_replace(part #>> '{}', called, stub, 'gi'))
        else said_without(part, called, stub) end), '{}') from jsonb_each(message) as each (key, part))
    when 'array' then (select coalesce(jsonb_agg(said_without(part, called, stub) order by place), '[]')
      from jsonb_array_elements(message) with ordinality as each (part, place))
    else message end
$$;
