import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { aDuty, at, toldTo } from '#test/duty-office.ts'
import { addGroup } from '#test/groups.ts'
import { useWorld } from '#test/world.ts'

const world = useWorld()
const clock = (time: string) => world.clock.set(Temporal.Instant.from(at(time)).toString())
const sweep = () => world.staffel.planning.sweep()
const month = '2026-11'
const early = { date: day('2026-11-23'), shiftId: 'early' }

/** Kim has the early shift; `put` seats somebody on it as a planner does. */
async function aMovable() {
  const duty = await aDuty(world)
  const { olivia, groupId } = duty
  const put = async (profileId: string, seat: number, on = groupId) => {
    const { assignment } = await olivia.api.schedule.assign({ ...early, groupId: on, seat, profileId, reason: 'so' })
    return assignment.id
  }
  const take = (assignmentId: string) => olivia.api.schedule.remove({ assignmentId })
  const sumsOf = async (profileId: string) => (await olivia.api.attendance.sheet({ month, profileId })).sums
  const reliability = async (profileId: string) =>
    (await olivia.api.reliability.list())?.people.find(one => one.profileId === profileId)
  return { ...duty, put, take, sumsOf, reliability }
}

describe('one shift', () => {
  it('needs no other yes where somebody is moved while at work', async () => {
    const { kim, olivia, assignmentId } = await aMovable()
    clock('07:50')
    await kim.api.attendance.checkIn({ assignmentId })
    clock('10:00')
    await olivia.api.schedule.move({ ...early, assignmentId, seat: 2, reason: 'so' })
    const [day] = await kim.api.ownShifts.next()
    expect(day?.shifts).toMatchObject([{ status: 'confirmed' }])
  })

  it('counts once, wherever in it somebody is moved to', async () => {
    const { kim, olivia, assignmentId, put, take, sumsOf, reliability } = await aMovable()
    clock('07:50')
    await kim.api.attendance.checkIn({ assignmentId })
    clock('10:00')
    await olivia.api.schedule.move({ ...early, assignmentId, seat: 2, reason: 'so' })
    clock('12:00')
    const [part] = (await kim.api.attendance.own())?.parts ?? []
    await take(part?.assignmentId ?? '')
    clock('14:00')
    const third = await put(kim.id, 1)
    await kim.api.attendance.checkIn({ assignmentId: third })
    clock('17:00')
    await sweep()
    expect(await sumsOf(kim.id)).toMatchObject({ shifts: 1, worked: 360, late: 0, missing: 0 })
    expect(await reliability(kim.id)).toMatchObject({ punctual: 1, late: 0, missing: 0 })
    const team = await olivia.api.team.list()
    expect(team.find(({ id }) => id === kim.id)?.shiftsThisMonth).toBe(1)
    const profile = await kim.api.profile.get()
    expect(profile.months.find(one => one.month === month)?.shifts).toBe(1)
  })

  it('is one night, also where neither part of it would be one', async () => {
    const { kim, olivia, groupId, sumsOf } = await aMovable()
    const night = { groupId, date: day('2026-11-23'), shiftId: 'late' }
    const { assignment } = await olivia.api.schedule.assign({ ...night, seat: 1, profileId: kim.id, reason: 'so' })
    clock('16:00')
    await kim.api.attendance.checkIn({ assignmentId: assignment.id })
    world.clock.set('2026-11-24T00:00:00Z')
    await olivia.api.schedule.move({ ...night, assignmentId: assignment.id, seat: 2, reason: 'so' })
    world.clock.set('2026-11-24T02:00:00Z')
    await sweep()
    expect(await sumsOf(kim.id)).toMatchObject({ shifts: 1, nights: 1 })
  })

  it('is missed once: whoever is put back at once is waited for as before, and nobody is woken again', async () => {
    const { kim, lea, assignmentId, put, take, sumsOf, reliability } = await aMovable()
    clock('08:12')
    await sweep()
    await take(assignmentId)
    const again = await put(kim.id, 1)
    const { groups } = await lea.api.attendance.onDuty()
    expect(groups[0]?.now[0]).toMatchObject({ standing: 'missing', assignmentId: again })
    expect(groups[0]?.replaced).toEqual([])
    clock('08:30')
    await sweep()
    expect(await toldTo(lea, 'attendance_missing')).toHaveLength(1)
    expect(await toldTo(kim, 'attendance_late')).toHaveLength(1)
    await kim.api.attendance.checkIn({ assignmentId: again })
    clock('17:00')
    await sweep()
    const sheet = await kim.api.attendance.ownSheet({ month })
    expect(sheet.lines).toHaveLength(1)
    expect(sheet.sums).toMatchObject({ missing: 1, late: 0, shifts: 1, worked: 450 })
    expect(await sumsOf(kim.id)).toEqual(sheet.sums)
    expect(await reliability(kim.id)).toMatchObject({ punctual: 0, late: 0, missing: 1 })
  })

  it('is missed once by whoever is moved while missing, and stays so where they come at last', async () => {
    const { kim, lea, olivia, assignmentId, sumsOf, reliability } = await aMovable()
    clock('08:12')
    await sweep()
    await olivia.api.schedule.move({ ...early, assignmentId, seat: 2, reason: 'so' })
    clock('08:40')
    await sweep()
    expect(await toldTo(lea, 'attendance_missing')).toHaveLength(1)
    const [part] = (await kim.api.attendance.own())?.parts ?? []
    expect(part).toMatchObject({ seat: 2, standing: 'missing' })
    await kim.api.attendance.checkIn({ assignmentId: part?.assignmentId ?? '' })
    expect(await sumsOf(kim.id)).toMatchObject({ missing: 1, shifts: 0 })
    clock('17:00')
    await sweep()
    expect(await sumsOf(kim.id)).toMatchObject({ missing: 1, late: 0, shifts: 1 })
    expect(await reliability(kim.id)).toMatchObject({ punctual: 0, missing: 1 })
  })

  it('is waited for anew by whoever is seated on it later', async () => {
    const { kim, assignmentId, put, take } = await aMovable()
    clock('08:12')
    await sweep()
    await take(assignmentId)
    clock('09:00')
    await put(kim.id, 1)
    expect((await kim.api.attendance.own())?.parts).toMatchObject([{ standing: 'expected', isMissing: false }])
    clock('09:10')
    await sweep()
    expect(await toldTo(kim, 'attendance_late')).toHaveLength(2)
  })

  it('goes on before it has begun for whoever is there already', async () => {
    const { kim, olivia, assignmentId, sumsOf } = await aMovable()
    clock('07:50')
    await kim.api.attendance.checkIn({ assignmentId })
    clock('07:55')
    await olivia.api.schedule.move({ ...early, assignmentId, seat: 2, reason: 'so' })
    expect((await kim.api.attendance.own())?.parts).toMatchObject([{ seat: 2, standing: 'on', isLate: false }])
    clock('17:00')
    await sweep()
    expect(await sumsOf(kim.id)).toMatchObject({ shifts: 1, worked: 480, late: 0 })
  })
})

