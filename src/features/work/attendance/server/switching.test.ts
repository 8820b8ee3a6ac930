import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { aDuty, at, switchAttendance, toldTo } from '#test/duty-office.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const clock = (time: string) => world.clock.set(Temporal.Instant.from(at(time)).toString())
const sweep = () => world.staffel.planning.sweep()
const month = '2026-11'
const seat = { date: day('2026-11-23'), seat: 2 }

describe('checking in that is switched off and on again within a day', () => {
  it('goes on for those at work, with the reliability of the weeks before', async () => {
    const duty = await aDuty(world)
    const { kim, adam, assignmentId } = duty
    clock('08:00')
    await kim.api.attendance.checkIn({ assignmentId })
    clock('09:00')
    await switchAttendance(duty, false)
    clock('09:05')
    await switchAttendance(duty)
    expect((await kim.api.attendance.own())?.parts).toMatchObject([{ standing: 'on' }])
    const people = (await adam.api.reliability.list())?.people
    expect(people?.find(({ profileId }) => profileId === kim.id)).toMatchObject({ punctual: 1 })
    clock('12:00')
    expect(await kim.api.attendance.checkOut({ assignmentId })).toEqual({ standing: 'left_early' })
    expect((await kim.api.attendance.ownSheet({ month })).sums).toMatchObject({ worked: 240, shifts: 1 })
  })

  it('waits from then on for whoever was to come, and for nobody whose shift began while it was off', async () => {
    const duty = await aDuty(world)
    const { kim, kofi, olivia, lea, groupId, assignmentId } = duty
    await olivia.api.schedule.assign({ ...seat, groupId, shiftId: 'late', profileId: kofi.id, reason: 'so' })
    clock('08:02')
    await switchAttendance(duty, false)
    clock('08:30')
    await switchAttendance(duty)
    clock('08:34')
    await sweep()
    expect(await toldTo(kim, 'attendance_late')).toEqual([])
    await kim.api.attendance.checkIn({ assignmentId })
    expect((await kim.api.attendance.own())?.parts[0]).toMatchObject({ standing: 'on', isLate: false })
    clock('15:55')
    await switchAttendance(duty, false)
    clock('16:05')
    await switchAttendance(duty)
    world.clock.set('2026-11-24T02:00:00Z')
    await sweep()
    expect(await toldTo(lea, 'attendance_missing')).toEqual([])
    expect((await kofi.api.attendance.ownSheet({ month })).sums).toMatchObject({ worked: 600, shifts: 1, missing: 0 })
    const team = await olivia.api.team.list()
    expect(team.find(({ id }) => id === kofi.id)?.shiftsThisMonth).toBe(1)
  })

  it('still misses whoever does not come after it', async () => {
    const duty = await aDuty(world)
    const { lea } = duty
    clock('08:02')
    await switchAttendance(duty, false)
    clock('08:30')
    await switchAttendance(duty)
    clock('08:40')
    await sweep()
    expect(await toldTo(lea, 'attendance_missing')).toMatchObject([{ parameters: { minutes: 10 } }])
  })
})

describe('checking in that is switched off', () => {
  it('can still be ended by whoever is at work, and by nobody else', async () => {
    const duty = await aDuty(world)
    const { kim, kofi, assignmentId } = duty
    clock('08:00')
    await kim.api.attendance.checkIn({ assignmentId })
    clock('09:00')
    await switchAttendance(duty, false)
    expect((await kim.api.attendance.own())?.parts).toMatchObject([{ standing: 'on' }])
    expect(await kofi.api.attendance.own()).toBeNull()
    expect(await refusalOf(kofi.api.attendance.checkOut({ assignmentId }))).toMatchObject({ code: 'attendance.off' })
    await kim.api.attendance.checkOut({ assignmentId })
    clock('09:03')
    expect(await kim.api.attendance.checkIn({ assignmentId })).toEqual({ standing: 'on' })
  })

  it('begins anew where it is switched on a day later: what had begun by then counts as planned', async () => {
    const duty = await aDuty(world)
    const { kim, lea } = duty
    await switchAttendance(duty, false)
    clock('12:00')
    await switchAttendance(duty)
    await sweep()
    expect(await toldTo(lea, 'attendance_missing')).toEqual([])
    clock('17:00')
    expect((await kim.api.attendance.ownSheet({ month })).sums).toMatchObject({ worked: 480, missing: 0 })
  })
})
