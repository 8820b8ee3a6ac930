import { afterAll, describe, expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { week } from '#kit/week.ts'
import { aGroup, nextMonday } from '../factories.ts'
import { bodyOf, openSmtp } from '../smtp.ts'
import { until } from '../until.ts'
import { password, refusalOf, useWorld } from '../world.ts'
import { tagsFor } from './short-tier.ts'

const smtp = await openSmtp()
const world = useWorld({ SMTP_URL: smtp.url })
afterAll(() => smtp.close())

/** What a name may be as far as the door is concerned, and wants to be in a mail: a call to go somewhere. */
const hostile = [
  'Konto gesperrt! Jetzt https://evil.example/x öffnen',
  'http://evil.example',
  'HTTPS:evil.example/a',
  'www.evil.example sofort',
  'evil.example',
  'sub.evil.co.uk:8080/pfad?x=1',
  'evil。example',
  'evil．example',
  'bücher.example',
  'пример.рф',
  'xn--bcher-kva.example',
  'mailto:hilfe@evil.example',
  'hilfe@evil.example',
  'hilfe＠evil.example',
  '@evil_handle schreib mir',
  'tel:+491701234567',
  'ftp://203.0.113.7/x',
  '203.0.113.7',
  String.raw`\\evil\teile`,
  '//evil.example/x',
  'https:／／evil.example',
  '[klick](https://evil.example)',
  '=?utf-8?Q?GEW=4FNNEN?=',
  '=?utf-8?B?R0VXT05ORU4=?=',
  '= ?utf-8?Q?GEW=4FNNEN?=?=',
] as const

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await world.staffel.services.database.pool.query(text, values)).rows
const address = () => `${newId().toLowerCase()}@staffel.test`
const mailsTo = (email: string) => smtp.received.filter(({ to }) => to === email)
type Letter = (typeof smtp.received)[number]

async function mailTo(email: string, count = 1): Promise<Letter> {
  await until(() => mailsTo(email).length >= count, { what: `a mail to ${email}` })
  return mailsTo(email).at(-1)!
}

