import { createHash } from 'node:crypto'
import pg from 'pg'

/*
 * Requests run under a role that owns nothing. Roles belong to the whole server, so each database has one of its own: what
 * an installation may do in its database, no other one on that server may. The database knows its name (`app_role()`).
 * Migrations call it `app_user`, which is replaced as they run.
 */

/** PostgreSQL cuts names off here, without a word. */
const maxNameLength = 63

/** Letters, digits and underlines only, so that it needs no quotes wherever it stands; never the same for two databases. */
export function appRoleOf(database: string): string {
  const plain = `staffel_${database}_app`
  if (/^[a-z0-9_]+$/.test(plain) && plain.length <= maxNameLength) return plain
  const mark = createHash('sha256').update(database).digest('hex').slice(0, 16)
  // another ending than above: a database whose name looks like a mark is still another one
  return `staffel_${database
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, 30)}_${mark}_role`
}

/** The text of a migration, for a database with this role, which is there and may be taken on by who runs it. */
export const replaceAppRoleInSql = (sql: string, role: string): string => sql.replaceAll(/\bapp_user\b/g, role)

/**
 * Gives the database its role: makes it when it is missing, and hands over what the role of the
 * database has that this one is a copy of. To be called by one at a time.
 */
export async function ensureAppRole(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ database: string; known: boolean }>(
    "select current_database() as database, to_regprocedure('public.app_role()') is not null as known",
  )
  const role = appRoleOf(rows[0]?.database ?? '')
  const before = rows[0]?.known ? await knownRole(client) : role
  await client.query('begin')
  try {
    await makeRole(client, role)
    if (before !== role) await handOver(client, before, role)
    await client.query(
      `create or replace function public.app_role() returns text language sql immutable parallel safe as $$select '${role}'$$`,
    )
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw cause
  }
  return role
}

async function knownRole(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>('select public.app_role() as role')
  return rows[0]?.role ?? ''
}

async function makeRole(client: pg.Client, role: string): Promise<void> {
  await client.query(`do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then
      create role ${role} nologin nosuperuser nocreaterole nocreatedb nobypassrls;
    end if;
    -- whoever makes a role may give it away, and does not have it by that
    if not pg_has_role(current_user, '${role}', 'usage') then
      grant ${role} to current_user;
    end if;
  end $$`)
}

/** Everything that the one role may do in this database goes over to the other. Nothing to do in a new database. */
async function handOver(client: pg.Client, from: string, to: string): Promise<void> {
  const { rows: there } = await client.query('select from pg_roles where rolname = $1', [from])
  if (there.length === 0) return
  const { rows } = await client.query<{ statement: string }>(handingOver, [from, to])
  for (const { statement } of rows) await client.query(statement)
  if (rows.length === 0) return
  const old = pg.escapeIdentifier(from)
  await client.query(`drop owned by ${old}`)
  // another database of the server may still need it, or it is not ours to drop
  await client.query(`do $$ begin
    drop role ${old};
  exception when dependent_objects_still_exist or insufficient_privilege or object_in_use then null;
  end $$`)
}

const handingOver = `
  with of as (select $1::text::regrole::oid as id)
  select format('grant %s on table %s to %I', privilege_type, c.oid::regclass, $2::text) as statement
    from of, pg_class c, aclexplode(c.relacl) where grantee = of.id and c.relkind <> 'S'
  union all
  select format('grant %s on sequence %s to %I', privilege_type, c.oid::regclass, $2)
    from of, pg_class c, aclexplode(c.relacl) where grantee = of.id and c.relkind = 'S'
  union all
  select format('grant %s (%I) on table %s to %I', privilege_type, attname, attrelid::regclass, $2)
    from of, pg_attribute, aclexplode(attacl) where grantee = of.id
  union all
  select format('grant %s on schema %I to %I', privilege_type, nspname, $2)
    from of, pg_namespace, aclexplode(nspacl) where grantee = of.id
  union all
  select format('grant execute on routine %s to %I', p.oid::regprocedure, $2)
    from of, pg_proc p, aclexplode(proacl) where grantee = of.id
  union all
  select format('alter policy %I on %s to %s', polname, polrelid::regclass, (
      select string_agg(case when r = of.id then quote_ident($2) when r = 0 then 'public' else r::regrole::text end, ', ')
      from unnest(polroles) as r))
    from of, pg_policy where of.id = any(polroles)
  union all
  -- walls that are put up later
  select regexp_replace(pg_get_functiondef(p.oid), '\\m' || $1 || '\\M', $2, 'g')
    from of, pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = 'isolate_tenant'`
