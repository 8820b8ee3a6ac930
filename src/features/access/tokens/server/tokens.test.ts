import { day } from '#kit/day.ts'
import { describe, expect, it, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { answerOf, type Program, programOf, programWith } from '#test/program.ts'
import { startBehindLock } from '#test/lock-waits.ts'
import { mailsTo } from '#test/mailbox.ts'
import { refusalOf, useWorld } from '#test/world.ts'
import { maxOfOrganization } from '../rules.ts'
import { deleteEndedTokens } from './delete-expired.ts'
import { apiTokens } from './table.ts'

const world = useWorld({ ROLE: 'web' })
const week = '/api/v1/availability/2026-W48'

const ask = async (program: Pick<Program, 'fetch'>, path = '/api/v1/me/profile', init: RequestInit = {}) =>
  answerOf(await program.fetch(path, init))

const patch = (body: unknown, more: Record<string, string> = {}): RequestInit => ({
  method: 'PATCH',
  headers: { 'content-type': 'application/json', ...more },
  body: JSON.stringify(body),
})
const marked = patch({ cells: [{ date: '2026-11-24', shiftId: 'early', marking: 'available' }] })

/** The stream of a program, and a promise of all that it said until it ended. */
async function streamOf(program: Program): Promise<{ readonly ended: Promise<string> }> {
  const response = await program.fetch('/api/events')
  expect(response.status).toBe(200)
  return { ended: response.text() }
}

describe('an access token', () => {
  it('lets a program act in the name of its maker, as far as its scopes go', async () => {
    const { kim, lea } = await world.office()
    const program = await programOf(world.url, kim, { scopes: ['page_shifts'] })
    expect(await ask(program, week, marked)).toMatchObject({ status: 200 })
    expect((await kim.api.availability.week({ week: '2026-W48' })).entries).toHaveLength(1)
    const reader = await programOf(world.url, lea, { scopes: ['page_team'] })
    expect(await ask(reader, '/api/v1/team')).toMatchObject({ status: 200 })
    expect(await ask(program, '/api/v1/team')).toMatchObject({ status: 403, code: 'permissions.missing' })
  })

  it('is shown once and kept as a hash alone', async () => {
    const { kim } = await world.office()
    const { secret, id } = await programOf(world.url, kim)
    expect(secret).toMatch(/^stf_[\w-]{43}$/)
    const { pool } = world.staffel.services.database
    const { rows } = await pool.query('select t::text as row from api_tokens t where id = $1', [id])
    expect(rows[0].row).not.toContain(secret.slice(4, 20))
    expect(JSON.stringify(await kim.api.tokens.own())).not.toContain(secret.slice(4, 20))
  })

  it('can do nothing that its maker cannot now', async () => {
    const { olivia, lea } = await world.office()
    const program = await programOf(world.url, lea, { scopes: ['page_team'] })
    const templates = await olivia.api.permissions.templates()
    const lead = templates.find(({ role }) => role === 'team_lead')!
    const permissions = lead.permissions.filter(id => id !== 'page_team')
    await olivia.api.permissions.save({ templates: [{ ...lead, permissions }] })
    expect(await ask(program, '/api/v1/team')).toMatchObject({ status: 403, code: 'permissions.missing' })
    await olivia.api.team.update({ id: lea.id, role: 'chatter' })
    expect(await ask(program, '/api/v1/team')).toMatchObject({ status: 403 })
  })

  it('acts for others only with the permission to manage the team, and never as an owner', async () => {
    const { olivia, kim } = await world.office()
    const forKim = patch({ profileId: kim.id, cells: [{ date: '2026-11-24', shiftId: 'early', marking: 'available' }] })
    const plain = await programOf(world.url, olivia, { scopes: ['page_shifts', 'shift_plan_edit'] })
    expect((await ask(plain, week, forKim)).status).toBeGreaterThanOrEqual(403)
    const leading = await programOf(world.url, olivia, { scopes: ['page_shifts', 'team_edit'] })
    expect(await ask(leading, week, forKim)).toMatchObject({ status: 200 })
    expect(await ask(leading, '/api/v1/contacts/all')).toMatchObject({ status: 403 })
    expect(await ask(leading, `/api/v1/team/${kim.id}`, { ...patch({ role: 'admin' }), method: 'PUT' })).toMatchObject({
      status: 403,
      code: 'permissions.notByToken',
    })
  })

  it('invites chatters only, and makes no links that outlive it', async () => {
    const { olivia } = await world.office()
    const program = await programOf(world.url, olivia, { scopes: ['invites_send', 'page_shifts'] })
    const post = (path: string, body: unknown) => ask(program, path, { ...patch(body), method: 'POST' })
    const email = (name: string) => `${name}-${crypto.randomUUID()}@example.test`
    expect(await post('/api/v1/invitations', { email: email('a'), role: 'chatter' })).toMatchObject({ status: 200 })
    const beyond = { status: 403, code: 'permissions.notByToken' }
    expect(await post('/api/v1/invitations', { email: email('b'), role: 'team_lead' })).toMatchObject(beyond)
    const list = { text: email('c'), role: 'team_lead' }
    expect(await post('/api/v1/invitations/list', list)).toMatchObject(beyond)
    expect(await post('/api/v1/join-links', { role: 'chatter', maxUses: 10, hours: 24 })).toMatchObject(beyond)
  })

  it('reads no pay of its maker, whatever its scopes', async () => {
    const { olivia } = await world.office()
    const program = await programOf(world.url, olivia, { scopes: ['page_shifts', 'pay_view', 'widget_payday'] })
    const beyond = { status: 403, code: 'permissions.notByToken' }
    expect(await ask(program, '/api/v1/me/pay/2026-10')).toMatchObject(beyond)
    const own = { ...patch({ month: '2026-10', profileId: olivia.id }), method: 'POST' }
    expect(await ask(program, '/api/v1/pay/exports/pdf', own)).toMatchObject(beyond)
  })

  it('is not handed a permission that the maker lacks, nor a last day that is over', async () => {
    const { kim } = await world.office()
    const wish = { name: 'Planer', expiresOn: null }
    expect(await refusalOf(kim.api.tokens.create({ ...wish, scopes: ['audit_view'] }))).toMatchObject({
      code: 'tokens.beyondOwn',
      field: 'scopes',
    })
    const past = kim.api.tokens.create({ ...wish, scopes: [], expiresOn: '2026-11-19' })
    expect(await refusalOf(past)).toMatchObject({ code: 'tokens.expiryPast', field: 'expiresOn' })
  })

  it.each([
    ['twenty of a person', 20, 'person'],
    ['fifty of an organisation', 50, 'organization'],
  ] as const)('is one of %s at most, of those that work', async (_, maximum, of) => {
    const { adam } = await world.office()
    const first = await programOf(world.url, adam, { of })
    for (let made = 1; made < maximum; made++) await programOf(world.url, adam, { of })
    expect(await refusalOf(programOf(world.url, adam, { of }))).toMatchObject({
      code: 'tokens.tooMany',
      data: { parameters: { max: maximum } },
    })
    await (of === 'person' ? adam.api.tokens.revoke : adam.api.tokens.revokeOfOrganization)({ id: first.id })
    await programOf(world.url, adam, { of })
  })

  it('is refused beyond the limit when two members create one at the same moment', async () => {
    const { olivia, adam } = await world.office()
    const of = 'organization'
    for (let made = 1; made < maxOfOrganization; made++) await programOf(world.url, adam, { of })
    const made = await startBehindLock(
      world.staffel.services.database.pool,
      'lock table api_tokens in share mode',
      [olivia, adam].map(
        maker => () => maker.api.tokens.createForOrganization({ name: 'Planer', scopes: [], expiresOn: null }),
      ),
    )
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('is shown for thirty days after it has ended, and then forgotten', async () => {
    const { kim } = await world.office()
    const { id } = await programOf(world.url, kim)
    await kim.api.tokens.revoke({ id })
    const isKept = async (at: Temporal.Instant) => {
      world.clock.set(at.toString())
      await programOf(world.url, kim)
      return (await kim.api.tokens.own()).tokens.some(token => token.id === id)
    }
    const last = world.clock.now().add({ hours: 24 * 30 })
    expect(await isKept(last)).toBe(true)
    expect(await isKept(last.add({ seconds: 1 }))).toBe(false)
  })

  it('works through its last day in the organisation’s zone, and is refused from midnight on', async () => {
    const { kim } = await world.office()
    const program = await programOf(world.url, kim, { expiresOn: day('2026-11-21') })
    world.clock.set('2026-11-21T22:59:59Z')
    expect(await ask(program)).toMatchObject({ status: 200 })
    world.clock.set('2026-11-21T23:00:00Z')
    expect(await ask(program)).toMatchObject({ status: 401, code: 'tokens.expired' })
    expect((await kim.api.tokens.own()).tokens[0]).toMatchObject({ state: 'expired' })
  })

  it('ends its stream with its last day', async () => {
    const { kim } = await world.office()
    world.clock.set('2026-11-20T22:59:59.500Z')
    const program = await programOf(world.url, kim, { expiresOn: day('2026-11-20') })
    expect(await (await streamOf(program)).ended).toContain('event: ended')
  })

  it('is dead as soon as it is revoked, its streams too, while the maker’s browser goes on', async () => {
    const { kim } = await world.office()
    const program = await programOf(world.url, kim)
    const { ended } = await streamOf(program)
    await kim.api.tokens.revoke({ id: program.id })
    expect(await ask(program)).toMatchObject({ status: 401, code: 'tokens.revoked' })
    expect(await ended).toContain('event: ended')
    expect((await kim.fetch('/api/events')).status).toBe(200)
    expect(await refusalOf(kim.api.tokens.revoke({ id: program.id }))).toMatchObject({ code: 'tokens.notFound' })
  })

  it.each([
    ['locked', 'tokens.makerLocked'],
    ['removed', 'tokens.makerLeft'],
    ['signed out by an admin', 'tokens.signedOut'],
  ] as const)('is void once its maker is %s, the organisation’s as well', async (what, code) => {
    const { olivia, adam } = await world.office()
    const [own, organizations] = [
      await programOf(world.url, adam),
      await programOf(world.url, adam, { of: 'organization' }),
    ]
    const { ended } = await streamOf(own)
    if (what === 'locked') await olivia.api.team.lock({ id: adam.id })
    else if (what === 'removed') await olivia.api.team.remove({ id: adam.id })
    else await olivia.api.team.endSessions({ id: adam.id })
    for (const program of [own, organizations]) expect(await ask(program)).toMatchObject({ status: 401, code })
    expect(await ended).toContain('event: ended')
    const { tokens } = await olivia.api.tokens.ofOrganization()
    expect(tokens).toMatchObject([{ maker: 'Adam Yıldız', isOwn: false }])
    expect(tokens[0]?.state).not.toBe('works')
    if (what === 'locked') {
      await olivia.api.team.unlock({ id: adam.id })
      expect(await ask(own)).toMatchObject({ status: 401, code })
    }
  })

  it('is read again where it is listed, when it ends with its maker’s sessions', async () => {
    const { olivia, adam } = await world.office()
    await programOf(world.url, adam)
    const reader = (await olivia.fetch('/api/events')).body!.pipeThrough(new TextDecoderStream()).getReader()
    await olivia.api.team.endSessions({ id: adam.id })
    let heard = ''
    while (!heard.includes('"team"')) heard += (await reader.read()).value
    await reader.cancel()
    expect(heard).toContain('"tokens"')
  })

  it('outlives a new password that its maker sets while signed in', async () => {
    const { kim } = await world.office()
    const program = await programOf(world.url, kim)
    await kim.api.ownAccount.changePassword({ currentPassword: 'richtig-schwer', password: 'nochviel-schwerer-9' })
    expect(await ask(program)).toMatchObject({ status: 200 })
  })

  it('is void once its maker has confirmed a new address where nobody is signed in, which ends all sessions', async () => {
    const { kim } = await world.office()
    const confirmed = async (by: Pick<typeof kim, 'api'>, email: string) => {
      await kim.api.ownAccount.changeEmail({ email, password: 'richtig-schwer' })
      const [mail] = await mailsTo(world, email)
      const token = new URL(mail?.link ?? '').searchParams.get('token') ?? ''
      await by.api.signIn.confirmEmail({ token, password: 'richtig-schwer' })
    }
    const program = await programOf(world.url, kim)
    await confirmed(kim, 'kim.eins@example.test')
    expect(await ask(program)).toMatchObject({ status: 200 })
    await confirmed(world.visitor(), 'kim.zwei@example.test')
    expect(await ask(program)).toMatchObject({ status: 401, code: 'tokens.signedOut' })
    expect(await kim.api.signIn.session()).toBeNull()
  })

  it('that has ended leaves the list and is forgotten also where no other is made', async () => {
    const { id: organizationId, kim } = await world.office()
    const [revoked, works] = [await programOf(world.url, kim), await programOf(world.url, kim)]
    await programOf(world.url, kim, { expiresOn: day('2026-11-20') })
    await kim.api.tokens.revoke({ id: revoked.id })
    const listed = async () => (await kim.api.tokens.own()).tokens.length
    const { services } = world.staffel
    const left = () =>
      services.database.installation(tx => tx.$count(apiTokens, eq(apiTokens.organizationId, organizationId)))
    world.clock.set('2026-12-19T11:00:00Z')
    await deleteEndedTokens(services)
    expect([await listed(), await left()]).toEqual([3, 3])
    world.clock.set('2026-12-21T11:00:00Z')
    expect([await listed(), await left()]).toEqual([1, 3])
    await deleteEndedTokens(services)
    expect(await left()).toBe(1)
    expect((await kim.api.tokens.own()).tokens[0]?.id).toBe(works.id)
  })

  it('of the organisation is seen and revoked by whoever keeps its settings, one’s own by oneself alone', async () => {
    const { olivia, adam, kim } = await world.office()
    const program = await programOf(world.url, adam, { of: 'organization' })
    const own = await programOf(world.url, adam)
    expect((await adam.api.tokens.own()).tokens.map(({ id }) => id)).toEqual([own.id])
    expect((await olivia.api.tokens.ofOrganization()).tokens.map(({ id }) => id)).toEqual([program.id])
    for (const id of [program.id, own.id]) await expect(kim.api.tokens.revoke({ id })).rejects.toThrow()
    await expect(olivia.api.tokens.revokeOfOrganization({ id: own.id })).rejects.toThrow()
    await olivia.api.tokens.revokeOfOrganization({ id: program.id })
    expect(await ask(program)).toMatchObject({ code: 'tokens.revoked' })
    expect(await ask(own)).toMatchObject({ status: 200 })
  })

  it('is named in the audit log with what it has done', async () => {
    const { olivia } = await world.office()
    const program = await programOf(world.url, olivia, { name: 'Lohnprogramm', scopes: ['page_organization'] })
    const shift = { name: 'Mittag', startTime: '11:00', endTime: '15:00', color: 'teal' } as const
    const headers = { 'content-type': 'application/json' }
    const made = await program.fetch('/api/v1/shifts', { method: 'POST', headers, body: JSON.stringify(shift) })
    expect(made.status).toBe(201)
    await olivia.api.shifts.create({ ...shift, name: 'Abend' })
    const { entries } = await olivia.api.auditLog.list({ kind: 'shifts.changed' })
    expect(new Set(entries.map(({ change }) => change['token']))).toEqual(new Set([undefined, 'Lohnprogramm']))
    expect((await olivia.api.auditLog.list({ kind: 'tokens.made' })).entries).toMatchObject([
      { change: { name: 'Lohnprogramm', scopes: ['page_organization'] } },
    ])
  })

  it('says when it was last used', async () => {
    const { kim } = await world.office()
    const program = await programOf(world.url, kim)
    expect((await kim.api.tokens.own()).tokens).toMatchObject([{ usedAt: null, state: 'works', name: 'Planer' }])
    // noted by the machine's clock
    const usedAt = Temporal.Instant.from('2026-11-20T11:05:00Z')
    const clock = vi.spyOn(Temporal.Now, 'instant').mockReturnValue(usedAt)
    await ask(program)
    clock.mockRestore()
    expect((await kim.api.tokens.own()).tokens).toMatchObject([{ usedAt: usedAt.toString() }])
  })

  it('counts its calls, and is asked to wait past the limit', async () => {
    const { kim, kofi } = await world.office()
    const [program, other] = [await programOf(world.url, kim), await programOf(world.url, kofi)]
    await ask(program)
    await world.staffel.services.database.pool.query('update attempts set count = 600 where key = $1', [
      `token:${program.id}`,
    ])
    const answer = await program.fetch('/api/v1/me/profile')
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(await answerOf(answer)).toMatchObject({ status: 429, code: 'input.tooManyTries' })
    expect(await ask(other)).toMatchObject({ status: 200 })
  })
})

describe('the way a token is sent', () => {
  it.each(['?token=', '?access_token=', '/'])('is refused in the address (%s)', async place => {
    const { kim } = await world.office()
    const { secret } = await programOf(world.url, kim)
    const response = await fetch(`${world.url}/api/v1/me/profile${place}${secret}`, {
      headers: { 'accept-language': 'en' },
    })
    const answer = await answerOf(response)
    expect(answer).toMatchObject({ status: 400, code: 'tokens.inAddress' })
    expect(answer.message).toContain('revoke this token')
  })

  it.each(['stf_nothing', `stf_${'a'.repeat(43)}`, 'stf_'])('is refused when nobody has made it (%s)', async secret => {
    const response = await programWith(world.url, secret).fetch('/api/v1/me/profile')
    expect(response.headers.get('www-authenticate')).toContain('Bearer')
    expect(await answerOf(response)).toMatchObject({ status: 401, code: 'tokens.unknown' })
  })

  it('stands before any cookie, and needs no origin of ours', async () => {
    const { kim, olivia } = await world.office()
    const program = await programOf(world.url, kim, { scopes: ['page_shifts'] })
    const cookie = [...olivia.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    expect(await ask(program, '/api/v1/team', { headers: { cookie } })).toMatchObject({ status: 403 })
    const elsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    expect(
      await ask(
        program,
        week,
        patch({ cells: [{ date: '2026-11-24', shiftId: 'early', marking: 'available' }] }, elsewhere),
      ),
    ).toMatchObject({ status: 200 })
    // a cookie alone still does
    const byCookie = await fetch(`${world.url}${week}`, patch({ cells: [] }, { ...elsewhere, cookie }))
    expect(await answerOf(byCookie)).toMatchObject({ status: 403, code: 'input.origin' })
  })

  it('leaves what proxies say in the same header to them', async () => {
    const { kim } = await world.office()
    for (const authorization of ['Basic c3RhZmZlbDpnZWhlaW0=', 'Bearer somebody-elses']) {
      expect((await kim.fetch('/api/v1/me/profile', { headers: { authorization } })).status).toBe(200)
    }
  })

  it('finds nothing of another organisation', async () => {
    const [here, there] = [await world.office(), await world.office('Südwind')]
    const program = await programOf(world.url, here.olivia, { scopes: ['team_edit', 'page_team'] })
    const theirs = await ask(program, `/api/v1/team/${there.kim.id}/lock`, { method: 'POST' })
    const nobodys = await ask(program, '/api/v1/team/AAAAAAAAAAAA/lock', { method: 'POST' })
    expect(theirs).toEqual(nobodys)
    expect(theirs.status).toBe(404)
  })
})
