import { expect, it } from 'vitest'
import { week } from '#kit/week.ts'
import { day } from '#kit/day.ts'
import { aFile } from '#test/factories.ts'
import { password, type Person, refusalOf, useWorld } from '#test/world.ts'
import { refusals } from '../messages.de.ts'

const world = useWorld({ ROLE: 'web' })
const monday = day('2026-11-30')
const nextWeek = week('2026-W49')

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await world.staffel.services.database.pool.query(text, values)).rows

/** Every row of every table that knows of the organisation, and of the accounts, by table. */
async function everything(organizationId: string): Promise<Map<string, Map<string, Record<string, unknown>>>> {
  const tables = await query<{ name: string; column: string }>(`
    select table_name as name, column_name as "column" from information_schema.columns
    where table_schema = 'public' and column_name in ('organization_id', 'on_behalf_of')
    union all values ('organizations', 'id')`)
  const found = new Map<string, Map<string, Record<string, unknown>>>()
  const keep = (name: string, rows: { row: Record<string, unknown> }[]) =>
    found.set(name, new Map(rows.map(({ row }) => [JSON.stringify(row), row])))
  for (const { name, column } of tables) {
    keep(name, await query(`select to_jsonb(x) as row from ${name} x where ${column} = $1`, [organizationId]))
  }
  keep('users', await query("select to_jsonb(x) as row from users x where email not like '%@staffel.test'"))
  return found
}

/** An organisation founded in the browser. */
async function founded(withSample: boolean) {
  const owner = world.visitor()
  const email = `olivia-${withSample}@example.test`
  await query('truncate organizations, users cascade')
  await query('delete from attempts')
  await owner.api.onboarding.setUp({
    organizationName: 'Nordlicht',
    timeZone: 'Europe/Berlin',
    language: 'de',
    fullName: 'Olivia Brandt',
    email,
    password,
    withSample,
    code: '',
  })
  await owner.api.signIn.signIn({ email, password })
  const session = await owner.api.signIn.session()
  const [organization] = await query<{ id: string }>('select id from organizations')
  const id = organization?.id ?? ''
  return {
    id,
    olivia: { ...owner, id: session?.member?.profileId ?? '', organizationId: id, email, fullName: 'Olivia Brandt' },
  }
}

/** What an agency does before it has had enough of its sample. The first half stays, the second hangs on the sample. */
async function work(id: string, olivia: Person) {
  const rita = await world.join(id, 'chatter', 'Rita Vogel')
  const example = (await olivia.api.people.list()).find(one => one.role === 'chatter' && one.id !== rita.id)
  const [theirGroup] = await query<{ id: string }>(
    'select id from creator_groups where not use_custom_shifts order by id limit 1',
  )
  const [theirAccount] = await query<{ id: string }>(
    "select id from creator_links where kind = 'creator' and id not in (select creator_link_id from group_combinations) limit 1",
  )
  const creator = await olivia.api.creators.create({
    name: 'Tessa Wild',
    creatorPlatforms: [{ platform: 'onlyfans', url: 'https://onlyfans.example/tessa' }],
  })
  const own = { name: 'Tessa', color: 'blue', chatterCount: 2 } as const
  const group = await olivia.api.creatorGroups.create({
    ...own,
    creatorLinkIds: creator.creatorPlatforms.map(link => link.id),
  })
  await olivia.api.contacts.create({ name: 'Wir', role: 'Leitung', email: 'wir@example.test' })
  await olivia.api.todos.create({ text: 'Vertrag für Rita', assignedTo: rita.id })
  const seat = { groupId: group.id, date: monday, shiftId: 'early', reason: 'passt' }
  await olivia.api.schedule.assign({ ...seat, seat: 1, profileId: rita.id })
  const { requests } = await rita.api.vacation.request({ week: nextWeek, dates: [day('2026-12-03')], reason: 'Umzug' })
  await olivia.api.vacation.decide({
    id: requests[0]?.id ?? '',
    version: requests[0]?.version ?? 1,
    move: 'approve',
    response: 'Gern',
  })
  await upload(olivia, 'Rita Vogel;900,00 €')
  const kept = await everything(id)

  await olivia.api.schedule.assign({ ...seat, seat: 2, profileId: example?.id ?? '' })
  await olivia.api.schedule.assign({
    ...seat,
    date: day('2026-12-09'),
    groupId: theirGroup?.id ?? '',
    seat: 1,
    profileId: rita.id,
  })
  await olivia.api.todos.create({ text: 'Für das Beispiel', assignedTo: example?.id ?? '' })
  await olivia.api.creatorGroups.update({
    ...own,
    id: group.id,
    version: group.version,
    creatorLinkIds: [...creator.creatorPlatforms.map(link => link.id), theirAccount?.id ?? ''],
  })
  const [contact] = await olivia.api.contacts.all()
  await olivia.api.contacts.update({ ...contact!, phone: '+49 30 1' })
  return { rita, example, group, kept }
}

