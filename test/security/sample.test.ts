import { expect, it } from 'vitest'
import { refusalOf, useWorld } from '../world.ts'

const world = useWorld({}, { ownDatabase: true })
const founder = { email: 'olivia@example.test', password: 'geheim-genug' }
const newPassword = 'noch-geheimer'

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await world.staffel.services.database.pool.query(text, values)).rows
const forgetTries = () => query('delete from attempts')

async function founded() {
  const visitor = world.visitor()
  if ((await query('select id from users limit 1')).length === 0) {
    await visitor.api.onboarding.setUp({
      organizationName: 'Nordlicht',
      timeZone: 'Europe/Berlin',
      language: 'de',
      fullName: 'Olivia Brandt',
      ...founder,
      withSample: true,
      code: '',
    })
  }
  const examples = await query<{ id: string; email: string }>(
    'select id, email from users where email <> $1 order by email',
    [founder.email],
  )
  expect(examples.length).toBeGreaterThan(40)
  return { visitor, examples }
}

it('lets nobody in as a person of the sample with the founder’s password, before and after the founder changes it', {
  tags: ['all'],
}, async () => {
  const { visitor, examples } = await founded()
  const everybodyIsRefused = async (password: string) => {
    // each costs a hash; that none of them has a password at all is shown below
    await forgetTries()
    const some = examples.filter((_, at) => at % 8 === 0)
    for (const { email } of some) {
      expect(await refusalOf(world.visitor().api.signIn.signIn({ email, password })), email).toMatchObject({
        code: 'signIn.wrongCredentials',
      })
    }
  }
  await everybodyIsRefused(founder.password)
  await forgetTries()
  await visitor.api.signIn.signIn(founder)
  await visitor.api.ownAccount.changePassword({ currentPassword: founder.password, password: newPassword })
  await everybodyIsRefused(founder.password)
  await everybodyIsRefused(newPassword)
})

it('has no way in for them: no password, passkey, second factor or session is kept', async () => {
  const { examples } = await founded()
  const ids = examples.map(({ id }) => id)
  for (const table of ['credentials', 'passkeys', 'two_factors', 'sessions']) {
    expect(await query(`select user_id from ${table} where user_id = any ($1)`, [ids]), table).toEqual([])
  }
})

it('writes them no mail with a link, whoever asks for it', { tags: ['all'] }, async () => {
  const { visitor, examples } = await founded()
  await forgetTries()
  await visitor.api.signIn.signIn({ email: founder.email, password: newPassword })
  for (const { id, email } of examples.slice(0, 6)) {
    await forgetTries()
    const before = await query('select id from verifications')
    // each answers after a quarter of a second
    const { signIn } = world.visitor().api
    await Promise.all([
      signIn.requestReset({ email }),
      signIn.requestReset({ email: email.toUpperCase() }),
      signIn.requestVerification({ email }),
      signIn.register({ fullName: 'Nova Stern', email, password: newPassword }),
    ])
    await visitor.api.team.sendReset({ id }).catch(() => {})
    expect(await query('select id from verifications')).toEqual(before)
    expect(await query('select subject, link from mails where to_address = $1', [email])).toEqual([])
  }
})

it('opens no account of theirs to somebody who was handed an invitation', async () => {
  const { examples } = await founded()
  const office = await world.office()
  const [example] = examples
  const { link } = await office.olivia.api.invitations.send({ email: example?.email ?? '' })
  const token = link.split('/').at(-1) ?? ''
  await refusalOf(world.visitor().api.invitations.register({ token, fullName: 'Nova Stern', password: newPassword }))
  await forgetTries()
  const signIn = world.visitor().api.signIn.signIn({ email: example?.email ?? '', password: newPassword })
  expect(await refusalOf(signIn)).toMatchObject({ code: 'signIn.wrongCredentials' })
})
