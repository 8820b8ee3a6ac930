import { expect, it } from 'vitest'
import { traverseContractProcedures } from '@orpc/server'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { contract } from '#app/contract.ts'
import { type Office, password, type Person, refusalOf, useWorld } from '../world.ts'
import { describeEach } from './short-tier.ts'

const world = useWorld({ ROLE: 'web' })

/** The person has been signed in for so long. */
const signedInSince = ({ id }: Person, minutes: number) =>
  world.staffel.services.database.pool.query(
    'update sessions set confirmed_at = null, created_at = created_at - make_interval(mins => $2) where user_id = $1',
    [id, minutes],
  )

/** What cannot be made good when somebody else does it at an open screen; by Olivia, the owner. */
const deeds: Readonly<Record<string, (office: Office) => Promise<unknown>>> = {
  'permissions.save': async ({ olivia }) => {
    const [, lead] = await olivia.api.permissions.templates()
    return olivia.api.permissions.save({ templates: [{ ...lead!, permissions: [] }] })
  },
  'team.update to another role': ({ olivia, kim }) => olivia.api.team.update({ id: kim.id, role: 'admin' }),
  'invitations.send for an admin': ({ olivia }) =>
    olivia.api.invitations.send({ email: `neu-${Math.random()}@example.test`, role: 'admin' }),
  'team.remove': ({ olivia, kofi }) => olivia.api.team.remove({ id: kofi.id }),
  'team.changeEmail': ({ olivia, kim }) => olivia.api.team.changeEmail({ id: kim.id, email: 'neu@example.test' }),
  'team.resetSecondFactor': ({ olivia, kim }) =>
    olivia.api.team.resetSecondFactor({ id: kim.id }).catch(ignoring('team.noSecondFactor')),
  'ownAccount.exportData': ({ olivia }) => olivia.api.ownAccount.exportData(),
  'ownAccount.removePasskey': ({ olivia }) =>
    olivia.api.ownAccount.removePasskey({ id: 'AAAAAAAAAAAA' }).catch(ignoring('ownAccount.passkeyNotFound')),
  'departure.eraseFormerMember': ({ olivia }) =>
    olivia.api.departure.eraseFormerMember({ id: 'AAAAAAAAAAAA' }).catch(ignoring('departure.notFound')),
  'sample.remove': ({ olivia }) => olivia.api.sample.remove().catch(ignoring('sample.')),
  'scoreboard.exportCsv': ({ olivia }) => olivia.api.scoreboard.exportCsv({ month: '2026-11' }),
  'scoreboard.exportXlsx': ({ olivia }) => olivia.api.scoreboard.exportXlsx({ month: '2026-11' }),
  'scoreboard.original': ({ olivia }) =>
    olivia.api.scoreboard.original({ id: 'AAAAAAAAAAAA' }).catch(ignoring('scoreboard.')),
  'balance.exportCsv': ({ olivia }) => olivia.api.balance.exportCsv({}),
  'balance.exportXlsx': ({ olivia }) => olivia.api.balance.exportXlsx({ weeks: 12 }),
  'pay.exportCsv': ({ olivia }) => olivia.api.pay.exportCsv({ month: '2026-11' }),
  'pay.exportXlsx': ({ olivia }) => olivia.api.pay.exportXlsx({ month: '2026-11' }),
  'auditLog.export': ({ olivia }) => olivia.api.auditLog.export({}),
  'calendar.renew': ({ olivia }) => olivia.api.calendar.renew(),
  'webhooks.create': ({ olivia }) =>
    olivia.api.webhooks.create({ url: 'https://receiver.example', kinds: ['team.locked'], secret: null }),
  'webhooks.rotate': ({ olivia }) =>
    olivia.api.webhooks.rotate({ id: 'AAAAAAAAAAAA' }).catch(ignoring('webhooks.notFound')),
  'tokens.create': ({ olivia }) => olivia.api.tokens.create({ name: 'Planer', scopes: [], expiresOn: null }),
  'tokens.createForOrganization': ({ olivia }) =>
    olivia.api.tokens.createForOrganization({ name: 'Planer', scopes: [], expiresOn: null }),
  'discordChannels.startLink': ({ olivia }) =>
    olivia.api.discordChannels.startLink().catch(ignoring('discordChannels.noApplication')),
  'discord.startLink': ({ olivia }) => olivia.api.discord.startLink().catch(ignoring('discord.noApplication')),
  'telegram.linkByChatId': ({ olivia }) =>
    olivia.api.telegram.linkByChatId({ chatId: '123456789' }).catch(ignoring('telegram.noBot')),
  'telegram.startLink': ({ olivia }) => olivia.api.telegram.startLink().catch(ignoring('telegram.noBot')),
  'organizationSettings.saveOrganization with a demanded second factor': async ({ olivia }) => {
    const base = await olivia.api.organizationSettings.organization()
    const change = { second_factor_for: 'admin', second_factor_from: '2026-12-24' } as const
    return olivia.api.organizationSettings.saveOrganization({ base, change })
  },
}

