import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { addGroup } from '#test/groups.ts'
import { type Person, useWorld } from '#test/world.ts'

const world = useWorld()
const [w48, w49] = [week('2026-W48'), week('2026-W49')]

/** Kim on Monday and Wednesday, Kofi on Tuesday; published. */
async function publishedOffice() {
  const office = await world.office()
  const { adam, kim, kofi } = office
  const groupId = await addGroup(world, office, 'Luna')
  const put = ({ id }: Person, date: string) =>
    adam.api.schedule.assign({ groupId, date: day(date), shiftId: 'early', seat: 1, profileId: id, reason: 'geht' })
  await put(kim, '2026-11-23')
  await put(kofi, '2026-11-24')
  await put(kim, '2026-11-25')
  const plan = (of = w48) => adam.api.schedule.plan({ groupId, week: of })
  await adam.api.schedule.publish({ groupId, week: w48, version: (await plan()).version })
  const shown = async (of = w48) =>
    (await plan(of)).assignments.map(
      ({ fullName, date, overrideReason }) => `${fullName.split(' ')[0]} ${date} ${overrideReason}`,
    )
  const notices = async ({ api }: Person) =>
    (await api.notifications.list({})).notifications.map(({ kind }) => kind).toSorted()
  return { ...office, groupId, plan, shown, notices }
}

it('a week that was cleared comes back as it was, and everybody is told once of all of it', async () => {
  const { adam, kim, groupId, plan, shown, notices } = await publishedOffice()
  const before = await shown()
  const { version } = await plan()
  const { seats, removed } = await adam.api.schedule.clear({ groupId, week: w48, version, withPublished: true })
  expect([removed, await shown()]).toEqual([3, []])
  expect(await adam.api.schedule.assignAll({ groupId, seats })).toMatchObject({ left: [] })
  expect(await shown()).toEqual(before)
  expect(await notices(kim)).toEqual(['shift_assigned', 'shift_assigned', 'shift_removed'])
})

it('a week that was carried over goes again, but not whom somebody else has seated since', async () => {
  const { adam, lea, kim, kofi, groupId, plan, shown } = await publishedOffice()
  const { seats } = await adam.api.schedule.copy({ groupId, from: w48, to: [w49], reason: 'wie immer' })
  expect(await shown(w49)).toHaveLength(3)
  const monday = (await plan(w49)).assignments.find(({ profileId }) => profileId === kim.id)!
  await lea.api.schedule.remove({ assignmentId: monday.id })
  const { date, shiftId, seat } = monday
  await lea.api.schedule.assign({ groupId, date, shiftId, seat, profileId: kofi.id, reason: 'springt ein' })
  const gone = seats.map(({ reason: _, ...place }) => place)
  // each once, however often it is named
  expect(await adam.api.schedule.unassignAll({ groupId, seats: [...gone, ...gone] })).toEqual({ removed: 2, over: 0 })
  expect(await shown(w49)).toEqual([`Kofi ${date} springt ein`])
})

it('a week that was carried over stays where it was worked since, when the step is taken back', async () => {
  const { adam, groupId, shown } = await publishedOffice()
  const { seats } = await adam.api.schedule.copy({ groupId, from: w48, to: [w49], reason: 'wie immer' })
  const before = await shown(w49)
  world.clock.set('2026-12-07T12:00:00Z')
  const gone = seats.map(({ reason: _, ...place }) => place)
  expect(await adam.api.schedule.unassignAll({ groupId, seats: gone })).toEqual({ removed: 0, over: 3 })
  expect(await shown(w49)).toEqual(before)
})

it('who needs a reason is named when a week is carried over, and is seated with one', async () => {
  const { adam, groupId, shown } = await publishedOffice()
  const { placed, left } = await adam.api.schedule.copy({ groupId, from: w48, to: [w49] })
  expect([placed, left.map(({ code }) => code)]).toEqual([0, Array.from({ length: 3 }, () => 'schedule.needsReason')])
  const [first, ...others] = left.map(({ date, shiftId, seat, profileId }) => ({ date, shiftId, seat, profileId }))
  const again = await adam.api.schedule.assignAll({
    groupId,
    seats: [{ ...first!, reason: null }, ...others.map(each => ({ ...each, reason: 'Abgesprochen' }))],
  })
  expect([again.seats.length, again.left]).toEqual([2, [expect.objectContaining({ code: 'schedule.needsReason' })]])
  expect(await shown(w49)).toEqual([
    expect.stringContaining('2026-12-01 Abgesprochen'),
    expect.stringContaining('2026-12-02 Abgesprochen'),
  ])
})
