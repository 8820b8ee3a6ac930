import { getTableName } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { useWorld } from '#test/world.ts'
import { exported, personalData } from './personal-data.ts'

const world = useWorld()

/** Tables that point to somebody, and nothing is to be done or handed out when the person goes. */
const nothingToDo: Readonly<Record<string, string>> = {
  creator_groups: 'who made a group, by id: the organisation’s record',
  creators: 'the address is the creator’s, who has no account',
  images: 'who uploaded a picture, by id; the picture goes with what shows it',
  plan_weeks: 'who published a week, by id: the organisation’s record',
  scoreboard_uploads: 'who uploaded the organisation’s books, by id',
}

/** A column that says who: by a key to a profile or an account, else by its name. */
const saysWho = `
  select c.relname as "table", a.attname as "column"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    and (exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any(k.conkey)
        and k.confrelid in ('profiles'::regclass, 'users'::regclass) and a.attname <> 'organization_id')
      or (a.atttypid = 'text'::regtype
        and a.attname ~ '(^|_)(user|profile|person|member|actor|recipient|named|email|address|by|target)(_id)?$'))`

/** Nouns that keep something of people, and why nothing of it is handed out. */
const nothingToHandOut: Readonly<Record<string, string>> = {
  mails: 'made of notifications, which are; their links are secrets',
  'autoplan_runs, autoplan_proposals, autoplan_applications':
    'who asked is among the deeds; the rest is about everybody',
  'discord_channels, discord_channel_codes, discord_posts': 'they name nobody; a code is a secret',
  'webhooks, webhook_deliveries': 'who made them is among the deeds; what went out is the audit log',
  invitations: 'who invited is among the deeds; an address there is somebody else’s',
  imports: 'who imported is among the deeds',
  join_links: 'who made them is among the deeds',
  idempotency_keys: 'answers that are kept for a day, of deeds that are handed out',
  organization_contact_persons: 'the organisation’s own book of whom to call',
}

const tablesOf = ({ tables }: PersonalData): string => tables.map(getTableName).join(', ')

describe('what is kept of people', () => {
  it('is spoken for by the noun that keeps it: no table that says who is forgotten', async () => {
    const { rows } = await world.staffel.services.database.pool.query<{ table: string; column: string }>(saysWho)
    const found = new Set(rows.map(({ table }) => table))
    expect(found.size).toBeGreaterThan(25)
    const spokenFor = personalData.flatMap(({ tables }) => tables.map(getTableName))
    const known = new Set([...spokenFor, ...Object.keys(nothingToDo)])
    expect([...found].filter(table => !known.has(table))).toEqual([])
    // a reason that nothing needs is out of date
    expect(Object.keys(nothingToDo).filter(table => !found.has(table) || spokenFor.includes(table))).toEqual([])
    expect(new Set(spokenFor).size, 'one noun a table').toBe(spokenFor.length)
  })

  it('is handed out by every noun that can, none under another’s names', async () => {
    const handing = personalData.filter(noun => 'export' in noun)
    const silent = personalData.filter(noun => !('export' in noun))
    expect(silent.map(tablesOf).toSorted()).toEqual(Object.keys(nothingToHandOut).toSorted())
    expect(exported.map(tablesOf).toSorted()).toEqual(handing.map(tablesOf).toSorted())
    const { id: organizationId, kim } = await world.office()
    const names = await world.staffel.services.database.installation(async tx => {
      const whose = { organizationId, profileId: kim.id, isMember: true }
      const all: string[] = []
      for (const noun of exported) all.push(...Object.keys((await noun.export?.(tx, whose)) ?? {}))
      return all
    })
    expect(new Set(names).size).toBe(names.length)
  })
})
