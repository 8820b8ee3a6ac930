import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { addGroup } from '#test/groups.ts'
import { plannedOffice } from '#test/planned-office.ts'
import { type Office, refusalOf, startOfTests, useWorld } from '#test/world.ts'
import { refusals } from '../refusals.de.ts'

const world = useWorld()
const w48 = week('2026-W48')
const monday = day('2026-11-23')
const tuesday = day('2026-11-24')

const toldTo = async ({ id }: Office, recipientId: string): Promise<{ kind: string; parameters: unknown }[]> => {
  const { rows } = await world.staffel.services.database.pool.query(
    'select kind, parameters from notifications where organization_id = $1 and recipient_id = $2 order by kind, jsonb_array_length(parameters -> $3) desc',
    [id, recipientId, 'shifts'],
  )
  return rows
}

describe('moving somebody', () => {
  it('to a free seat, and changing places with who sits there', async () => {
    const { adam, kim, kofi, put, shown } = await plannedOffice(world)
    const kims = await put(kim.id, '2026-11-23')
    await adam.api.schedule.move({ assignmentId: kims.id, date: tuesday, shiftId: 'late', seat: 2, reason: 'geht' })
    expect(await shown()).toEqual(['Kim 2026-11-24 late 2'])
    const kofis = await put(kofi.id, '2026-11-25')
    const wish = { assignmentId: kofis.id, date: tuesday, shiftId: 'late', seat: 2 }
    // both are asked for at once: nobody is overridden unseen
    expect(await refusalOf(adam.api.schedule.move(wish))).toMatchObject({
      code: 'schedule.needsReason',
      data: { parameters: { names: [kofi.fullName, kim.fullName] } },
    })
    await adam.api.schedule.move({ ...wish, reason: 'getauscht' })
    expect(await shown()).toEqual(['Kofi 2026-11-24 late 2', 'Kim 2026-11-25 early 1'])
  })

  it('changes nothing where one of both cannot go', async () => {
    const office = await plannedOffice(world)
    const { adam, kim, kofi, put, shown, groupId } = office
    const kims = await put(kim.id, '2026-11-23')
    await put(kofi.id, '2026-11-24', 'late')
    const elsewhere = await addGroup(world, office, 'Nova')
    await adam.api.schedule.assign({
      groupId: elsewhere,
      date: monday,
      shiftId: 'early',
      seat: 1,
      profileId: kofi.id,
      reason: 'kann doch',
    })
    const before = await shown()
    expect(
      await refusalOf(
        adam.api.schedule.move({ assignmentId: kims.id, date: tuesday, shiftId: 'late', seat: 1, reason: 'geht' }),
      ),
    ).toMatchObject({ code: 'schedule.takenElsewhere', message: expect.stringContaining('Nova') })
    expect(await shown()).toEqual(before)
    expect(
      await refusalOf(
        adam.api.schedule.move({ assignmentId: kims.id, date: day('2026-12-01'), shiftId: 'late', seat: 1 }),
      ),
    ).toMatchObject({ code: 'schedule.otherWeek' })
    expect(
      await refusalOf(adam.api.schedule.move({ assignmentId: kims.id, date: tuesday, shiftId: 'early', seat: 9 })),
    ).toMatchObject({ code: 'schedule.noSeat' })
    expect(await shown()).toEqual(before)
    expect((await adam.api.schedule.plan({ groupId, week: w48 })).assignments).toHaveLength(2)
  })
})