/** Admitted, and refused for a reason that has nothing to do with it. */
const ignoring = (code: string) => (cause: unknown) => {
  if (!(cause instanceof Error) || !('data' in cause) || !JSON.stringify(cause).includes(code)) throw cause
}

const named = Object.entries(deeds).map(([name, deed]) => ({ name, deed }))

it('downloads a plan without asking again: it shows what its reader sees on the screen', async () => {
  const office = await world.office()
  await signedInSince(office.olivia, 15)
  const { planDocuments } = office.olivia.api
  const span = { from: day('2026-11-23'), days: 7 }
  const plans = [
    planDocuments.week({ week: week('2026-W48') }),
    planDocuments.groups(span),
    planDocuments.chatters(span),
  ]
  expect((await Promise.all(plans)).map(({ type }) => type)).toEqual(Array(3).fill('application/pdf'))
})

describeEach(named, ({ deed }) => {
  it('asks for the password again fifteen minutes after signing in', async () => {
    const office = await world.office()
    await signedInSince(office.olivia, 15)
    expect(await refusalOf(deed(office))).toMatchObject({ code: 'permissions.signInAgain', status: 403 })
    expect(await refusalOf(office.olivia.api.signIn.confirmSession({ password: 'falsch' }))).toMatchObject({
      code: 'signIn.wrongPassword',
      field: 'password',
    })
    expect(await refusalOf(deed(office))).toMatchObject({ code: 'permissions.signInAgain' })
    await office.olivia.api.signIn.confirmSession({ password })
    expect(await deed(office).then(() => 'done')).toBe('done')
  })

  it('asks for no password within fifteen minutes of signing in', async () => {
    const office = await world.office()
    await signedInSince(office.olivia, 14)
    expect(await deed(office).then(() => 'done')).toBe('done')
  })
})

it('knows every endpoint that says it is critical', () => {
  const critical: string[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    const { meta } = procedure['~orpc']
    if ('critical' in meta && meta.critical) critical.push(path.join('.'))
  })
  expect(Object.keys(deeds)).toEqual(expect.arrayContaining(critical))
  expect(critical.length).toBeGreaterThan(5)
})

it('says what is missing before it asks for the password, and then asks all the same', async () => {
  const { olivia, lea } = await world.office()
  await signedInSince(olivia, 60)
  await signedInSince(lea, 60)
  const { api } = olivia
  const nameless = { name: ' ', scopes: [], expiresOn: null }
  for (const call of [
    () => api.tokens.create(nameless),
    () => api.tokens.createForOrganization(nameless),
    () => api.webhooks.create({ url: '', kinds: [], secret: null }),
    () => api.team.changeEmail({ id: lea.id, email: 'ohne Klammeraffe' }),
  ]) {
    expect(await refusalOf(call())).toMatchObject({ status: 400, field: expect.any(String) })
  }
  expect(await refusalOf(api.tokens.create({ ...nameless, name: 'Planer' }))).toMatchObject({
    code: 'permissions.signInAgain',
  })
  // whoever may not do it at all is told that, and nothing of the fields
  expect(await refusalOf(lea.api.tokens.createForOrganization(nameless))).toMatchObject({ code: 'permissions.missing' })
})

it('confirms this session and no other', async () => {
  const { olivia } = await world.office()
  const elsewhere = world.visitor()
  await elsewhere.api.signIn.signIn({ email: olivia.email, password })
  await signedInSince(olivia, 60)
  await olivia.api.signIn.confirmSession({ password })
  await olivia.api.ownAccount.exportData()
  expect(await refusalOf(elsewhere.api.ownAccount.exportData())).toMatchObject({ code: 'permissions.signInAgain' })
})
