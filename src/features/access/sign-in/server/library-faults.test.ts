import { expect, it } from 'vitest'
import { codeOf } from '#test/authenticator.ts'
import { newAuthenticator, storePasskey } from '#test/passkeys.ts'
import { password, refusalOf, useWorld } from '#test/world.ts'
import type { SignedChallenge } from '../web-authn.ts'

const world = useWorld({}, { ownDatabase: true })
const aBug = { code: 'input.bug', status: 500, data: { errorId: expect.any(String) } }

/** Runs the work while no row can be inserted into a table: the database refuses it, or leaves it out. */
async function whileInsertFails<T>(table: string, how: 'fails' | 'is skipped', work: () => Promise<T>): Promise<T> {
  const { pool } = world.staffel.services.database
  const body = how === 'fails' ? "raise exception 'disk full'" : 'return null'
  await pool.query(`
    create function breaks() returns trigger language plpgsql as $$ begin ${body}; end $$;
    create trigger breaks before insert on ${table} for each row execute function breaks()`)
  try {
    return await work()
  } finally {
    await pool.query('drop function breaks cascade')
  }
}

it('answers a right password with a fault when no session can be created', async () => {
  const { kim } = await world.office()
  const { api } = world.visitor()
  const signIn = () => api.signIn.signIn({ email: kim.email, password })
  expect(await whileInsertFails('sessions', 'is skipped', () => refusalOf(signIn()))).toMatchObject(aBug)
  expect(await whileInsertFails('sessions', 'fails', () => refusalOf(signIn()))).toMatchObject(aBug)
  expect(await signIn()).toEqual({ outcome: 'signedIn' })
})

it('answers a right code with a fault when no session can be created', async () => {
  const { kim } = await world.office()
  const { uri } = await kim.api.ownAccount.startTotp({ password })
  await kim.api.ownAccount.confirmTotp({ code: await codeOf(uri) })
  const { api } = world.visitor()
  await api.signIn.signIn({ email: kim.email, password })
  const code = await codeOf(uri)
  const answer = await whileInsertFails('sessions', 'is skipped', () => refusalOf(api.signIn.signInWithCode({ code })))
  expect(answer).toMatchObject(aBug)
})

it('answers a passkey with a fault when no session can be created, and signs in with it otherwise', async () => {
  const { kim } = await world.office()
  const passkey = await storePasskey(world, kim.id)
  const { api } = world.visitor()
  const signIn = async () => {
    const { challenge } = await api.signIn.passkeyChallenge()
    return api.signIn.signInWithPasskey({ response: passkey.sign(challenge) })
  }
  expect(await whileInsertFails('sessions', 'fails', () => refusalOf(signIn()))).toMatchObject(aBug)
  expect(await whileInsertFails('sessions', 'is skipped', () => refusalOf(signIn()))).toMatchObject(aBug)
  await signIn()
  expect(await api.signIn.session()).toMatchObject({ email: kim.email })
})

it('refuses a passkey whose device has not verified its owner, and one with another signature', async () => {
  const { kim } = await world.office()
  const [passkey, other] = [await storePasskey(world, kim.id), await storePasskey(world, kim.id)]
  const { api } = world.visitor()
  const refusal = async (sign: (challenge: unknown) => SignedChallenge) => {
    const { challenge } = await api.signIn.passkeyChallenge()
    return refusalOf(api.signIn.signInWithPasskey({ response: sign(challenge) }))
  }
  const wrong = { code: 'signIn.wrongPasskey' }
  expect(await refusal(challenge => passkey.sign(challenge, false))).toMatchObject(wrong)
  expect(await refusal(challenge => ({ ...other.sign(challenge), id: passkey.id, rawId: passkey.id }))).toMatchObject(
    wrong,
  )
})

it('answers a new passkey with a fault when it cannot be stored, and refuses one that is there already', async () => {
  const { kim } = await world.office()
  const passkey = newAuthenticator(world.staffel.services.publicUrl)
  const add = async () => {
    const { challenge } = await kim.api.ownAccount.passkeyChallenge({ password })
    return kim.api.ownAccount.addPasskey({ name: 'Telefon', response: passkey.register(challenge) })
  }
  expect(await whileInsertFails('passkeys', 'fails', () => refusalOf(add()))).toMatchObject(aBug)
  await add()
  expect(await refusalOf(add())).toMatchObject({ code: 'ownAccount.wrongPasskey' })
})

it('says that no app was begun when its first code is typed', async () => {
  const { kim } = await world.office()
  expect(await refusalOf(kim.api.ownAccount.confirmTotp({ code: '123456' }))).toMatchObject({
    code: 'ownAccount.noTotp',
  })
})
