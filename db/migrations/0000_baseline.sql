-- The whole schema of 0.3.0, the first release: tables and indexes, functions and triggers, row-level security, and the grants
-- of the role that requests run under. Here it is app_user; each database has a name of its own for it, see
-- src/platform/server/app-role.ts.
create extension if not exists btree_gist;

-- Installation: mails, rate limits and backups, not of any organization

create table backup_runs (
  kind text not null,
  night date not null,
  ended_at timestamptz not null,
  failure text,
  file text not null,
  constraint backup_runs_kind_night_pk primary key (kind, night)
);

create table mails (
  id text primary key,
  on_behalf_of text,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  link text,
  unsubscribe text,
  cause text,
  created_at timestamptz not null,
  due_at timestamptz,
  sending_until timestamptz,
  sent_at timestamptz,
  dead_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  constraint mails_cause_unique unique (cause)
);
create index mails_by_time on mails (created_at desc nulls last);
create index mails_waiting on mails (due_at) where sent_at is null and dead_at is null;
create index mails_of_organization on mails (on_behalf_of, created_at desc nulls last);

create table discord_pace (
  id integer primary key,
  next_at timestamptz not null
);

create table telegram_pace (
  id integer primary key,
  next_at timestamptz not null
);

create table attempts (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);

-- Accounts: what signing in needs before any organization is known

create table users (
  id text primary key,
  name text not null,
  email text not null,
  email_verified boolean not null default false,
  email_proven boolean not null default false,
  image text,
  two_factor_enabled boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint users_email_unique unique (email)
);

create table credentials (
  id text primary key,
  user_id text not null,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  scope text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint credentials_user_id_users_id_fk
    foreign key (user_id) references users (id) on delete cascade
);
create index credentials_by_user on credentials (user_id);

create table mailed_links (
  token_hash text primary key,
  user_id text not null,
  purpose text not null,
  email text not null,
  requested_by text,
  expires_at timestamptz not null,
  is_opened boolean not null default false,
  constraint mailed_links_user_id_users_id_fk
    foreign key (user_id) references users (id) on delete cascade,
  constraint mailed_links_purpose check (purpose in ('confirm', 'change', 'reset'))
);
create index mailed_links_by_user on mailed_links (user_id);
create index mailed_links_by_expiry on mailed_links (expires_at);

create table passkeys (
  id text primary key,
  name text,
  public_key text not null,
  user_id text not null,
  credential_id text not null,
  counter integer not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  created_at timestamptz,
  aaguid text,
  is_confirmed boolean not null default false,
  constraint passkeys_credential_id_unique unique (credential_id),
  constraint passkeys_user_id_users_id_fk
    foreign key (user_id) references users (id) on delete cascade
);
create index passkeys_by_user on passkeys (user_id);

create table sessions (
  id text primary key,
  token_hash text not null,
  user_id text not null,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  confirmed_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint sessions_token_hash_unique unique (token_hash),
  constraint sessions_user_id_users_id_fk
    foreign key (user_id) references users (id) on delete cascade
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);
create index sessions_by_start on sessions (created_at);

create table two_factors (
  id text primary key,
  user_id text not null,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  created_at timestamptz not null default now(),
  failed_verification_count integer not null default 0,
  locked_until timestamptz,
  constraint two_factors_user_id_users_id_fk
    foreign key (user_id) references users (id) on delete cascade
);
create unique index two_factors_by_user on two_factors (user_id);

create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index verifications_by_identifier on verifications (identifier);
create index verifications_by_value on verifications (value);

-- Organizations, people, permissions and the audit log

create table organizations (
  id text primary key,
  name text not null,
  time_zone text not null,
  settings jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  constraint organizations_name_length check (length(name) between 1 and 100)
);

create table audit_entries (
  organization_id text not null,
  id text not null,
  at timestamptz not null,
  actor_id text,
  kind text not null,
  target text,
  change jsonb not null,
  constraint audit_entries_organization_id_id_pk primary key (organization_id, id),
  constraint audit_entries_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade
);
create index audit_entries_by_time on audit_entries (organization_id, at desc nulls last);

create table images (
  organization_id text not null,
  id text not null,
  uploaded_by text,
  uploaded_at timestamptz not null,
  removed_at timestamptz,
  constraint images_organization_id_id_pk primary key (organization_id, id),
  constraint images_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade
);
create index images_by_time on images (uploaded_at, organization_id);
create index images_removed on images (organization_id) where removed_at is not null;

create table profiles (
  organization_id text not null,
  id text not null,
  role text not null,
  former_role text,
  full_name text not null,
  email text not null,
  language text not null,
  time_zone text,
  is_active boolean not null default true,
  active_status text,
  has_custom_vacation_days boolean not null default false,
  max_vacation_days integer,
  shift_preferences jsonb not null default '[]'::jsonb,
  min_weekly_hours integer,
  max_weekly_hours integer,
  avatar_image text,
  created_at timestamptz not null,
  left_at timestamptz,
  constraint profiles_organization_id_id_pk primary key (organization_id, id),
  constraint profiles_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade,
  constraint profiles_account foreign key (id) references users (id) on delete restrict,
  constraint profiles_role check (role in ('owner', 'admin', 'team_lead', 'chatter', 'locked')),
  constraint profiles_vacation_days check (max_vacation_days between 0 and 7),
  constraint profiles_weekly_hours
    check (min_weekly_hours between 0 and 80 and max_weekly_hours between 0 and 80 and min_weekly_hours <= max_weekly_hours)
);
create unique index profiles_one_organization on profiles (id) where left_at is null;
create index profiles_by_account on profiles (id);
create index profiles_by_name on profiles (organization_id, full_name);

create table idempotency_keys (
  organization_id text not null,
  profile_id text not null,
  endpoint text not null,
  key text not null,
  created_at timestamptz not null,
  result jsonb,
  constraint idempotency_keys_organization_id_profile_id_endpoint_key_pk
    primary key (organization_id, profile_id, endpoint, key),
  constraint idempotency_keys_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade
);

create table role_permissions_templates (
  organization_id text not null,
  role text not null,
  permissions text[] not null,
  version integer not null default 1,
  constraint role_permissions_templates_organization_id_role_pk primary key (organization_id, role),
  constraint role_permissions_templates_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade
);

-- Invitations, join links, imports and access tokens

create table imports (
  organization_id text not null,
  id text not null,
  file_name text not null,
  created_by text,
  created_at timestamptz not null,
  constraint imports_organization_id_id_pk primary key (organization_id, id),
  constraint imports_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade,
  constraint imports_creator foreign key (organization_id, created_by)
    references profiles (organization_id, id) on delete set null (created_by)
);
create index imports_by_time on imports (organization_id, created_at);
create index imports_by_age on imports (created_at);

create table invitations (
  organization_id text not null,
  id text not null,
  email text not null,
  role text not null,
  invited_by text,
  session_id text,
  language text not null,
  preset_language text,
  group_ids text[] not null default '{}',
  proposed_name text,
  import_id text,
  mailed_hash text not null,
  copied_hash text,
  copied_by text,
  copied_session_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  constraint invitations_organization_id_id_pk primary key (organization_id, id),
  constraint invitations_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade,
  constraint invitations_inviter foreign key (organization_id, invited_by)
    references profiles (organization_id, id) on delete set null (invited_by),
  constraint invitations_copier foreign key (organization_id, copied_by)
    references profiles (organization_id, id) on delete set null (copied_by),
  constraint invitations_import foreign key (organization_id, import_id)
    references imports (organization_id, id) on delete set null (import_id),
  constraint invitations_role check (role in ('chatter', 'team_lead', 'admin'))
);
create unique index invitations_mailed on invitations (mailed_hash);
create unique index invitations_copied on invitations (copied_hash);
create unique index invitations_one_pending on invitations (organization_id, email)
  where accepted_at is null and revoked_at is null;