async function upload(olivia: Person, lines: string) {
  const wish = { file: aFile(`Chatter;Umsatz\n${lines}\n`), month: '2026-11' }
  const { fingerprint } = await olivia.api.scoreboard.preview(wish)
  await olivia.api.scoreboard.save({ ...wish, fingerprint })
}

const countsOf = (rows: Awaited<ReturnType<typeof everything>>) =>
  Object.fromEntries([...rows].map(([table, found]) => [table, found.size]))

it('leaves an organisation as freshly founded when nobody has added anything', { tags: ['all'] }, async () => {
  const plain = countsOf(await everything((await founded(false)).id))
  const { id, olivia } = await founded(true)
  expect(await olivia.api.sample.state({})).toMatchObject({
    isThere: true,
    goes: { people: 47, creators: 14, groups: 10, contacts: 2 },
    own: { changed: 0, seats: 0, notes: 0, todos: 0, figures: 0, accounts: 0 },
  })
  const discord = "select settings -> 'discord' as discord from organizations where id = $1"
  expect(await query(discord, [id])).toMatchObject([{ discord: { is_enabled: true, server_name: 'Backstage' } }])
  await olivia.api.sample.remove({})
  const left = await everything(id)
  expect(countsOf(left)).toEqual({ ...plain, audit_entries: (plain['audit_entries'] ?? 0) + 1 })
  expect(await query("select kind from audit_entries where kind = 'organization.sampleRemoved'")).toHaveLength(1)
  const [organization] = [...(left.get('organizations')?.values() ?? [])]
  expect(organization?.['settings']).toMatchObject({
    payday_enabled: false,
    discord: { is_enabled: false, invite_url: '' },
  })
  expect(await olivia.api.sample.state({})).toMatchObject({ isThere: false })
  expect(await refusalOf(olivia.api.sample.remove({}))).toMatchObject({
    message: refusals.gone,
  })
})

it('leaves the settings that somebody has changed', { tags: ['all'] }, async () => {
  const settings = async (id: string) => {
    const [row] = await query<{ settings: object }>('select settings from organizations where id = $1', [id])
    return row?.settings
  }
  const { id, olivia } = await founded(true)
  const before = await olivia.api.organizationSettings.organization()
  await olivia.api.organizationSettings.saveOrganization({
    base: before,
    change: { attendance_late_minutes: 15, attendance_missing_minutes: 20, payday_day: 3 },
  })
  await olivia.api.sample.remove({})
  expect(await settings(id)).toMatchObject({
    payday_enabled: true,
    attendance: { since: expect.any(String), lateMinutes: 15 },
    discord: { is_enabled: false },
  })
})

