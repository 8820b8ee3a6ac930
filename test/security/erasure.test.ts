import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { openChats } from '../chats.ts'
import { openDiscordChats } from '../discord-chats.ts'
import { aGroup, aFile, nextMonday } from '../factories.ts'
import { picture } from '../pictures.ts'
import { until } from '../until.ts'
import { type Office, password, useWorld } from '../world.ts'

const telegram = await openChats()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-erasure-'))
const discord = await openDiscordChats(() => world)
const world = useWorld({ ...telegram.variables, ...discord.variables, DATA_DIR: folder })
afterAll(async () => {
  await telegram.close()
  await discord.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await world.staffel.services.database.pool.query(text, values)).rows

/** Every place of the database in which a text can stand, as the catalogue knows them, with what stands there. */
async function placesWith(needles: readonly string[]): Promise<string[]> {
  const tables = await query<{ name: string; columns: string[]; texts: string }>(`
    select c.oid::regclass::text as name, array_agg(a.attname::text) as columns,
      string_agg(format('(%L, %I::text)', a.attname, a.attname), ', ') as texts
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
      and (t.typcategory in ('S', 'A') or t.typname in ('json', 'jsonb', 'bytea'))
    group by c.oid`)
  expect(tables.flatMap(({ columns }) => columns).length).toBeGreaterThan(100)
  const found: string[] = []
  for (const { name, texts } of tables) {
    const rows = await query<{ column: string; text: string }>(
      `select place."column", left(place.text, 200) as text
       from ${name}, lateral (values ${texts}) place ("column", text)
       where exists (select from unnest($1::text[]) needle where position(lower(needle) in lower(place.text)) > 0)`,
      [needles],
    )
    for (const { column, text } of rows) found.push(`${name}.${column}: ${text}`)
  }
  return found
}

/** How often an address has been written to: one that was only asked for may be somebody else's, whom it spares, for a day. */
const isCount = (place: string) => place.startsWith('attempts.key: mailTo')

const filesIn = (place: string): string[] =>
  fs.existsSync(place)
    ? fs
        .readdirSync(place, { recursive: true, withFileTypes: true })
        .flatMap(entry => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []))
    : []

const secret = 'Geheimwort'
let written = 0
/** A text that is nobody else's. */
const words = (): string => `${secret} ${(written += 1)}`