create index invitations_by_email on invitations (email);
create index invitations_by_end on invitations (expires_at);
create index invitations_by_import on invitations (organization_id, import_id);

create table join_links (
  organization_id text not null,
  id text not null,
  token_hash text not null,
  role text not null,
  preset_language text,
  group_ids text[] not null default '{}',
  max_uses integer not null,
  joins integer not null default 0,
  created_by text,
  session_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint join_links_organization_id_id_pk primary key (organization_id, id),
  constraint join_links_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade,
  constraint join_links_creator foreign key (organization_id, created_by)
    references profiles (organization_id, id) on delete set null (created_by),
  constraint join_links_role check (role in ('chatter', 'team_lead', 'admin')),
  constraint join_links_joins check (joins between 0 and max_uses and max_uses between 1 and 500)
);
create unique index join_links_token on join_links (token_hash);
create index join_links_by_time on join_links (organization_id, created_at);

create table api_tokens (
  organization_id text not null,
  id text not null,
  profile_id text not null,
  belongs_to_organization boolean not null,
  token_hash text not null,
  name text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_on date,
  used_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  constraint api_tokens_organization_id_id_pk primary key (organization_id, id),
  constraint api_tokens_token_hash_unique unique (token_hash),
  constraint api_tokens_organization_id_profile_id_profiles_organization_id_
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade
);
create index api_tokens_of_person on api_tokens (organization_id, profile_id);
create index api_tokens_working on api_tokens (profile_id) where ended_at is null;
create index api_tokens_by_end on api_tokens (ended_at);
create index api_tokens_by_expiry on api_tokens (expires_on);

-- Creators, groups, shifts and settings

create table organization_contact_persons (
  organization_id text not null,
  id text not null,
  name text not null,
  role text not null,
  email text not null,
  phone text,
  whatsapp text,
  is_active boolean not null default true,
  display_order integer not null,
  version integer not null default 1,
  constraint organization_contact_persons_organization_id_id_pk primary key (organization_id, id),
  constraint organization_contact_persons_organization_id_organizations_id_f
    foreign key (organization_id) references organizations (id) on delete cascade
);

create table creator_groups (
  organization_id text not null,
  id text not null,
  name text not null,
  description text not null default '',
  color text not null,
  chatter_count integer not null,
  use_custom_shifts boolean not null default false,
  version integer not null default 1,
  created_by text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz,
  constraint creator_groups_organization_id_id_pk primary key (organization_id, id),
  constraint creator_groups_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade,
  constraint creator_groups_chatter_count check (chatter_count between 1 and 9)
);
create index creator_groups_by_name on creator_groups (organization_id, name);

create table group_members (
  organization_id text not null,
  group_id text not null,
  profile_id text not null,
  is_main boolean not null default false,
  constraint group_members_organization_id_group_id_profile_id_pk primary key (organization_id, group_id, profile_id),
  constraint group_members_organization_id_group_id_creator_groups_organizat
    foreign key (organization_id, group_id) references creator_groups (organization_id, id) on delete cascade,
  constraint group_members_organization_id_profile_id_profiles_organization_
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade
);

create table creators (
  organization_id text not null,
  id text not null,
  name text not null,
  description text not null default '',
  importance integer not null default 3,
  tags text[] not null default '{}',
  contact_email text,
  notes text not null default '',
  avatar_image text,
  avatar_x integer not null default 50,
  avatar_y integer not null default 50,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  constraint creators_organization_id_id_pk primary key (organization_id, id),
  constraint creators_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade,
  constraint creators_avatar check (avatar_x between 0 and 100 and avatar_y between 0 and 100),
  constraint creators_importance check (importance between 1 and 5)
);
create index creators_by_name on creators (organization_id, name);

create table creator_links (
  organization_id text not null,
  id text not null,
  creator_id text not null,
  kind text not null,
  platform text not null,
  url text not null,
  account_type text not null default 'main',
  sort_order integer not null,
  constraint creator_links_organization_id_id_pk primary key (organization_id, id),
  constraint creator_links_organization_id_creator_id_creators_organization_
    foreign key (organization_id, creator_id) references creators (organization_id, id) on delete cascade,
  constraint creator_links_kind check (kind in ('creator', 'social')),
  constraint creator_links_account_type check (account_type in ('main', 'secondary'))
);
create index creator_links_by_creator on creator_links (organization_id, creator_id, sort_order);

create table group_combinations (
  organization_id text not null,
  creator_link_id text not null,
  group_id text not null,
  sort_order integer not null,
  constraint group_combinations_one_group primary key (organization_id, creator_link_id),
  constraint group_combinations_organization_id_group_id_creator_groups_orga
    foreign key (organization_id, group_id) references creator_groups (organization_id, id) on delete cascade,
  constraint group_combinations_link
    foreign key (organization_id, creator_link_id) references creator_links (organization_id, id)
);
create index group_combinations_by_group on group_combinations (organization_id, group_id, sort_order);

create table organization_platforms (
  organization_id text not null,
  kind text not null,
  platform_key text not null,
  platform_name text not null,
  display_order integer not null,
  is_enabled boolean not null default true,
  is_custom boolean not null default false,
  constraint organization_platforms_organization_id_kind_platform_key_pk
    primary key (organization_id, kind, platform_key),
  constraint organization_platforms_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade,
  constraint organization_platforms_kind check (kind in ('creator', 'social'))
);

create table shifts (
  organization_id text not null,
  id text not null,
  group_id text,
  name text not null,
  start_time text not null,
  end_time text not null,
  belongs_to_previous_day boolean not null default false,
  color text not null,
  is_enabled boolean not null default true,
  display_order integer not null,
  earlier_times jsonb not null default '[]'::jsonb,
  constraint shifts_organization_id_id_pk primary key (organization_id, id),
  constraint shifts_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade,
  constraint shifts_group foreign key (organization_id, group_id)
    references creator_groups (organization_id, id) on delete cascade,
  constraint shifts_times check (start_time ~ '^[0-2][0-9]:[0-5][0-9]$' and end_time ~ '^[0-2][0-9]:[0-5][0-9]$')
);
create index shifts_by_group on shifts (organization_id, group_id, display_order);

create table group_shift_requirements (
  organization_id text not null,
  group_id text not null,
  shift_id text not null,
  main_chatters integer not null,
  constraint group_shift_requirements_organization_id_group_id_shift_id_pk
    primary key (organization_id, group_id, shift_id),
  constraint group_shift_requirements_organization_id_group_id_creator_group
    foreign key (organization_id, group_id) references creator_groups (organization_id, id) on delete cascade,
  constraint group_shift_requirements_shift
    foreign key (organization_id, shift_id) references shifts (organization_id, id),
  constraint group_shift_requirements_count check (main_chatters between 1 and 9)
);

-- Notifications, chat accounts and outboxes of chats and push

create table discord_link_codes (
  organization_id text not null,
  profile_id text not null,
  code_hash text not null,
  discord_user_id text,
  expires_at timestamptz not null,
  constraint discord_link_codes_organization_id_profile_id_pk primary key (organization_id, profile_id),
  constraint discord_link_codes_code_hash_unique unique (code_hash),
  constraint discord_link_codes_organization_id_profile_id_profiles_organiza
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade
);