describe('a whole week', () => {
  it('is carried over to several others; who cannot be seated is left out by name', async () => {
    const { adam, kim, kofi, groupId, put, shown } = await plannedOffice(world)
    await put(kim.id, '2026-11-23')
    await put(kofi.id, '2026-11-29', 'night')
    await put(kofi.id, '2026-12-07', 'early')
    const { placed, left } = await adam.api.schedule.copy({
      groupId,
      from: w48,
      to: [week('2026-W49'), week('2026-W50'), week('2026-W53'), w48],
      reason: 'wie immer',
    })
    expect([placed, left]).toEqual([
      5,
      [expect.objectContaining({ fullName: kim.fullName, date: '2026-12-07', code: 'schedule.taken' })],
    ])
    expect(await shown(week('2026-W49'))).toEqual(['Kim 2026-11-30 early 1', 'Kofi 2026-12-06 night 1'])
    expect(await shown(week('2026-W53'))).toEqual(['Kim 2026-12-28 early 1', 'Kofi 2027-01-03 night 1'])
    const again = await adam.api.schedule.copy({ groupId, from: w48, to: [week('2026-W49')] })
    expect(again).toEqual({ placed: 0, unchanged: 2, seats: [], left: [] })
  })

  it('over the night when the clock changes keeps the times on the wall', async () => {
    const { adam, kim, groupId, put } = await plannedOffice(world)
    world.clock.set('2026-03-10T08:00:00Z')
    await put(kim.id, '2026-03-22', 'late')
    await adam.api.schedule.copy({ groupId, from: week('2026-W12'), to: [week('2026-W13')], reason: 'wie immer' })
    const { rows } = await world.staffel.services.database.pool.query(
      'select starts_at, ends_at from assignments where group_id = $1 order by starts_at',
      [groupId],
    )
    world.clock.set(startOfTests)
    const inBerlin = rows.map(row =>
      [row.starts_at, row.ends_at].map(at => new Date(at).toLocaleTimeString('de', { timeZone: 'Europe/Berlin' })),
    )
    expect(inBerlin[1]).toEqual(inBerlin[0])
  })

  it('is cleared of its drafts, or of all that is to come', async () => {
    const office = await plannedOffice(world)
    const { adam, kim, kofi, groupId, put, shown, publish } = office
    await put(kim.id, '2026-11-23')
    await publish()
    const { rows } = await world.staffel.services.database.pool.query(
      "update plan_weeks set state = 'draft' where group_id = $1 returning version",
      [groupId],
    )
    await put(kofi.id, '2026-11-24')
    expect(await refusalOf(adam.api.schedule.clear({ groupId, week: w48, version: rows[0].version }))).toMatchObject({
      code: 'schedule.staleWeek',
      message: expect.stringContaining('bevor du die Woche leerst'),
    })
    const { version } = await adam.api.schedule.plan({ groupId, week: w48 })
    expect(await adam.api.schedule.clear({ groupId, week: w48, version })).toMatchObject({ removed: 1 })
    expect(await shown()).toEqual(['Kim 2026-11-23 early 1'])
    // a second planner, who still sees the drafts
    expect(await adam.api.schedule.clear({ groupId, week: w48, version })).toMatchObject({ removed: 0, seats: [] })
    world.clock.set('2026-11-23T15:00:00Z')
    const late = await adam.api.schedule.plan({ groupId, week: w48 })
    const over = await adam.api.schedule.clear({ groupId, week: w48, version: late.version, withPublished: true })
    world.clock.set(startOfTests)
    expect(over.removed).toBe(0)
    expect(
      await adam.api.schedule.clear({ groupId, week: w48, version: late.version, withPublished: true }),
    ).toMatchObject({ removed: 1 })
    expect((await toldTo(office, kim.id)).map(({ kind }) => kind)).toEqual(['shift_assigned', 'shift_removed'])
  })
})

