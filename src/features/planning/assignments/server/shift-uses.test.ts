import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import { addGroup, assignTo } from '#test/groups.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()

it('counts what from today on hangs on a shift', async () => {
  const office = await world.office()
  const { adam, kim, kofi } = office
  const groupId = await addGroup(world, office, 'Luna')
  expect(await adam.api.shifts.impact({ id: 'early' })).toEqual({ published: 0, drafts: 0, people: 0 })
  await assignTo(world, office, { groupId }, '2026-11-19')
  await assignTo(world, office, { groupId }, '2026-11-20')
  await assignTo(world, office, { groupId }, '2026-11-24')
  await assignTo(world, office, { groupId, state: 'draft' }, '2026-11-25')
  await assignTo(world, office, { groupId, state: 'declined' }, '2026-11-26')
  await assignTo(world, office, { groupId, shiftId: 'late' }, '2026-11-27')
  const mark = (person: typeof kim, shiftId: string, marking: 'available' | 'none') =>
    person.api.availability.setCells({
      week: week('2026-W48'),
      cells: [{ date: day('2026-11-24'), shiftId, marking }],
    })
  await mark(kim, 'early', 'available')
  await mark(kofi, 'early', 'available')
  await mark(kofi, 'early', 'none')
  expect(await adam.api.shifts.impact({ id: 'early' })).toEqual({ published: 2, drafts: 1, people: 1 })
  expect(await adam.api.shifts.impact({ id: 'early', from: day('2026-11-25') })).toMatchObject({
    published: 0,
    drafts: 1,
  })
})

it('keeps seats as they were when the shift changes', async () => {
  const office = await world.office()
  const { adam, lea } = office
  const groupId = await addGroup(world, office, 'Luna')
  await assignTo(world, office, { groupId }, '2026-11-24')
  const early = (await adam.api.shifts.list()).find(({ id }) => id === 'early')
  if (!early) throw new Error('there is an early shift')
  await adam.api.shifts.update({ ...early, startTime: timeOfDay('09:00'), endTime: timeOfDay('17:00') })
  const plan = await lea.api.schedule.plan({ groupId, week: week('2026-W48') })
  expect(plan.assignments).toMatchObject([{ startTime: '08:00', endTime: '16:00' }])
  expect(plan.shifts.find(({ id }) => id === 'early')).toMatchObject({ startTime: '09:00' })
})

describe('times that change from a day on', () => {
  async function changing(shiftId: string, times: { startTime: string; endTime: string }, from: string) {
    const office = await world.office()
    const { adam, kim } = office
    const groupId = await addGroup(world, office, 'Luna')
    const shift = (await adam.api.shifts.list()).find(({ id }) => id === shiftId)
    if (!shift) throw new Error('there is such a shift')
    const { startTime, endTime } = times
    const change = { ...shift, startTime: timeOfDay(startTime), endTime: timeOfDay(endTime), from: day(from) }
    /** Start and end in real time. */
    const put = async (date: string) => {
      const seat = { groupId, date: day(date), shiftId, seat: 1, profileId: kim.id, reason: 'kann doch' }
      const { assignment } = await adam.api.schedule.assign(seat)
      const { rows } = await world.staffel.services.database.pool.query(
        'select starts_at, ends_at from assignments where id = $1',
        [assignment.id],
      )
      return [rows[0].starts_at, rows[0].ends_at].map(at => new Date(at).toISOString().slice(0, 16))
    }
    const shown = async (of: string) =>
      (await adam.api.schedule.plan({ groupId, week: week(of) })).shifts.find(({ id }) => id === shiftId)
    return { ...office, change, put, shown }
  }

  it('leave the days before as they were, on the board and for whoever is seated', async () => {
    const { adam, change, put, shown } = await changing('early', { startTime: '09:00', endTime: '17:00' }, '2026-11-25')
    const known = await put('2026-11-26')
    await adam.api.shifts.update(change)
    expect(known).toEqual(['2026-11-26T07:00', '2026-11-26T15:00'])
    expect(await put('2026-11-24')).toEqual(['2026-11-24T07:00', '2026-11-24T15:00'])
    expect(await put('2026-11-25')).toEqual(['2026-11-25T08:00', '2026-11-25T16:00'])
    expect(await shown('2026-W47')).toMatchObject({ startTime: '08:00', changes: [] })
    expect(await shown('2026-W48')).toMatchObject({
      startTime: '08:00',
      changes: [{ from: '2026-11-25', startTime: '09:00', endTime: '17:00' }],
    })
    expect(await shown('2026-W49')).toMatchObject({ startTime: '09:00', changes: [] })
    expect(await refusalOf(adam.api.shifts.update({ ...change, from: day('2026-11-19') }))).toMatchObject({
      code: 'shifts.fromPast',
      field: 'from',
    })
  })

  it('over the night in spring: the new night begins before the gap and is an hour shorter', async () => {
    const { adam, change, put } = await changing('night', { startTime: '01:00', endTime: '07:00' }, '2027-03-28')
    await adam.api.shifts.update(change)
    expect(await put('2027-03-27')).toEqual(['2027-03-27T01:00', '2027-03-27T07:00'])
    expect(await put('2027-03-28')).toEqual(['2027-03-28T00:00', '2027-03-28T05:00'])
    expect(await put('2027-03-29')).toEqual(['2027-03-28T23:00', '2027-03-29T05:00'])
  })

  it('over midnight and the night in autumn: the last old one ends in the new day, the first new one an hour later', async () => {
    const { adam, change, put } = await changing('late', { startTime: '18:00', endTime: '04:00' }, '2027-10-30')
    await adam.api.shifts.update(change)
    expect(await put('2027-10-29')).toEqual(['2027-10-29T14:00', '2027-10-30T00:00'])
    expect(await put('2027-10-30')).toEqual(['2027-10-30T16:00', '2027-10-31T03:00'])
  })

  it('count for availability by the times of the day: a group’s own shift is covered by what the day had', async () => {
    const office = await world.office()
    const { adam, kim } = office
    const own = { id: 'between0000a', name: 'Eigene', startTime: timeOfDay('08:00'), endTime: timeOfDay('10:00') }
    const customShifts = [{ ...own, belongsToPreviousDay: false, color: 'teal' as const, isEnabled: true }]
    const groupId = await addGroup(world, office, 'Eigen', { customShifts })
    const early = (await adam.api.shifts.list()).find(({ id }) => id === 'early')
    if (!early) throw new Error('there is an early shift')
    await adam.api.shifts.update({ ...early, startTime: timeOfDay('10:00'), from: day('2026-11-25') })
    const dates = ['2026-11-24', '2026-11-25'].map(day)
    const cells = dates.map(date => ({ date, shiftId: 'early', marking: 'available' as const }))
    await kim.api.availability.setCells({ week: week('2026-W48'), cells })
    const covers = dates.map(async date => {
      const list = await adam.api.schedule.candidates({ groupId, date, shiftId: own.id })
      return list.find(({ profileId }) => profileId === kim.id)?.availability
    })
    expect(await Promise.all(covers)).toEqual(['full', 'none'])
  })
})
