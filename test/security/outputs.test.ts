import { afterAll, describe, expect, it } from 'vitest'
import { week } from '#kit/week.ts'
import { openChats } from '../chats.ts'
import { aGroup, aPublishedSeat, nextMonday } from '../factories.ts'
import { bodyOf, headerOf, openSmtp } from '../smtp.ts'
import { until } from '../until.ts'
import { type Office, useWorld } from '../world.ts'

const telegram = await openChats()
const smtp = await openSmtp()
const world = useWorld({ ...telegram.variables, SMTP_URL: smtp.url })
afterAll(async () => {
  await telegram.close()
  await smtp.close()
})

const strike = '<img src=x onerror=alert(1)>"\'&'
const query = (text: string, values: unknown[]) => world.staffel.services.database.pool.query(text, values)

/** Names as no schema would let them through, as if all of them had failed. */
async function renamed(office: Office, name: string, of: 'group' | 'person' | 'shift' | 'organization') {
  const statements = {
    group: 'update creator_groups set name = $2 where organization_id = $1',
    person: 'update profiles set full_name = $2 where organization_id = $1',
    shift: 'update shifts set name = $2 where organization_id = $1',
    organization: 'update organizations set name = $2 where id = $1',
  }
  await query(statements[of], [office.id, name])
}

const mailsTo = ({ email }: { email: string }) => smtp.received.filter(({ to }) => to === email)
async function mailTo(person: { email: string }) {
  await until(() => mailsTo(person).length > 0, { what: 'a mail' })
  return mailsTo(person)[0]!
}

/** Kim on a seat of a group and a shift with such a name. */
async function seated(name: string) {
  const office = await world.office()
  const { id: groupId } = await aGroup(office)
  await renamed(office, name, 'group')
  await renamed(office, name, 'shift')
  const seat = { groupId, date: nextMonday, shiftId: 'early', seat: 1, profileId: office.kim.id, reason: 'kann doch' }
  const { version } = await office.olivia.api.schedule.assign(seat)
  return {
    ...office,
    publish: () => office.olivia.api.schedule.publish({ groupId, week: week('2026-W48'), version }),
  }
}

describe('a mail', () => {
  it('shows a name as it is written, and draws nothing of it', async () => {
    const { kim, publish } = await seated(strike)
    await publish()
    const mail = await mailTo(kim)
    expect(headerOf(mail, 'Subject')).toContain(strike)
    expect(bodyOf(mail)).toContain(strike)
    const html = bodyOf(mail, 'html')
    expect(html).not.toMatch(/<img|onerror=[^&]*>(?!&gt;)/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;')
  })

  it.each([
    'Luna\r\nBcc: opfer@example.test',
    'Luna\nContent-Type: text/plain\n\nGeld bitte',
    'Luna\r\n\r\n.\r\nMAIL FROM:<x@y.test>',
  ])('with %j in its subject goes to nobody else and gets no other head', async name => {
    const { kim, publish } = await seated(name)
    await publish()
    const mail = await mailTo(kim)
    const [head = ''] = mail.raw.split('\r\n\r\n')
    expect(head.match(/^subject:/gim)).toHaveLength(1)
    expect(head.match(/^content-type:/gim)).toHaveLength(1)
    expect(head).not.toMatch(/^(?:bcc|mail from):/im)
    expect(smtp.tries).not.toContain('opfer@example.test')
    expect(headerOf(mail, 'Subject')).toMatch(/Luna/)
  })
})

describe('the bot', () => {
  it('writes a name as it is, even where a message has marks of its own', async () => {
    const office = await world.office()
    const chatId = await telegram.linked(office.kim)
    const name = '*fett*_[klick](http://evil.test)`x` Albers'
    await renamed(office, name, 'person')
    await office.adam.api.availabilityRequests.send({ duration: '1week' })
    const { text } = await telegram.hears(chatId, 'bis zum')
    expect(text).toContain('\\*fett\\*\\_\\[klick](http://evil.test)\\`x\\`')
    await renamed(office, 'Kim Albers', 'person')
  })

  it('never cuts a sign in half', async () => {
    for (const letters of [24, 25]) {
      const { kim, publish } = await seated(`${'x'.repeat(letters)}😀😀`)
      const chatId = await telegram.linked(kim)
      await publish()
      const { text, buttons } = await telegram.hears(chatId, 'Neue Schicht')
      const said = [text, ...buttons.flat().map(button => button.text)]
      expect(said.some(one => one.includes('x😀'))).toBe(true)
      for (const one of said) expect(one.isWellFormed(), one).toBe(true)
    }
  })
})

describe('a table', () => {
  it('of the audit log calculates nothing, whatever people are called', async () => {
    const office = await world.office()
    for (const name of ['=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '"=1;=1"']) {
      await renamed(office, name, 'person')
      await office.olivia.api.shifts.reorder({ ids: ['night', 'late', 'early'] })
      const { csv } = await office.olivia.api.auditLog.export({})
      const cells = [...csv.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell)
      expect(cells.some(cell => cell.includes(name.trim().replaceAll('"', '""')))).toBe(true)
      // a number below zero calculates nothing
      for (const cell of cells) expect(cell).not.toMatch(/^(?!-\d+$)[\s\uFEFF]*[=+\-@]/)
    }
  })
})

describe('a calendar', () => {
  it.each([
    'Luna\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:falsch',
    'Luna;X=1,Y\\n\\;Z:"',
    `${'ü'.repeat(60)}👩🏽‍💻${'ü'.repeat(60)}`,
  ])('has one entry of the name %j', async name => {
    const office = await world.office()
    await aPublishedSeat(office)
    await renamed(office, name, 'group')
    await query('update assignments set shift_name = $2 where organization_id = $1', [office.id, name])
    const { url } = await office.kim.api.calendar.renew()
    const feed = await (await world.visitor().fetch(new URL(url).pathname)).text()
    expect(feed.split('\r\n').every(line => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true)
    const lines = feed.replaceAll('\r\n ', '').split('\r\n')
    expect(lines.filter(line => line === 'BEGIN:VEVENT')).toHaveLength(1)
    const summary = lines.filter(line => line.startsWith('SUMMARY:'))
    expect(summary).toHaveLength(1)
    const read = summary[0]!
      .slice('SUMMARY:'.length)
      .replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
    expect(read).toBe(`${name} · ${name}`.replaceAll('\r\n', '\n'))
  })
})