create table discord_messages (
  organization_id text not null,
  id text not null,
  profile_id text not null,
  discord_user_id text not null,
  purpose text not null default 'notification',
  message jsonb not null,
  cause text,
  created_at timestamptz not null,
  due_at timestamptz,
  sending_until timestamptz,
  sent_at timestamptz,
  dead_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  constraint discord_messages_organization_id_id_pk primary key (organization_id, id),
  constraint discord_messages_one_cause unique (organization_id, cause),
  constraint discord_messages_purpose check (purpose in ('notification', 'farewell', 'consent')),
  constraint discord_messages_organization_id_profile_id_profiles_organizati
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade
);
create index discord_messages_waiting on discord_messages (due_at) where sent_at is null and dead_at is null;
create index discord_messages_by_id on discord_messages (id);
create index discord_messages_by_time on discord_messages (created_at);

create table discord_users (
  organization_id text not null,
  id text not null,
  discord_user_id text not null,
  profile_id text not null,
  first_name text not null,
  discord_username text,
  is_active boolean not null default true,
  blocked_at timestamptz,
  muted_until timestamptz,
  registered_at timestamptz not null,
  constraint discord_users_organization_id_id_pk primary key (organization_id, id),
  constraint discord_users_one_profile unique (discord_user_id),
  constraint discord_users_one_chat unique (organization_id, profile_id),
  constraint discord_users_organization_id_profile_id_profiles_organization_
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade
);

create table telegram_link_codes (
  organization_id text not null,
  profile_id text not null,
  code_hash text not null,
  telegram_chat_id text,
  expires_at timestamptz not null,
  constraint telegram_link_codes_organization_id_profile_id_pk primary key (organization_id, profile_id),
  constraint telegram_link_codes_code_hash_unique unique (code_hash),
  constraint telegram_link_codes_organization_id_profile_id_profiles_organiz
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade
);

create table telegram_messages (
  organization_id text not null,
  id text not null,
  profile_id text not null,
  telegram_chat_id text not null,
  purpose text not null default 'notification',
  message jsonb not null,
  cause text,
  created_at timestamptz not null,
  due_at timestamptz,
  sending_until timestamptz,
  sent_at timestamptz,
  dead_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  constraint telegram_messages_organization_id_id_pk primary key (organization_id, id),
  constraint telegram_messages_one_cause unique (organization_id, cause),
  constraint telegram_messages_purpose check (purpose in ('notification', 'farewell', 'consent')),
  constraint telegram_messages_organization_id_profile_id_profiles_organizat
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade
);
create index telegram_messages_waiting on telegram_messages (due_at) where sent_at is null and dead_at is null;
create index telegram_messages_by_id on telegram_messages (id);
create index telegram_messages_by_time on telegram_messages (created_at);

create table telegram_users (
  organization_id text not null,
  id text not null,
  telegram_chat_id text not null,
  profile_id text not null,
  first_name text not null,
  telegram_username text,
  is_active boolean not null default true,
  blocked_at timestamptz,
  muted_until timestamptz,
  registered_at timestamptz not null,
  constraint telegram_users_organization_id_id_pk primary key (organization_id, id),
  constraint telegram_users_one_profile unique (telegram_chat_id),
  constraint telegram_users_one_chat unique (organization_id, profile_id),
  constraint telegram_users_organization_id_profile_id_profiles_organization
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade
);

create table notification_preferences (
  organization_id text not null,
  profile_id text not null,
  preferences jsonb not null,
  constraint notification_preferences_organization_id_profile_id_pk primary key (organization_id, profile_id),
  constraint notification_preferences_organization_id_profile_id_profiles_or
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade
);

create table notification_rules (
  organization_id text primary key,
  rules jsonb not null,
  constraint notification_rules_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade
);

create table notifications (
  organization_id text not null,
  id text not null,
  recipient_id text not null,
  kind text not null,
  parameters jsonb not null,
  subject_id text,
  caused_by text,
  channels text[] not null default '{"in_app"}',
  created_at timestamptz not null,
  read_at timestamptz,
  fanned_out_at timestamptz,
  constraint notifications_organization_id_id_pk primary key (organization_id, id),
  constraint notifications_organization_id_recipient_id_profiles_organizatio
    foreign key (organization_id, recipient_id) references profiles (organization_id, id) on delete cascade
);
create index notifications_of_person on notifications (organization_id, recipient_id, created_at desc, id desc);
create index notifications_to_spread on notifications (created_at)
  where fanned_out_at is null and channels && array['email', 'telegram', 'push', 'discord'];
create index notifications_by_time on notifications (created_at);
create index notifications_unread on notifications (organization_id, recipient_id) where read_at is null;

create table push_subscriptions (
  organization_id text not null,
  id text not null,
  profile_id text not null,
  session_id text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  user_agent text not null,
  created_at timestamptz not null,
  constraint push_subscriptions_organization_id_id_pk primary key (organization_id, id),
  constraint push_subscriptions_one_session unique (organization_id, session_id),
  constraint push_subscriptions_session_id_sessions_id_fk
    foreign key (session_id) references sessions (id) on delete cascade,
  constraint push_subscriptions_organization_id_profile_id_profiles_organiza
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade
);
create index push_subscriptions_by_session on push_subscriptions (session_id);
create index push_subscriptions_by_endpoint on push_subscriptions (endpoint);
create index push_subscriptions_of_person on push_subscriptions (organization_id, profile_id);

create table push_messages (
  organization_id text not null,
  id text not null,
  profile_id text not null,
  subscription_id text not null,
  message jsonb not null,
  cause text not null,
  created_at timestamptz not null,
  due_at timestamptz,
  sending_until timestamptz,
  sent_at timestamptz,
  dead_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  constraint push_messages_organization_id_id_pk primary key (organization_id, id),
  constraint push_messages_one_cause unique (organization_id, subscription_id, cause),
  constraint push_messages_organization_id_subscription_id_push_subscription
    foreign key (organization_id, subscription_id)
      references push_subscriptions (organization_id, id) on delete cascade
);
create index push_messages_waiting on push_messages (due_at) where sent_at is null and dead_at is null;
create index push_messages_by_id on push_messages (id);
create index push_messages_by_time on push_messages (created_at);

create table delivery_preferences (
  organization_id text not null,
  profile_id text not null,
  quiet_from text,
  quiet_to text,
  reminder_hours integer[],
  constraint delivery_preferences_organization_id_profile_id_pk primary key (organization_id, profile_id),
  constraint delivery_preferences_organization_id_profile_id_profiles_organi
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade
);

-- Availability, assignments, vacation, automatic plans and the market

create table assignments (
  organization_id text not null,
  id text not null,
  group_id text not null,
  date date not null,
  shift_id text not null,
  seat integer not null,
  profile_id text not null,
  state text not null,
  is_pinned boolean not null default false,
  shift_name text not null,
  start_time text not null,
  end_time text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  overridden_warnings text[] not null default '{}',
  override_reason text,
  decline_reason text,
  assigned_by text,
  assigned_at timestamptz not null,
  decided_at timestamptz,
  moved_at timestamptz,
  constraint assignments_organization_id_id_pk primary key (organization_id, id),
  constraint assignments_organization_id_group_id_creator_groups_organizatio
    foreign key (organization_id, group_id) references creator_groups (organization_id, id),
  constraint assignments_organization_id_shift_id_shifts_organization_id_id_
    foreign key (organization_id, shift_id) references shifts (organization_id, id),
  constraint assignments_organization_id_profile_id_profiles_organization_id
    foreign key (organization_id, profile_id) references profiles (organization_id, id),
  constraint assignments_state check (state in ('draft', 'assigned', 'confirmed', 'declined')),
  constraint assignments_seat check (seat between 1 and 9),
  constraint assignments_span check (starts_at < ends_at),
  -- back-to-back shifts do not overlap, and a declined assignment blocks nothing
  constraint assignments_no_overlap
    exclude using gist (organization_id with =, profile_id with =, tstzrange(starts_at, ends_at) with &&)
    where (state <> 'declined')
);
create unique index assignments_one_per_seat on assignments (organization_id, group_id, date, shift_id, seat)
  where state <> 'declined';
