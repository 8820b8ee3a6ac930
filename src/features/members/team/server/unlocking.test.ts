import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import { addGroup } from '#test/groups.ts'
import { useWorld } from '#test/world.ts'

const world = useWorld()
const w48 = week('2026-W48')

/** Kim can be put on seats of one group. */
async function seatedOffice(shiftId = 'early') {
  const office = await world.office()
  const { adam, kim } = office
  const groupId = await addGroup(world, office, 'Luna')
  const seat = (date: string) => ({ groupId, date: day(date), shiftId, seat: 1, reason: 'geht' })
  const seatAll = async (dates: readonly string[]) => {
    for (const date of dates) await adam.api.schedule.assign({ ...seat(date), profileId: kim.id })
  }
  return { ...office, groupId, seat, seatAll }
}

/** Kim sits on three published seats and is locked a minute later. */
async function lockedOffice() {
  const office = await seatedOffice()
  const { adam, kim, kofi, groupId, seat, seatAll } = office
  await seatAll(['2026-11-23', '2026-11-24', '2026-11-25'])
  const plan = () => adam.api.schedule.plan({ groupId, week: w48 })
  await adam.api.schedule.publish({ groupId, week: w48, version: (await plan()).version })
  world.clock.set('2026-11-20T11:01:00Z')
  await adam.api.team.lock({ id: kim.id })
  const shown = async () =>
    (await plan()).assignments.map(({ fullName, date, state, overrideReason }) => [
      fullName.split(' ')[0],
      date,
      state,
      overrideReason,
    ])
  const giveAway = () => adam.api.schedule.assign({ ...seat('2026-11-24'), profileId: kofi.id })
  return { ...office, shown, giveAway }
}

it('gives back the seats that are still free, and says which are not', async () => {
  const { adam, kim, shown, giveAway } = await lockedOffice()
  expect(await shown()).toEqual([])
  await giveAway()
  world.clock.set('2026-11-20T11:02:00Z')
  const place = (date: string) => ({ groupName: 'Luna', shiftName: 'Früh', date })
  expect(await adam.api.team.unlock({ id: kim.id })).toEqual({
    back: [place('2026-11-23'), place('2026-11-25')],
    gone: [place('2026-11-24')],
  })
  expect(await shown()).toEqual([
    ['Kim', '2026-11-23', 'assigned', 'geht'],
    ['Kofi', '2026-11-24', 'assigned', 'geht'],
    ['Kim', '2026-11-25', 'assigned', 'geht'],
  ])
})

it('says them by the calendar, whatever groups they are in', async () => {
  const office = await world.office()
  const { adam, kim } = office
  const dates = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
  const groups = [await addGroup(world, office, 'Luna'), await addGroup(world, office, 'Mila')]
  for (const [at, date] of dates.entries()) {
    const groupId = groups[at % 2] ?? ''
    const seat = { groupId, date: day(date), shiftId: 'early', seat: 1, reason: 'geht' }
    await adam.api.schedule.assign({ ...seat, profileId: kim.id })
  }
  await adam.api.team.lock({ id: kim.id })
  world.clock.set('2026-11-20T11:02:00Z')
  const { back } = await adam.api.team.unlock({ id: kim.id })
  expect(back.map(({ date }) => date)).toEqual(dates)
})

it('does so by a role as well, and never twice', async () => {
  const { adam, lea, kim, groupId, shown } = await lockedOffice()
  world.clock.set('2026-11-20T11:02:00Z')
  await adam.api.team.unlock({ id: kim.id })
  const { assignments } = await lea.api.schedule.plan({ groupId, week: w48 })
  for (const { id } of assignments) await lea.api.schedule.remove({ assignmentId: id })
  world.clock.set('2026-11-20T11:03:00Z')
  await adam.api.team.update({ id: kim.id, role: 'locked' })
  world.clock.set('2026-11-20T11:04:00Z')
  await adam.api.team.update({ id: kim.id, role: 'chatter' })
  // there was nothing left to open the second time
  expect(await shown()).toEqual([])
  await lea.api.schedule.assign({
    groupId,
    date: day('2026-11-26'),
    shiftId: 'late',
    seat: 1,
    profileId: kim.id,
    reason: 'geht',
  })
  world.clock.set('2026-11-20T11:05:00Z')
  await adam.api.team.update({ id: kim.id, role: 'locked' })
  expect(await shown()).toEqual([])
  world.clock.set('2026-11-20T11:06:00Z')
  await adam.api.team.update({ id: kim.id, role: 'chatter' })
  expect(await shown()).toEqual([['Kim', '2026-11-26', 'assigned', 'geht']])
})

it('waits for the switch, where somebody is locked by it and by the role', async () => {
  const { adam, olivia, kim, shown } = await lockedOffice()
  world.clock.set('2026-11-20T11:02:00Z')
  await adam.api.team.update({ id: kim.id, role: 'locked' })
  world.clock.set('2026-11-20T11:03:00Z')
  expect(await adam.api.team.update({ id: kim.id, role: 'chatter' })).not.toHaveProperty('returned')
  expect((await olivia.api.auditLog.list({ kind: 'team.unlocked' })).entries).toEqual([])
  world.clock.set('2026-11-20T11:04:00Z')
  const { back, gone } = await adam.api.team.unlock({ id: kim.id })
  expect([back.length, gone]).toEqual([3, []])
  expect(await shown()).toHaveLength(3)
})

it('gives nobody a shift that is over by then, and still gives one that runs', async () => {
  for (const [at, expected] of [
    ['2026-11-23T16:00:00Z', ['2026-11-24', '2026-11-25']],
    ['2026-11-23T10:00:00Z', ['2026-11-23', '2026-11-24', '2026-11-25']],
  ] as const) {
    world.clock.set('2026-11-20T11:00:00Z')
    const { adam, kim, groupId, seatAll } = await seatedOffice()
    await seatAll(['2026-11-23', '2026-11-24', '2026-11-25'])
    // while the early shift of Monday runs
    world.clock.set('2026-11-23T09:00:00Z')
    await adam.api.team.lock({ id: kim.id })
    world.clock.set(at)
    const { back, gone } = await adam.api.team.unlock({ id: kim.id })
    expect([back.map(({ date }) => date), gone]).toEqual([expected, []])
    const { assignments } = await adam.api.schedule.plan({ groupId, week: w48 })
    expect(assignments.map(({ date }) => date)).toEqual(expected)
  }
})

it('gives back a night to come that is filed under the day before', async () => {
  const { adam, kim, seatAll } = await seatedOffice('night')
  const night = (await adam.api.shifts.list()).find(({ id }) => id === 'night')!
  const times = { startTime: timeOfDay('02:00'), endTime: timeOfDay('08:00'), belongsToPreviousDay: true }
  await adam.api.shifts.update({ ...night, ...times })
  await seatAll(['2026-11-20'])
  world.clock.set('2026-11-20T22:00:00Z')
  await adam.api.team.lock({ id: kim.id })
  // past midnight in Berlin, before the night begins
  world.clock.set('2026-11-20T23:30:00Z')
  const { back, gone } = await adam.api.team.unlock({ id: kim.id })
  expect([back.map(({ date }) => date), gone]).toEqual([['2026-11-20'], []])
})