describe('one shift that goes on in a group with shifts of its own', () => {
  /** Nova has one shift a day, from eight to four if nothing else is said. */
  async function withNova(startTime = timeOfDay('08:00'), endTime = timeOfDay('16:00')) {
    const office = await aMovable()
    const { id, olivia } = office
    const shift = { id: newId(), name: 'Tag', startTime, endTime, belongsToPreviousDay: false }
    const nova = await addGroup(world, { id }, 'Nova', {
      customShifts: [{ ...shift, color: 'blue', isEnabled: true }],
    })
    const { version } = await olivia.api.schedule.plan({ groupId: nova, week: '2026-W48' })
    await olivia.api.schedule.publish({ groupId: nova, week: '2026-W48', version })
    const putInNova = async (profileId: string) => {
      const spot = { groupId: nova, date: early.date, shiftId: shift.id, seat: 1 }
      const { assignment } = await olivia.api.schedule.assign({ ...spot, profileId, reason: 'so' })
      return assignment.id
    }
    return { ...office, putInNova }
  }

  it('counts once, and whoever was late was late once', async () => {
    const { kim, assignmentId, take, putInNova, sumsOf, reliability } = await withNova()
    clock('08:07')
    await kim.api.attendance.checkIn({ assignmentId })
    clock('12:00')
    await take(assignmentId)
    await putInNova(kim.id)
    expect((await kim.api.attendance.own())?.parts).toMatchObject([{ shiftName: 'Tag', standing: 'on' }])
    clock('17:00')
    await sweep()
    expect(await sumsOf(kim.id)).toMatchObject({ shifts: 1, worked: 473, late: 1 })
    expect(await reliability(kim.id)).toMatchObject({ punctual: 0, late: 1 })
  })

  it('is missed once', async () => {
    const { kim, lea, assignmentId, take, putInNova, sumsOf, reliability } = await withNova()
    clock('08:12')
    await sweep()
    await take(assignmentId)
    await putInNova(kim.id)
    clock('08:40')
    await sweep()
    expect(await toldTo(lea, 'attendance_missing')).toHaveLength(1)
    expect((await kim.api.attendance.own())?.parts).toMatchObject([{ shiftName: 'Tag', standing: 'missing' }])
    clock('17:00')
    await sweep()
    expect(await sumsOf(kim.id)).toMatchObject({ missing: 1 })
    expect(await reliability(kim.id)).toMatchObject({ missing: 1 })
  })

  it('is another one where it begins after the first was given up', async () => {
    const { kim, assignmentId, take, putInNova, sumsOf } = await withNova(timeOfDay('13:00'), timeOfDay('19:00'))
    clock('08:00')
    await kim.api.attendance.checkIn({ assignmentId })
    clock('12:00')
    await take(assignmentId)
    clock('13:00')
    const second = await putInNova(kim.id)
    await kim.api.attendance.checkIn({ assignmentId: second })
    clock('20:00')
    await sweep()
    expect(await sumsOf(kim.id)).toMatchObject({ shifts: 2, worked: 600 })
  })
})

