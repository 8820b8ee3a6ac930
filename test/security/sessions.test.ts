import { afterAll, describe, expect, it } from 'vitest'
import { linkFrom, tokenOf } from '../mailbox.ts'
import { until } from '../until.ts'
import { password, type Person, useWorld, type Visitor } from '../world.ts'

const world = useWorld()
const open: AbortController[] = []
afterAll(() => open.forEach(stream => stream.abort()))

/** Somebody's event stream; says when it has ended. */
async function streamOf(visitor: Visitor): Promise<{ hasEnded: () => boolean }> {
  const aborter = new AbortController()
  open.push(aborter)
  const answer = await visitor.fetch('/api/events', { signal: aborter.signal })
  expect(answer.status).toBe(200)
  let ended = false
  const read = async () => {
    for await (const _ of answer.body ?? []);
  }
  void read()
    .catch(() => {})
    .then(() => {
      ended = true
    })
  return { hasEnded: () => ended }
}

async function onAnotherDevice({ email }: Person): Promise<Visitor> {
  const visitor = world.visitor()
  await visitor.api.signIn.signIn({ email, password })
  return visitor
}

const resetOf = async ({ email }: Person): Promise<string> =>
  tokenOf(await linkFrom(world, email, '/reset-password', () => world.visitor().api.signIn.requestReset({ email })))

/** What ends the session of Kim's other device. */
const endings: Readonly<Record<string, (kim: Person, device: Visitor) => Promise<unknown>>> = {
  'signing out there': (_, device) => device.api.signIn.signOut(),
  'ending it from here': async kim => {
    const other = (await kim.api.ownAccount.sessions()).find(({ isThis }) => !isThis)
    await kim.api.ownAccount.endSession({ id: other?.id ?? '' })
  },
  'ending all others': kim => kim.api.ownAccount.endOtherSessions(),
  'a new password': kim => kim.api.ownAccount.changePassword({ currentPassword: password, password: 'ganz-neu-1' }),
  'a password that was reset': async kim => {
    const token = await resetOf(kim)
    await world.visitor().api.signIn.resetPassword({ token, password: 'ganz-neu-1' })
  },
  'the end of the account': kim => kim.api.ownAccount.deleteAccount({ password }),
}

describe.each(Object.entries(endings))('%s', (_, end) => {
  it('ends the session at once, and its stream', async () => {
    const { kim } = await world.office()
    const device = await onAnotherDevice(kim)
    const copy = world.visitor()
    for (const [name, value] of device.cookies) copy.cookies.set(name, value)
    const stream = await streamOf(copy)
    await end(kim, device)
    expect(await copy.api.signIn.session()).toBeNull()
    expect((await copy.fetch('/api/events')).status).toBe(401)
    await until(stream.hasEnded, { what: 'the end of the stream' })
  })
})
