import { describe, expect, it } from 'vitest'
import { addGroup } from '#test/groups.ts'
import { aDuty, at, toldTo } from '#test/duty-office.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const clock = (time: string) => world.clock.set(Temporal.Instant.from(at(time)).toString())

/** Kim and Kofi are on the two seats of the early shift since 08:00; it is 08:25. */
async function twoOnDuty() {
  const office = await aDuty(world)
  const { olivia, kim, kofi, groupId, date, assignmentId } = office
  const seat = { groupId, date, shiftId: 'early', seat: 2 }
  const { assignment } = await olivia.api.schedule.assign({ ...seat, profileId: kofi.id, reason: 'kann doch' })
  clock('08:00')
  await kim.api.attendance.checkIn({ assignmentId })
  await kofi.api.attendance.checkIn({ assignmentId: assignment.id })
  clock('08:25')
  return { ...office, kofisId: assignment.id }
}

describe('checking out early', () => {
  it('alerts planners and leads once the group is empty, with what remains of the shift', async () => {
    const { kim, kofi, olivia, adam, lea, assignmentId, kofisId, groupId } = await twoOnDuty()
    await kofi.api.attendance.checkOut({ assignmentId: kofisId })
    expect(await toldTo(olivia, 'attendance_missing')).toEqual([])
    await kim.api.attendance.checkOut({ assignmentId })
    for (const leader of [olivia, adam, lea]) {
      expect(await toldTo(leader, 'attendance_missing')).toMatchObject([
        { parameters: { name: 'Kim Albers', groupId, seat: 1, minutesLeft: 455 } },
      ])
    }
    for (const chatter of [kim, kofi]) expect(await toldTo(chatter, 'attendance_missing')).toEqual([])
  })

  it('alerts once when the last two leave at the same moment', async () => {
    const { kim, kofi, olivia, assignmentId, kofisId } = await twoOnDuty()
    await Promise.all([
      kim.api.attendance.checkOut({ assignmentId }),
      kofi.api.attendance.checkOut({ assignmentId: kofisId }),
    ])
    expect(await toldTo(olivia, 'attendance_missing')).toHaveLength(1)
  })

  it('sends no alert when the members check out at the end of a shift', async () => {
    const { kim, kofi, olivia, assignmentId, kofisId } = await twoOnDuty()
    clock('15:57')
    await kofi.api.attendance.checkOut({ assignmentId: kofisId })
    await kim.api.attendance.checkOut({ assignmentId })
    expect(await toldTo(olivia, 'attendance_missing')).toEqual([])
  })

  it('can be undone by the member for five minutes and never after the end of the shift', async () => {
    const { kim, assignmentId } = await twoOnDuty()
    const part = async () => (await kim.api.attendance.own())?.parts[0]
    expect(await part()).toMatchObject({ earlyBefore: '2026-11-23T14:55:00Z', resumableUntil: null })
    await kim.api.attendance.checkOut({ assignmentId })
    expect(await part()).toMatchObject({ standing: 'left_early', resumableUntil: '2026-11-23T07:30:00Z' })
    clock('08:29')
    expect(await kim.api.attendance.checkIn({ assignmentId })).toEqual({ standing: 'on' })
    await kim.api.attendance.checkOut({ assignmentId })
    clock('08:34')
    expect(await part()).toMatchObject({ standing: 'left_early', resumableUntil: null })
    expect(await refusalOf(kim.api.attendance.checkIn({ assignmentId }))).toMatchObject({
      code: 'attendance.alreadyOut',
    })
  })

  it('withdraws its alert when it is undone', async () => {
    const { kim, kofi, olivia, assignmentId, kofisId } = await twoOnDuty()
    await kofi.api.attendance.checkOut({ assignmentId: kofisId })
    await kim.api.attendance.checkOut({ assignmentId })
    expect(await toldTo(olivia, 'attendance_missing')).toHaveLength(1)
    clock('08:27')
    await kim.api.attendance.checkIn({ assignmentId })
    expect(await toldTo(olivia, 'attendance_missing')).toEqual([])
  })

  it('ends the offer to undo with the shift', async () => {
    const { kim, assignmentId } = await twoOnDuty()
    clock('15:58')
    await kim.api.attendance.checkOut({ assignmentId })
    expect((await kim.api.attendance.own())?.parts[0]).toMatchObject({ resumableUntil: '2026-11-23T15:00:00Z' })
  })
})

it('shows the running seats of a plan that is not published, and not those of others', async () => {
  const office = await aDuty(world)
  const { olivia, kofi, groupId, date } = office
  const nova = await addGroup(world, office, 'Nova', { chatterCount: 3 })
  await olivia.api.schedule.assign({ groupId: nova, date, shiftId: 'early', seat: 1, profileId: kofi.id, reason: 'so' })
  clock('08:25')
  const { groups, changesAt } = await olivia.api.attendance.onDuty()
  const ofNova = groups.find(one => one.groupId === nova)
  expect(ofNova?.now.map(({ standing, person, seat }) => [standing, person, seat])).toEqual(
    [1, 2, 3].map(seat => ['unpublished', null, seat]),
  )
  expect(ofNova?.next).toEqual([])
  const ofDuty = groups.find(one => one.groupId === groupId)
  expect(ofDuty?.now.some(({ standing }) => standing === 'unpublished')).toBe(false)
  expect(changesAt).toBe('2026-11-23T15:00:00Z')
})