/** Zita does everything in which a name, an address or a text can be left behind. */
async function lives(office: Office) {
  const { id, olivia, adam, kofi } = office
  const zita = await world.join(id, 'admin', 'Zita Wundersam')
  const { api } = zita
  // what she is called, was called, and how she looks
  const { id: earlier } = await api.images.upload({ file: aFile(await picture('jpeg', 640, 480)) })
  await api.profile.update({ fullName: 'Zita Wundersam', avatarImage: earlier, timeZone: null })
  const { id: image } = await api.images.upload({ file: aFile(await picture('jpeg')) })
  await api.profile.update({ fullName: 'Zita Ehemals', avatarImage: image, timeZone: null })
  await olivia.api.team.update({ id: zita.id, fullName: 'Zita Wundersam' })
  await olivia.api.contacts.create({ name: 'Zita Wundersam', role: 'Leitung', email: zita.email })
  await olivia.api.invitations.send({ email: zita.email.replace('@', '+zwei@') })
  await query(
    "insert into sessions (id, token_hash, user_id, expires_at, user_agent, created_at, updated_at) select $1, $1, $1, now() + interval '1 day', $2, now(), now()",
    [zita.id, words()],
  )
  await query(
    `insert into invitations (organization_id, id, email, role, language, mailed_hash, created_at, expires_at, accepted_at)
    values ($1, 'einladung001', $2, 'admin', 'de', 'hash', now(), now(), now())`,
    [id, zita.email],
  )
  await world.visitor().api.signIn.requestReset({ email: zita.email })
  await world.visitor().api.signIn.requestVerification({ email: zita.email })
  await api.ownAccount.changeEmail({ email: 'zita.neu@staffel.test', password })
  const chatId = await telegram.linked(zita)
  // todos, for herself, for others, from others
  await api.todos.create({ text: words(), notes: words() })
  await adam.api.notifications.choose({ kind: 'todo_assigned', channel: 'email', isOn: true })
  const kofisChat = await telegram.linked(kofi)
  const kofisUser = await discord.linked(kofi)
  await discord.linked(zita)
  await api.todos.create({ text: words(), notes: words(), assignedTo: kofi.id })
  await api.todos.create({ text: words(), assignedTo: adam.id })
  await olivia.api.todos.create({ text: 'Vertrag', assignedTo: zita.id })
  await telegram.hears(kofisChat, 'Zita Wundersam')
  await discord.hears(kofisUser, 'Zita Wundersam')
  // the plan: reasons, notes, a shift declined
  const group = await aGroup(office)
  const seat = { groupId: group.id, date: nextMonday, shiftId: 'early' }
  await api.schedule.setNote({ ...seat, seat: 1, note: words() })
  await api.schedule.assign({ ...seat, seat: 1, profileId: kofi.id, reason: words() })
  const { assignment, version } = await olivia.api.schedule.assign({
    ...seat,
    seat: 2,
    profileId: zita.id,
    reason: 'kann doch',
  })
  await olivia.api.schedule.publish({ groupId: group.id, week: week('2026-W48'), version })
  await api.ownShifts.decline({ assignmentId: assignment.id, reason: words() })
  // availability and days off, asked for and decided
  await api.availability.setCells({
    week: week('2026-W49'),
    cells: [{ date: day('2026-11-30'), shiftId: 'early', marking: 'available', note: words() }],
  })
  await api.vacation.request({ week: week('2026-W50'), dates: [day('2026-12-09')], reason: words() })
  const { requests } = await kofi.api.vacation.request({
    week: week('2026-W50'),
    dates: [day('2026-12-10')],
    reason: 'Umzug',
  })
  await api.vacation.decide({ id: requests[0]?.id ?? '', version: 1, move: 'reject', response: words() })
  await api.availabilityRequests.send({ duration: '1week' }).catch(() => {})
  // figures that name her
  const wish = { file: aFile('Chatter;Umsatz\nZita Wundersam;1,00 €\nZ. W.;2,00 €\n'), month: '2026-11' }
  const { fingerprint, people } = await olivia.api.scoreboard.preview(wish)
  const assignments = people.flatMap(({ key, profileId }) => (profileId === null ? [{ key, profileId: zita.id }] : []))
  await olivia.api.scoreboard.save({ ...wish, fingerprint, assignments })
  await api.ownAccount.exportData({})
  await until(
    async () =>
      (await query("select from notifications where fanned_out_at is null and channels && array['email']")).length ===
      0,
    { what: 'everything to be spread' },
  )
  return { zita, chatId, images: [image, earlier] }
}

it('leaves of somebody who deletes the account no name, no address, no text and no picture', {
  tags: ['all'],
}, async () => {
  const office = await world.office()
  const { zita, images } = await lives(office)
  const needles = ['Wundersam', 'Zita Ehemals', zita.email, 'zita.neu@staffel.test', secret]
  const before = await placesWith(needles)
  // what was to be found at all: else nothing is shown by nothing being there
  for (const table of [
    'notifications',
    'user_todos',
    'seat_notes',
    'assignments',
    'vacation_requests',
    'availability_weeks',
    'invitations',
    'audit_entries',
    'mails',
    'telegram_messages',
    'discord_messages',
    'organization_contact_persons',
    'sessions',
    'mailed_links',
    'profiles',
    'users',
  ]) {
    expect(
      before.some(place => place.startsWith(`${table}.`)),
      table,
    ).toBe(true)
  }
  const pictures = () =>
    filesIn(path.join(folder, 'files', 'images')).filter(file => images.some(image => file.includes(image)))
  for (const image of images) expect(pictures().some(file => file.includes(image))).toBe(true)

  await zita.api.ownAccount.deleteAccount({ password })

  expect((await placesWith(needles)).filter(place => !isCount(place))).toEqual([])
  expect((await placesWith([zita.email])).filter(isCount)).toEqual([])
  expect(pictures()).toEqual([])
  // the organisation's own books stay as they were uploaded (see docs/security.md)
  for (const file of filesIn(folder).filter(each => !each.includes('scoreboard'))) {
    const bytes = fs.readFileSync(file)
    for (const needle of needles) expect(bytes.includes(needle), file).toBe(false)
  }
  // who did what is still known, by id and role
  const log = await query<{ actor_id: string }>('select actor_id from audit_entries where actor_id = $1', [zita.id])
  expect(log.length).toBeGreaterThan(5)
  expect(await query('select role, full_name from profiles where id = $1', [zita.id])).toEqual([
    { role: 'admin', full_name: 'Gelöschtes Konto' },
  ])
  // everybody reads on
  for (const reader of [office.olivia, office.adam, office.kofi]) {
    expect(JSON.stringify(await reader.api.notifications.list({}))).not.toContain(secret)
  }
  expect((await office.olivia.api.auditLog.list({})).entries.length).toBeGreaterThan(5)
  expect((await office.kofi.api.notifications.list({})).notifications.length).toBeGreaterThan(0)
})

