import { beforeEach, expect, it } from 'vitest'
import { password, type Person, useWorld, type Visitor } from '../world.ts'
import { de } from '#features/access/sign-in/server/mails.de.ts'

const world = useWorld({ ROLE: 'web' })
beforeEach(() => world.staffel.services.database.pool.query('delete from attempts'))

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const signIn = (visitor: Visitor, { email }: Pick<Person, 'email'>, secret = password) =>
  visitor.fetch('/api/v1/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': firefox },
    body: JSON.stringify({ email, password: secret }),
  })

const told = async ({ email }: Pick<Person, 'email'>) =>
  (await world.staffel.services.mailer.outbox(1000)).filter(
    mail => mail.toAddress === email && mail.subject === de.newDevice.subject,
  )

it('tells the person of a device that signs in for the first time, and of no other', async () => {
  const { kim } = await world.office()
  const laptop = world.visitor()
  await signIn(laptop, kim)
  const details = [
    'Zeitpunkt: Freitag, 20. November 2026 um 12:00 (Berlin)',
    'Gerät: Firefox, Linux',
    'IP-Adresse: 127.0.0.1',
  ]
  expect((await told(kim)).map(({ text }) => text)).toEqual([expect.stringContaining(details.join('\n'))])
  await laptop.api.signIn.signOut()
  await signIn(laptop, kim)
  expect(await told(kim)).toHaveLength(1)
  await signIn(world.visitor(), kim)
  expect(await told(kim)).toHaveLength(2)
})

it('gives the time on the clock of the person', async () => {
  const { kim } = await world.office()
  await kim.api.profile.update({ fullName: kim.fullName, avatarImage: null, timeZone: 'Asia/Manila' })
  await signIn(world.visitor(), kim)
  expect((await told(kim))[0]?.text).toContain('Zeitpunkt: Freitag, 20. November 2026 um 19:00 (Manila)')
})

it('says nothing of a wrong password, nor where somebody has just registered', async () => {
  const { kim } = await world.office()
  expect((await signIn(world.visitor(), kim, 'falsch')).status).toBe(401)
  expect(await told(kim)).toEqual([])
  const newcomer = { email: `${kim.id.toLowerCase()}-neu@example.test` }
  const browser = world.visitor()
  await browser.api.signIn.register({ ...newcomer, fullName: 'Nora Neu', password })
  const mail = (await world.staffel.services.mailer.outbox(1000)).find(each => each.toAddress === newcomer.email)
  await browser.api.signIn.verifyEmail({ token: new URL(mail?.link ?? '').searchParams.get('token') ?? '' })
  expect((await signIn(browser, newcomer)).status).toBe(200)
  expect(await told(newcomer)).toEqual([])
})
