-- contract: 0.3.0 is the first release, so no node of an earlier one is at work
alter table reported_absences rename column said_at to reported_at;
alter table reported_absences rename column back_at to ended_early_at;
alter table market_settings rename column word_needed to approval_policy;
alter table market_offers rename column offerer_id to offered_by;
alter table market_offers rename column warns to has_warnings;
alter table market_offers rename column made_by to created_by;
alter table market_offers rename column made_at to created_at;
alter table market_offers rename column way to mode;
alter table market_offers rename column taker_id to taken_by;
alter table market_asked rename column asked_at to invited_at;
alter table market_asked rename to market_invitees;
alter table market_alarms rename column said_at to sent_at;
alter table attendance_requests rename column wished_start to requested_start;
alter table attendance_requests rename column wished_end to requested_end;
alter table attendance_requests rename column made_at to created_at;
alter table attendances rename column asked_at to prompted_at;
alter table pay_items rename column made_by to created_by;
alter table pay_items rename column made_at to created_at;
alter table autoplan_runs rename column asked_by to requested_by;
alter table autoplan_runs rename column asked_at to requested_at;
alter table autoplan_runs rename column held_until to lease_until;
alter table autoplan_runs rename column turn to lease_id;
alter table autoplan_runs rename column is_cancel_asked to is_cancel_requested;
alter table autoplan_proposals rename column letter to label;
alter table autoplan_proposals rename column made_by to created_by;
alter table autoplan_proposals rename column made_at to created_at;
alter table autoplan_proposals rename column ground_at to snapshot_at;
alter table autoplan_proposals rename column ground to snapshot;
alter table autoplan_proposals rename column most to max_seats;
alter table autoplan_applications rename column letter to label;
alter table autoplan_applications rename column taken_back_at to withdrawn_at;
alter table autoplan_applications rename column taken_back_by to withdrawn_by;
alter table profiles rename column weekly_hours_wish_least to min_weekly_hours;
alter table profiles rename column weekly_hours_wish_most to max_weekly_hours;
alter table join_links rename column most to max_uses;
alter table mailed_links rename column asked_by to requested_by;
alter table first_steps rename column put_away_at to dismissed_at;
alter table done_once rename column at to created_at;
alter table done_once rename to idempotency_keys;
alter index market_asked_by_person rename to market_invitees_by_person;
alter index market_offers_by_offerer rename to market_offers_by_offering_member;
alter index market_offers_by_taker rename to market_offers_by_taking_member;
alter index market_offers_one_a_seat rename to market_offers_one_active_per_seat;
alter index autoplan_runs_one_at_a_time rename to autoplan_runs_one_running;
alter index assignments_one_person_a_seat rename to assignments_one_per_seat;
alter table assignments rename constraint assignments_one_place_at_a_time to assignments_no_overlap;
alter table profiles rename constraint profiles_weekly_hours_wish to profiles_weekly_hours;
alter table autoplan_runs rename constraint autoplan_runs_held to autoplan_runs_lease;
alter table autoplan_proposals rename constraint autoplan_proposals_letter to autoplan_proposals_label;
alter table market_invitees rename constraint market_asked_answer to market_invitees_answer;
alter table market_settings rename constraint market_settings_word_needed to market_settings_approval_policy;
alter table market_offers rename constraint market_offers_whose to market_offers_offered_by;
alter table market_offers rename constraint market_offers_taker to market_offers_taken_by;
alter table api_tokens rename constraint "api_tokens_tokenHash_unique" to api_tokens_token_hash_unique;
alter table calendar_tokens rename constraint "calendar_tokens_tokenHash_unique" to calendar_tokens_token_hash_unique;
alter table discord_channel_codes rename constraint "discord_channel_codes_codeHash_unique" to discord_channel_codes_code_hash_unique;
alter table discord_link_codes rename constraint "discord_link_codes_codeHash_unique" to discord_link_codes_code_hash_unique;
alter table telegram_link_codes rename constraint "telegram_link_codes_codeHash_unique" to telegram_link_codes_code_hash_unique;
alter function hold_session(text, text) rename to lock_session;
alter table market_invitees rename constraint market_asked_organization_id_offer_id_profile_id_pk to market_invitees_organization_id_offer_id_profile_id_pk;
alter table market_invitees rename constraint market_asked_organization_id_offer_id_market_offers_organizatio to market_invitees_organization_id_offer_id_market_offers_organiza;
alter table market_invitees rename constraint market_asked_organization_id_profile_id_profiles_organization_i to market_invitees_organization_id_profile_id_profiles_organizatio;
alter table idempotency_keys rename constraint done_once_organization_id_profile_id_endpoint_key_pk to idempotency_keys_organization_id_profile_id_endpoint_key_pk;
alter table idempotency_keys rename constraint done_once_organization_id_organizations_id_fk to idempotency_keys_organization_id_organizations_id_fk;
alter function refuse_change() rename to refuse_audit_change;
drop function redact_audit(text, text, text[], text);
drop function redact_person(text, text, text[], text);
drop function redact_listed(text, text, text[], text);
drop function without_person(text, jsonb, boolean, boolean, text[], text);
drop function without_words(jsonb);
drop function said_without(jsonb, text, text);
drop function tenant_wall(regclass, text);
do $$
declare
  walled name;
