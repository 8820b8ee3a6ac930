import { expect, it } from 'vitest'
import { addDays } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import { aPublishedSeat, nextMonday } from '#test/factories.ts'
import { addGroup } from '#test/groups.ts'
import { useWorld } from '#test/world.ts'

const world = useWorld()

it('says when it is for whoever lives elsewhere, and on which of their days', async () => {
  const office = await world.office()
  await aPublishedSeat(office)
  const { kim } = office
  const [own] = await kim.api.ownShifts.week({ week: '2026-W48' })
  expect(own?.own).toBeNull()
  await kim.api.profile.update({ fullName: 'Kim Albers', timeZone: 'Pacific/Honolulu' })
  const [elsewhere] = await kim.api.ownShifts.week({ week: '2026-W48' })
  const dayBefore = addDays(nextMonday, -1)
  expect(elsewhere).toMatchObject({
    date: nextMonday,
    startTime: '08:00',
    own: { date: dayBefore, startTime: '21:00', endTime: '05:00', isOvernight: true },
  })
})

it('says in which cells one’s own seats of a week stand, and nobody else’s', async () => {
  const office = await world.office()
  const { id: assignmentId } = await aPublishedSeat(office)
  const { olivia, kim, kofi } = office
  const [group] = await olivia.api.creatorGroups.list()
  const seat = { date: nextMonday, shiftId: 'early', groupName: 'Luna', startTime: '08:00', endTime: '16:00' }
  expect(await kim.api.ownShifts.week({ week: '2026-W48' })).toMatchObject([{ ...seat, status: 'assigned' }])
  await kim.api.ownShifts.confirm({ assignmentId })
  // what is not published is not told
  const draft = { groupId: group!.id, date: addDays(nextMonday, 7), shiftId: 'night', seat: 1, reason: 'kann doch' }
  await olivia.api.schedule.assign({ ...draft, profileId: kim.id })
  expect(await kim.api.ownShifts.week({ week: '2026-W48' })).toMatchObject([{ ...seat, status: 'confirmed' }])
  expect(await kim.api.ownShifts.week({ week: '2026-W49' })).toEqual([])
  expect(await kofi.api.ownShifts.week({ week: '2026-W48' })).toEqual([])
})

it('a seat of a group’s own times stands where it shares most with the times of its day, whatever they will be later', async () => {
  const office = await world.office()
  const { adam, kim, olivia } = office
  const hours = { startTime: timeOfDay('09:00'), endTime: timeOfDay('17:00'), belongsToPreviousDay: false }
  const shift = { id: newId(), name: 'Büro', ...hours, color: 'teal', isEnabled: true } as const
  const groupId = await addGroup(world, office, 'Luna', { customShifts: [shift] })
  const seat = { groupId, date: nextMonday, shiftId: shift.id, seat: 1, profileId: kim.id, reason: 'geht' }
  await adam.api.schedule.assign(seat)
  const { version } = await adam.api.schedule.plan({ groupId, week: week('2026-W48') })
  await adam.api.schedule.publish({ groupId, week: week('2026-W48'), version })
  const early = (await olivia.api.shifts.list()).find(({ id }) => id === 'early')!
  const moved = { ...early, startTime: timeOfDay('00:00'), endTime: timeOfDay('08:00') }
  await olivia.api.shifts.update({ ...moved, from: addDays(nextMonday, 7) })
  expect(await kim.api.ownShifts.week({ week: '2026-W48' })).toMatchObject([{ shiftId: 'early', name: 'Büro' }])
})
