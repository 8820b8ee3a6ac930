import { afterAll, describe, expect, it } from 'vitest'
import { emailForDisplay } from '#kit/e-mail.ts'
import { tokenOf } from '../mailbox.ts'
import { bodyOf, headerOf, openSmtp } from '../smtp.ts'
import { until } from '../until.ts'
import { password, refusalOf, useWorld } from '../world.ts'

const smtp = await openSmtp()
const world = useWorld({ SMTP_URL: smtp.url })
afterAll(() => smtp.close())

const arrived = (address: string, subject: RegExp) =>
  until(
    () =>
      smtp.received.some(
        ({ to, ...mail }) => to === emailForDisplay(address) && subject.test(headerOf({ to, ...mail }, 'Subject')),
      ),
    {
      what: `a mail to ${address}`,
    },
  )

/** The link of the mail that something causes, as it arrives: what has arrived is kept without it. */
async function linkFrom(address: string, path: string, cause: () => Promise<unknown>): Promise<string> {
  const links = () =>
    smtp.received
      .filter(({ to }) => to === emailForDisplay(address))
      .flatMap(mail => bodyOf(mail).match(/https?:\/\/\S+/g) ?? [])
      .filter(link => new URL(link).pathname.startsWith(path))
  const before = new Set(links())
  await cause()
  await until(() => links().some(link => !before.has(link)), { what: `a link to ${path} for ${address}` })
  return links().find(link => !before.has(link)) ?? ''
}

/** Typed, and as it is kept and written to; the server of the test shows its readers the first form. */
const addresses = [
  ['jürgen@web.de', 'jürgen@web.de'],
  ['kim@müller.de', 'kim@xn--mller-kva.de'],
  ['josé@bücher.example', 'josé@xn--bcher-kva.example'],
  ['иван@почта.рф', 'иван@xn--80a1acny.xn--p1ai'],
] as const

const spellings = (email: string) => [
  email.normalize('NFD'),
  email.toUpperCase(),
  `  ${email.normalize('NFD').toUpperCase()} `,
]

async function registered(email: string, kept: string) {
  const visitor = world.visitor()
  const link = await linkFrom(kept, '/verify-email', () =>
    visitor.api.signIn.register({ fullName: 'Kim Albers', email, password }),
  )
  await visitor.api.signIn.verifyEmail({ token: tokenOf(link) })
  return visitor
}

describe.each(addresses)('%s', (typed, kept) => {
  it('registers, is written to, and signs in however it is typed', async () => {
    await registered(typed, kept)
    await arrived(kept, /bestätig|Bestätig/)
    for (const email of [typed, kept, ...spellings(typed)]) {
      const visitor = world.visitor()
      expect(await visitor.api.signIn.signIn({ email, password })).toEqual({ outcome: 'signedIn' })
      expect((await visitor.api.signIn.session())?.email).toBe(kept)
    }
  })

  it('is one account, whoever registers it once more', async () => {
    for (const email of spellings(typed)) {
      await world.visitor().api.signIn.register({ fullName: 'Wer Anders', email, password: 'ganz-anders-9' })
      const wrong = world.visitor().api.signIn.signIn({ email, password: 'ganz-anders-9' })
      expect(await refusalOf(wrong)).toMatchObject({ code: 'signIn.wrongCredentials' })
    }
    const { rows } = await world.staffel.services.database.pool.query(
      'select count(*)::int from users where email = $1',
      [kept],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  it('gets a link to a new password', async () => {
    const link = await linkFrom(kept, '/reset-password', () =>
      world.visitor().api.signIn.requestReset({ email: typed.normalize('NFD') }),
    )
    expect(tokenOf(link)).not.toBe('')
  })

  it('goes by no name of the library’s either', async () => {
    const email = `u${Buffer.from(kept).toString('hex')}@address.invalid`
    expect(await refusalOf(world.visitor().api.signIn.signIn({ email, password }))).toMatchObject({
      code: 'signIn.wrongCredentials',
    })
  })
})

it('is taken for an invitation, a change of address and a contact as well', async () => {
  const { olivia, kim, adam } = await world.office()
  expect(await olivia.api.invitations.send({ email: 'jörg@straße.de', role: 'chatter' })).toMatchObject({
    email: 'jörg@xn--strae-oqa.de',
  })
  await arrived('jörg@xn--strae-oqa.de', /Einladung/)
  const twice = olivia.api.invitations.send({ email: 'JO\u0308RG@STRAßE.de', role: 'chatter' })
  expect(await refusalOf(twice)).toMatchObject({ code: 'invitations.conflictInvited' })
  await kim.api.ownAccount.changeEmail({ email: 'kim@grün.example', password })
  await arrived('kim@xn--grn-ioa.example', /./)
  await adam.api.team.changeEmail({ id: kim.id, email: 'käthe@example.com' })
  await arrived('käthe@example.com', /./)
  const contact = { name: 'Jörg', role: 'IT', email: 'jörg@müller.de', phone: '', whatsapp: '', isActive: true }
  expect(await olivia.api.contacts.create(contact)).toMatchObject({ email: 'jörg@xn--mller-kva.de' })
})

it.each(['kіm@example.com', 'ｋｉｍ@example.com', 'kim@exаmple.com'])(
  'what only looks like another is refused: %s',
  async email => {
    const { olivia } = await world.office()
    const send = olivia.api.invitations.send({ email, role: 'chatter' })
    expect(await refusalOf(send)).toMatchObject({ field: 'email', code: 'input.email' })
  },
)
