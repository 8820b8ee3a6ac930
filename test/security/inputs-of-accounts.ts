import { newId } from '#kit/id.ts'
import { codeOf } from '../authenticator.ts'
import { aFile } from '../factories.ts'
import { password, type Person, type World } from '../world.ts'
import { aWebhook } from '../matrix-webhooks.ts'
import type { OwnInputs, CallContext } from './input.ts'

const address = (): string => `${newId().toLowerCase()}@example.test`
const byKim =
  (input: unknown = {}): OwnInputs[string] =>
  ({ office }) => ({ by: office.kim, input })

/** The newest link that somebody was mailed. */
async function mailedTo(world: World, email: string): Promise<URL> {
  const mails = await world.staffel.services.mailer.outbox(200)
  return new URL(mails.find(mail => mail.toAddress === email)?.link ?? 'http://nowhere.test')
}

const tokenOf = (link: URL): string => link.searchParams.get('token') ?? link.pathname.split('/').at(-1) ?? ''

async function resetToken({ world, office: { kim } }: CallContext): Promise<string> {
  await world.visitor().api.signIn.requestReset({ email: kim.email })
  return tokenOf(await mailedTo(world, kim.email))
}

/** With the first step done in this browser, and the codes of the app. */
async function protect(person: Person): Promise<string> {
  const { uri } = await person.api.ownAccount.startTotp({ password })
  return codeOf(uri)
}

/** As the device would make it, but for a signature that holds. */
const credential = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
}

async function aPasskey({ world, office: { kim } }: CallContext): Promise<string> {
  const id = newId()
  await world.staffel.services.database.pool.query(
    `insert into passkeys (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
     values ($1, 'Telefon', 'AAAA', $2, $1, 0, 'singleDevice', false)`,
    [id, kim.id],
  )
  return id
}

async function invited({ world, office: { olivia } }: CallContext, email: string): Promise<string> {
  const { link } = await olivia.api.invitations.send({ email })
  return tokenOf(new URL(link, world.url))
}

/** Kofi, who has an account and no organisation any more. */
async function newcomer({ world, office: { id, kofi } }: CallContext): Promise<Person> {
  const { pool } = world.staffel.services.database
  await pool.query('delete from profiles where organization_id = $1 and id = $2', [id, kofi.id])
  return kofi
}

async function joinToken({ world, office: { olivia } }: CallContext): Promise<string> {
  return tokenOf(new URL((await olivia.api.joinLinks.create({ maxUses: 10, hours: 24 })).link, world.url))
}

const anInvitation = async ({ office: { olivia } }: CallContext) => ({
  by: olivia,
  input: { id: (await olivia.api.invitations.send({ email: address() })).id },
})

const ofWebhook =
  (input: (id: string) => unknown): OwnInputs[string] =>
  async ({ office }) => ({ by: office.olivia, input: input(await aWebhook(office)) })

