import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { weekOf } from '#kit/week.ts'
import { aDuty, at, switchAttendance, toldTo } from '#test/duty-office.ts'
import { aGroup, aPublishedSeat } from '#test/factories.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const clock = (time: string) => world.clock.set(Temporal.Instant.from(at(time)).toString())
const sweep = () => world.staffel.planning.sweep()
const month = '2026-11'

async function audited(kind: string): Promise<number> {
  const { rows } = await world.staffel.services.database.pool.query(
    'select count(*)::int as n from audit_entries where kind = $1',
    [kind],
  )
  return rows[0].n
}

describe('checking in', () => {
  it('is one, however often and by how many at once it is asked for', async () => {
    const { kim, assignmentId, adam } = await aDuty(world)
    clock('07:50')
    const before = await audited('attendance.checkedIn')
    const taps = await Promise.all(Array.from({ length: 8 }, () => kim.api.attendance.checkIn({ assignmentId })))
    expect(new Set(taps.map(({ standing }) => standing))).toEqual(new Set(['on']))
    clock('07:55')
    await kim.api.attendance.checkIn({ assignmentId })
    expect((await audited('attendance.checkedIn')) - before).toBe(1)
    const { groups } = await adam.api.attendance.onDuty()
    expect(groups[0]?.next[0]).toMatchObject({ checkedInAt: '2026-11-23T06:50:00Z', isLate: false })
  })

  it.each(['by themselves', 'by whoever leads'])('is a yes to the shift, %s: it asks for none any more', async by => {
    const { kim, adam, assignmentId } = await aDuty(world)
    const stateOf = async () => (await kim.api.ownShifts.next())[0]?.shifts[0]?.status
    clock('07:50')
    expect(await stateOf()).toBe('assigned')
    const before = await audited('schedule.confirmed')
    if (by === 'by themselves') await kim.api.attendance.checkIn({ assignmentId })
    else await adam.api.attendance.markPresent({ assignmentId })
    expect(await stateOf()).toBe('confirmed')
    await kim.api.ownShifts.confirm({ assignmentId })
    expect((await audited('schedule.confirmed')) - before).toBe(1)
  })

  it('is refused with a sentence: too early, of somebody else, of a seat that is gone, when it is over', async () => {
    const { kim, kofi, olivia, assignmentId } = await aDuty(world)
    const tap = (by = kim) => refusalOf(by.api.attendance.checkIn({ assignmentId }))
    clock('07:00')
    expect(await tap()).toMatchObject({
      code: 'attendance.tooEarly',
      message: 'Du kannst ab 07:45 einchecken.',
    })
    clock('07:45')
    expect(await tap(kofi)).toMatchObject({ code: 'attendance.seatNotFound' })
    clock('16:00')
    expect(await tap()).toMatchObject({ code: 'attendance.over' })
    clock('08:00')
    await olivia.api.schedule.remove({ assignmentId })
    expect(await tap()).toMatchObject({
      code: 'attendance.seatTaken',
      message: 'Du bist für diese Schicht nicht mehr eingeteilt.',
    })
  })

  it('names the day on which it opens, and the time on the person’s own clock', async () => {
    const { kim, assignmentId } = await aDuty(world)
    await kim.api.profile.update({ timeZone: 'America/New_York' })
    expect(await refusalOf(kim.api.attendance.checkIn({ assignmentId }))).toMatchObject({
      message: 'Du kannst ab Mo., 23. Nov., 01:45 New York (Berlin 07:45) einchecken.',
    })
  })

  it('is not there where nobody has switched it on, nor for a shift that ran by then', async () => {
    const office = await world.office()
    const { id: assignmentId } = await aPublishedSeat(office)
    const { kim } = office
    clock('08:30')
    expect(await kim.api.attendance.own()).toBeNull()
    expect(await refusalOf(kim.api.attendance.checkIn({ assignmentId }))).toMatchObject({ code: 'attendance.off' })
    await switchAttendance(office)
    await sweep()
    expect(await toldTo(office.lea, 'attendance_missing')).toEqual([])
    expect((await kim.api.attendance.own())?.parts).toEqual([])
    clock('17:00')
    expect((await kim.api.attendance.ownSheet({ month })).sums).toMatchObject({ worked: 480, missing: 0 })
  })
})