create index assignments_by_start on assignments (starts_at) where state in ('assigned', 'confirmed');
create index assignments_by_date on assignments (organization_id, date);
create index assignments_declined on assignments (organization_id, date) where state = 'declined';
create index assignments_overridden on assignments (organization_id, date) where overridden_warnings <> '{}';
create index assignments_by_person on assignments (organization_id, profile_id, ends_at);

create table plan_weeks (
  organization_id text not null,
  group_id text not null,
  week_start date not null,
  state text not null,
  version integer not null default 1,
  published_at timestamptz,
  published_by text,
  constraint plan_weeks_organization_id_group_id_week_start_pk primary key (organization_id, group_id, week_start),
  constraint plan_weeks_organization_id_group_id_creator_groups_organization
    foreign key (organization_id, group_id) references creator_groups (organization_id, id) on delete cascade,
  constraint plan_weeks_state check (state in ('draft', 'published')),
  constraint plan_weeks_monday check (extract(isodow from week_start) = 1)
);
create index plan_weeks_published on plan_weeks (week_start) where state = 'published';

create table reported_absences (
  organization_id text not null,
  id text not null,
  profile_id text not null,
  kind text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  note text not null,
  reported_at timestamptz not null,
  ended_early_at timestamptz,
  constraint reported_absences_organization_id_id_pk primary key (organization_id, id),
  constraint reported_absences_organization_id_profile_id_profiles_organizat
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade,
  constraint reported_absences_kind check (kind in ('illness', 'emergency', 'other')),
  constraint reported_absences_span check (starts_at < ends_at)
);
create index reported_absences_by_end on reported_absences (organization_id, ends_at);

create table seat_notes (
  organization_id text not null,
  group_id text not null,
  date date not null,
  shift_id text not null,
  seat integer not null,
  note text not null,
  written_by text,
  constraint seat_notes_organization_id_group_id_date_shift_id_seat_pk
    primary key (organization_id, group_id, date, shift_id, seat),
  constraint seat_notes_organization_id_group_id_creator_groups_organization
    foreign key (organization_id, group_id) references creator_groups (organization_id, id) on delete cascade,
  constraint seat_notes_organization_id_shift_id_shifts_organization_id_id_f
    foreign key (organization_id, shift_id) references shifts (organization_id, id) on delete cascade
);

create table autoplan_applications (
  organization_id text not null,
  id text not null,
  proposal_id text not null,
  label text not null,
  week_start date not null,
  weeks integer not null,
  applied_by text not null,
  applied_at timestamptz not null,
  seats jsonb not null,
  freed jsonb not null,
  withdrawn_at timestamptz,
  withdrawn_by text,
  constraint autoplan_applications_organization_id_id_pk primary key (organization_id, id),
  constraint autoplan_applications_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade
);
create index autoplan_applications_by_week on autoplan_applications (organization_id, week_start);

create table autoplan_criteria (
  organization_id text primary key,
  "order" jsonb not null,
  constraint autoplan_criteria_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade
);

create table autoplan_proposals (
  organization_id text not null,
  id text not null,
  label text not null,
  question jsonb not null,
  week_start date not null,
  weeks integer not null,
  created_by text not null,
  created_at timestamptz not null,
  snapshot_at timestamptz not null,
  seconds integer not null,
  is_cut_short boolean not null,
  plan jsonb not null,
  max_seats integer not null,
  figures jsonb not null,
  snapshot jsonb not null,
  constraint autoplan_proposals_organization_id_id_pk primary key (organization_id, id),
  constraint autoplan_proposals_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade,
  constraint autoplan_proposals_label check (label in ('A', 'B', 'C', 'D', 'E')),
  constraint autoplan_proposals_weeks check (weeks between 1 and 4)
);
create index autoplan_proposals_by_week on autoplan_proposals (organization_id, week_start);

create table autoplan_runs (
  organization_id text not null,
  id text not null,
  question jsonb not null,
  week_start date not null,
  weeks integer not null,
  state text not null,
  ending text,
  requested_by text not null,
  requested_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  dispatched_at timestamptz not null,
  lease_until timestamptz,
  lease_id text,
  attempts integer not null default 0,
  is_cancel_requested boolean not null default false,
  progress jsonb,
  proposal_id text,
  constraint autoplan_runs_organization_id_id_pk primary key (organization_id, id),
  constraint autoplan_runs_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade,
  constraint autoplan_runs_state check (state in ('queued', 'running', 'done', 'cancelled', 'failed')),
  constraint autoplan_runs_lease check ((state = 'running') = (lease_until is not null))
);
create unique index autoplan_runs_one_running on autoplan_runs (organization_id) where state = 'running';
create index autoplan_runs_under_way on autoplan_runs (dispatched_at) where state in ('queued', 'running');

create table organization_settings (
  organization_id text not null,
  info_box_settings jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  constraint organization_settings_organization_id_pk primary key (organization_id),
  constraint organization_settings_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade
);

create table availability_weeks (
  organization_id text not null,
  week_start date not null,
  profile_id text not null,
  cells jsonb not null,
  notes jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  constraint availability_weeks_organization_id_week_start_profile_id_pk
    primary key (organization_id, week_start, profile_id),
  constraint availability_weeks_organization_id_profile_id_profiles_organiza
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade
);
create index availability_weeks_by_person on availability_weeks (organization_id, profile_id, week_start);

create table calendar_tokens (
  organization_id text not null,
  profile_id text not null,
  token_hash text not null,
  created_at timestamptz not null,
  constraint calendar_tokens_organization_id_profile_id_pk primary key (organization_id, profile_id),
  constraint calendar_tokens_token_hash_unique unique (token_hash),
  constraint calendar_tokens_organization_id_profile_id_profiles_organizatio
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade
);

create table market_alarms (
  organization_id text not null,
  group_id text not null,
  date date not null,
  shift_id text not null,
  seat integer not null,
  starts_at timestamptz not null,
  hours integer not null,
  sent_at timestamptz not null,
  constraint market_alarms_organization_id_group_id_date_shift_id_seat_start
    primary key (organization_id, group_id, date, shift_id, seat, starts_at, hours),
  constraint market_alarms_organization_id_group_id_creator_groups_organizat
    foreign key (organization_id, group_id) references creator_groups (organization_id, id) on delete cascade
);
create index market_alarms_by_start on market_alarms (starts_at);

create table market_offers (
  organization_id text not null,
  id text not null,
  kind text not null,
  state text not null,
  group_id text not null,
  date date not null,
  shift_id text not null,
  seat integer not null,
  shift_name text not null,
  start_time text not null,
  end_time text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  assignment_id text,
  offered_by text,
  other_assignment_id text,
  other_id text,
  has_warnings boolean not null default false,
  created_by text not null,
  created_at timestamptz not null,
  note text not null,
  override_reason text,
  mode text not null,
  apply_until timestamptz,
  is_closed boolean not null default false,
  is_for_all boolean not null,
  wave_minutes integer,
  next_wave_at timestamptz,
  taken_by text,
  accepted_at timestamptz,
  ending text,
  ended_at timestamptz,
  constraint market_offers_organization_id_id_pk primary key (organization_id, id),
  constraint market_offers_organization_id_group_id_creator_groups_organizat
    foreign key (organization_id, group_id) references creator_groups (organization_id, id) on delete cascade,
  constraint market_offers_kind check (kind in ('give', 'swap', 'gap')),
  constraint market_offers_state
    check (state in ('open', 'applied', 'accepted', 'done', 'withdrawn', 'refused', 'expired')),
  constraint market_offers_offered_by check ((kind = 'gap') = (offered_by is null)),
  constraint market_offers_swap check ((kind = 'swap') = (other_id is not null)),
  constraint market_offers_taken_by check (state not in ('accepted', 'done') or taken_by is not null),
  constraint market_offers_ended
    check ((state in ('done', 'withdrawn', 'refused', 'expired')) = (ended_at is not null))
);
create unique index market_offers_one_active_per_seat on market_offers (organization_id, group_id, date, shift_id, seat)
  where state in ('open', 'applied', 'accepted');
