import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import { openChats } from '#test/chats.ts'
import { aPublishedSeat, aVacationRequest } from '#test/factories.ts'
import { bodyOf, headerOf, openSmtp } from '#test/smtp.ts'
import { until } from '#test/until.ts'
import { type Office, type Person, refusalOf, useWorld } from '#test/world.ts'
import { sendShiftReminders } from './send-reminders.ts'

const telegram = await openChats()
const smtp = await openSmtp()
const world = useWorld({ ...telegram.variables, SMTP_URL: smtp.url })
afterAll(async () => {
  await telegram.close()
  await smtp.close()
})
beforeEach(() => {
  telegram.misbehave(() => undefined)
  smtp.misbehave(() => undefined)
})

const mailsTo = ({ email }: Person) => smtp.received.filter(({ to }) => to === email)
const gets = (person: Person, subject: string | RegExp) =>
  until(() => mailsTo(person).some(mail => headerOf(mail, 'Subject').search(subject) >= 0), {
    what: `a mail "${subject}"`,
  })
/** Whatever is to go out by now has gone: what was told is spread, and what was spread has arrived. */
async function rest(): Promise<void> {
  await world.staffel.sending.sweep()
  const waiting = async () => {
    const { rows } = await world.staffel.services.database.pool.query<{ count: number }>(
      `select count(*) from (
         select id from notifications where fanned_out_at is null
         union all select id from mails where due_at <= $1 and sent_at is null and dead_at is null
         union all select id from telegram_messages where due_at <= $1 and sent_at is null and dead_at is null) waiting`,
      [world.clock.now().toString()],
    )
    return rows[0]?.count
  }
  await until(async () => (await waiting()) === 0, { what: 'the arrival of all that was told' })
}