export const inputsOfAccounts: OwnInputs = {
  'signIn.register': ({ world }) => ({
    by: world.visitor(),
    input: { fullName: 'Nova Stern', email: address(), password },
  }),
  'signIn.signIn': ({ world, office: { kim } }) => ({ by: world.visitor(), input: { email: kim.email, password } }),
  'signIn.signInWithCode': async ({ world, office: { kim } }) => {
    const { uri } = await kim.api.ownAccount.startTotp({ password })
    await kim.api.ownAccount.confirmTotp({ code: await codeOf(uri) })
    await world.staffel.services.database.pool.query("delete from attempts where key like 'once:%'")
    const by = world.visitor()
    await by.api.signIn.signIn({ email: kim.email, password })
    return { by, input: { code: await codeOf(uri) } }
  },
  'signIn.passkeyChallenge': ({ world }) => ({ by: world.visitor(), input: {} }),
  'signIn.signInWithPasskey': ({ world }) => ({ by: world.visitor(), input: { response: credential } }),
  'signIn.confirmSession': byKim({ password }),
  'signIn.signOut': byKim(),
  'signIn.requestVerification': ({ world, office: { kim } }) => ({
    by: world.visitor(),
    input: { email: kim.email },
  }),
  'signIn.verifyEmail': async ({ world }) => {
    const by = world.visitor()
    const email = address()
    await by.api.signIn.register({ fullName: 'Nova Stern', email, password })
    return { by, input: { token: tokenOf(await mailedTo(world, email)) } }
  },
  'signIn.confirmEmail': async ({ world, office: { kim } }) => {
    const email = address()
    await kim.api.ownAccount.changeEmail({ email, password })
    return { by: world.visitor(), input: { token: tokenOf(await mailedTo(world, email)), password } }
  },
  'signIn.requestReset': ({ world, office: { kim } }) => ({ by: world.visitor(), input: { email: kim.email } }),
  'signIn.openReset': async place => ({ by: place.world.visitor(), input: { token: await resetToken(place) } }),
  'signIn.resetPassword': async place => ({
    by: place.world.visitor(),
    input: { token: await resetToken(place), password: 'ganz-neu-1' },
  }),
  'invitations.send': ({ office }) => ({ by: office.olivia, input: { email: address(), role: 'chatter' } }),
  'invitations.checkList': ({ office }) => ({ by: office.olivia, input: { text: address() } }),
  'invitations.sendList': ({ office }) => ({ by: office.olivia, input: { text: address(), role: 'chatter' } }),
  'imports.read': ({ office }) => ({
    by: office.olivia,
    input: { file: aFile(`Name;E-Mail\nNora Neu;${address()}`, 'team.csv') },
  }),
  'imports.check': ({ office }) => ({ by: office.olivia, input: { lines: [{ line: 2, email: address() }] } }),
  'imports.send': ({ office }) => ({
    by: office.olivia,
    input: { fileName: 'team.csv', lines: [{ line: 2, email: address() }] },
  }),
  'imports.undo': async ({ office: { olivia } }) => ({
    by: olivia,
    input: {
      id: (await olivia.api.imports.send({ fileName: 'team.csv', lines: [{ line: 2, email: address() }] })).id,
    },
  }),
  'joinLinks.create': ({ office }) => ({ by: office.olivia, input: { role: 'chatter', maxUses: 10, hours: 24 } }),
  'joinLinks.end': async ({ office: { olivia } }) => ({
    by: olivia,
    input: { id: (await olivia.api.joinLinks.create({ maxUses: 10, hours: 24 })).id },
  }),
  'joinLinks.look': async place => ({ by: place.world.visitor(), input: { token: await joinToken(place) } }),
  'joinLinks.register': async place => ({
    by: place.world.visitor(),
    input: { token: await joinToken(place), email: address(), fullName: 'Nora Neu', password },
  }),
  'joinLinks.accept': async place => ({ by: await newcomer(place), input: { token: await joinToken(place) } }),
  'firstSteps.setTimeZone': byKim({ timeZone: 'America/Bogota' }),
  'firstSteps.skipMessenger': byKim(),
  'firstSteps.dismiss': byKim(),
  'invitations.resend': anInvitation,
  'invitations.link': anInvitation,
  'invitations.revoke': anInvitation,
  'invitations.look': async place => ({
    by: place.world.visitor(),
    input: { token: await invited(place, address()) },
  }),
  'invitations.register': async place => ({
    by: place.world.visitor(),
    input: { token: await invited(place, address()), fullName: 'Nora Neu', password },
  }),
  'invitations.accept': async place => {
    const by = await newcomer(place)
    return { by, input: { token: await invited(place, by.email) } }
  },
  'invitations.acceptMine': async place => {
    const by = await newcomer(place)
    await invited(place, by.email)
    return { by, input: { id: (await by.api.invitations.mine())[0]?.id } }
  },
  'onboarding.setUp': ({ world }) => ({
    by: world.visitor(),
    input: {
      organizationName: 'Nordlicht',
      timeZone: 'Europe/Berlin',
      language: 'de',
      fullName: 'Olivia Brandt',
      email: address(),
      password,
    },
  }),
  'onboarding.createOrganization': async place => ({
    by: await newcomer(place),
    input: { name: 'Südwind', timeZone: 'Europe/Berlin', language: 'de' },
  }),
  'ownAccount.endSession': async ({ world, office: { kim } }) => {
    await world.visitor().api.signIn.signIn({ email: kim.email, password })
    const other = (await kim.api.ownAccount.sessions()).find(({ isThis }) => !isThis)
    return { by: kim, input: { id: other?.id } }
  },
  'ownAccount.endOtherSessions': byKim(),
  'ownAccount.changePassword': byKim({ currentPassword: password, password: 'ganz-neu-1' }),
  'ownAccount.changeEmail': ({ office }) => ({ by: office.kim, input: { email: address(), password } }),
  'ownAccount.startTotp': byKim({ password }),
  'ownAccount.confirmTotp': async ({ office: { kim } }) => ({ by: kim, input: { code: await protect(kim) } }),
  'ownAccount.stopTotp': async ({ office: { kim } }) => {
    await kim.api.ownAccount.confirmTotp({ code: await protect(kim) })
    return { by: kim, input: { password } }
  },
  'ownAccount.renewRecoveryCodes': async ({ office: { kim } }) => {
    await kim.api.ownAccount.confirmTotp({ code: await protect(kim) })
    return { by: kim, input: { password } }
  },
  'ownAccount.passkeyChallenge': byKim({ password }),
  'ownAccount.addPasskey': byKim({ name: 'Telefon', response: credential }),
  'ownAccount.renamePasskey': async place => ({
    by: place.office.kim,
    input: { id: await aPasskey(place), name: 'Tablet' },
  }),
  'ownAccount.removePasskey': async place => ({ by: place.office.kim, input: { id: await aPasskey(place) } }),
  'ownAccount.takeData': byKim({ password }),
  'ownAccount.leaveOrganization': byKim({ password }),
  'ownAccount.deleteAccount': byKim({ password }),
  'people.setLanguage': byKim({ language: 'en' }),
  'profile.update': byKim({
    fullName: 'Kim Neu',
    timeZone: 'Europe/London',
    phone: '+49 171 3920000',
    languages: ['Deutsch'],
  }),
  'webhooks.create': ({ office: { olivia } }) => ({
    by: olivia,
    input: { url: 'https://receiver.example', kinds: ['team.locked'], secret: null },
  }),
  'webhooks.rotate': ofWebhook(id => ({ id })),
  'webhooks.setOn': ofWebhook(id => ({ id, isOn: false })),
  'webhooks.remove': ofWebhook(id => ({ id })),
  'webhooks.test': ofWebhook(id => ({ id })),
  'webhooks.resend': async ({ office, world }) => {
    const id = await aWebhook(office)
    await office.olivia.api.webhooks.test({ id })
    const { pool } = world.staffel.services.database
    await pool.query('update webhook_deliveries set dead_at = now() where webhook_id = $1', [id])
    const [delivery] = await office.olivia.api.webhooks.deliveries({ id })
    return { by: office.olivia, input: { id, deliveryId: delivery?.id } }
  },
  'tokens.create': byKim({ name: 'Planer', scopes: ['page_shifts'], expiresOn: '2026-12-31' }),
  'tokens.revoke': async ({ office: { kim } }) => {
    const { id } = await kim.api.tokens.create({ name: 'Planer', scopes: [], expiresOn: null })
    return { by: kim, input: { id } }
  },
  'tokens.createForOrganization': ({ office: { olivia } }) => ({
    by: olivia,
    input: { name: 'Planer', scopes: ['shift_plan_edit'], expiresOn: null },
  }),
  'tokens.revokeOfOrganization': async ({ office: { olivia } }) => {
    const { id } = await olivia.api.tokens.createForOrganization({ name: 'Planer', scopes: [], expiresOn: null })
    return { by: olivia, input: { id } }
  },
  'calendar.renew': byKim(),
  'calendar.revoke': async ({ office: { kim } }) => {
    await kim.api.calendar.renew()
    return { by: kim, input: {} }
  },
}