it('takes out what is longer first, of which a shorter name is a part', async () => {
  const { id, olivia } = await world.office()
  const nora = await world.join(id, 'admin', 'Nora Silberblick')
  await olivia.api.team.update({ id: nora.id, fullName: 'Nora' })
  await olivia.api.team.changeEmail({ id: nora.id, email: 'nora.silberblick@staffel.test' })
  expect((await placesWith(['Silberblick'])).length).toBeGreaterThan(2)
  await nora.api.ownAccount.deleteAccount({ password })
  expect((await placesWith(['Silberblick'])).filter(place => !isCount(place))).toEqual([])
})

it('takes what the bot has said to somebody, also where the person was a member before', async () => {
  const [{ kim }, before] = [await world.office(), await world.office('Südwind')]
  await query(
    `insert into profiles (organization_id, id, role, full_name, email, language, created_at, left_at, is_active)
    values ($1, $2, 'chatter', $3, $4, 'de', now(), now(), false)`,
    [before.id, kim.id, kim.fullName, kim.email],
  )
  await query(
    `insert into telegram_messages (organization_id, id, profile_id, telegram_chat_id, message, created_at, sent_at)
    values ($1, 'nachricht001', $2, '1', jsonb_build_object('text', $3::text), now(), now())`,
    [before.id, kim.id, words()],
  )
  await kim.api.ownAccount.deleteAccount({ password })
  expect(await query('select from telegram_messages where profile_id = $1', [kim.id])).toEqual([])
})