describe('whoever does not come', () => {
  it('is asked once when late, and once missing those who look for somebody else are told, with the seat', async () => {
    const { kim, lea, adam, olivia, kofi, groupId } = await aDuty(world)
    clock('08:04')
    await sweep()
    expect(await toldTo(kim, 'attendance_late')).toEqual([])
    clock('08:05')
    await Promise.all([sweep(), sweep()])
    await sweep()
    expect(await toldTo(kim, 'attendance_late')).toHaveLength(1)
    expect(await toldTo(lea, 'attendance_missing')).toEqual([])
    clock('08:10')
    await sweep()
    await sweep()
    for (const leader of [lea, adam, olivia]) {
      expect(await toldTo(leader, 'attendance_missing')).toEqual([
        expect.objectContaining({
          parameters: expect.objectContaining({ name: 'Kim Albers', minutes: 10, groupId, seat: 1, shiftId: 'early' }),
        }),
      ])
    }
    for (const chatter of [kim, kofi]) expect(await toldTo(chatter, 'attendance_missing')).toEqual([])
    const { groups } = await lea.api.attendance.onDuty()
    expect(groups[0]?.now[0]).toMatchObject({ standing: 'missing', person: { fullName: 'Kim Albers' } })
    expect(groups[0]?.now[0]?.askedAt).toBe('2026-11-23T07:05:00Z')
  })

  it('waits as long as the organisation says', async () => {
    const { kim, lea, olivia } = await aDuty(world)
    const waits = { attendance_late_minutes: 1, attendance_missing_minutes: 30 }
    const seen = await olivia.api.organizationSettings.organization()
    await olivia.api.organizationSettings.saveOrganization({ base: seen, change: waits })
    expect(
      await refusalOf(
        olivia.api.organizationSettings.saveOrganization({ base: waits, change: { attendance_missing_minutes: 1 } }),
      ),
    ).toMatchObject({ code: 'organizationSettings.missingBeforeLate' })
    clock('08:01')
    await sweep()
    expect(await toldTo(kim, 'attendance_late')).toHaveLength(1)
    clock('08:29')
    await sweep()
    expect(await toldTo(lea, 'attendance_missing')).toEqual([])
    clock('08:30')
    await sweep()
    expect(await toldTo(lea, 'attendance_missing')).toHaveLength(1)
  })

  it('was missing for good: who comes instead has their own time, and covers', async () => {
    const { kim, kofi, adam, lea, assignmentId, groupId } = await aDuty(world)
    clock('08:12')
    await sweep()
    await adam.api.schedule.remove({ assignmentId })
    const spot = { groupId, date: day('2026-11-23'), shiftId: 'early', seat: 1 }
    const { assignment } = await adam.api.schedule.assign({ ...spot, profileId: kofi.id, reason: 'springt ein' })
    await sweep()
    expect(await toldTo(kofi, 'attendance_late')).toEqual([])
    const [group] = (await lea.api.attendance.onDuty()).groups
    expect(group?.replaced).toEqual([expect.objectContaining({ standing: 'missing' })])
    expect(group?.now[0]).toMatchObject({ standing: 'expected', person: { fullName: 'Kofi Mensah' } })
    clock('08:20')
    await kofi.api.attendance.checkIn({ assignmentId: assignment.id })
    const [after] = (await lea.api.attendance.onDuty()).groups
    expect(after?.replaced).toEqual([
      expect.objectContaining({ standing: 'covered', isMissing: true, coveredBy: kofi.id }),
    ])
    expect(after?.now.filter(({ person }) => person)).toEqual([
      expect.objectContaining({ standing: 'on', isLate: true, isMissing: false }),
    ])
    const sheet = await adam.api.attendance.sheet({ month, profileId: kim.id })
    expect(sheet.sums).toMatchObject({ planned: 0, worked: 0, missing: 1, shifts: 0 })
  })

  it('can still come, and stays late', async () => {
    const { kim, lea, assignmentId } = await aDuty(world)
    clock('08:11')
    await sweep()
    clock('08:30')
    expect(await kim.api.attendance.checkIn({ assignmentId })).toEqual({ standing: 'on' })
    clock('17:00')
    await sweep()
    expect((await kim.api.attendance.ownSheet({ month })).sums).toMatchObject({ worked: 450, missing: 1, late: 0 })
    expect(await toldTo(lea, 'attendance_missing')).toHaveLength(1)
  })

  it('of a shift that was over before anybody looked is written down, and nobody is woken', async () => {
    const { kim, lea } = await aDuty(world)
    world.clock.set('2026-11-24T06:00:00Z')
    await sweep()
    expect(await toldTo(lea, 'attendance_missing')).toEqual([])
    expect((await kim.api.attendance.ownSheet({ month })).sums).toMatchObject({ worked: 0, missing: 1 })
  })

  it('was given the seat after its end, and stands there as not checked in until the hours are corrected', async () => {
    const { kofi, olivia, adam, groupId } = await aDuty(world)
    clock('17:00')
    const spot = { groupId, date: day('2026-11-23'), shiftId: 'early', seat: 2 }
    const { assignment } = await olivia.api.schedule.assign({ ...spot, profileId: kofi.id, reason: 'war da' })
    await sweep()
    const lines = async () => (await adam.api.attendance.sheet({ month, profileId: kofi.id })).lines
    expect(await lines()).toMatchObject([{ standing: 'not_in', isLate: false, isMissing: false, minutes: 0 }])
    const own = await kofi.api.attendance.exportCsv({ month, profileId: kofi.id })
    expect(own.csv).toContain('"nicht eingecheckt"')
    const stretch = { start: at('08:00'), end: at('16:00') }
    await adam.api.attendance.correct({ assignmentId: assignment.id, worked: stretch, reason: 'war da' })
    expect(await lines()).toMatchObject([{ minutes: 480 }])
  })

  it('leaves nothing behind where they were asked, and the seat was taken away before it began', async () => {
    const { olivia, kim, assignmentId } = await aDuty(world)
    clock('07:50')
    await olivia.api.attendance.remind({ assignmentId })
    await olivia.api.schedule.remove({ assignmentId })
    clock('17:00')
    expect((await kim.api.attendance.ownSheet({ month })).lines).toEqual([])
  })

  it('is asked again by whoever leads, but not every moment, or is said to be there', async () => {
    const { kim, lea, assignmentId } = await aDuty(world)
    clock('08:06')
    await sweep()
    world.clock.set('2026-11-23T07:07:59Z')
    expect(await refusalOf(lea.api.attendance.remind({ assignmentId }))).toMatchObject({ code: 'attendance.justAsked' })
    clock('08:08')
    await lea.api.attendance.remind({ assignmentId })
    expect(await toldTo(kim, 'attendance_late')).toHaveLength(2)
    expect(await lea.api.attendance.markPresent({ assignmentId })).toEqual({ standing: 'on' })
    expect(await refusalOf(lea.api.attendance.remind({ assignmentId }))).toMatchObject({ code: 'attendance.alreadyIn' })
    expect((await kim.api.attendance.own())?.parts[0]).toMatchObject({ standing: 'on', isLate: true })
  })
})

