import { expect, it } from 'vitest'
import { mailsTo } from '#test/mailbox.ts'
import { type Person, password, useWorld, type Visitor } from '#test/world.ts'
import { en } from './mails.en.ts'

const world = useWorld()

/** A member who reads English, and a visitor whose browser is German. */
async function aReader(): Promise<{ reader: Person; visitor: Visitor }> {
  const { kim: reader } = await world.office()
  await world.staffel.services.database.pool.query("update profiles set language = 'en' where id = $1", [reader.id])
  const visitor = world.visitor()
  visitor.cookies.set('staffel_language', 'de')
  return { reader, visitor }
}

const subjectsTo = async (email: string) => (await mailsTo(world, email)).map(({ subject }) => subject)

it('warns the former address of a change in the language of the member', async () => {
  const { reader, visitor } = await aReader()
  const email = `new-${reader.email}`
  await reader.api.ownAccount.changeEmail({ email, password })
  expect(await subjectsTo(reader.email)).toEqual([en.emailChangeAsked.subject])
  const [mail] = await mailsTo(world, email)
  const token = new URL(mail?.link ?? '').searchParams.get('token') ?? ''
  await visitor.api.signIn.confirmEmail({ token, password })
  expect((await subjectsTo(reader.email)).toSorted()).toEqual([en.emailChangeAsked.subject, en.emailChanged.subject])
})

it('mails the link to reset a password in the language of the member', async () => {
  const { reader, visitor } = await aReader()
  await visitor.api.signIn.requestReset({ email: reader.email })
  expect(await subjectsTo(reader.email)).toEqual(['Set a new password'])
})

it('mails that an address has an account in the language of its owner', async () => {
  const { reader, visitor } = await aReader()
  await visitor.api.signIn.register({ fullName: 'Kim Albers', email: reader.email, password: 'Regenschirm-7-blau' })
  expect(await subjectsTo(reader.email)).toEqual(['You already have an account'])
})

it('mails the owner of an address in their language when another member asks for that address', async () => {
  const { reader } = await aReader()
  const { kim: other } = await world.office('Südwind')
  await other.api.ownAccount.changeEmail({ email: reader.email, password })
  expect(await subjectsTo(reader.email)).toEqual(['You already have an account'])
})
