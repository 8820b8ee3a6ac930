import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import { addGroup } from '#test/groups.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const w48 = week('2026-W48')
const monday = day('2026-11-23')
const missing = 'AAAAAAAAAAAA'

/** Nova has two seats per shift; Kim is free on Monday, early and late. */
async function planning() {
  const office = await world.office()
  const groupId = await addGroup(world, office, 'Nova', { main: [office.kim], home: [office.kofi] })
  await office.kim.api.availability.setCells({
    week: w48,
    cells: ['early', 'late'].map(shiftId => ({ date: monday, shiftId, marking: 'available' as const })),
  })
  const early = { groupId, date: monday, shiftId: 'early', seat: 1 }
  const audited = async () =>
    (
      await world.staffel.services.database.pool.query(
        "select kind from audit_entries where organization_id = $1 and kind like 'schedule.%' order by kind",
        [office.id],
      )
    ).rows.map(row => row.kind)
  return { ...office, groupId, early, audited }
}

describe('a week’s life', () => {
  it('begins as a draft, is published, confirmed, and goes on', async () => {
    const { adam, kim, kofi, groupId, early, audited } = await planning()
    expect(await adam.api.schedule.plan({ groupId, week: w48 })).toMatchObject({
      group: { id: groupId, name: 'Nova', color: 'blue', chatterCount: 2 },
      state: 'draft',
      version: 0,
      assignments: [],
    })

    const { assignment, version } = await adam.api.schedule.assign({ ...early, profileId: kim.id })
    expect(assignment).toMatchObject({ state: 'draft', fullName: 'Kim Albers', isMain: true, overriddenWarnings: [] })
    expect(await kim.api.ownShifts.next()).toEqual([])

    expect(await adam.api.schedule.publish({ groupId, week: w48, version })).toEqual({ state: 'published', version: 2 })
    const [today] = await kim.api.ownShifts.next()
    expect(today).toEqual({
      date: '2026-11-23',
      shifts: [
        {
          assignmentId: assignment.id,
          name: 'Früh',
          note: null,
          date: '2026-11-23',
          own: null,
          startTime: '08:00',
          endTime: '16:00',
          isOvernight: false,
          startsAt: '2026-11-23T07:00:00Z',
          endsAt: '2026-11-23T15:00:00Z',
          status: 'assigned',
          groupName: 'Nova',
          color: 'yellow',
        },
      ],
    })

    await kim.api.ownShifts.confirm({ assignmentId: assignment.id })
    await kim.api.ownShifts.confirm({ assignmentId: assignment.id })
    expect((await kim.api.ownShifts.next())[0]?.shifts[0]?.status).toBe('confirmed')

    const later = await adam.api.schedule.assign({ ...early, seat: 2, profileId: kofi.id, reason: 'springt ein' })
    expect(later.assignment.state).toBe('assigned')
    expect(await kofi.api.ownShifts.next()).toHaveLength(1)
    await adam.api.schedule.remove({ assignmentId: later.assignment.id })
    expect(await kofi.api.ownShifts.next()).toEqual([])
    expect(await adam.api.schedule.plan({ groupId, week: w48 })).toMatchObject({
      state: 'published',
      version: 4,
      assignments: [{ profileId: kim.id, state: 'confirmed', date: monday, shiftId: 'early', seat: 1 }],
      weekHours: { [kim.id]: 8 },
    })
    expect(await audited()).toEqual([
      'schedule.assigned',
      'schedule.assigned',
      'schedule.confirmed',
      'schedule.published',
      'schedule.removed',
    ])
  })

  it('is not published by who has not seen the last change', async () => {
    const { adam, lea, kim, kofi, groupId, early } = await planning()
    const seen = await adam.api.schedule.assign({ ...early, profileId: kim.id })
    await lea.api.schedule.assign({ ...early, seat: 2, profileId: kofi.id, reason: 'abgesprochen' })
    const stale = adam.api.schedule.publish({ groupId, week: w48, version: seen.version })
    expect(await refusalOf(stale)).toMatchObject({ code: 'schedule.stale', status: 409, field: 'version' })
    expect(await adam.api.schedule.plan({ groupId, week: w48 })).toMatchObject({ state: 'draft' })
  })

  it('is published once, however often somebody clicks', async () => {
    const { adam, kim, groupId, early, audited } = await planning()
    const { version } = await adam.api.schedule.assign({ ...early, profileId: kim.id })
    const clicks = Array.from({ length: 5 }, () => adam.api.schedule.publish({ groupId, week: w48, version }))
    const published = { state: 'published', version: version + 1 }
    expect(await Promise.all(clicks)).toEqual(Array.from({ length: 5 }, () => published))
    expect((await audited()).filter(kind => kind === 'schedule.published')).toHaveLength(1)
  })

  it('shows a shift that is no longer in force as long as somebody sits there', async () => {
    const { adam, olivia, kim, groupId, early } = await planning()
    await adam.api.schedule.assign({ ...early, profileId: kim.id })
    const shift = (await olivia.api.shifts.list()).find(({ id }) => id === 'early')!
    await olivia.api.shifts.update({ ...shift, startTime: timeOfDay('09:00'), isEnabled: false })
    const plan = await adam.api.schedule.plan({ groupId, week: w48 })
    expect(plan.shifts.map(({ id, isInForce }) => [id, isInForce])).toEqual([
      ['late', true],
      ['night', true],
      ['early', false],
    ])
    expect(plan.assignments[0]).toMatchObject({ startTime: '08:00', endTime: '16:00' })
  })
})