create index market_offers_by_start on market_offers (starts_at) where state in ('open', 'applied', 'accepted');
create index market_offers_next_wave on market_offers (next_wave_at) where state = 'open' and next_wave_at is not null;
create index market_offers_by_deadline on market_offers (apply_until)
  where state in ('open', 'applied') and not is_closed and apply_until is not null;
create index market_offers_by_other on market_offers (organization_id, other_assignment_id);
create index market_offers_by_offering_member on market_offers (organization_id, offered_by);
create index market_offers_by_taking_member on market_offers (organization_id, taken_by);

create table market_invitees (
  organization_id text not null,
  offer_id text not null,
  profile_id text not null,
  answer text not null,
  invited_at timestamptz,
  answered_at timestamptz,
  constraint market_invitees_organization_id_offer_id_profile_id_pk
    primary key (organization_id, offer_id, profile_id),
  constraint market_invitees_organization_id_offer_id_market_offers_organiza
    foreign key (organization_id, offer_id) references market_offers (organization_id, id) on delete cascade,
  constraint market_invitees_organization_id_profile_id_profiles_organizatio
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade,
  constraint market_invitees_answer check (answer in ('none', 'applied', 'refused', 'rejected'))
);
create index market_invitees_by_person on market_invitees (organization_id, profile_id);

create table market_settings (
  organization_id text primary key,
  approval_policy text not null,
  alarm_hours integer[] not null,
  constraint market_settings_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade,
  constraint market_settings_approval_policy check (approval_policy in ('all', 'warnings', 'none'))
);

create table planning_rules (
  organization_id text primary key,
  rules jsonb not null,
  constraint planning_rules_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade
);

create table vacation_requests (
  organization_id text not null,
  id text not null,
  profile_id text not null,
  week_start date not null,
  week_end date not null,
  specific_dates date[] not null,
  shift_id text,
  marked_cells jsonb not null,
  whole_days date[] not null,
  requested_days integer not null,
  current_limit integer not null,
  status text not null,
  reason text not null,
  admin_response text,
  responded_by text,
  responded_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  constraint vacation_requests_organization_id_id_pk primary key (organization_id, id),
  constraint vacation_requests_organization_id_profile_id_profiles_organizat
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade,
  constraint vacation_requests_responder foreign key (organization_id, responded_by)
    references profiles (organization_id, id) on delete set null (responded_by),
  constraint vacation_requests_status check (status in ('pending', 'approved', 'rejected')),
  constraint vacation_requests_week check (week_end = week_start + 6 and extract(isodow from week_start) = 1),
  constraint vacation_requests_days check (requested_days = cardinality(specific_dates))
);
create index vacation_requests_by_week on vacation_requests (organization_id, profile_id, week_start);
create index vacation_requests_by_status on vacation_requests (organization_id, status, created_at, id);

-- To-dos, attendance, handovers, pay and the scoreboard

create table attendance_requests (
  organization_id text not null,
  id text not null,
  assignment_id text not null,
  profile_id text not null,
  requested_start timestamptz not null,
  requested_end timestamptz not null,
  note text not null,
  created_at timestamptz not null,
  state text not null,
  answer text not null default '',
  decided_by text,
  decided_at timestamptz,
  constraint attendance_requests_organization_id_id_pk primary key (organization_id, id),
  constraint attendance_requests_organization_id_profile_id_profiles_organiz
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade,
  constraint attendance_requests_state check (state in ('open', 'granted', 'refused', 'withdrawn')),
  constraint attendance_requests_span check (requested_start < requested_end)
);
create unique index attendance_requests_one_open on attendance_requests (organization_id, assignment_id)
  where state = 'open';
create index attendance_requests_by_person on attendance_requests (organization_id, profile_id);

create table attendances (
  organization_id text not null,
  assignment_id text not null,
  profile_id text not null,
  group_id text not null,
  group_name text not null,
  date date not null,
  shift_id text not null,
  seat integer not null,
  shift_name text not null,
  start_time text not null,
  end_time text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  due_at timestamptz not null,
  removed_at timestamptz,
  continues text,
  basis text not null default 'taps',
  late_since timestamptz,
  missing_since timestamptz,
  prompted_at timestamptz,
  alarmed_at timestamptz,
  checked_in_at timestamptz,
  checked_in_by text,
  checked_out_at timestamptz,
  checked_out_by text,
  ending text,
  left_early boolean not null default false,
  covered_by text,
  is_corrected boolean not null default false,
  corrected_start timestamptz,
  corrected_end timestamptz,
  correction_reason text,
  corrected_by text,
  corrected_at timestamptz,
  constraint attendances_organization_id_assignment_id_pk primary key (organization_id, assignment_id),
  constraint attendances_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade,
  constraint attendances_organization_id_profile_id_profiles_organization_id
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade,
  constraint attendances_basis check (basis in ('taps', 'plan')),
  constraint attendances_ending check (ending in ('tap', 'shift', 'plan')),
  constraint attendances_span check (starts_at < ends_at),
  constraint attendances_out_after_in check (checked_out_at is null or checked_in_at is not null),
  constraint attendances_ended check ((checked_out_at is null) = (ending is null)),
  constraint attendances_late_before_missing check (missing_since is null or late_since is not null),
  constraint attendances_corrected check (
    (corrected_start is null) = (corrected_end is null) and corrected_start < corrected_end
    and (is_corrected or corrected_start is null)
  )
);
create index attendances_by_person on attendances (organization_id, profile_id, date);
create index attendances_by_date on attendances (organization_id, date);
create index attendances_running on attendances (ends_at) where checked_in_at is not null and checked_out_at is null;

create table timesheet_months (
  organization_id text not null,
  month text not null,
  closed_at timestamptz not null,
  closed_by text not null,
  constraint timesheet_months_organization_id_month_pk primary key (organization_id, month),
  constraint timesheet_months_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade
);

create table handovers (
  organization_id text not null,
  assignment_id text not null,
  profile_id text not null,
  group_id text not null,
  group_name text not null,
  date date not null,
  shift_id text not null,
  shift_name text not null,
  start_time text not null,
  end_time text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  customs text not null,
  promises text not null,
  vips text not null,
  problems text not null,
  todos text not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  search_text text not null,
  constraint handovers_organization_id_assignment_id_pk primary key (organization_id, assignment_id),
  constraint handovers_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade,
  constraint handovers_organization_id_profile_id_profiles_organization_id_i
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade,
  constraint handovers_span check (starts_at < ends_at)
);
create index handovers_by_end on handovers (organization_id, ends_at, assignment_id);
create index handovers_oldest on handovers (ends_at);

create table handover_reads (
  organization_id text not null,
  assignment_id text not null,
  profile_id text not null,
  version integer not null,
  read_at timestamptz not null,
  constraint handover_reads_organization_id_assignment_id_profile_id_pk
    primary key (organization_id, assignment_id, profile_id),
  constraint handover_reads_organization_id_assignment_id_handovers_organiza
    foreign key (organization_id, assignment_id)
      references handovers (organization_id, assignment_id) on delete cascade,
  constraint handover_reads_organization_id_profile_id_profiles_organization
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade
);
create index handover_reads_by_person on handover_reads (organization_id, profile_id);

