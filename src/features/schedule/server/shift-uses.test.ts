import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import { addGroup, assignTo } from '#test/groups.ts'
import { useWorld } from '#test/world.ts'

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