describe('drafts', () => {
  it('are shown to whoever makes plans, not to whoever may only look at them', async () => {
    const { adam, kim, kofi, groupId, early, id } = await planning()
    const { version } = await adam.api.schedule.assign({ ...early, profileId: kim.id })
    await world.staffel.services.database.pool.query(
      "update role_permissions_templates set permissions = permissions || '{page_shift_management}' where organization_id = $1 and role = 'chatter'",
      [id],
    )
    expect(await kofi.api.schedule.plan({ groupId, week: w48 })).toMatchObject({ assignments: [], weekHours: {} })
    await adam.api.schedule.publish({ groupId, week: w48, version })
    expect((await kofi.api.schedule.plan({ groupId, week: w48 })).assignments).toHaveLength(1)
  })

  it('cannot be confirmed', async () => {
    const { adam, kim, early } = await planning()
    const { assignment } = await adam.api.schedule.assign({ ...early, profileId: kim.id })
    expect(await refusalOf(kim.api.ownShifts.confirm({ assignmentId: assignment.id }))).toEqual(
      await refusalOf(kim.api.ownShifts.confirm({ assignmentId: missing })),
    )
  })
})

describe('who may what', () => {
  it('leaves plans to owner, admin and team lead', async () => {
    const { olivia, adam, lea, kim, luca, groupId, early } = await planning()
    for (const person of [olivia, adam, lea]) {
      expect(await person.api.schedule.plan({ groupId, week: w48 })).toMatchObject({ version: 0 })
      expect((await person.api.schedule.candidates(early)).length).toBeGreaterThan(1)
    }
    for (const person of [kim, luca]) {
      for (const call of [
        () => person.api.schedule.plan({ groupId, week: w48 }),
        () => person.api.schedule.candidates(early),
        () => person.api.schedule.assign({ ...early, profileId: kim.id }),
        () => person.api.schedule.remove({ assignmentId: missing }),
        () => person.api.schedule.publish({ groupId, week: w48, version: 0 }),
      ]) {
        expect(await refusalOf(call())).toMatchObject({ status: 403 })
      }
    }
    expect(await refusalOf(luca.api.ownShifts.next())).toMatchObject({ code: 'permissions.locked' })
    expect(await refusalOf(luca.api.ownShifts.confirm({ assignmentId: missing }))).toMatchObject({ status: 403 })
  })

  it('lets nobody confirm for another', async () => {
    const { adam, olivia, kofi, kim, groupId, early } = await planning()
    const { assignment, version } = await adam.api.schedule.assign({ ...early, profileId: kim.id })
    await adam.api.schedule.publish({ groupId, week: w48, version })
    for (const person of [olivia, kofi]) {
      const foreign = await refusalOf(person.api.ownShifts.confirm({ assignmentId: assignment.id }))
      expect(foreign).toEqual(await refusalOf(person.api.ownShifts.confirm({ assignmentId: missing })))
      expect(foreign.status).toBe(404)
    }
    expect((await kim.api.ownShifts.next())[0]?.shifts[0]?.status).toBe('assigned')
  })

  it('answers what belongs to another organisation as what does not exist, byte for byte', async () => {
    const there = await planning()
    const { assignment } = await there.adam.api.schedule.assign({ ...there.early, profileId: there.kim.id })
    const { adam, groupId, early } = await planning()
    const bytes = async (path: string, method: string, body?: object) => {
      const init = { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      const response = await adam.fetch(`/api/v1${path}`, method === 'GET' ? { method } : init)
      return `${response.status} ${await response.text()}`
    }
    const asks: [(id: string) => Promise<string>, string][] = [
      [id => bytes(`/schedule/${id}/2026-W48`, 'GET'), there.groupId],
      [id => bytes(`/schedule/${id}/2026-11-23/early/candidates`, 'GET'), there.groupId],
      [id => bytes(`/schedule/${id}/2026-W48/publish`, 'POST', { version: 0 }), there.groupId],
      [id => bytes(`/schedule/${id}/assignments`, 'POST', { ...early, profileId: adam.id }), there.groupId],
      [id => bytes(`/schedule/${groupId}/assignments`, 'POST', { ...early, profileId: id }), there.kim.id],
      [id => bytes(`/schedule/assignments/${id}`, 'DELETE'), assignment.id],
      [id => bytes(`/me/shifts/${id}/confirm`, 'POST', {}), assignment.id],
    ]
    for (const [ask, foreign] of asks) {
      const answer = await ask(foreign)
      expect(answer).toBe(await ask(missing))
      expect(answer).toMatch(/^404 /)
    }
  })
})

describe('one’s next shifts', () => {
  it('count a running one, skip what is over, and look as far ahead as is published', async () => {
    const { adam, kim, groupId } = await planning()
    const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-12-06', '2026-12-07'].map(day)
    for (const date of days) {
      await adam.api.schedule.assign({ groupId, date, shiftId: 'late', seat: 1, profileId: kim.id, reason: 'Test' })
    }
    for (const each of ['2026-W47', '2026-W48', '2026-W49', '2026-W50'].map(week)) {
      const { version } = await adam.api.schedule.plan({ groupId, week: each })
      await adam.api.schedule.publish({ groupId, week: each, version })
    }
    const dates = async (now: string) => {
      world.clock.set(now)
      return (await kim.api.ownShifts.next()).map(({ date }) => date.slice(5))
    }
    expect(await dates('2026-11-23T00:59:59Z')).toEqual(['11-22', '11-23', '11-24', '12-06', '12-07'])
    expect(await dates('2026-11-23T01:00:00Z')).toEqual(['11-23', '11-24', '12-06', '12-07'])
    expect(await dates('2026-11-23T15:00:01Z')).toEqual(['11-23', '11-24', '12-06', '12-07'])
    expect((await kim.api.ownShifts.next())[0]?.shifts[0]).toMatchObject({ isOvernight: true, endTime: '02:00' })
  })

  it('are all that are published for a month, and sixty at most', async () => {
    const { kim, id, groupId } = await planning()
    const { pool } = world.staffel.services.database
    for (let index = 0; index < 62; index++) {
      const start = world.clock.now().add({ hours: 24 * (index + 1) })
      const date = start.toString().slice(0, 10)
      await pool.query(
        `insert into assignments (organization_id, id, group_id, date, shift_id, seat, profile_id, state, shift_name,
          start_time, end_time, starts_at, ends_at, assigned_at)
         values ($1, $2, $3, $4, 'early', 1, $5, 'assigned', 'Früh', '08:00', '16:00', $6, $7, $6)`,
        [id, newId(), groupId, date, kim.id, start.toString(), start.add({ hours: 8 }).toString()],
      )
    }
    expect((await kim.api.ownShifts.next()).flatMap(({ shifts }) => shifts)).toHaveLength(60)
  })
})