describe('what somebody calls themselves before they go', () => {
  const changes = (organizationId: string) =>
    query<{ id: string; kind: string; change: unknown }>(
      'select id, kind, change from audit_entries where organization_id = $1 order by id',
      [organizationId],
    )

  it.each(['admin', 'from', 'to', 'name', 'Null', '12', 'Olivia Brandt', 'Luna Morgen', 'a"b\\1 {x}', '@gmail.com'])(
    'takes nothing out of the log that is about others (%s)',
    async name => {
      const office = await world.office()
      const { id, olivia, adam, kim, lea } = office
      await aGroup(office)
      await olivia.api.team.update({ id: lea.id, role: 'admin' })
      await olivia.api.team.update({ id: lea.id, role: 'team_lead' })
      await olivia.api.contacts.create({ name, role: 'Leitung', email: 'leitung@example.test' })
      await adam.api.organizationSettings.saveOrganization({ base: { name: 'Nordlicht' }, change: { name: 'Südwind' } })
      const before = await changes(id)
      const contacts = await olivia.api.contacts.list()
      await kim.api.profile.update({ fullName: name, avatarImage: null, timeZone: null })
      await kim.api.ownAccount.deleteAccount({ password })
      const after = await changes(id)
      const isNew = ({ id: entryId }: { id: string }) => before.every(one => one.id !== entryId)
      expect(after.filter(one => !isNew(one))).toEqual(before)
      expect(new Map(after.filter(isNew).map(({ kind, change }) => [kind, change]))).toEqual(
        new Map<string, unknown>([
          ['team.renamed', { from: 'Gelöschtes Konto', to: 'Gelöschtes Konto' }],
          ['team.removed', { name: 'Gelöschtes Konto', seats: 0 }],
          ['session.accountDeleted', {}],
        ]),
      )
      expect(await olivia.api.contacts.list()).toEqual(contacts)
    },
  )

  it.each(['text', 'data', 'label', 'href', 'market'])(
    'breaks nothing of what is still to be said (%s)',
    async name => {
      const { id, kim, kofi } = await world.office()
      const message = { text: `${name} Kofi\n${name}`, buttons: [[{ label: name, data: `${name}:confirm:1` }]] }
      const html = `<p><a href="https://staffel.test/${name}">${name}</a></p>`
      await query(
        `insert into telegram_messages (organization_id, id, profile_id, telegram_chat_id, message, created_at)
      values ($1, 'nachricht002', $2, '1', $3, now())`,
        [id, kofi.id, message],
      )
      await query(
        `insert into mails (id, on_behalf_of, to_address, subject, text, html, created_at)
      values ($1, $1, 'kofi@staffel.test', $2, $2, $3, now())`,
        [id, name, html],
      )
      await kim.api.profile.update({ fullName: name, avatarImage: null, timeZone: null })
      await kim.api.ownAccount.deleteAccount({ password })
      const stub = 'Gelöschtes Konto'
      expect(
        await query("select message from telegram_messages where id = 'nachricht002' and organization_id = $1", [id]),
      ).toEqual([
        { message: { text: `${stub} Kofi\n${stub}`, buttons: [[{ label: stub, data: `${name}:confirm:1` }]] } },
      ])
      expect(await query('select subject, html from mails where id = $1', [id])).toEqual([
        { subject: stub, html: `<p><a href="https://staffel.test/${name}">${stub}</a></p>` },
      ])
    },
  )

  it('is in nobody’s way who bears the name, or a part of it', async () => {
    const { id, kim, kofi } = await world.office()
    await query(
      `insert into telegram_messages (organization_id, id, profile_id, telegram_chat_id, message, created_at)
      values ($1, 'nachricht003', $2, '1', '{"text": "Kofi Mensah möchte übernehmen"}', now())`,
      [id, kim.id],
    )
    await kim.api.profile.update({ fullName: 'Kofi', avatarImage: null, timeZone: null })
    await query("update telegram_messages set profile_id = $1 where id = 'nachricht003' and organization_id = $2", [
      kofi.id,
      id,
    ])
    await kim.api.ownAccount.deleteAccount({ password })
    expect(
      await query("select message from telegram_messages where id = 'nachricht003' and organization_id = $1", [id]),
    ).toEqual([{ message: { text: 'Kofi Mensah möchte übernehmen' } }])
  })

  it('reaches nobody by an address that they came in with and that was never proven', async () => {
    const [{ kim, olivia }, elsewhere] = [await world.office(), await world.office('Südwind')]
    const { id } = await elsewhere.olivia.api.invitations.send({ email: kim.email })
    await olivia.api.contacts.create({ name: 'Wer weiß', role: 'Leitung', email: kim.email })
    await query('update users set email_proven = false where id = $1', [kim.id])
    await kim.api.ownAccount.deleteAccount({ password })
    expect((await elsewhere.olivia.api.invitations.list()).map(one => one.id)).toContain(id)
    expect((await olivia.api.contacts.list()).map(({ name }) => name)).toContain('Wer weiß')
  })

  it('reaches into no other organisation, by an address that is not proven', async () => {
    const [{ kim, olivia }, elsewhere] = [await world.office(), await world.office('Südwind')]
    const email = 'umworben@example.test'
    const { id } = await elsewhere.olivia.api.invitations.send({ email })
    await query("insert into attempts (key, count, window_ends_at) values ($1, 5, now() + interval '1 hour')", [
      `signIn:${email}`,
    ])
    await kim.api.ownAccount.changeEmail({ email, password })
    await olivia.api.team.changeEmail({ id: kim.id, email })
    const mailsTo = () => query('select subject from mails where to_address = $1 order by id', [email])
    const before = await mailsTo()
    await kim.api.profile.update({ fullName: email, avatarImage: null, timeZone: null })
    await kim.api.ownAccount.deleteAccount({ password })
    expect((await elsewhere.olivia.api.invitations.list()).map(one => one.id)).toContain(id)
    // those about the change of Kim's own address are gone
    expect([before.length > 1, await mailsTo()]).toEqual([true, [{ subject: 'Einladung ins Team von Südwind' }]])
    expect(await query('select count from attempts where key = $1', [`signIn:${email}`])).toEqual([{ count: 5 }])
  })
})
