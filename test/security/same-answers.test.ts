import { describe, expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { password, useWorld, type Visitor } from '../world.ts'

const world = useWorld({ ROLE: 'web' })
const stranger = (): string => `${newId().toLowerCase()}@staffel.test`

/** Everything that somebody who asks gets to see, byte for byte, but for the clock and what is made at random. */
async function answerTo(visitor: Visitor, path: string, input: object): Promise<string> {
  await world.staffel.services.database.pool.query('delete from attempts')
  const answer = await visitor.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  // what makes a device known is another for everybody; how it looks is not
  const headers = [...answer.headers]
    .filter(([name]) => name !== 'date')
    .map(([name, value]) => [name, value.replace(/(known_devices=)\w{12}\.[\w-]{43};/, '$1…;')])
  return JSON.stringify([answer.status, headers, await answer.text()])
}

/** Ways to ask about an address without knowing its password. */
const ways: Readonly<Record<string, (email: string) => readonly [path: string, input: object]>> = {
  'signing in': email => ['/api/v1/session', { email, password: 'falsch-geraten' }],
  'signing in with nothing': email => ['/api/v1/session', { email, password: '' }],
  'signing in with far too much': email => ['/api/v1/session', { email, password: 'x'.repeat(201) }],
  registering: email => ['/api/v1/register', { fullName: 'Nova Stern', email, password }],
  'registering with too short a password': email => [
    '/api/v1/register',
    { fullName: 'Nova Stern', email, password: 'x' },
  ],
  'a new password': email => ['/api/v1/password-reset', { email }],
  'the confirmation mail': email => ['/api/v1/verification', { email }],
}

describe.each(Object.entries(ways))('%s', (_, ask) => {
  it('answers every address with the same bytes', async () => {
    const { kim, luca } = await world.office()
    const unconfirmed = stranger()
    await world.visitor().api.signIn.register({ fullName: 'Nova Stern', email: unconfirmed, password })
    const emails = [stranger(), kim.email, kim.email.toUpperCase(), luca.email, unconfirmed]
    const answers = await Promise.all(emails.map(email => answerTo(world.visitor(), ...ask(email))))
    expect([...new Set(answers)]).toHaveLength(1)
  })
})

describe('inviting', () => {
  it('says nothing of whether an address has an account elsewhere', async () => {
    const [here, there] = [await world.office(), await world.office('Südwind')]
    const answers = new Set<string>()
    for (const email of [stranger(), there.kim.email, there.luca.email]) {
      const answer = await answerTo(here.olivia, '/api/v1/invitations', { email })
      answers.add(
        answer
          .replaceAll(email, 'address')
          .replaceAll(/join\/[\w-]+/g, 'link')
          .replace(/"id\\":\\"[\w-]{12}/, 'id'),
      )
    }
    expect([...answers]).toHaveLength(1)
  })

  it('answers every link that is none with the same bytes', async () => {
    const answers = new Set<string>()
    for (const token of ['x', 'A'.repeat(43), `${'A'.repeat(42)}B`, '../../etc/passwd']) {
      answers.add(await answerTo(world.visitor(), '/api/v1/invitations/look', { token }))
    }
    expect([...answers]).toHaveLength(1)
  })
})
