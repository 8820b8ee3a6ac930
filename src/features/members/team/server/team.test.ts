import { describe, expect, it, vi } from 'vitest'
import { addGroup, assignTo } from '#test/groups.ts'
import { mailsTo } from '#test/mailbox.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const kinds = async (organizationId: string): Promise<string[]> => {
  const { rows } = await world.staffel.services.database.pool.query(
    "select kind from audit_entries where organization_id = $1 and kind like 'team.%' order by kind",
    [organizationId],
  )
  return rows.map(row => row.kind)
}

describe('the team', () => {
  it('is listed with role, status and what everybody does this month', async () => {
    const office = await world.office()
    const { lea, kim, luca } = office
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId })
    await assignTo(world, office, { groupId, state: 'draft' }, '2026-11-25')
    await assignTo(world, office, { groupId }, '2026-12-01')
    const team = await lea.api.team.list()
    expect(team).toHaveLength(6)
    expect(team.find(({ id }) => id === kim.id)).toMatchObject({
      fullName: 'Kim Albers',
      role: 'chatter',
      isLocked: false,
      hasChat: false,
      shiftsThisMonth: 0,
      plannedThisMonth: 1,
      lastSeen: expect.any(String),
    })
    expect(team.find(({ id }) => id === luca.id)).toMatchObject({ isLocked: true })
    expect(await refusalOf(kim.api.team.list())).toMatchObject({ status: 403 })
  })

  it('is edited field by field; what is left out stays', async () => {
    const { adam, kim, id } = await world.office()
    await Promise.all([
      adam.api.team.update({ id: kim.id, fullName: 'Kim Neu' }),
      adam.api.team.update({ id: kim.id, role: 'team_lead' }),
      adam.api.team.update({ id: kim.id, vacationDays: 5 }),
    ])
    const member = (await adam.api.team.list()).find(one => one.id === kim.id)
    expect(member).toMatchObject({
      fullName: 'Kim Neu',
      role: 'team_lead',
      hasCustomVacationDays: true,
      maxVacationDays: 5,
    })
    await adam.api.team.update({ id: kim.id, vacationDays: null })
    expect((await adam.api.team.list()).find(one => one.id === kim.id)).toMatchObject({
      hasCustomVacationDays: false,
      maxVacationDays: null,
    })
    expect(await kinds(id)).toEqual([
      'team.renamed',
      'team.roleChanged',
      'team.vacationDaysChanged',
      'team.vacationDaysChanged',
    ])
  })

  it.each([
    [{ vacationDays: 8 }, 'vacationDays'],
    [{ vacationDays: -1 }, 'vacationDays'],
    [{ vacationDays: Number.NaN }, 'vacationDays'],
    [{ role: 'king' }, 'role'],
    [{ fullName: 'Kim\u202E' }, 'fullName'],
    [{ fullName: ' ' }, 'fullName'],
  ])('refuses %j at its field', async (change, field) => {
    const { adam, kim } = await world.office()
    const refused =
      'vacationDays' in change && Number.isNaN(change.vacationDays)
        ? // over the wire NaN is null, which means the default: nothing is stored
          await adam.api.team.update({ id: kim.id, vacationDays: null }).then(() => ({ field }))
        : await refusalOf(adam.api.team.update({ id: kim.id, ...change } as never))
    expect(refused).toMatchObject({ field })
    expect((await adam.api.team.list()).find(one => one.id === kim.id)).toMatchObject({
      fullName: 'Kim Albers',
      role: 'chatter',
      maxVacationDays: null,
    })
  })
})

describe('privileges', () => {
  it('keep owners from admins', async () => {
    const { adam, olivia, kim } = await world.office()
    const id = olivia.id
    for (const deed of [
      () => adam.api.team.update({ id, fullName: 'Nein' }),
      () => adam.api.team.update({ id, role: 'chatter' }),
      () => adam.api.team.lock({ id }),
      () => adam.api.team.endSessions({ id }),
      () => adam.api.team.sendReset({ id }),
    ]) {
      expect(await refusalOf(deed())).toMatchObject({ code: 'team.ownerProtected', status: 403 })
    }
    expect(await refusalOf(adam.api.team.update({ id: kim.id, role: 'owner' }))).toMatchObject({
      code: 'team.ownerByOwner',
      field: 'role',
    })
  })

  it('keep everybody from their own role and lock', async () => {
    const { adam, olivia } = await world.office()
    expect(await refusalOf(adam.api.team.update({ id: adam.id, role: 'owner' }))).toMatchObject({
      code: 'team.ownRole',
    })
    expect(await refusalOf(olivia.api.team.update({ id: olivia.id, role: 'admin' }))).toMatchObject({
      code: 'team.ownRole',
    })
    expect(await refusalOf(olivia.api.team.lock({ id: olivia.id }))).toMatchObject({ code: 'team.ownLock' })
  })

  it('are no team lead’s and no chatter’s, whatever the template says', async () => {
    const { lea, kim, kofi } = await world.office()
    for (const person of [lea, kim]) {
      expect(await refusalOf(person.api.team.update({ id: kofi.id, fullName: 'Nein' }))).toMatchObject({ status: 403 })
      expect(await refusalOf(person.api.team.lock({ id: kofi.id }))).toMatchObject({ status: 403 })
    }
  })

  it('leave one owner, however many demote each other at once', async () => {
    const { olivia, id, kim } = await world.office()
    await olivia.api.team.update({ id: kim.id, role: 'owner' })
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        index % 2
          ? olivia.api.team.update({ id: kim.id, role: 'chatter' })
          : kim.api.team.update({ id: olivia.id, role: 'chatter' }),
      ),
    )
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true)
    const { rows } = await world.staffel.services.database.pool.query(
      "select count(*)::int as owners from profiles where organization_id = $1 and role = 'owner'",
      [id],
    )
    expect(rows[0].owners).toBe(1)
  })
})