describe('people are told', () => {
  it('once of a published week, then of each seat that comes or goes, and never of drafts', async () => {
    const office = await plannedOffice(world)
    const { adam, kim, put, publish } = office
    await put(kim.id, '2026-11-23')
    await put(kim.id, '2026-11-25')
    expect(await toldTo(office, kim.id)).toEqual([])
    await publish()
    const added = await put(kim.id, '2026-11-27')
    await adam.api.schedule.remove({ assignmentId: added.id })
    const notices = await toldTo(office, kim.id)
    expect(notices.map(({ kind }) => kind)).toEqual(['shift_assigned', 'shift_assigned', 'shift_removed'])
    expect(notices[0]?.parameters).toMatchObject({
      groupName: 'Luna',
      week: w48,
      shifts: [{ date: '2026-11-23' }, { date: '2026-11-25' }],
    })
  })

  it('in the order in which the shifts begin, a night of the day before after that day', async () => {
    const office = await plannedOffice(world)
    const { adam, kim, put, publish } = office
    const night = (await adam.api.shifts.list()).find(({ id }) => id === 'night')
    await adam.api.shifts.update({ ...night!, belongsToPreviousDay: true })
    await put(kim.id, '2026-11-23', 'night')
    await put(kim.id, '2026-11-23', 'early')
    await publish()
    const [notice] = await toldTo(office, kim.id)
    expect(notice?.parameters).toMatchObject({ shifts: [{ shiftId: 'early' }, { shiftId: 'night' }] })
  })
})

describe('of what is over nobody is told to come', () => {
  it('when a week is published in its middle, or somebody is entered afterwards', async () => {
    const office = await plannedOffice(world)
    const { kim, kofi, put, publish } = office
    await put(kim.id, '2026-11-23')
    await put(kim.id, '2026-11-27')
    world.clock.set('2026-11-25T12:00:00Z')
    await publish()
    expect((await toldTo(office, kim.id))[0]?.parameters).toMatchObject({ shifts: [{ date: '2026-11-27' }] })
    await put(kofi.id, '2026-11-24')
    expect(await toldTo(office, kofi.id)).toEqual([])
  })
})

describe('carrying a week over', () => {
  it('into published weeks tells everybody once of all of it', async () => {
    const office = await plannedOffice(world)
    const { adam, kim, groupId, put } = office
    for (const to of ['2026-W49', '2026-W50']) {
      await put(kim.id, to === '2026-W49' ? '2026-12-04' : '2026-12-11')
      const { version } = await adam.api.schedule.plan({ groupId, week: week(to) })
      await adam.api.schedule.publish({ groupId, week: week(to), version })
    }
    const before = (await toldTo(office, kim.id)).length
    await put(kim.id, '2026-11-23')
    await put(kim.id, '2026-11-25')
    await adam.api.schedule.copy({ groupId, from: w48, to: [week('2026-W50'), week('2026-W49')], reason: 'wie immer' })
    const notices = await toldTo(office, kim.id)
    expect(notices).toHaveLength(before + 1)
    expect(notices[0]?.parameters).toMatchObject({
      week: '2026-W49',
      shifts: ['2026-11-30', '2026-12-02', '2026-12-07', '2026-12-09'].map(date => ({ date })),
    })
  })

  it('that fails in one of its weeks leaves nothing half done', async () => {
    const { adam, kim, groupId, put, shown } = await plannedOffice(world)
    await put(kim.id, '2026-11-23')
    const { pool } = world.staffel.services.database
    await pool.query(
      `create function fail_in_w50() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
       create trigger fail_in_w50 before insert on assignments for each row
         when (new.date >= '2026-12-07' and new.group_id = '${groupId}') execute function fail_in_w50()`,
    )
    const to = [week('2026-W49'), week('2026-W50')]
    await expect(adam.api.schedule.copy({ groupId, from: w48, to, reason: 'wie immer' })).rejects.toThrow()
    await pool.query('drop trigger fail_in_w50 on assignments; drop function fail_in_w50')
    expect(await shown(week('2026-W49'))).toEqual([])
    expect(await adam.api.schedule.copy({ groupId, from: w48, to, reason: 'wie immer' })).toMatchObject({ placed: 2 })
  })
})