/** A subject as mail programs read it: whatever looks like an encoded word is one. */
function subjectOf({ raw }: Letter): string {
  const head = raw.split('\r\n\r\n')[0]?.replaceAll(/\r\n[ \t]+/g, ' ') ?? ''
  const subject = head.match(/^subject: *(.*)$/im)?.[1] ?? ''
  const words = subject.replaceAll(/\?= +=\?/g, '?==?')
  return words.replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64').toString()
      : Buffer.from(
          word
            .replaceAll('_', ' ')
            .replaceAll(/=([0-9A-F]{2})/gi, (__, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
          'latin1',
        ).toString(),
  )
}

const unescaped = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** What mail programs make a link of, whatever they are: schemes, hosts, addresses, handles, shares. */
const linkish = [
  /[a-z][a-z0-9+.-]*:(?=[^\s\d])/iu,
  /[:：][/／]/u,
  /\/\//u,
  /[\p{L}\p{N}-][.。．｡․]\p{L}/u,
  /\d+\.\d+\.\d+\.\d+/u,
  /[@＠]/u,
  /\\\\/u,
]

/** Nothing in it leads anywhere but to our own hosts. The recipient may read their own address. */
function expectOwnLinksAlone(mail: Letter): void {
  const html = bodyOf(mail, 'html').replace(/<style>[\s\S]*?<\/style>/, '')
  const own = world.staffel.services.publicUrl
  for (const [, url = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g)) expect(url.startsWith(`${own}/`), url).toBe(true)
  const read = unescaped(html.replaceAll(/<[^>]*>/g, ' ')).replaceAll(mail.to, '')
  const plain = bodyOf(mail)
    .replaceAll(new RegExp(String.raw`${own}/\S*`, 'g'), '')
    .replaceAll(mail.to, '')
  for (const text of [subjectOf(mail), plain, read]) for (const link of linkish) expect(text).not.toMatch(link)
  expect(subjectOf(mail)).not.toMatch(/GEWONNEN|=\?/)
}

const forgetTries = () => query('delete from attempts')

/** A test for every hostile name, with the tags for its title and for the endpoints that send the mails. */
function withEveryName(title: string, endpoints: readonly string[], test: (name: string) => Promise<void>): void {
  for (const name of hostile) {
    const whole = `${title}: ${name}`
    it.concurrent(whole, { tags: tagsFor(whole, endpoints) }, () => test(name))
  }
}

describe('a hostile name', () => {
  withEveryName(
    'is in no mail to the person who registers with it',
    ['signIn.register', 'signIn.requestReset'],
    async name => {
      await forgetTries()
      const email = address()
      await world.visitor().api.signIn.register({ fullName: name, email, password })
      const mail = await mailTo(email)
      expectOwnLinksAlone(mail)
      // an address that is nobody's yet is told nobody's name
      expect(bodyOf(mail)).toMatch(/^Hallo,\s/)
      await world.visitor().api.signIn.requestReset({ email })
      expectOwnLinksAlone(await mailTo(email, 2))
      expect(bodyOf(await mailTo(email, 2))).toMatch(/^Hallo,\s/)
    },
  )

  withEveryName(
    'makes no link in an invitation when the organisation and the inviter bear it',
    ['invitations.send'],
    async name => {
      await forgetTries()
      const { id, olivia } = await world.office()
      await query('update organizations set name = $2 where id = $1', [id, name])
      await query('update profiles set full_name = $2 where organization_id = $1', [id, name])
      const email = address()
      await olivia.api.invitations.send({ email })
      expectOwnLinksAlone(await mailTo(email))
    },
  )

  withEveryName(
    'is in no mail about a change of address, to a new address or to one in use',
    ['ownAccount.changeEmail'],
    async name => {
      await forgetTries()
      const office = await world.office()
      const { kim, adam } = office
      await query('update profiles set full_name = $2 where id = $1', [kim.id, name])
      await query('update users set name = $2 where id = $1', [kim.id, name])
      for (const email of [address(), adam.email]) {
        await kim.api.ownAccount.changeEmail({ email, password })
        const mail = await mailTo(email)
        expectOwnLinksAlone(mail)
        expect(bodyOf(mail)).toMatch(/^Hallo,\s/)
      }
    },
  )

  withEveryName(
    'makes no link in a notification to colleagues',
    ['todos.create', 'vacation.request', 'schedule.publish'],
    async name => {
      const office = await world.office()
      const { id, olivia, kim, adam } = office
      await query('update profiles set full_name = $2 where id = any ($1)', [[olivia.id, kim.id], name])
      await adam.api.notifications.choose({ kind: 'todo_assigned', channel: 'email', isOn: true })
      await olivia.api.todos.create({ text: name, assignedTo: adam.id })
      expectOwnLinksAlone(await mailTo(adam.email))
      await kim.api.vacation.request({ week: week('2026-W48'), dates: [nextMonday], reason: name })
      expectOwnLinksAlone(await mailTo(adam.email, 2))
      const { id: groupId } = await aGroup(office)
      await query('update creator_groups set name = $2 where id = $1', [groupId, name])
      await query("update shifts set name = $2 where organization_id = $1 and id = 'early'", [id, name])
      const seat = {
        groupId,
        date: nextMonday,
        shiftId: 'early',
        seat: 1,
        profileId: office.kofi.id,
        reason: 'kann doch',
      }
      const { version } = await olivia.api.schedule.assign(seat)
      await olivia.api.schedule.publish({ groupId, week: week('2026-W48'), version })
      expectOwnLinksAlone(await mailTo(office.kofi.email))
    },
  )
})

it('cuts names to what a name is long', async () => {
  const { olivia, adam } = await world.office()
  const sermon = 'Dein Konto ist gesperrt und du musst heute noch anrufen und zahlen und dann alles bestätigen'
  await query('update profiles set full_name = $2 where id = $1', [olivia.id, sermon])
  await adam.api.notifications.choose({ kind: 'todo_assigned', channel: 'email', isOn: true })
  await olivia.api.todos.create({ text: 'Bilder sortieren', assignedTo: adam.id })
  const mail = await mailTo(adam.email)
  expect(bodyOf(mail)).toContain(sermon.slice(0, 40))
  expect(bodyOf(mail)).not.toContain(sermon.slice(0, 70))
})

describe('an invitation', () => {
  it('names who invites and where to, each cut to what a name is long', async () => {
    const { id, olivia } = await world.office()
    const sermon = (start: string) => `${start} ist gesperrt und du musst heute noch anrufen und zahlen und bestätigen`
    await query('update organizations set name = $2 where id = $1', [id, sermon('Nordlicht')])
    await query('update profiles set full_name = $2 where id = $1', [olivia.id, sermon('Olivia')])
    const email = address()
    await olivia.api.invitations.send({ email })
    const mail = await mailTo(email)
    expect(subjectOf(mail)).toContain(sermon('Nordlicht').slice(0, 40))
    for (const start of ['Nordlicht', 'Olivia']) expect(bodyOf(mail)).toContain(sermon(start).slice(0, 40))
    for (const start of ['Nordlicht', 'Olivia']) {
      for (const text of [subjectOf(mail), bodyOf(mail)]) expect(text).not.toContain(sermon(start).slice(0, 61))
    }
  })

  it('no longer names its inviter once their account is deleted', async () => {
    const { adam } = await world.office()
    const name = 'Adam. Mit Punkt und einem Namen, der länger ist als sechzig Zeichen'
    await query('update profiles set full_name = $2 where id = $1', [adam.id, name])
    await query('update users set name = $2 where id = $1', [adam.id, name])
    const email = address()
    await adam.api.invitations.send({ email })
    await mailTo(email)
    await adam.api.ownAccount.deleteAccount({ password })
    expect(await query('select subject from mails where to_address = $1', [email])).toEqual([])
  })
})

it('names the account in the mail that resets its password', async () => {
  const { kim } = await world.office()
  await world.visitor().api.signIn.requestReset({ email: kim.email })
  const mail = await mailTo(kim.email)
  expect(bodyOf(mail)).toContain(`Konto: ${kim.email}`)
  expect(unescaped(bodyOf(mail, 'html'))).toContain(`Konto: ${kim.email}`)
})

describe('an address', () => {
  const ways: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
    register: email => world.visitor().api.signIn.register({ fullName: 'Nova Stern', email, password }),
    reset: email => world.visitor().api.signIn.requestReset({ email }),
    verify: email => world.visitor().api.signIn.requestVerification({ email }),
    async invite(email) {
      const { olivia } = await world.office()
      await olivia.api.invitations.send({ email })
    },
    async change(email) {
      const { kim } = await world.office()
      await kim.api.ownAccount.changeEmail({ email, password })
    },
  }
  const sentTo = async (email: string) =>
    (await query<{ count: number }>('select count(*)::int as count from mails where to_address = $1', [email]))[0]
      ?.count

  /** Few enough at once that no limit but that of the address counts: for the others, each comes from elsewhere. */
  async function twelveTimes(ask: () => Promise<unknown>) {
    const answers: PromiseSettledResult<unknown>[] = []
    for (let times = 0; times < 3; times++) {
      await query("delete from attempts where key not like 'mailTo%'")
      answers.push(...(await Promise.allSettled(Array.from({ length: 4 }, () => ask()))))
    }
    return answers
  }

  it.each(Object.entries(ways))(
    'gets at most five mails an hour that others cause by way of %s, whoever they are',
    async (_, ask) => {
      const email = address()
      await ways.register?.(email)
      await twelveTimes(() => ask(email))
      expect(await sentTo(email)).toBeLessThanOrEqual(5)
      expect(await sentTo(email)).toBeGreaterThanOrEqual(1)
    },
  )

  it('gets at most five by all ways together, also under its other names, and the answers stay the same', async () => {
    await forgetTries()
    const { kim } = await world.office()
    const answers = await twelveTimes(() => world.visitor().api.signIn.requestReset({ email: kim.email }))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(await sentTo(kim.email)).toBe(5)
    const tagged = kim.email.replace('@', '+werbung@')
    await world.visitor().api.signIn.register({ fullName: 'Nova Stern', email: tagged, password })
    expect(await sentTo(tagged)).toBe(0)
  })
})

describe('a sender', () => {
  /** How many of so many at once are let through; the others are told that it was too often. */
  const letThrough = async (count: number, ask: () => Promise<unknown>): Promise<number> => {
    const asked = await Promise.allSettled(Array.from({ length: count }, ask))
    const refused = asked.filter(one => one.status === 'rejected')
    for (const { reason } of refused) {
      expect(await refusalOf(Promise.reject(reason))).toMatchObject({ code: 'input.tooManyTries' })
    }
    return count - refused.length
  }

  it('asks for mails to at most so many addresses an hour, from one network', async () => {
    await forgetTries()
    expect(await letThrough(65, () => world.visitor().api.signIn.requestReset({ email: address() }))).toBe(60)
    await forgetTries()
    expect(await letThrough(65, () => world.visitor().api.signIn.requestVerification({ email: address() }))).toBe(60)
  })

  it('invites at most so many addresses an hour, and changes to at most so many', async () => {
    await forgetTries()
    const { olivia, kim } = await world.office()
    expect(await letThrough(65, () => olivia.api.invitations.send({ email: address() }))).toBe(60)
    expect(await letThrough(20, () => kim.api.ownAccount.changeEmail({ email: address(), password }))).toBe(5)
  })
})