describe('locking', () => {
  it('ends the sessions, opens the seats from now on, and says what is left', async () => {
    const office = await world.office()
    const { adam, olivia, kim, id } = office
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId })
    await assignTo(world, office, { groupId }, '2026-11-17')
    expect(await adam.api.team.lock({ id: kim.id })).toEqual({
      seats: [{ groupName: 'Luna', shiftName: 'Früh', date: '2026-11-24' }],
      sessions: 1,
      todos: 0,
    })
    expect(await kim.api.signIn.session()).toBeNull()
    const { assignments } = await olivia.api.schedule.plan({ groupId, week: '2026-W48' })
    expect(assignments).toEqual([])
    expect((await olivia.api.schedule.plan({ groupId, week: '2026-W47' })).assignments).toHaveLength(1)
    expect(await kinds(id)).toEqual(['team.locked'])
  })

  it('counts seats of unpublished weeks and what was still to do, but nothing personal', async () => {
    const office = await world.office()
    const { adam, kim } = office
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId, state: 'draft' }, '2026-11-26')
    await adam.api.todos.create({ text: 'Bericht', category: 'work', assignedTo: kim.id })
    const done = await adam.api.todos.create({ text: 'Erledigt', category: 'work', assignedTo: kim.id })
    await kim.api.todos.setCompleted({ id: done.id, isCompleted: true })
    await kim.api.todos.create({ text: 'Zahnarzt' })
    expect(await adam.api.team.lock({ id: kim.id })).toMatchObject({
      seats: [{ groupName: 'Luna', shiftName: 'Früh', date: '2026-11-26' }],
      todos: 1,
    })
  })

  it('by role says what is left, and the next role what came back', async () => {
    const office = await world.office()
    const { adam, kim } = office
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId })
    const place = { groupName: 'Luna', shiftName: 'Früh', date: '2026-11-24' }
    expect(await adam.api.team.update({ id: kim.id, role: 'locked' })).toMatchObject({ left: { seats: [place] } })
    expect(await adam.api.team.update({ id: kim.id, role: 'chatter' })).toEqual({
      returned: { back: [place], gone: [] },
    })
    expect(await adam.api.team.update({ id: kim.id, fullName: 'Kim K.' })).toEqual({})
  })

  it('by role remembers the role, and unlocking brings it back', async () => {
    const { adam, lea } = await world.office()
    await adam.api.team.update({ id: lea.id, role: 'locked' })
    const member = async () => (await adam.api.team.list()).find(one => one.id === lea.id)
    expect(await member()).toMatchObject({ role: 'locked', formerRole: 'team_lead', isLocked: true })
    await adam.api.team.unlock({ id: lea.id })
    expect(await member()).toMatchObject({ role: 'team_lead', formerRole: null, isLocked: false })
  })

  it('does not let an admin unlock, demote or remove an owner', async () => {
    const { adam, olivia, kim } = await world.office()
    await olivia.api.team.update({ id: kim.id, role: 'owner' })
    await olivia.api.team.update({ id: kim.id, role: 'locked' })
    for (const deed of [
      () => adam.api.team.unlock({ id: kim.id }),
      () => adam.api.team.update({ id: kim.id, role: 'chatter' }),
      () => adam.api.team.remove({ id: kim.id }),
    ]) {
      expect(await refusalOf(deed())).toMatchObject({ code: 'team.ownerProtected' })
    }
    await olivia.api.team.unlock({ id: kim.id })
    expect((await olivia.api.team.list()).find(({ id }) => id === kim.id)).toMatchObject({ role: 'owner' })
  })
})

it('says when somebody was last there: at the last call, not at the sign-in', async () => {
  const { adam, kim } = await world.office()
  const { pool } = world.staffel.services.database
  const lastSeen = async () => {
    const instant = (await adam.api.team.list()).find(({ id }) => id === kim.id)?.lastSeen
    return instant === null || instant === undefined ? instant : Temporal.Instant.from(instant).toString()
  }
  const [signedIn, used] = ['2026-11-20T06:00:00Z', '2026-11-20T11:00:00Z']
  await pool.query('update sessions set created_at = $2, updated_at = $2 where user_id = $1', [kim.id, signedIn])
  expect(await lastSeen()).toBe(signedIn)
  // sessions go by the machine's clock
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(used) })
  try {
    await kim.api.people.list()
    expect(await lastSeen()).toBe(used)
    const [own] = await kim.api.ownAccount.sessions()
    expect(Date.parse(own?.lastSeen ?? '')).toBe(Date.parse(used))
  } finally {
    vi.useRealTimers()
  }
})

describe('sessions and reset', () => {
  it('end on every device, and a mail goes out', async () => {
    const { adam, kim, id } = await world.office()
    // this world has no mail server
    expect(await adam.api.team.sendReset({ id: kim.id })).toEqual({ isMailed: false })
    expect(await adam.api.team.endSessions({ id: kim.id })).toEqual({ sessions: 1 })
    expect(await kim.api.signIn.session()).toBeNull()
    expect(await kinds(id)).toEqual(['team.resetSent', 'team.sessionsEnded'])
    const [mail] = await mailsTo(world, kim.email)
    expect(mail?.link).toContain('/reset-password?token=')
  })
})