describe.each([
  ['spring', '2026-03-29', '2026-03-20T11:00:00Z', '2026-03-29T01:00:00Z', 5],
  ['autumn', '2026-10-25', '2026-10-20T11:00:00Z', '2026-10-25T00:00:00Z', 7],
])('in the night of the clocks in %s', (_, date, founded, begins, hours) => {
  const after = (minutes: number) => world.clock.set(Temporal.Instant.from(begins).add({ minutes }).toString())

  it('people are waited for by real minutes, and their hours are those that passed', async () => {
    world.clock.set(founded)
    const office = await world.office()
    await switchAttendance(office)
    const { kim, kofi, olivia } = office
    const { id: groupId } = await aGroup(office)
    const seat = { groupId, date: day(date), shiftId: 'night' }
    for (const [index, person] of [kim, kofi].entries()) {
      await olivia.api.schedule.assign({ ...seat, seat: index + 1, profileId: person.id, reason: 'kann doch' })
    }
    const week = weekOf(seat.date)
    const { version } = await olivia.api.schedule.plan({ groupId, week })
    await olivia.api.schedule.publish({ groupId, week, version })
    after(-15)
    const [part] = (await kim.api.attendance.own())?.parts ?? []
    expect(part?.startsAt).toBe(begins)
    await kim.api.attendance.checkIn({ assignmentId: part?.assignmentId ?? '' })
    after(4)
    await sweep()
    expect(await toldTo(kofi, 'attendance_late')).toEqual([])
    after(5)
    await sweep()
    expect(await toldTo(kofi, 'attendance_late')).toHaveLength(1)
    after(10)
    await sweep()
    expect(await toldTo(olivia, 'attendance_missing')).toHaveLength(1)
    after(12 * 60)
    await sweep()
    const sheet = await kim.api.attendance.ownSheet({ month: date.slice(0, 7) })
    expect(sheet.sums).toMatchObject({ worked: hours * 60, planned: hours * 60, nights: 1, late: 0 })
    expect(sheet.lines[0]).toMatchObject({ standing: 'ended', ending: 'shift' })
  })
})