it('keeps every row that people have made, and says before what hangs on the sample and goes along', {
  tags: ['all'],
}, async () => {
  const { id, olivia } = await founded(true)
  const before = await everything(id)
  const { rita, group, kept } = await work(id, olivia)
  const { own } = await olivia.api.sample.state({})
  expect(own).toEqual({ changed: 1, seats: 2, notes: 0, todos: 1, figures: 0, accounts: 1 })
  await olivia.api.sample.remove({})
  const after = await everything(id)

  const changed = new Set(['organizations', 'creator_groups', 'scoreboard_months', 'scoreboard_uploads', 'plan_weeks'])
  for (const [table, rows] of kept) {
    const made = [...rows].flatMap(([row, { recipient_id: to }]) => {
      const isToExample = to !== undefined && to !== olivia.id && to !== rita.id
      return before.get(table)?.has(row) || isToExample ? [] : [row]
    })
    const found = after.get(table)
    for (const row of made) if (!changed.has(table)) expect(found?.has(row), `${table}: ${row}`).toBe(true)
  }
  expect((await olivia.api.creatorGroups.list({})).map(({ name }) => name)).toEqual([group.name])
  expect((await olivia.api.people.list()).map(({ fullName }) => fullName)).toEqual(['Olivia Brandt', 'Rita Vogel'])
  expect(await query('select profile_id from assignments')).toEqual([{ profile_id: rita.id }])
  expect(await query('select profile_id from scoreboard_figures')).toEqual([{ profile_id: rita.id }])

  // nothing of the sample is left, and nothing names it but the log of what was done
  const gone = [...before].flatMap(([table, rows]) =>
    [...rows.values()].flatMap(row => (table === 'audit_entries' || table === 'sample_rows' ? [] : [row['id']])),
  )
  const survivors = new Set([id, olivia.id, 'early', 'late', 'night'])
  const texts = [...after].filter(([table]) => table !== 'audit_entries').flatMap(([, rows]) => [...rows.keys()])
  for (const one of gone) {
    if (typeof one !== 'string' || survivors.has(one)) continue
    expect(texts.filter(text => text.includes(`"${one}"`))).toEqual([])
  }
})

it('keeps an example that has become somebody, and is for the owner alone', { tags: ['all'] }, async () => {
  const { id, olivia } = await founded(true)
  const example = (await olivia.api.people.list()).find(one => one.role === 'chatter')
  await query("update profiles set email = 'neu@example.test' where id = $1", [example?.id])
  await query("update users set email = 'neu@example.test' where id = $1", [example?.id])
  const adam = await world.join(id, 'admin', 'Adam Yıldız')
  expect(await refusalOf(adam.api.sample.remove({}))).toMatchObject({ status: 403 })
  await olivia.api.sample.remove({})
  expect(new Set((await olivia.api.people.list()).map(one => one.id))).toEqual(
    new Set([adam.id, example?.id, olivia.id]),
  )
})

it('mails nobody of the sample a link, and says so', { tags: ['all'] }, async () => {
  const { olivia } = await founded(true)
  const example = (await olivia.api.team.list()).find(({ email }) => email.endsWith('@demo.staffel.test'))
  const id = example?.id ?? ''
  const refused = { code: 'signIn.examplePerson' }
  expect(await refusalOf(olivia.api.team.changeEmail({ id, email: 'mira@example.com' }))).toMatchObject(refused)
  expect(await refusalOf(olivia.api.team.sendReset({ id }))).toMatchObject(refused)
  expect(await olivia.api.sample.state()).toMatchObject({ isThere: true, isOpen: false })
  await query(`insert into credentials (id, user_id, account_id, provider_id, password, created_at, updated_at)
    values ('AAAAAAAAAAAA', '${id}', '${id}', 'credential', 'x', now(), now())`)
  expect(await olivia.api.sample.state()).toMatchObject({ isOpen: true })
  // also when they can sign in: nobody reads what goes to the address
  expect(await refusalOf(olivia.api.team.sendReset({ id }))).toMatchObject(refused)
  await olivia.api.team.changeEmail({ id, email: 'mira@example.com' })
})