create table pay_people (
  organization_id text not null,
  profile_id text not null,
  currency text not null,
  constraint pay_people_organization_id_profile_id_pk primary key (organization_id, profile_id),
  constraint pay_people_currency unique (organization_id, profile_id, currency),
  constraint pay_people_organization_id_profile_id_profiles_organization_id_
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade,
  constraint pay_people_code check (currency ~ '^[A-Z]{3}$')
);

create table pay_items (
  organization_id text not null,
  id text not null,
  profile_id text not null,
  month text not null,
  kind text not null,
  currency text not null,
  amount bigint not null,
  reason text not null,
  created_by text not null,
  created_at timestamptz not null,
  constraint pay_items_organization_id_id_pk primary key (organization_id, id),
  constraint pay_items_organization_id_profile_id_currency_pay_people_organi
    foreign key (organization_id, profile_id, currency)
      references pay_people (organization_id, profile_id, currency) on delete cascade,
  constraint pay_items_kind check (kind in ('bonus', 'deduction')),
  constraint pay_items_amount check (amount between 1 and 10000000000)
);
create index pay_items_by_month on pay_items (organization_id, month);
create index pay_items_by_person on pay_items (organization_id, profile_id);

create table pay_rates (
  organization_id text not null,
  profile_id text not null,
  from_day date not null,
  currency text not null,
  hourly bigint not null,
  night integer not null,
  weekend integer not null,
  commission integer not null,
  set_by text not null,
  set_at timestamptz not null,
  constraint pay_rates_organization_id_profile_id_from_day_pk primary key (organization_id, profile_id, from_day),
  constraint pay_rates_organization_id_profile_id_currency_pay_people_organi
    foreign key (organization_id, profile_id, currency)
      references pay_people (organization_id, profile_id, currency) on delete cascade on update cascade,
  constraint pay_rates_range check (
    hourly between 0 and 100000000
    and night between 0 and 20000
    and weekend between 0 and 20000
    and commission between 0 and 10000
  )
);

create table pay_runs (
  organization_id text not null,
  month text not null,
  version integer not null default 0,
  closed_at timestamptz,
  closed_by text,
  constraint pay_runs_organization_id_month_pk primary key (organization_id, month),
  constraint pay_runs_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade,
  constraint pay_runs_closed check ((closed_at is null) = (closed_by is null))
);

create table pay_statements (
  organization_id text not null,
  month text not null,
  version integer not null,
  profile_id text not null,
  currency text,
  total bigint not null,
  omitted jsonb not null,
  shifts jsonb not null,
  constraint pay_statements_organization_id_month_version_profile_id_pk
    primary key (organization_id, month, version, profile_id),
  constraint pay_statements_organization_id_month_pay_runs_organization_id_m
    foreign key (organization_id, month) references pay_runs (organization_id, month) on delete cascade,
  constraint pay_statements_organization_id_profile_id_profiles_organization
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade
);
create index pay_statements_by_person on pay_statements (organization_id, profile_id);

create table pay_lines (
  organization_id text not null,
  month text not null,
  version integer not null,
  profile_id text not null,
  position integer not null,
  kind text not null,
  minutes integer,
  hourly bigint,
  percent integer,
  revenue bigint,
  rank integer,
  text text not null,
  amount bigint not null,
  constraint pay_lines_organization_id_month_version_profile_id_position_pk
    primary key (organization_id, month, version, profile_id, position),
  constraint pay_lines_organization_id_month_version_profile_id_pay_statemen
    foreign key (organization_id, month, version, profile_id)
      references pay_statements (organization_id, month, version, profile_id) on delete cascade,
  constraint pay_lines_kind
    check (kind in ('base', 'night', 'weekend', 'commission', 'reward', 'bonus', 'deduction'))
);

create table scoreboard_mappings (
  organization_id text not null,
  signature text not null,
  columns jsonb not null,
  numbers text,
  currency text,
  used_at timestamptz not null,
  constraint scoreboard_mappings_organization_id_signature_pk primary key (organization_id, signature),
  constraint scoreboard_mappings_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade
);

create table scoreboard_names (
  organization_id text not null,
  key text not null,
  profile_id text not null,
  constraint scoreboard_names_organization_id_key_pk primary key (organization_id, key),
  constraint scoreboard_names_organization_id_profile_id_profiles_organizati
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade
);

create table scoreboard_uploads (
  organization_id text not null,
  id text not null,
  month text not null,
  version integer not null,
  file_name text not null,
  file_size integer not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  replaces text,
  people integer not null,
  problems integer not null,
  undone_by text,
  undone_at timestamptz,
  constraint scoreboard_uploads_organization_id_id_pk primary key (organization_id, id),
  constraint scoreboard_uploads_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade,
  constraint scoreboard_uploads_organization_id_uploaded_by_profiles_organiz
    foreign key (organization_id, uploaded_by) references profiles (organization_id, id),
  constraint scoreboard_uploads_organization_id_undone_by_profiles_organizat
    foreign key (organization_id, undone_by) references profiles (organization_id, id),
  constraint scoreboard_uploads_organization_id_replaces_scoreboard_uploads_
    foreign key (organization_id, replaces) references scoreboard_uploads (organization_id, id),
  constraint scoreboard_uploads_month check (month ~ '^(19|2[01])[0-9]{2}-(0[1-9]|1[0-2])$')
);
create unique index scoreboard_uploads_version on scoreboard_uploads (organization_id, month, version);
create index scoreboard_uploads_by_time on scoreboard_uploads (organization_id, uploaded_at desc nulls last, id);

create table scoreboard_details (
  organization_id text not null,
  upload_id text not null,
  position integer not null,
  profile_id text not null,
  currency text not null,
  date date,
  shift_id text,
  shift text not null,
  group_id text,
  "group" text not null,
  creator_id text,
  creator text not null,
  revenue bigint not null,
  seconds bigint,
  timed_revenue bigint,
  constraint scoreboard_details_organization_id_upload_id_position_pk
    primary key (organization_id, upload_id, position),
  constraint scoreboard_details_organization_id_upload_id_scoreboard_uploads
    foreign key (organization_id, upload_id) references scoreboard_uploads (organization_id, id) on delete cascade,
  constraint scoreboard_details_organization_id_profile_id_profiles_organiza
    foreign key (organization_id, profile_id) references profiles (organization_id, id),
  constraint scoreboard_details_currency check (currency ~ '^[A-Z]{3}$')
);
create index scoreboard_details_by_person on scoreboard_details (organization_id, profile_id);

create table scoreboard_figures (
  organization_id text not null,
  upload_id text not null,
  profile_id text not null,
  currency text not null,
  revenue bigint not null,
  ppv bigint,
  tips bigint,
  sales bigint,
  messages bigint,
  seconds bigint,
  timed_revenue bigint,
  constraint scoreboard_figures_organization_id_upload_id_profile_id_currenc
    primary key (organization_id, upload_id, profile_id, currency),
  constraint scoreboard_figures_organization_id_upload_id_scoreboard_uploads
    foreign key (organization_id, upload_id) references scoreboard_uploads (organization_id, id) on delete cascade,
  constraint scoreboard_figures_organization_id_profile_id_profiles_organiza
    foreign key (organization_id, profile_id) references profiles (organization_id, id),
  constraint scoreboard_figures_currency check (currency ~ '^[A-Z]{3}$')
);
create index scoreboard_figures_by_person on scoreboard_figures (organization_id, profile_id);

