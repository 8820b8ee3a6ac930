import { read } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { aDuty, at, switchAttendance, toldTo } from '#test/duty-office.ts'
import { aGroup } from '#test/factories.ts'
import { type Office, refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const clock = (time: string) => world.clock.set(Temporal.Instant.from(at(time)).toString())
const month = '2026-11'
const reason = 'Terminal war aus'

/** Kim has worked from 08:00 to the end. */
async function worked() {
  const duty = await aDuty(world)
  clock('08:00')
  await duty.kim.api.attendance.checkIn({ assignmentId: duty.assignmentId })
  clock('20:00')
  await world.staffel.planning.sweep()
  return duty
}

describe('a correction', () => {
  it('says what was really worked, with its reason; the person is told', async () => {
    const { kim, adam, assignmentId } = await worked()
    const stretch = { start: at('08:00'), end: at('17:30') }
    await adam.api.attendance.correct({ assignmentId, worked: stretch, reason })
    const { sums, lines } = await kim.api.attendance.ownSheet({ month })
    expect(sums).toMatchObject({ worked: 570, planned: 480 })
    expect(lines[0]).toMatchObject({ correction: { reason, by: adam.fullName } })
    expect(await toldTo(kim, 'correction_settled')).toHaveLength(1)
    await adam.api.attendance.correct({ assignmentId, worked: null, reason: 'war nicht da' })
    expect((await kim.api.attendance.ownSheet({ month })).sums).toMatchObject({ worked: 0, shifts: 0 })
    const { entries } = await adam.api.auditLog.list({ kind: 'attendance.corrected' })
    expect(entries).toHaveLength(2)
  })

  it('is refused with a sentence: an end before the start, in the future, too long, elsewhere, over another shift', async () => {
    const { kim, adam, olivia, assignmentId, groupId } = await worked()
    const why = async (start: string, end: string) =>
      refusalOf(adam.api.attendance.correct({ assignmentId, worked: { start, end }, reason }))
    expect(await why(at('16:00'), at('08:00'))).toMatchObject({
      code: 'attendance.endBeforeStart',
      field: 'worked.end',
      message: 'Das Ende muss nach dem Beginn liegen.',
    })
    expect(await why(at('08:00'), at('21:00'))).toMatchObject({ code: 'attendance.notYet' })
    expect(await why('2026-11-22T16:00:00Z', at('16:00'))).toMatchObject({ code: 'attendance.tooFar' })
    expect(await why('2026-11-22T06:00:00Z', at('16:00'))).toMatchObject({ code: 'attendance.tooLong' })
    expect(await why('gestern', at('16:00'))).toMatchObject({ code: 'input.invalid' })
    const late = { groupId, date: day('2026-11-23'), shiftId: 'late', seat: 1 }
    const { assignment } = await olivia.api.schedule.assign({ ...late, profileId: kim.id, reason: 'Doppelschicht' })
    world.clock.set('2026-11-24T01:00:00Z')
    await adam.api.attendance.correct({
      assignmentId: assignment.id,
      worked: { start: at('17:00'), end: at('19:00') },
      reason,
    })
    expect(await why(at('08:00'), at('18:00'))).toMatchObject({
      code: 'attendance.overlaps',
      message: 'Diese Zeiten überschneiden sich mit bereits gezählten Stunden: Mo., 23. Nov. Spät · Luna.',
    })
  })

  it('waits until the shift is over: what runs would stand as it is now', async () => {
    const { kim, adam, assignmentId } = await aDuty(world)
    clock('09:10')
    await kim.api.attendance.checkIn({ assignmentId })
    clock('09:30')
    const stretch = { start: at('08:00'), end: at('09:30') }
    const correct = () => refusalOf(adam.api.attendance.correct({ assignmentId, worked: stretch, reason }))
    const tooSoon = {
      code: 'attendance.notOver',
      message: 'Du kannst eine Schicht korrigieren, sobald sie vorbei ist.',
    }
    expect(await correct()).toMatchObject(tooSoon)
    expect(await refusalOf(kim.api.attendance.request({ assignmentId, ...stretch, note: reason }))).toMatchObject(
      tooSoon,
    )
    await kim.api.attendance.checkOut({ assignmentId })
    clock('09:34')
    // the check-out can still be taken back
    expect(await correct()).toMatchObject(tooSoon)
    await kim.api.attendance.checkIn({ assignmentId })
    clock('16:00')
    await adam.api.attendance.correct({ assignmentId, worked: { start: at('08:00'), end: at('16:00') }, reason })
    expect((await kim.api.attendance.ownSheet({ month })).sums.worked).toBe(480)
  })

  it('is possible before the end of a shift that somebody has left, or that was taken from them', async () => {
    const { kim, adam, olivia, assignmentId, groupId } = await aDuty(world)
    clock('08:00')
    await kim.api.attendance.checkIn({ assignmentId })
    clock('09:00')
    await kim.api.attendance.checkOut({ assignmentId })
    clock('09:05')
    await kim.api.attendance.request({ assignmentId, start: at('07:30'), end: at('09:00'), note: reason })
    await adam.api.attendance.correct({ assignmentId, worked: { start: at('07:30'), end: at('09:00') }, reason })
    const seat = { groupId, date: day('2026-11-23'), shiftId: 'late', seat: 1 }
    const { assignment } = await olivia.api.schedule.assign({ ...seat, profileId: kim.id, reason: 'Doppelschicht' })
    clock('16:00')
    await kim.api.attendance.checkIn({ assignmentId: assignment.id })
    clock('17:00')
    await olivia.api.schedule.remove({ assignmentId: assignment.id })
    await adam.api.attendance.correct({
      assignmentId: assignment.id,
      worked: { start: at('15:30'), end: at('17:00') },
      reason,
    })
    expect((await kim.api.attendance.ownSheet({ month })).sums.worked).toBe(180)
  })

  it('that was asked for while the shift ran is not taken over, but can be refused or made otherwise', async () => {
    const { kim, adam, assignmentId } = await worked()
    const wish = { assignmentId, start: at('07:45'), end: at('16:00'), note: 'früher da' }
    const { requestId } = await kim.api.attendance.request(wish)
    // as requests were taken that are open from before
    await world.staffel.services.database.pool.query(
      'update attendance_requests set created_at = $2, requested_end = $2 where id = $1',
      [requestId, at('09:30')],
    )
    const decide = (isGranted: boolean) =>
      adam.api.attendance.decide({ requestId, isGranted, answer: isGranted ? '' : 'die ganze Schicht zählt' })
    expect(await refusalOf(decide(true))).toMatchObject({
      code: 'attendance.askedTooSoon',
      message:
        'Diese Anfrage wurde gestellt, als die Schicht noch lief. Korrigiere die Stunden selbst oder lehne die Anfrage ab.',
    })
    await decide(false)
    expect((await kim.api.attendance.ownSheet({ month })).sums.worked).toBe(480)
  })

  it('can be asked for by the person, once, and is decided once', async () => {
    const { kim, kofi, adam, lea, olivia, assignmentId } = await worked()
    const wish = { assignmentId, start: at('08:00'), end: at('16:45'), note: 'Übergabe dauerte länger' }
    expect(await refusalOf(kofi.api.attendance.request(wish))).toMatchObject({ code: 'attendance.seatNotFound' })
    expect(await refusalOf(kim.api.attendance.request({ ...wish, end: at('07:00') }))).toMatchObject({
      code: 'attendance.endBeforeStart',
    })
    const { requestId } = await kim.api.attendance.request(wish)
    expect(await refusalOf(kim.api.attendance.request(wish))).toMatchObject({ code: 'attendance.alreadyAsked' })
    for (const keeper of [adam, olivia]) expect(await toldTo(keeper, 'correction_asked')).toHaveLength(1)
    expect(await toldTo(lea, 'correction_asked')).toEqual([])
    const openIn = async (of: string) => {
      const { openRequests, people } = await adam.api.attendance.sheets({ month: of })
      return [openRequests, people.find(({ profileId }) => profileId === kim.id)?.openRequests]
    }
    expect(await openIn(month)).toEqual([1, 1])
    // it is found where the shift is, and nowhere else
    expect(await openIn('2026-12')).toEqual([0, 0])
    const decision = { requestId, isGranted: true, answer: '' }
    const outcomes = await Promise.allSettled([
      adam.api.attendance.decide(decision),
      olivia.api.attendance.decide({ ...decision, isGranted: false }),
    ])
    for (const keeper of [adam, olivia]) {
      const { notifications } = await keeper.api.notifications.list({ isUnread: true, kind: 'correction_asked' })
      expect(notifications).toEqual([])
    }
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await adam.api.attendance.correct({ assignmentId, worked: { start: wish.start, end: wish.end }, reason })
    expect((await kim.api.attendance.ownSheet({ month })).sums.worked).toBe(525)
    expect(await refusalOf(kim.api.attendance.withdraw({ requestId }))).toMatchObject({
      code: 'attendance.requestSettled',
    })
  })

  it('may be taken back as long as nobody has decided', async () => {
    const { kim, kofi, adam, assignmentId } = await worked()
    const wish = { assignmentId, start: at('08:00'), end: at('16:45'), note: 'länger' }
    const { requestId } = await kim.api.attendance.request(wish)
    expect(await refusalOf(kofi.api.attendance.withdraw({ requestId }))).toMatchObject({
      code: 'attendance.requestNotFound',
    })
    await kim.api.attendance.withdraw({ requestId })
    await kim.api.attendance.withdraw({ requestId })
    const decision = { requestId, isGranted: true, answer: '' }
    expect(await refusalOf(adam.api.attendance.decide(decision))).toMatchObject({ code: 'attendance.requestSettled' })
    await kim.api.attendance.request(wish)
  })
})

/** A night over the end of November, on which Kim has checked in and Kofi has not. */
async function overTheEnd() {
  const office: Office = await world.office()
  const { olivia, kim, kofi } = office
  await switchAttendance(office)
  const { id: groupId } = await aGroup(office)
  const seat = { groupId, date: day('2026-11-30'), shiftId: 'late' }
  for (const [index, person] of [kim, kofi].entries()) {
    await olivia.api.schedule.assign({ ...seat, seat: index + 1, profileId: person.id, reason: 'kann doch' })
  }
  const { version } = await olivia.api.schedule.plan({ groupId, week: '2026-W49' })
  await olivia.api.schedule.publish({ groupId, week: '2026-W49', version })
  world.clock.set('2026-11-30T14:50:00Z')
  const [part] = (await kim.api.attendance.own())?.parts ?? []
  const assignmentId = part?.assignmentId ?? ''
  await kim.api.attendance.checkIn({ assignmentId })
  return { ...office, groupId, assignmentId }
}

describe('a month', () => {
  it('can be closed when its last shift is over, by one of two at once, and then stands', async () => {
    const { adam, olivia, kim, assignmentId } = await overTheEnd()
    world.clock.set('2026-12-01T00:30:00Z')
    expect(await refusalOf(adam.api.attendance.close({ month }))).toMatchObject({
      code: 'attendance.monthRuns',
      message: 'Der November 2026 läuft noch. Du kannst ihn nach der letzten Schicht abschließen.',
    })
    world.clock.set('2026-12-01T01:00:00Z')
    await Promise.all([adam.api.attendance.close({ month }), olivia.api.attendance.close({ month })])
    const { entries } = await adam.api.auditLog.list({ kind: 'attendance.monthClosed' })
    expect(entries).toHaveLength(1)
    const november = await kim.api.attendance.ownSheet({ month })
    expect(november.closedAt).toBe('2026-12-01T01:00:00Z')
    expect(november.sums).toMatchObject({ worked: 480, planned: 480, shifts: 1 })
    expect((await kim.api.attendance.ownSheet({ month: '2026-12' })).sums).toMatchObject({ worked: 120, shifts: 0 })
    world.clock.set('2026-12-01T10:00:00Z')
    const stretch = { start: '2026-12-01T00:00:00+01:00', end: '2026-12-01T03:00:00+01:00' }
    const wish = { assignmentId, worked: stretch, reason }
    expect(await refusalOf(adam.api.attendance.correct(wish))).toMatchObject({
      code: 'attendance.monthClosed',
      message: 'Der November 2026 ist abgeschlossen. Öffne den Monat wieder, um etwas zu ändern.',
    })
    await adam.api.attendance.reopen({ month, reason: 'Nachtrag' })
    await adam.api.attendance.reopen({ month, reason: 'Nachtrag' })
    await adam.api.attendance.correct(wish)
    expect((await kim.api.attendance.ownSheet({ month })).sums.worked).toBe(0)
    expect((await kim.api.attendance.ownSheet({ month: '2026-12' })).sums.worked).toBe(180)
  })

  it('lists a night of the month before while it is still to come, and then if it was worked after midnight', async () => {
    const { adam, kim, assignmentId } = await overTheEnd()
    const december = async () => (await kim.api.attendance.ownSheet({ month: '2026-12' })).lines.length
    world.clock.set('2026-11-30T12:00:00Z')
    expect(await december()).toBe(1)
    world.clock.set('2026-12-01T10:00:00Z')
    expect(await december()).toBe(1)
    const evening = { start: '2026-11-30T16:00:00+01:00', end: '2026-11-30T18:00:00+01:00' }
    await adam.api.attendance.correct({ assignmentId, worked: evening, reason })
    expect(await december()).toBe(0)
    expect((await kim.api.attendance.ownSheet({ month })).lines).toHaveLength(1)
  })

  it('keeps what was missing and what was planned, whatever becomes of the plan', async () => {
    const { adam, olivia, kofi, assignmentId } = await overTheEnd()
    world.clock.set('2026-12-01T01:00:00Z')
    await adam.api.attendance.close({ month })
    expect((await adam.api.attendance.sheet({ month, profileId: kofi.id })).sums).toMatchObject({
      missing: 1,
      worked: 0,
    })
    const before = await adam.api.attendance.sheets({ month })
    await olivia.api.schedule.remove({ assignmentId })
    expect(await adam.api.attendance.sheets({ month })).toEqual(before)
  })

  it('counts as planned what ran before anybody checked in, and keeps it so when closed', async () => {
    const office = await world.office()
    const { olivia, adam, kim } = office
    const { id: groupId } = await aGroup(office)
    const seat = { groupId, date: day('2026-11-23'), shiftId: 'early', seat: 1 }
    const { assignment, version } = await olivia.api.schedule.assign({ ...seat, profileId: kim.id, reason: 'so' })
    await olivia.api.schedule.publish({ groupId, week: '2026-W48', version })
    world.clock.set('2026-11-25T10:00:00Z')
    await switchAttendance(office)
    world.clock.set('2026-12-01T10:00:00Z')
    const sums = async () => (await kim.api.attendance.ownSheet({ month })).sums
    expect(await sums()).toMatchObject({ worked: 480, missing: 0, shifts: 1 })
    await adam.api.attendance.close({ month })
    await olivia.api.schedule.remove({ assignmentId: assignment.id })
    expect(await sums()).toMatchObject({ worked: 480, shifts: 1 })
    await adam.api.attendance.reopen({ month, reason: 'Fehler im Plan' })
    expect(await sums()).toMatchObject({ worked: 0, shifts: 0 })
  })
})

describe('an export', () => {
  it('has lines that add up to their total, to the minute that the clocks showed', async () => {
    const office = await world.office()
    await switchAttendance(office)
    const { kim, olivia } = office
    const { id: groupId } = await aGroup(office)
    const days = ['2026-11-23', '2026-11-24', '2026-11-25'].map(day)
    let version = 0
    for (const date of days) {
      const seat = { groupId, date, shiftId: 'early', seat: 1, profileId: kim.id, reason: 'so' }
      ;({ version } = await olivia.api.schedule.assign(seat))
    }
    await olivia.api.schedule.publish({ groupId, week: '2026-W48', version })
    for (const [index, date] of days.entries()) {
      const { lines } = await kim.api.attendance.ownSheet({ month })
      const { assignmentId = '', startsAt = '' } = lines.find(line => line.date === date) ?? {}
      const starts = Temporal.Instant.from(startsAt)
      world.clock.set(starts.add({ minutes: 20, seconds: 40 }).toString())
      await kim.api.attendance.checkIn({ assignmentId })
      world.clock.set(starts.add({ hours: 4, minutes: 13 + index, seconds: 20 }).toString())
      await kim.api.attendance.checkOut({ assignmentId })
    }
    const { lines, sums } = await kim.api.attendance.ownSheet({ month })
    expect(lines.map(({ minutes }) => minutes)).toEqual([233, 234, 235])
    expect(sums.worked).toBe(233 + 234 + 235)
    const { csv } = await kim.api.attendance.exportCsv({ month, profileId: kim.id })
    for (const text of ['"3:53"', '"3:54"', '"3:55"', '"11:42"']) expect(csv).toContain(text)
  })

  it('is a workbook and a text of everybody, or of one person by shift', async () => {
    const { kim, adam, assignmentId } = await worked()
    await adam.api.attendance.correct({
      assignmentId,
      worked: { start: at('08:00'), end: at('15:15') },
      reason: '=1+1',
    })
    const { csv } = await adam.api.attendance.exportCsv({ month, profileId: null })
    expect(csv).toContain('"Kim Albers";"8:00";"7:15";"1";"0"')
    const own = await kim.api.attendance.exportCsv({ month, profileId: kim.id })
    expect(own.csv).toContain('"2026-11-23 08:00";"2026-11-23 15:15";"8:00";"7:15"')
    // planned, worked, missing, late, nights, weekends
    expect(own.csv).toContain('"Summe";"";"";"";"";"";"";"";"8:00";"7:15";"";"0";"0";"0";"0";""')
    expect(own.csv).not.toContain('"=1+1')
    const file = await adam.api.attendance.exportXlsx({ month, profileId: kim.id })
    expect(file.name).toBe('timesheet-2026-11.xlsx')
    const book = read(await file.arrayBuffer(), { type: 'array', cellNF: true })
    expect(book.Props).toMatchObject({ Title: 'Stundenzettel November 2026' })
    const sheet = book.Sheets[month]!
    const cells = ['B2', 'E2', 'F2', 'G2', 'H2', 'J2'].map(place => [sheet[place].v, sheet[place].z])
    const monday = 46_349
    expect(cells).toEqual([
      [monday, 'm/d/yy'],
      [monday + 8 / 24, 'm/d/yy h:mm'],
      [monday + 16 / 24, 'm/d/yy h:mm'],
      [monday + 8 / 24, 'm/d/yy h:mm'],
      [monday + 15.25 / 24, 'm/d/yy h:mm'],
      [7.25 / 24, '[h]:mm'],
    ])
    expect(await refusalOf(kim.api.attendance.exportCsv({ month, profileId: null }))).toMatchObject({
      code: 'permissions.missing',
    })
  })
})