describe('whoever is moved while at work to a seat on which somebody is missing', () => {
  it('covers them as if they had checked in, and that they began stands in the log', async () => {
    const { id, kim, kofi, olivia, lea, put, take, assignmentId, reliability } = await aMovable()
    const nova = await addGroup(world, { id }, 'Nova')
    clock('07:00')
    const other = await put(kofi.id, 1, nova)
    const { version } = await olivia.api.schedule.plan({ groupId: nova, week: '2026-W48' })
    await olivia.api.schedule.publish({ groupId: nova, week: '2026-W48', version })
    clock('07:50')
    await kofi.api.attendance.checkIn({ assignmentId: other })
    clock('08:12')
    await sweep()
    await take(assignmentId)
    await take(other)
    const jumped = await put(kofi.id, 1)
    const luna = (await lea.api.attendance.onDuty()).groups.find(({ groupName }) => groupName === 'Luna')
    expect(luna?.replaced).toEqual([expect.objectContaining({ standing: 'covered', coveredBy: kofi.id })])
    expect(luna?.now[0]).toMatchObject({ standing: 'on', assignmentId: jumped })
    expect(await reliability(kofi.id)).toMatchObject({ takenOver: 1, punctual: 1 })
    expect(await reliability(kim.id)).toMatchObject({ missing: 1 })
    const { entries } = await olivia.api.auditLog.list({ kind: 'attendance.checkedIn' })
    expect(entries[0]).toMatchObject({ targetId: kofi.id })
  })
})