create table scoreboard_months (
  organization_id text not null,
  month text not null,
  upload_id text,
  version integer not null default 0,
  rewards_version integer not null default 0,
  constraint scoreboard_months_organization_id_month_pk primary key (organization_id, month),
  constraint scoreboard_months_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade,
  constraint scoreboard_months_organization_id_upload_id_scoreboard_uploads_
    foreign key (organization_id, upload_id) references scoreboard_uploads (organization_id, id),
  constraint scoreboard_months_month check (month ~ '^(19|2[01])[0-9]{2}-(0[1-9]|1[0-2])$')
);

create table scoreboard_rewards (
  organization_id text not null,
  month text not null,
  rank integer not null,
  type text not null,
  cash_amount bigint not null,
  cash_currency text not null,
  reward_text text not null,
  title text not null,
  description text not null,
  constraint scoreboard_rewards_organization_id_month_rank_pk primary key (organization_id, month, rank),
  constraint scoreboard_rewards_organization_id_month_scoreboard_months_orga
    foreign key (organization_id, month) references scoreboard_months (organization_id, month) on delete cascade,
  constraint scoreboard_rewards_rank check (rank >= 1),
  constraint scoreboard_rewards_cash check (type = 'cash' and cash_amount >= 0),
  constraint scoreboard_rewards_currency check (cash_currency in ('USD', 'EUR'))
);

create table user_todos (
  organization_id text not null,
  id text not null,
  user_id text not null,
  assigned_by text not null,
  assigned_to text not null,
  text text not null,
  notes text not null,
  is_completed boolean not null default false,
  priority text not null,
  category text not null,
  due_day date,
  due_time text,
  created_at timestamptz not null,
  completed_at timestamptz,
  version integer not null default 1,
  constraint user_todos_organization_id_id_pk primary key (organization_id, id),
  constraint user_todos_creator
    foreign key (organization_id, user_id) references profiles (organization_id, id),
  constraint user_todos_assigner
    foreign key (organization_id, assigned_by) references profiles (organization_id, id),
  constraint user_todos_assignee
    foreign key (organization_id, assigned_to) references profiles (organization_id, id),
  constraint user_todos_priority check (priority in ('low', 'medium', 'high', 'urgent')),
  constraint user_todos_category check (category in ('personal', 'work', 'meeting', 'urgent', 'learning', 'health')),
  constraint user_todos_time_with_day check (due_time is null or due_day is not null)
);
create index user_todos_of_person on user_todos (organization_id, assigned_to, is_completed, created_at desc, id desc);
create index user_todos_newest on user_todos (organization_id, created_at desc, id desc);

-- Availability requests, delivery, Discord channels and webhooks

create table availability_requests (
  organization_id text not null,
  id text not null,
  round_id text not null,
  profile_id text not null,
  start_date date not null,
  end_date date not null,
  requested_at timestamptz not null,
  requested_by text not null,
  completed boolean not null default false,
  answer text,
  completed_at timestamptz,
  reminded_at timestamptz,
  message_id text not null,
  constraint availability_requests_organization_id_id_pk primary key (organization_id, id),
  constraint availability_requests_organization_id_profile_id_profiles_organ
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade,
  constraint availability_requests_span check (start_date <= end_date),
  constraint availability_requests_answer check (completed = (answer is not null))
);
create index availability_requests_of_person on availability_requests (organization_id, profile_id, requested_at desc nulls last);
create index availability_requests_by_time on availability_requests (requested_at);

create table delivery_rules (
  organization_id text primary key,
  reminder_hours integer[] not null,
  constraint delivery_rules_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade
);

create table settled_reminders (
  organization_id text not null,
  assignment_id text not null,
  starts_at timestamptz not null,
  hours integer not null,
  constraint settled_reminders_organization_id_assignment_id_starts_at_hours
    primary key (organization_id, assignment_id, starts_at, hours),
  constraint settled_reminders_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade
);
create index settled_reminders_by_start on settled_reminders (starts_at);

create table discord_channel_codes (
  organization_id text not null,
  profile_id text not null,
  code_hash text not null,
  expires_at timestamptz not null,
  constraint discord_channel_codes_organization_id_profile_id_pk primary key (organization_id, profile_id),
  constraint discord_channel_codes_code_hash_unique unique (code_hash),
  constraint discord_channel_codes_organization_id_profile_id_profiles_organ
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade
);

create table discord_channels (
  organization_id text not null,
  id text not null,
  discord_channel_id text not null,
  name text not null,
  kinds text[] not null,
  language text not null,
  broken_since timestamptz,
  linked_at timestamptz not null,
  constraint discord_channels_organization_id_id_pk primary key (organization_id, id),
  constraint discord_channels_one_organization unique (discord_channel_id),
  constraint discord_channels_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade,
  constraint discord_channels_language check (language in ('de', 'en'))
);
create index discord_channels_covering on discord_channels (organization_id, id)
  where 'cover' = any(kinds) and broken_since is null;

create table discord_posts (
  organization_id text not null,
  id text not null,
  channel_id text not null,
  kind text not null,
  targets text[] not null,
  cause text not null,
  message_id text,
  created_at timestamptz not null,
  due_at timestamptz,
  sending_until timestamptz,
  sent_at timestamptz,
  dead_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  constraint discord_posts_organization_id_id_pk primary key (organization_id, id),
  constraint discord_posts_one_cause unique (organization_id, channel_id, cause),
  constraint discord_posts_organization_id_channel_id_discord_channels_organ
    foreign key (organization_id, channel_id) references discord_channels (organization_id, id) on delete cascade
);
create index discord_posts_waiting on discord_posts (due_at) where sent_at is null and dead_at is null;
create index discord_posts_new on discord_posts (created_at)
  where due_at is null and sent_at is null and dead_at is null;
create index discord_posts_gaps on discord_posts (kind, created_at) where kind = 'gap' and message_id is not null;
create index discord_posts_by_id on discord_posts (id);
create index discord_posts_by_time on discord_posts (created_at);

create table webhooks (
  organization_id text not null,
  id text not null,
  url text not null,
  kinds text[] not null,
  secret text not null,
  former_secrets jsonb not null default '[]'::jsonb,
  state text not null,
  failing_since timestamptz,
  created_at timestamptz not null,
  constraint webhooks_organization_id_id_pk primary key (organization_id, id),
  constraint webhooks_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade,
  constraint webhooks_state check (state in ('active', 'paused', 'ended'))
);

create table webhook_deliveries (
  organization_id text not null,
  id text not null,
  webhook_id text not null,
  kind text not null,
  payload jsonb not null,
  status integer,
  arrived_before_at timestamptz,
  created_at timestamptz not null,
  due_at timestamptz,
  sending_until timestamptz,
  sent_at timestamptz,
  dead_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  constraint webhook_deliveries_organization_id_id_pk primary key (organization_id, id),
  constraint webhook_deliveries_organization_id_webhook_id_webhooks_organiza
    foreign key (organization_id, webhook_id) references webhooks (organization_id, id) on delete cascade
);
create index webhook_deliveries_waiting on webhook_deliveries (due_at) where sent_at is null and dead_at is null;
create index webhook_deliveries_new on webhook_deliveries (created_at)
  where due_at is null and sent_at is null and dead_at is null;
create index webhook_deliveries_by_id on webhook_deliveries (id);
create index webhook_deliveries_by_time on webhook_deliveries (created_at);
create index webhook_deliveries_of_webhook on webhook_deliveries (organization_id, webhook_id, created_at desc nulls last);

-- First steps and the sample agency