describe('what somebody is told', () => {
  it('is found in the app where the database takes no mail of it, and holds up nobody else', async () => {
    const [office, other] = [await world.office(), await world.office()]
    const { pool } = world.staffel.services.database
    await pool.query("alter table mails add constraint no_luna check (subject not like '%in Luna')")
    try {
      await aPublishedSeat(office)
      await aVacationRequest(other)
      await gets(other.adam, /Urlaub/)
      await rest()
    } finally {
      await pool.query('alter table mails drop constraint no_luna')
    }
    expect(await office.kim.api.notifications.list({})).toMatchObject({ notifications: [{ kind: 'shift_assigned' }] })
    expect(mailsTo(office.kim)).toEqual([])
  })

  it('goes by mail and by the bot, once, with what can be done about it', async () => {
    const office = await world.office()
    const chatId = await telegram.linked(office.kim)
    await aPublishedSeat(office)
    const { buttons, text, messageId } = await telegram.hears(chatId, 'Neue Schicht in Luna')
    expect(text).toBe('Neue Schicht in Luna\nMo., 23. Nov. · Früh, 08:00–16:00')
    expect(buttons).toHaveLength(1)
    await gets(office.kim, 'Neue Schicht in Luna')
    const [mail] = mailsTo(office.kim)
    expect(bodyOf(mail!)).toMatch(/^Hallo Kim,\s+Neue Schicht in Luna\s+Mo\., 23\. Nov\. · Früh, 08:00–16:00/)
    expect(headerOf(mail!, 'List-Unsubscribe')).toMatch(/^<http:.*\/api\/unsubscribe\/.*>$/)
    expect(bodyOf(mail!, 'html')).toContain('prefers-color-scheme:dark')
    telegram.tap(chatId, buttons[0]![0]!.callback_data, messageId)
    await telegram.answered('✓ Bestätigt')
    expect((await office.kim.api.ownShifts.next())[0]?.shifts[0]?.status).toBe('confirmed')
    await rest()
    expect([
      mailsTo(office.kim).length,
      telegram.heard(chatId).filter(said => said.includes('Neue Schicht')).length,
    ]).toEqual([1, 1])
  })

  it('leads to where its reader may go: a chatter not to the plan', async () => {
    const office = await world.office()
    await aPublishedSeat(office)
    const { requests } = await office.kim.api.vacation.request({
      week: week('2026-W48'),
      dates: [day('2026-11-23')],
      reason: 'Familie',
    })
    await office.olivia.api.vacation.decide({ id: requests[0]!.id, version: 1, move: 'approve' })
    const linkOf = async (person: Person) => {
      await gets(person, /ist jetzt offen/)
      const mail = mailsTo(person).findLast(each => /ist jetzt offen/.test(headerOf(each, 'Subject')))
      return bodyOf(mail!).match(/http\S+\/(availability|schichtplan)\S*/)?.[0]
    }
    expect(await linkOf(office.lea)).toContain('/schichtplan/')
    expect(await linkOf(office.kim)).toMatch(/\/availability\?week=2026-W48$/)
  })

  it('speaks the person’s language, and goes only the ways that the person chose', async () => {
    const office = await world.office()
    await office.kim.api.people.setLanguage({ language: 'en' })
    const chatId = await telegram.linked(office.kim)
    await office.kim.api.notifications.choose({ kind: 'shift_assigned', channel: 'telegram', isOn: false })
    await aPublishedSeat(office)
    await gets(office.kim, /New shift/)
    expect(bodyOf(mailsTo(office.kim)[0]!, 'html')).toContain('<html lang="en">')
    await rest()
    expect(telegram.heard(chatId).join()).not.toMatch(/New shift/)
  })

  it('stays in the app for whoever chose the chat alone and has switched it off', async () => {
    const office = await world.office()
    const { notifications } = office.kim.api
    const chatId = await telegram.linked(office.kim)
    await office.kim.api.telegram.setActive({ isActive: false })
    for (const channel of ['in_app', 'email'] as const) {
      await notifications.choose({ kind: 'shift_assigned', channel, isOn: false })
    }
    await aPublishedSeat(office)
    await rest()
    expect((await notifications.list({})).notifications).toMatchObject([{ kind: 'shift_assigned' }])
    expect(mailsTo(office.kim)).toEqual([])
    expect(telegram.heard(chatId).join()).not.toContain('Neue Schicht')
  })

  it('goes by no mail to an address that nobody has proven, and is found in the app instead', async () => {
    const office = await world.office()
    await world.staffel.services.database.pool.query('update users set email_proven = false where id = $1', [
      office.kim.id,
    ])
    await office.kim.api.notifications.choose({ kind: 'shift_assigned', channel: 'in_app', isOn: false })
    await aPublishedSeat(office)
    const { notifications } = office.kim.api
    await until(async () => (await notifications.list({})).notifications.length === 1)
    await rest()
    expect(mailsTo(office.kim)).toEqual([])
  })

  it('waits for the end of quiet hours, and of a silence', async () => {
    const office = await world.office()
    const chatId = await telegram.linked(office.kim)
    await office.kim.api.delivery.saveOwn({ quietHours: { from: timeOfDay('11:00'), to: timeOfDay('14:00') } })
    await aPublishedSeat(office)
    await gets(office.kim, 'Neue Schicht')
    await rest()
    expect(telegram.heard(chatId).join()).not.toContain('Neue Schicht')
    world.clock.set('2026-11-20T13:01:30Z')
    await world.staffel.sending.sweep()
    await telegram.hears(chatId, 'Neue Schicht')
    await office.kim.api.delivery.saveOwn({ quietHours: null })
    expect(await office.kim.api.delivery.own()).toMatchObject({ quietHours: null, defaultReminderHours: [12, 1] })
  })

  it('ends with one click, unless the organisation has fixed it', async () => {
    const office = await world.office()
    await aPublishedSeat(office)
    await gets(office.kim, 'Neue Schicht')
    const link = headerOf(mailsTo(office.kim)[0]!, 'List-Unsubscribe').match(/^<http:\/\/[^/]*(\S+)>$/)?.[1] ?? ''
    const isMailOn = async () =>
      (await office.kim.api.notifications.preferences()).find(({ kind }) => kind === 'shift_assigned')?.channels
    const visitor = world.visitor()
    expect(await (await visitor.fetch(link)).text()).toContain('Abbestellen')
    expect(await isMailOn()).toContain('email')
    // a scanner that posts to what it finds changes nothing either
    expect(await (await visitor.fetch(link, { method: 'POST' })).text()).toContain('Abbestellen')
    expect(await isMailOn()).toContain('email')
    const click = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }
    // to take a long form apart would block the server
    const long = { ...click, body: `${click.body}${'&a'.repeat(1000)}` }
    expect(await (await visitor.fetch(link, long)).text()).toContain('Abbestellen')
    expect((await visitor.fetch(`${link}x`, click)).status).toBe(404)
    await office.olivia.api.notifications.saveRule({ kind: 'shift_assigned', locked: true })
    expect(await (await visitor.fetch(link, click)).text()).toContain('von deiner Organisation vorgegeben')
    await office.olivia.api.notifications.saveRule({ kind: 'shift_assigned', locked: false })
    expect(await (await visitor.fetch(link, click)).text()).toContain('keine E-Mails mehr')
    expect(await isMailOn()).toEqual(['in_app', 'push', 'telegram', 'discord'])
  })

  it('says in the app and by mail that the chat is shut', async () => {
    const office = await world.office()
    const chatId = await telegram.linked(office.kim)
    telegram.misbehave(({ body }) => (body['chat_id'] === String(chatId) ? { kind: 'blocked' } : undefined))
    await aPublishedSeat(office)
    await until(async () => (await office.kim.api.telegram.status()).state === 'paused')
    await gets(office.kim, 'Der Bot kann dir nicht mehr schreiben')
    const { notifications } = await office.kim.api.notifications.list({})
    expect(notifications.map(({ kind }) => kind)).toContain('telegram_paused')
  })

  it('holds up nothing else when nobody can read it any more', async () => {
    const office = await world.office()
    await world.staffel.services.database.pool.query(
      `insert into notifications (organization_id, id, recipient_id, kind, parameters, channels, created_at)
       values ($1, 'unreadable00', $2, 'shift_assigned', '{}', '{email}', '2026-11-20T10:00:00Z')`,
      [office.id, office.kim.id],
    )
    await aPublishedSeat(office)
    await gets(office.kim, 'Neue Schicht')
    await rest()
    expect(mailsTo(office.kim)).toHaveLength(1)
  })

  it('is told to admins and owners where there is no shift manager, else to that person alone', async () => {
    const [office, managed] = [await world.office(), await world.office('Südwind')]
    await aVacationRequest(office)
    await gets(office.olivia, 'Kim Albers beantragt Urlaub')
    await gets(office.adam, 'Kim Albers beantragt Urlaub')
    await telegram.linked(managed.lea)
    await managed.olivia.api.availabilitySettings.saveInfoBox({
      base: { shiftManagerId: null },
      change: { shiftManagerId: managed.lea.id },
    })
    await aVacationRequest(managed)
    await gets(managed.lea, 'Kim Albers beantragt Urlaub')
    await rest()
    expect([office.lea, managed.olivia, managed.adam].map(person => mailsTo(person).length)).toEqual([0, 0, 0])
  })
})

