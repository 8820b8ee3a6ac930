import { expect, it } from 'vitest'
import { useWorld } from './world.ts'

const world = useWorld()

/** Keys of tenants that do not begin with the organisation; each is what would have to change to distribute by it. */
const exceptions: Readonly<Record<string, string>> = {
  'profiles.profiles_account': 'an account belongs to no organisation, and is looked up before one is known',
  'profiles.profiles_one_organization': 'an account is a member of one organisation at most',
  'telegram_users.telegram_users_one_profile': 'a chat belongs to one profile of the whole installation',
  'discord_channels.discord_channels_one_organization':
    'a channel belongs to one organisation of the whole installation',
  'discord_users.discord_users_one_profile': 'a chat belongs to one profile of the whole installation',
  'push_subscriptions.push_subscriptions_session_id_sessions_id_fk': 'a device is told as long as its session lasts',
  // whoever shows a token says by that of which organisation it is
  'api_tokens.api_tokens_token_hash_unique': 'found by a token',
  'calendar_tokens.calendar_tokens_token_hash_unique': 'found by a token',
  'invitations.invitations_copied': 'found by a token',
  'invitations.invitations_mailed': 'found by a token',
  'join_links.join_links_token': 'found by a token',
  'telegram_link_codes.telegram_link_codes_code_hash_unique': 'found by a token',
  'discord_channel_codes.discord_channel_codes_code_hash_unique': 'found by a token',
  'discord_link_codes.discord_link_codes_code_hash_unique': 'found by a token',
}

/** Tables of no organisation, and why; on several machines each of them would be a whole copy everywhere, or stay on one. */
const ofNoOrganization: Readonly<Record<string, string>> = {
  users: 'accounts',
  credentials: 'accounts',
  two_factors: 'accounts',
  passkeys: 'accounts',
  sessions: 'accounts',
  verifications: 'accounts',
  mailed_links: 'accounts',
  mails: 'some are written before there is an organisation',
  attempts: 'tries are counted of whoever tries',
  telegram_pace: 'one bot speaks for all',
  discord_pace: 'one bot speaks for all',
  backup_runs: 'a backup holds all',
}

async function query<R extends object>(text: string): Promise<R[]> {
  return (await world.staffel.services.database.pool.query<R & Record<string, unknown>>(text)).rows
}

interface Key {
  readonly of: string
  readonly name: string
  /** The column that the key begins with, and the one that a foreign key's partner begins with. */
  readonly first: string
  readonly to: string | null
}

/** Primary keys, unique ones, unique indexes and foreign keys of every table. */
const keys = () =>
  query<Key>(`
    select c.relname as of, i.relname as name, null as to,
        coalesce((select attname from pg_attribute a where a.attrelid = c.oid and a.attnum = x.indkey[0]), '') as first
      from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      where x.indisunique and c.relnamespace = 'public'::regnamespace
    union all select c.relname, k.conname, t.relname || '.' || p.attname, a.attname
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
      join pg_attribute p on p.attrelid = t.oid and p.attnum = k.confkey[1]
      where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`)

const tables = (tenants: 'of tenants' | 'of nobody') =>
  query<{ name: string }>(`
    select relname as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
      and (relname = 'organizations' or exists (
        select from pg_attribute where attrelid = c.oid and attname = 'organization_id' and not attisdropped
      )) = ${tenants === 'of tenants'}`).then(rows => rows.map(({ name }) => name))

it('every key of a tenant begins with the organisation, and leads to the same one', async () => {
  const tenants = new Set(await tables('of tenants'))
  const all = (await keys()).filter(({ of }) => tenants.has(of) && of !== 'organizations')
  expect(all.length).toBeGreaterThan(150)
  const isInside = ({ first, to }: Key) =>
    first === 'organization_id' && (to === null || to === 'organizations.id' || to.endsWith('.organization_id'))
  const outside = all.filter(key => !isInside(key)).map(({ of, name }) => `${of}.${name}`)
  expect(outside.toSorted()).toEqual(Object.keys(exceptions).toSorted())
})

it('every table is of tenants, or says why not', async () => {
  expect((await tables('of nobody')).toSorted()).toEqual(Object.keys(ofNoOrganization).toSorted())
})

it('nothing of no organisation points to a tenant', async () => {
  const tenants = new Set(await tables('of tenants'))
  const back = (await keys()).filter(({ of, to }) => of in ofNoOrganization && tenants.has(to?.split('.')[0] ?? ''))
  expect(back).toEqual([])
})
