import { createHmac } from 'node:crypto'
import { Client } from 'pg'
import { appRoleOf } from './app-role.ts'

/** As whom Staffel works on its database: it owns what is in there, and has no power over the server. */
export const owner = 'staffel_owner'
export const database = 'postgres'

/** Follows from the superuser's, which only we can read: nothing more to keep. */
export const deriveOwnerPassword = (superusersPassword: string): string =>
  createHmac('sha256', superusersPassword).update(owner).digest('base64url')

/**
 * Makes the owner, and gives it what the superuser owned in earlier versions. Whoever comes when all is done only looks.
 * @param url of the superuser
 */
export async function ensureDatabaseOwner(url: string, password: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'staffel superuser' })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ settled: boolean }>(isSettled)
    if (rows[0]?.settled) return
    await client.query('begin')
    // several may start at once
    await client.query('select pg_advisory_xact_lock(7301949)')
    await client.query(ownerAndRole(password, client))
    const { rows: left } = await client.query<{ statement: string }>(handingOver)
    for (const { statement } of left) await client.query(statement)
    // last: it tells that all of it is done
    await client.query(`alter database ${database} owner to ${owner}`)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

const isSettled = `
  select pg_get_userbyid(datdba) = '${owner}' and exists (select from pg_auth_members
      where member = to_regrole('${owner}') and roleid = to_regrole('${appRoleOf(database)}')) as settled
    from pg_database where datname = current_database()`

const ownerAndRole = (password: string, client: Client): string => {
  const role = appRoleOf(database)
  return `do $$ begin
    if not exists (select from pg_roles where rolname = '${owner}') then
      create role ${owner} login nosuperuser nocreaterole nocreatedb nobypassrls noreplication
        password ${client.escapeLiteral(password)};
    end if;
    if not exists (select from pg_roles where rolname = '${role}') then
      create role ${role} nologin nosuperuser nocreaterole nocreatedb nobypassrls;
    end if;
    grant ${role} to ${owner};
    -- of earlier versions, see app-role.ts
    if exists (select from pg_roles where rolname = 'app_user') then
      grant app_user to ${owner};
    end if;
  end $$`
}

/** What is ours in the database, and neither PostgreSQL's own nor an extension's. */
const handingOver = `
  with ours as (
    select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  ), me as (
    select oid from pg_roles where rolname = current_user
  ), foreign_to_us as (
    select classid, objid from pg_depend where deptype in ('e', 'i', 'a')
  )
  select format('alter schema %I owner to ${owner}', nspname) as statement
    from ours join pg_namespace n using (oid, nspname), me where n.nspowner = me.oid and nspname <> 'public'
  union all
  select format('alter table %s owner to ${owner}', c.oid::regclass)
    from pg_class c join ours on ours.oid = c.relnamespace, me
    where c.relowner = me.oid and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      and not (c.relkind = 'S' and exists (select from foreign_to_us f where f.objid = c.oid and f.classid = 'pg_class'::regclass))
      and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
  union all
  select format('alter routine %s owner to ${owner}', p.oid::regprocedure)
    from pg_proc p join ours on ours.oid = p.pronamespace, me
    where p.proowner = me.oid
      and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
  union all
  select format('alter type %s owner to ${owner}', t.oid::regtype)
    from pg_type t join ours on ours.oid = t.typnamespace, me
    where t.typowner = me.oid and t.typtype in ('e', 'd')
      and not exists (select from pg_depend d where d.objid = t.oid and d.classid = 'pg_type'::regclass and d.deptype = 'e')
  union all
  select format('alter policy %I on %s to ${owner}', polname, polrelid::regclass)
    from pg_policy, me where polroles = array[me.oid]`
