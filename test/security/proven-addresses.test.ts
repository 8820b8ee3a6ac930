import { describe, expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { linkFrom, linksTo, tokenOf } from '../mailbox.ts'
import { type Office, password, refusalOf, useWorld, type Visitor } from '../world.ts'

const world = useWorld()
const closed = useWorld({ REGISTRATION: 'closed' })

const somebodysAddress = () => `${newId().toLowerCase()}@example.test`

/** Joins as the address with the link that the inviter was handed; no mail to the address is opened. */
async function joinByCopiedLink({ olivia }: Office, email: string, visitor = world.visitor()): Promise<Visitor> {
  const { link } = await olivia.api.invitations.send({ email })
  await visitor.api.invitations.register({ token: tokenOf(link), fullName: 'Nora Neu', password })
  return visitor
}

async function removeFrom({ olivia }: Office, email: string): Promise<void> {
  const person = (await olivia.api.team.list()).find(each => each.email === email)
  await olivia.api.team.remove({ id: person?.id ?? '' })
}

const isProven = async (visitor: Visitor) => (await visitor.api.signIn.session())?.emailProven

describe('an address that nobody has proved', () => {
  it('lets a person in by a copied link, and opens nothing that is sent to the address elsewhere', async () => {
    const [north, south] = [await world.office(), await world.office('Südwind')]
    const email = somebodysAddress()
    const stranger = await joinByCopiedLink(north, email)
    expect(await stranger.api.signIn.session()).toMatchObject({ emailProven: false, member: { role: 'chatter' } })
    await removeFrom(north, email)
    await stranger.api.signIn.signIn({ email, password })

    const { id } = await south.olivia.api.invitations.send({ email, role: 'admin' })
    expect(await stranger.api.invitations.mine()).toEqual([])
    expect(await refusalOf(stranger.api.invitations.acceptMine({ id }))).toMatchObject({
      code: 'signIn.unprovenAddress',
      status: 403,
    })
    expect(await stranger.api.signIn.session()).toMatchObject({ member: null })
  })

  it('is proved by its own mail, and then finds what is sent to it', async () => {
    const [north, south] = [await world.office(), await world.office('Südwind')]
    const email = somebodysAddress()
    const person = await joinByCopiedLink(north, email)
    await removeFrom(north, email)
    await person.api.signIn.signIn({ email, password })
    const { id } = await south.olivia.api.invitations.send({ email })
    const mail = await linkFrom(world, email, '/verify-email', () => person.api.signIn.requestVerification({ email }))
    await person.api.signIn.verifyEmail({ token: tokenOf(mail) })
    expect(await isProven(person)).toBe(true)
    expect(await person.api.invitations.mine()).toMatchObject([{ id }])
  })

  it('is proved by a mailed invitation, whose link the inviter never sees', async () => {
    const { olivia } = await world.office()
    const email = somebodysAddress()
    const { link: handed, id } = await olivia.api.invitations.send({ email })
    const { link: copied } = await olivia.api.invitations.link({ id })
    const [mailed = ''] = await linksTo(world, email, '/join/')
    expect(new Set([tokenOf(handed), tokenOf(copied), tokenOf(mailed)]).size).toBe(3)
    const guest = world.visitor()
    await guest.api.invitations.register({ token: tokenOf(mailed), fullName: 'Nora Neu', password })
    expect(await isProven(guest)).toBe(true)
  })

  it('is proved when its account accepts by the mailed link, and not by a copied one', async () => {
    const [north, south, west] = [await world.office(), await world.office('Südwind'), await world.office('Westwind')]
    const email = somebodysAddress()
    const person = await joinByCopiedLink(north, email)
    await removeFrom(north, email)
    await person.api.signIn.signIn({ email, password })
    const { link: copied } = await south.olivia.api.invitations.send({ email })
    await person.api.invitations.accept({ token: tokenOf(copied) })
    expect(await isProven(person)).toBe(false)
    await removeFrom(south, email)
    await person.api.signIn.signIn({ email, password })
    const mailed = await linkFrom(world, email, '/join/', () => west.olivia.api.invitations.send({ email }))
    await person.api.invitations.accept({ token: tokenOf(mailed) })
    expect(await person.api.signIn.session()).toMatchObject({ emailProven: true, member: { role: 'chatter' } })
  })

  it('is proved by the mailed invitation of an import, without a further mail', async () => {
    const { olivia } = await world.office()
    const [mailedTo, handedTo] = [somebodysAddress(), somebodysAddress()]
    const lines = [mailedTo, handedTo].map((email, at) => ({ line: at + 2, email }))
    const { invited } = await olivia.api.imports.send({ fileName: 'team.csv', lines })
    const [mailed] = await linksTo(world, mailedTo, '/join/')
    for (const [email, link, proven] of [
      [mailedTo, mailed, true],
      [handedTo, invited.find(one => one.email === handedTo)?.link, false],
    ] as const) {
      const guest = world.visitor()
      await guest.api.invitations.register({ token: tokenOf(link), fullName: 'Nora Neu', password })
      expect(await isProven(guest)).toBe(proven)
      expect(await linksTo(world, email, '/verify-email')).toHaveLength(proven ? 0 : 1)
    }
  })

  it('belongs to whoever sets a password by mail, without what a stranger had set up before', async () => {
    const north = await world.office()
    const email = somebodysAddress()
    const stranger = await joinByCopiedLink(north, email)
    const { pool } = world.staffel.services.database
    await pool.query(
      "insert into passkeys (id, public_key, user_id, credential_id, counter, device_type, backed_up) select $2, 'k', id, $2, 0, 'singleDevice', false from users where email = $1",
      [email, newId()],
    )
    const owner = world.visitor()
    await owner.api.signIn.requestReset({ email })
    const [reset] = await linksTo(world, email, '/reset-password')
    await owner.api.signIn.resetPassword({ token: tokenOf(reset), password: 'jetzt-ist-es-meins' })
    expect(await stranger.api.signIn.session()).toBeNull()
    await owner.api.signIn.signIn({ email, password: 'jetzt-ist-es-meins' })
    expect(await isProven(owner)).toBe(true)
    expect(await owner.api.ownAccount.protection()).toMatchObject({ passkeys: [] })
  })

  it('is the founder’s too, until the founder has opened the mail', async () => {
    const visitor = closed.visitor()
    const email = somebodysAddress()
    await visitor.api.onboarding.setUp({
      organizationName: 'Nordlicht',
      timeZone: 'Europe/Berlin',
      language: 'de',
      fullName: 'Olivia Brandt',
      email,
      password,
      withSample: false,
    })
    await visitor.api.signIn.signIn({ email, password })
    expect(await isProven(visitor)).toBe(false)
    const [mail] = await linksTo(closed, email, '/verify-email')
    await visitor.api.signIn.verifyEmail({ token: tokenOf(mail) })
    expect(await isProven(visitor)).toBe(true)
  })
})

describe('founding an organisation', () => {
  it('is refused where registration is closed, also for who was a member once', async () => {
    const office = await closed.office()
    await office.olivia.api.team.remove({ id: office.kim.id })
    await office.kim.api.signIn.signIn({ email: office.kim.email, password })
    const founding = { name: 'Eigenes', timeZone: 'Europe/Berlin', language: 'de' } as const
    expect(await refusalOf(office.kim.api.onboarding.createOrganization(founding))).toMatchObject({
      code: 'signIn.registrationClosed',
      status: 403,
    })
  })
})