describe('a reminder of a shift', () => {
  const remindersIn = (chatId: number) => telegram.heard(chatId).filter(text => text.includes('beginnt in'))
  const at = async (instant: string) => {
    world.clock.set(instant)
    await rest()
  }

  it('comes twelve hours and one hour before, each once', async () => {
    const office = await world.office()
    const chatId = await telegram.linked(office.kim)
    await aPublishedSeat(office)
    await at('2026-11-22T18:59:00Z')
    expect(remindersIn(chatId)).toEqual([])
    await at('2026-11-22T19:00:00Z')
    await at('2026-11-22T19:05:00Z')
    expect(remindersIn(chatId)).toEqual([
      'Deine Schicht beginnt in 12 Stunden\nMo., 23. Nov. · Früh, 08:00–16:00 · Luna',
    ])
    await at('2026-11-23T06:00:00Z')
    await at('2026-11-23T06:30:00Z')
    expect(remindersIn(chatId).map(text => text.split('\n')[0])).toEqual([
      'Deine Schicht beginnt in 12 Stunden',
      'Deine Schicht beginnt in 1 Stunde',
    ])
  })

  it('comes when the organisation or the person wants it, and breaks quiet hours only if it must', async () => {
    const office = await world.office()
    const chatId = await telegram.linked(office.kim)
    await aPublishedSeat(office)
    await office.olivia.api.delivery.saveRules({ reminderHours: [24] })
    await at('2026-11-22T07:00:00Z')
    expect(remindersIn(chatId)).toHaveLength(1)
    await office.kim.api.delivery.saveOwn({
      reminderHours: [2, 11],
      quietHours: { from: timeOfDay('20:00'), to: timeOfDay('07:30') },
    })
    await at('2026-11-22T20:00:00Z')
    // until half past seven it can wait, the shift begins at eight
    expect(remindersIn(chatId)).toHaveLength(1)
    await at('2026-11-23T06:30:00Z')
    expect(remindersIn(chatId)).toHaveLength(2)
    expect(remindersIn(chatId).at(-1)).toContain('in 30 Minuten')
    expect(await office.kim.api.delivery.own()).toMatchObject({ reminderHours: [11, 2], defaultReminderHours: [24] })
    expect(await refusalOf(office.kim.api.delivery.saveRules({ reminderHours: [1] }))).toMatchObject({ status: 403 })
  })

  it('comes to those behind one that fails, in whatever organisation', async () => {
    const offices = []
    for (const office of [await world.office(), await world.office()])
      offices.push({ office, seatId: (await aPublishedSeat(office)).id })
    // of shifts that begin together the lower id comes first
    const [failing, behind] = offices.toSorted((a, b) => (a.seatId < b.seatId ? -1 : 1)).map(({ office }) => office)
    const { pool } = world.staffel.services.database
    await pool.query(
      `alter table settled_reminders add constraint none_here check (organization_id <> '${failing!.id}')`,
    )
    world.clock.set('2026-11-22T19:00:00Z')
    try {
      await expect(sendShiftReminders(world.staffel.services, 1)).rejects.toThrow()
    } finally {
      await pool.query('alter table settled_reminders drop constraint none_here')
    }
    const { notifications } = await behind!.kim.api.notifications.list({})
    expect(notifications.map(({ kind }) => kind)).toContain('shift_reminder')
  })

  it('is not for drafts, nor for who declined', async () => {
    const office = await world.office()
    const chatId = await telegram.linked(office.kim)
    const { id } = await aPublishedSeat(office)
    await office.kim.api.ownShifts.decline({ assignmentId: id, reason: 'krank' })
    await at('2026-11-22T19:00:00Z')
    expect(remindersIn(chatId)).toEqual([])
  })
})

