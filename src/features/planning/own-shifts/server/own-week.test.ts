import { expect, it } from 'vitest'
import { addDays } from '#kit/day.ts'
import { aPublishedSeat, nextMonday } from '#test/factories.ts'
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