begin
  for walled in select tablename from pg_policies where schemaname = 'public' and policyname = 'tenant_wall' loop
    execute format('alter policy tenant_wall on %I rename to tenant_isolation', walled);
  end loop;
end $$;
-- Without the free texts that a person writes, at any depth.
create function without_free_text(value jsonb) returns jsonb language sql immutable as $$
  select case jsonb_typeof(value)
    when 'object' then (select coalesce(jsonb_object_agg(key, without_free_text(part)), '{}')
      from jsonb_each(value) as each (key, part) where key not in ('reason', 'overrideReason', 'response', 'note', 'notes'))
    when 'array' then (select coalesce(jsonb_agg(without_free_text(part)), '[]') from jsonb_array_elements(value) as each (part))
    else value end
$$;

-- An audit entry without the name, the addresses and the free texts of an erased person. `is_target`: the entry is about the
-- person; `is_own`: about or by the person.
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
    from jsonb_each(case when is_own then without_free_text(change) else change end)
$$;

-- Redacts a person in the audit log: in entries that are about or by the person, by id, and where an entry bears an address
-- that was proven to be theirs. No request may call it.
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
revoke execute on function redact_person(text, text, text[], text) from public;

-- Redacts names in the lists of audit entries whose kind begins with `of_kinds`. No request may call it.
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
revoke execute on function redact_listed(text, text, text[], text) from public;

-- A chat message without a name in its texts, at any depth.
create function redact_message(message jsonb, called text, stub text) returns jsonb language sql immutable as $$
  select case jsonb_typeof(message)
    when 'object' then (select coalesce(jsonb_object_agg(key, case
        when key in ('text', 'label', 'title', 'body') and jsonb_typeof(part) = 'string'
          then to_jsonb(regexp_replace(part #>> '{}', called, stub, 'gi'))
        else redact_message(part, called, stub) end), '{}') from jsonb_each(message) as each (key, part))
    when 'array' then (select coalesce(jsonb_agg(redact_message(part, called, stub) order by place), '[]')
      from jsonb_array_elements(message) with ordinality as each (part, place))
    else message end
$$;
-- Row-level security of a tenant table: requests see and write only rows of their organization, the owner of the tables all.
create function isolate_tenant(tenant_table regclass, key_column text default 'organization_id') returns void
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy tenant_isolation on %s to app_user using (%2$I = current_setting(''app.organization_id'', true)) with check (%2$I = current_setting(''app.organization_id'', true))',
    tenant_table, key_column);
  execute format('create policy installation on %s to %I using (true) with check (true)', tenant_table, current_user);
end $$;