describe('what cannot be delivered', () => {
  const failedOf = async ({ olivia }: Office) => (await olivia.api.delivery.failed()).messages

  it('is shown to the owner alone, and sent again when the owner says so', async () => {
    const [office, other] = [await world.office(), await world.office('Südwind')]
    smtp.misbehave(to => (to === office.kim.email ? { kind: 'never' } : undefined))
    await aPublishedSeat(office)
    await until(async () => (await failedOf(office)).length === 1)
    const [message] = await failedOf(office)
    expect(message).toMatchObject({
      channel: 'email',
      to: office.kim.email,
      subject: 'Neue Schicht in Luna',
      attempts: 1,
    })
    expect(message?.error).toContain('no such mailbox')
    expect(await failedOf(other)).toEqual([])
    expect(await refusalOf(office.adam.api.delivery.failed())).toMatchObject({ status: 403 })
    const one = { channel: 'email' as const, id: message!.id }
    expect(await refusalOf(other.olivia.api.delivery.retry(one))).toMatchObject({ code: 'delivery.notFound' })
    smtp.misbehave(() => undefined)
    await office.olivia.api.delivery.retry(one)
    await gets(office.kim, 'Neue Schicht')
    expect(await failedOf(office)).toEqual([])
    expect(await refusalOf(office.olivia.api.delivery.retry(one))).toMatchObject({ code: 'delivery.notFound' })
  })

  it.each(['telegram', 'email'] as const)('is found in the app by whoever had chosen only %s, once', async way => {
    const office = await world.office()
    const { kim, olivia } = office
    for (const channel of ['in_app', way === 'email' ? 'telegram' : 'email'] as const)
      await kim.api.notifications.choose({ kind: 'shift_assigned', channel, isOn: false })
    const chatId = await telegram.linked(kim)
    telegram.misbehave(({ body }) => (body['chat_id'] === String(chatId) ? { kind: 'blocked' } : undefined))
    smtp.misbehave(to => (to === kim.email ? { kind: 'never' } : undefined))
    await aPublishedSeat(office)
    const inbox = async () =>
      (await kim.api.notifications.list({})).notifications.filter(({ kind }) => kind === 'shift_assigned')
    await until(async () => (await inbox()).length === 1, { what: 'the shift in the inbox' })
    telegram.misbehave(() => undefined)
    smtp.misbehave(() => undefined)
    const failed = (await failedOf(office)).find(({ channel }) => channel === way)
    await olivia.api.delivery.retry({ channel: way, id: failed!.id })
    await rest()
    expect(await inbox()).toHaveLength(1)
  })

  it('is forgotten after thirty days, as what arrived is; what still waits goes on waiting', async () => {
    const { pool } = world.staffel.services.database
    const daysAgo = (days: number) =>
      world.clock
        .now()
        .subtract({ hours: 24 * days })
        .toString()
    const mail = (id: string, createdAt: string, state: Readonly<Record<string, string | null>>) =>
      pool.query(
        `insert into mails (id, to_address, subject, text, html, created_at, due_at, sent_at, dead_at, sending_until)
         values ($1, 'kim@example.com', '', '', '', $2, $3, $4, $5, $6)`,
        [id, createdAt, state['due'] ?? null, state['sent'] ?? null, state['dead'] ?? null, state['sending'] ?? null],
      )
    const [old, recent] = [daysAgo(31), daysAgo(29)]
    await mail('old-sent', old, { due: old, sent: old })
    await mail('old-dead', old, { due: old, dead: old })
    await mail('old-kept', old, {})
    await mail('recent-dead', recent, { due: recent, dead: recent })
    // in somebody's hands: it is not sent while this looks
    await mail('old-waiting', old, { due: old, sending: '2199-01-01T00:00:00Z' })
    await world.staffel.sending.sweep()
    const { rows } = await pool.query<{ id: string }>(
      "select id from mails where to_address = 'kim@example.com' order by id",
    )
    expect(rows.map(({ id }) => id)).toEqual(['old-waiting', 'recent-dead'])
    await pool.query("delete from mails where to_address = 'kim@example.com'")
  })

  it('holds up nobody else', { tags: ['all'] }, async () => {
    const office = await world.office()
    smtp.misbehave(to => (to === office.kim.email ? { kind: 'later' } : undefined))
    await aPublishedSeat(office)
    await until(() => smtp.tries.filter(to => to === office.kim.email).length >= 2)
    await aVacationRequest(office)
    await gets(office.adam, 'beantragt Urlaub')
    smtp.misbehave(() => undefined)
    await gets(office.kim, 'Neue Schicht')
    expect(mailsTo(office.kim)).toHaveLength(1)
  })
})
