import pg from 'pg'
import { migrate } from '#platform/server/migrate.ts'

/**
 * Tables that a member who only reads still writes to: sessions with their last use, sign-in attempts, and the mail and the
 * audit entry about a new device. Jobs are in `pgboss`.
 */
const writableTables = ['sessions', 'attempts', 'verifications', 'mails', 'audit_entries']

/**
 * Makes a role that reads everything in this database and writes only `writableTables` and jobs; the role of requests is
 * limited likewise. A server of this role refuses every other write with "permission denied for table …".
 * @param databaseUrl of a superuser
 * @returns the URL for a server of that role
 */
export async function limitToReading(databaseUrl: string): Promise<string> {
  await migrate(databaseUrl)
  const url = new URL(databaseUrl)
  const role = `${url.pathname.slice(1)}_reader`
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select app_role() as name')
  const requests = rows[0]?.name
  await client.query(`
    create role ${role} login bypassrls password '${role}';
    grant pg_read_all_data, ${requests} to ${role};
    grant create on database ${url.pathname.slice(1)} to ${role};
    grant create on schema drizzle, public to ${role};
    alter function app_role() owner to ${role};
    revoke insert, update, delete, truncate on all tables in schema public from ${requests};
    grant insert, update, delete on ${writableTables.join(', ')} to ${role}, ${requests};
    do $$ declare thing record; begin
      alter schema pgboss owner to ${role};
      for thing in
        select oid::regclass as name from pg_class where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p', 'v')
      loop
        execute format('alter table %s owner to ${role}', thing.name);
      end loop;
      for thing in select oid::regprocedure as name from pg_proc where pronamespace = 'pgboss'::regnamespace loop
        execute format('alter routine %s owner to ${role}', thing.name);
      end loop;
      for thing in select oid::regtype as name from pg_type where typnamespace = 'pgboss'::regnamespace and typtype = 'e' loop
        execute format('alter type %s owner to ${role}', thing.name);
      end loop;
    end $$`)
  await client.end()
  url.username = role
  url.password = role
  return url.href
}