it('who leads has a way to write to whoever has linked Discord alone', async () => {
  const { kim, id, adam } = await aDuty(world)
  await world.staffel.services.database.pool.query(
    `insert into discord_users (organization_id, id, discord_user_id, profile_id, first_name, registered_at)
     values ($1, 'd', '80351110224678912', $2, 'Kim', now())`,
    [id, kim.id],
  )
  clock('07:50')
  const { groups } = await adam.api.attendance.onDuty()
  expect(groups[0]?.next[0]?.person).toMatchObject({ chat: null, discord: '80351110224678912' })
})

it('shows those who lead the phone number, messenger and languages of a profile', async () => {
  const { kim, adam } = await aDuty(world)
  const contact = { phone: '+49 171 3920001', messenger: 'whatsapp' as const, languages: ['Deutsch'] }
  await kim.api.profile.update(contact)
  clock('07:50')
  const { groups } = await adam.api.attendance.onDuty()
  expect(groups[0]?.next[0]?.person).toMatchObject(contact)
})

describe('the end of work', () => {
  it('comes by itself with the shift, marked as such', async () => {
    const { kim, assignmentId } = await aDuty(world)
    clock('07:50')
    await kim.api.attendance.checkIn({ assignmentId })
    clock('16:30')
    await sweep()
    const { lines } = await kim.api.attendance.ownSheet({ month })
    expect(lines).toEqual([
      expect.objectContaining({ standing: 'ended', checkedOutAt: '2026-11-23T15:00:00Z', minutes: 480 }),
    ])
    expect(await kim.api.attendance.checkOut({ assignmentId })).toEqual({ standing: 'ended' })
  })

  it('is early where more is left than a start may be late by, and can be taken back within minutes', async () => {
    const { kim, kofi, assignmentId } = await aDuty(world)
    clock('08:00')
    expect(await refusalOf(kim.api.attendance.checkOut({ assignmentId }))).toMatchObject({ code: 'attendance.notIn' })
    await kim.api.attendance.checkIn({ assignmentId })
    expect(await refusalOf(kofi.api.attendance.checkOut({ assignmentId }))).toMatchObject({
      code: 'attendance.seatNotFound',
    })
    clock('12:00')
    expect(await kim.api.attendance.checkOut({ assignmentId })).toEqual({ standing: 'left_early' })
    clock('12:04')
    expect(await kim.api.attendance.checkOut({ assignmentId })).toEqual({ standing: 'left_early' })
    expect(await kim.api.attendance.checkIn({ assignmentId })).toEqual({ standing: 'on' })
    clock('15:58')
    expect(await kim.api.attendance.checkOut({ assignmentId })).toEqual({ standing: 'done' })
    clock('15:59')
    const { sums } = await kim.api.attendance.ownSheet({ month })
    expect(sums).toMatchObject({ worked: 478, leftEarly: 0 })
  })

  it.each([
    ['goes on for whoever is put back within minutes', '10:04', 'on'],
    ['is over for whoever is seated again later', '10:05', 'expected'],
  ])('%s', async (_, back, standing) => {
    const { kim, olivia, assignmentId, groupId } = await aDuty(world)
    clock('08:00')
    await kim.api.attendance.checkIn({ assignmentId })
    clock('10:00')
    await olivia.api.schedule.remove({ assignmentId })
    clock(back)
    const seat = { groupId, date: day('2026-11-23'), shiftId: 'early', seat: 1 }
    await olivia.api.schedule.assign({ ...seat, profileId: kim.id, reason: 'so' })
    expect((await kim.api.attendance.own())?.parts).toMatchObject([{ standing, isLate: false }])
  })

  it('comes with the seat that is taken away; whoever is moved to another goes on there', async () => {
    const { kim, olivia, assignmentId } = await aDuty(world)
    clock('08:00')
    await kim.api.attendance.checkIn({ assignmentId })
    clock('10:00')
    await olivia.api.schedule.move({ assignmentId, date: day('2026-11-23'), shiftId: 'early', seat: 2, reason: 'so' })
    const [part] = (await kim.api.attendance.own())?.parts ?? []
    expect(part).toMatchObject({ seat: 2, standing: 'on', isLate: false })
    expect((await kim.api.attendance.ownSheet({ month })).sums).toMatchObject({ planned: 480, worked: 120 })
    clock('11:00')
    await olivia.api.schedule.remove({ assignmentId: part?.assignmentId ?? '' })
    clock('17:00')
    await sweep()
    const { lines, sums } = await kim.api.attendance.ownSheet({ month })
    expect(lines.map(({ ending, minutes }) => [ending, minutes])).toEqual([
      ['plan', 120],
      ['plan', 60],
    ])
    expect(sums.worked).toBe(180)
  })
})