create table first_steps (
  organization_id text not null,
  profile_id text not null,
  joined_at timestamptz not null,
  time_zone_set_at timestamptz,
  no_messenger_at timestamptz,
  dismissed_at timestamptz,
  constraint first_steps_organization_id_profile_id_pk primary key (organization_id, profile_id),
  constraint first_steps_organization_id_profile_id_profiles_organization_id
    foreign key (organization_id, profile_id) references profiles (organization_id, id) on delete cascade
);
create index first_steps_by_joining on first_steps (organization_id, joined_at);

create table sample_rows (
  organization_id text not null,
  kind text not null,
  id text not null,
  constraint sample_rows_organization_id_kind_id_pk primary key (organization_id, kind, id),
  constraint sample_rows_organization_id_organizations_id_fk
    foreign key (organization_id) references organizations (id) on delete cascade
);

-- Functions and triggers

-- The audit log is append-only; only the functions that redact an erased person may change the details of an entry.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if current_setting('app.redacts_audit', true) = 'on'
    and (new.organization_id, new.id, new.at, new.kind) = (old.organization_id, old.id, old.at, old.kind)
    and new.actor_id is not distinct from old.actor_id and new.target is not distinct from old.target then
    return new;
  end if;
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_entries_append_only before update on audit_entries
  for each row execute function refuse_audit_change();

-- Availability stores a week as packed cells by shift id, which no foreign key can watch.
create function refuse_shift_in_availability() returns trigger language plpgsql as $$
begin
  if exists (select from organizations where id = old.organization_id)
    and exists (
      select from availability_weeks
      where organization_id = old.organization_id and (cells ? old.id or notes ? old.id)
    )
  then
    raise foreign_key_violation using
      message = format('shift %s is marked in an availability week', old.id),
      constraint = 'availability_weeks_shift';
  end if;
  return old;
end $$;
create trigger shifts_not_in_availability before delete on shifts
  for each row when (old.group_id is null) execute function refuse_shift_in_availability();

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

-- Locks the account of a member who is about to be given access, and returns whether the asking session still exists. A
-- change of how the member signs in locks the account too, so one of the two waits. Runs with the owner's rights, because the
-- role of requests cannot read accounts.
create function lock_session(of_person text, of_session text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from users where id = of_person for share;
  return exists (select from sessions where id = of_session and user_id = of_person);
end $$;
revoke execute on function lock_session(text, text) from public;

-- Locks the access token of a command, and returns whether it still works, so that a revocation waits for the command or the
-- command is refused.
create function lock_token(of_organization text, of_token text) returns boolean
language plpgsql set search_path = public, pg_temp as $$
begin
  perform from api_tokens where organization_id = of_organization and id = of_token and ended_at is null for share;
  return found;
end $$;
revoke execute on function lock_token(text, text) from public;

-- Returns whether a member still has at least the given role and permissions. Not a plain query, so that it sees what was
-- committed while the same statement waited for a lock.
create function has_rights(of_organization text, of_profile text, given_role text, given_permissions text[])
returns boolean language plpgsql set search_path = public, pg_temp as $$
declare
  -- in the order of src/features/foundation/permissions/roles.ts
  ranks constant text[] := array['owner', 'admin', 'team_lead', 'chatter', 'locked'];
begin
  return exists (
    select from profiles p
    left join role_permissions_templates t on t.organization_id = p.organization_id and t.role = p.role
    where p.organization_id = of_organization and p.id = of_profile and p.left_at is null
      and array_position(ranks, p.role) <= array_position(ranks, given_role)
      and (p.role = 'owner' or given_permissions <@ t.permissions));
end $$;
revoke execute on function has_rights(text, text, text, text[]) from public;

-- Row-level security

-- Isolates a tenant table: requests see and write rows of their organization alone, the owner of the tables all rows.
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

select isolate_tenant('organizations', 'id');
select isolate_tenant(name::regclass) from unnest(array[
  'audit_entries', 'images', 'profiles', 'idempotency_keys', 'role_permissions_templates', 'imports', 'invitations',
  'join_links', 'api_tokens', 'organization_contact_persons', 'creator_groups', 'group_members', 'creators',
  'creator_links', 'group_combinations', 'organization_platforms', 'shifts', 'group_shift_requirements',
  'discord_link_codes', 'discord_messages', 'discord_users', 'telegram_link_codes', 'telegram_messages',
  'telegram_users', 'notification_preferences', 'notification_rules', 'notifications', 'push_subscriptions',
  'push_messages', 'delivery_preferences', 'assignments', 'plan_weeks', 'reported_absences', 'seat_notes',
  'autoplan_applications', 'autoplan_criteria', 'autoplan_proposals', 'autoplan_runs', 'organization_settings',
  'availability_weeks', 'calendar_tokens', 'market_alarms', 'market_offers', 'market_invitees', 'market_settings',
  'planning_rules', 'vacation_requests', 'attendance_requests', 'attendances', 'timesheet_months', 'handovers',
  'handover_reads', 'pay_people', 'pay_items', 'pay_rates', 'pay_runs', 'pay_statements', 'pay_lines',
  'scoreboard_mappings', 'scoreboard_names', 'scoreboard_uploads', 'scoreboard_details', 'scoreboard_figures',
  'scoreboard_months', 'scoreboard_rewards', 'user_todos', 'availability_requests', 'delivery_rules',
  'settled_reminders', 'discord_channel_codes', 'discord_channels', 'discord_posts', 'webhooks', 'webhook_deliveries',
  'first_steps', 'sample_rows'
]) as name;

-- A mail belongs to the installation. A request may write it; an organization sees the delivery state of the mails that it
-- caused, and none of their content.
alter table mails enable row level security;
create policy written on mails for insert to app_user
  with check (on_behalf_of is null or on_behalf_of = current_setting('app.organization_id', true));
create policy own on mails for select to app_user using (on_behalf_of = current_setting('app.organization_id', true));

-- What requests may do

grant usage on schema public to app_user;
grant execute on function lock_session(text, text), lock_token(text, text), has_rights(text, text, text, text[]) to app_user;
grant select on sample_rows to app_user;
grant select, update on organizations to app_user;
grant select, insert on
  audit_entries, imports, pay_statements, pay_lines, scoreboard_details, scoreboard_figures
  to app_user;
grant select, insert, update on
  invitations, join_links, notifications, reported_absences, autoplan_applications, autoplan_criteria, autoplan_runs,
  organization_settings, market_offers, market_settings, vacation_requests, attendance_requests, pay_people, pay_runs,
  scoreboard_uploads, scoreboard_months
  to app_user;
grant select, insert, delete on autoplan_proposals, market_alarms, pay_items to app_user;
grant select, update, delete on first_steps to app_user;
grant select, insert, update, delete on
  images, profiles, idempotency_keys, role_permissions_templates, api_tokens, organization_contact_persons,
  creator_groups, group_members, creators, creator_links, group_combinations, organization_platforms, shifts,
  group_shift_requirements, discord_link_codes, discord_messages, discord_users, telegram_link_codes,
  telegram_messages, telegram_users, notification_preferences, notification_rules, push_subscriptions, push_messages,
  delivery_preferences, assignments, plan_weeks, seat_notes, availability_weeks, calendar_tokens, market_invitees,
  planning_rules, attendances, timesheet_months, handovers, handover_reads, pay_rates, scoreboard_mappings,
  scoreboard_names, scoreboard_rewards, user_todos, availability_requests, delivery_rules, settled_reminders,
  discord_channel_codes, discord_channels, discord_posts, webhooks, webhook_deliveries
  to app_user;
-- single columns
grant update (reason) on pay_items to app_user;
grant update (text) on pay_lines to app_user;
grant insert on mails to app_user;
grant select (id, on_behalf_of, to_address, subject, created_at, due_at, sent_at, dead_at, attempts, last_error) on mails
  to app_user;