describe('declining', () => {
  it('frees the seat and tells those who plan why', async () => {
    const office = await plannedOffice(world)
    const { adam, olivia, lea, kim, kofi, groupId, put, publish, seat } = office
    const { id } = await put(kim.id, '2026-11-23')
    expect(await refusalOf(kim.api.ownShifts.decline({ assignmentId: id, reason: 'krank' }))).toMatchObject({
      status: 404,
    })
    await publish()
    expect(await refusalOf(kofi.api.ownShifts.decline({ assignmentId: id, reason: 'krank' }))).toMatchObject({
      status: 404,
    })
    expect(await refusalOf(kim.api.ownShifts.decline({ assignmentId: id, reason: '  ' }))).toMatchObject({
      field: 'reason',
    })
    await kim.api.ownShifts.decline({ assignmentId: id, reason: 'Zahnarzt' })
    const plan = await lea.api.schedule.plan({ groupId, week: w48 })
    expect(plan.assignments).toEqual([])
    expect(plan.declined).toEqual([
      { date: '2026-11-23', shiftId: 'early', seat: 1, fullName: kim.fullName, reason: 'Zahnarzt' },
    ])
    expect(await kim.api.ownShifts.next()).toEqual([])
    for (const manager of [adam, olivia]) {
      expect(await toldTo(office, manager.id)).toContainEqual({
        kind: 'assignment_declined',
        parameters: expect.objectContaining({ name: kim.fullName, reason: 'Zahnarzt' }),
      })
    }
    await adam.api.schedule.assign({ ...seat('2026-11-23', 'early'), profileId: kofi.id, reason: 'springt ein' })
    // asked for once more, after its answer was lost: it is declined, as it was, and the seat is another's
    await kim.api.ownShifts.decline({ assignmentId: id, reason: 'noch mal' })
    const after = await lea.api.schedule.plan({ groupId, week: w48 })
    expect(after.declined.map(({ reason }) => reason)).toEqual(['Zahnarzt'])
    expect(after.assignments.map(({ profileId }) => profileId)).toEqual([kofi.id])
  })

  it('is too late once the shift has begun', async () => {
    const { kim, put, publish } = await plannedOffice(world)
    const { id } = await put(kim.id, '2026-11-23')
    await publish()
    world.clock.set('2026-11-23T07:00:00Z')
    expect(await refusalOf(kim.api.ownShifts.decline({ assignmentId: id, reason: 'krank' }))).toMatchObject({
      code: 'ownShifts.tooLate',
    })
    world.clock.set(startOfTests)
  })
})

