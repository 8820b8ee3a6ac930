-- What drizzle's schema cannot say: the role that requests run under, row-level security, and the rules that only
-- the database can keep in a race.
create extension if not exists btree_gist;
--> statement-breakpoint
do $$
begin
  -- roles belong to the whole server: another database of it may have made this one a moment ago
  create role app_user nologin nosuperuser nobypassrls;
exception
  when duplicate_object or unique_violation then null;
end $$;
--> statement-breakpoint
do $$
begin
  execute format('grant app_user to %I', current_user);
end $$;
--> statement-breakpoint
grant usage on schema public to app_user;
--> statement-breakpoint
-- Puts a table behind the wall: nobody but the bypassing owner sees a row of another organisation, not even its owner by mistake.
create function tenant_wall(wall_of regclass, key_column text default 'organization_id') returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', wall_of);
  execute format('alter table %s force row level security', wall_of);
  execute format(
    'create policy tenant_wall on %s to app_user using (%2$I = current_setting(''app.organization_id'', true)) with check (%2$I = current_setting(''app.organization_id'', true))',
    wall_of, key_column);
  execute format('create policy installation on %s to %I using (true) with check (true)', wall_of, current_user);
end $$;
--> statement-breakpoint
select tenant_wall('organizations', 'id'), tenant_wall('role_permissions_templates'), tenant_wall('audit_entries'),
  tenant_wall('profiles'), tenant_wall('organization_contact_persons'), tenant_wall('shifts'), tenant_wall('creators'),
  tenant_wall('creator_links'), tenant_wall('creator_groups'), tenant_wall('group_combinations'),
  tenant_wall('group_members'), tenant_wall('group_shift_requirements'), tenant_wall('availability_weeks'),
  tenant_wall('plan_weeks'), tenant_wall('assignments');
--> statement-breakpoint
grant select, update on organizations to app_user;
--> statement-breakpoint
grant select, insert on audit_entries to app_user;
--> statement-breakpoint
grant select, insert, update, delete on role_permissions_templates, profiles, organization_contact_persons, shifts,
  creators, creator_links, creator_groups, group_combinations, group_members, group_shift_requirements,
  availability_weeks, plan_weeks, assignments to app_user;
--> statement-breakpoint
grant insert on mails to app_user;
--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
--> statement-breakpoint
create trigger audit_entries_append_only before update on audit_entries for each row execute function refuse_change();
--> statement-breakpoint
-- Custom shifts: the table of shifts stands below that of groups, so this one key is written here.
alter table shifts add constraint shifts_group foreign key (organization_id, group_id)
  references creator_groups (organization_id, id) on delete cascade;
--> statement-breakpoint
-- One person, one place at a time; back to back is no overlap, and a declined seat is nobody's.
alter table assignments add constraint assignments_one_place_at_a_time
  exclude using gist (organization_id with =, profile_id with =, tstzrange(starts_at, ends_at) with &&)
  where (state <> 'declined');
--> statement-breakpoint
alter table profiles add constraint profiles_account foreign key (id) references users (id) on delete restrict;