describe('a note to a seat', () => {
  it('is not replaced by somebody who has not read it', async () => {
    const { adam, lea, groupId, seat } = await plannedOffice(world)
    const spot = seat('2026-11-23', 'early')
    const noteNow = async () => (await adam.api.schedule.plan({ groupId, week: w48 })).notes.map(({ note }) => note)
    await adam.api.schedule.setNote({ ...spot, note: 'Übergabe um 8', was: '' })
    expect(await refusalOf(lea.api.schedule.setNote({ ...spot, note: 'Mila ist krank', was: '' }))).toMatchObject({
      code: 'schedule.otherNote',
      status: 409,
      field: 'note',
      message: refusals.otherNote({ note: 'Übergabe um 8' }),
    })
    expect(await noteNow()).toEqual(['Übergabe um 8'])
    // the same is no news, and whoever has read it may replace it
    await lea.api.schedule.setNote({ ...spot, note: 'Übergabe um 8', was: '' })
    await lea.api.schedule.setNote({ ...spot, note: 'Mila ist krank', was: 'Übergabe um 8' })
    expect(await refusalOf(adam.api.schedule.setNote({ ...spot, note: '', was: 'Übergabe um 8' }))).toMatchObject({
      code: 'schedule.otherNote',
    })
    const both = ['Erste', 'Zweite'].map(note => adam.api.schedule.setNote({ ...spot, note, was: 'Mila ist krank' }))
    expect((await Promise.allSettled(both)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('is read by who plans and by who sits there, and outlasts both', async () => {
    const { adam, kim, kofi, groupId, put, publish, seat } = await plannedOffice(world)
    await adam.api.schedule.setNote({ ...seat('2026-11-23', 'early'), note: 'Neues Konto, Übergabe um 8' })
    const { id } = await put(kim.id, '2026-11-23')
    await publish()
    const [own] = await kim.api.ownShifts.next()
    expect(own?.shifts[0]).toMatchObject({ note: 'Neues Konto, Übergabe um 8' })
    await adam.api.schedule.remove({ assignmentId: id })
    expect((await adam.api.schedule.plan({ groupId, week: w48 })).notes).toHaveLength(1)
    await adam.api.schedule.setNote({ ...seat('2026-11-23', 'early'), note: '' })
    expect((await adam.api.schedule.plan({ groupId, week: w48 })).notes).toEqual([])
    expect(await refusalOf(adam.api.schedule.setNote({ ...seat('2026-11-23', 'nope'), note: 'x' }))).toMatchObject({
      field: 'shiftId',
    })
    expect(await refusalOf(kofi.api.schedule.setNote({ ...seat('2026-11-23', 'early'), note: 'x' }))).toMatchObject({
      status: 403,
    })
  })
})

describe('a note to a seat of a shift that is no longer in use', () => {
  it('is changed and taken away while somebody sits there, and taken away after that; none is added', async () => {
    const { adam, id, kim, groupId, put, seat } = await plannedOffice(world)
    const spot = seat('2026-11-23', 'early')
    const noteNow = async () => (await adam.api.schedule.plan({ groupId, week: w48 })).notes.map(({ note }) => note)
    const { id: assignmentId } = await put(kim.id, '2026-11-23')
    await adam.api.schedule.setNote({ ...spot, note: 'Übergabe um 8' })
    await world.staffel.services.database.pool.query(
      "update shifts set is_enabled = false where id = 'early' and organization_id = $1",
      [id],
    )
    await adam.api.schedule.setNote({ ...spot, note: 'Mila ist krank', was: 'Übergabe um 8' })
    expect(await noteNow()).toEqual(['Mila ist krank'])
    await adam.api.schedule.setNote({ ...spot, note: '' })
    await adam.api.schedule.setNote({ ...spot, note: 'doch' })
    await adam.api.schedule.remove({ assignmentId })
    await adam.api.schedule.setNote({ ...spot, note: '' })
    expect(await noteNow()).toEqual([])
    expect(await refusalOf(adam.api.schedule.setNote({ ...spot, note: 'für niemanden' }))).toMatchObject({
      code: 'schedule.shiftNotFound',
    })
  })
})

describe('booking one person', () => {
  it('two hundred times at once, in ten groups, has one winner', { tags: ['all'] }, async () => {
    const office = await world.office()
    const { adam, olivia, kim, id } = office
    const groups = await Promise.all(Array.from({ length: 10 }, (_, at) => addGroup(world, office, `Gruppe ${at}`)))
    const wishes = Array.from({ length: 200 }, (_, at) => ({
      groupId: groups[at % 10]!,
      date: monday,
      shiftId: 'early',
      seat: 1 + (at % 2),
      profileId: kim.id,
      reason: 'kann doch',
    }))
    const results = await Promise.allSettled(
      wishes.map((wish, at) => (at % 2 ? adam : olivia).api.schedule.assign(wish)),
    )
    const { rows } = await world.staffel.services.database.pool.query(
      "select group_id, seat from assignments where organization_id = $1 and profile_id = $2 and state <> 'declined'",
      [id, kim.id],
    )
    expect(rows).toHaveLength(1)
    const lost = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
    // whoever asked for the very seat that was given is told the same as the winner
    expect(results.length - lost.length).toBeLessThanOrEqual(20)
    for (const { code, message } of lost) {
      expect(['schedule.takenElsewhere', 'schedule.taken']).toContain(code)
      expect(message).toContain(kim.fullName)
    }
  })
})
