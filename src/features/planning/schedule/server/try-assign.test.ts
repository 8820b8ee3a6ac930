import { describe, expect, it } from 'vitest'
import { day, type Day } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import { addGroup } from '#test/groups.ts'
import { hasLockWait } from '#test/lock-waits.ts'
import { until } from '#test/until.ts'
import { refusalOf, useWorld } from '#test/world.ts'
import { refusals } from '../refusals.de.ts'

const world = useWorld()
const monday = day('2026-11-23')
const tuesday = day('2026-11-24')

async function planning() {
  const office = await world.office()
  const groupId = await addGroup(world, office, 'Nova')
  const early = { groupId, date: monday, shiftId: 'early', seat: 1 }
  const { pool } = world.staffel.services.database
  const mark = (profileId: string, date: Day, letters: Record<string, string>) =>
    pool.query(
      `insert into availability_weeks (organization_id, week_start, profile_id, cells, notes, updated_at)
       values ($1, $2, $3, $4, '{}', now())
       on conflict (organization_id, week_start, profile_id) do update set cells = excluded.cells`,
      [office.id, mondayOf(weekOf(date)), profileId, letters],
    )
  return { ...office, groupId, early, mark, pool }
}
const allWeek = { early: 'aaaaaaa', late: 'aaaaaaa', night: 'aaaaaaa' }

describe('a seat', () => {
  it('is given once: the second manager is told who sits there', async () => {
    const { adam, lea, kim, kofi, early, mark } = await planning()
    for (const person of [kim, kofi]) await mark(person.id, monday, allWeek)
    const both = await Promise.allSettled([
      adam.api.schedule.assign({ ...early, profileId: kim.id }),
      lea.api.schedule.assign({ ...early, profileId: kofi.id }),
    ])
    const won = both.find(result => result.status === 'fulfilled')
    const lost = both.find(result => result.status === 'rejected')
    const winner = won?.value.assignment.fullName ?? ''
    expect(await refusalOf(Promise.reject(lost?.reason))).toMatchObject({
      code: 'schedule.taken',
      status: 409,
      field: 'seat',
      message: refusals.taken({ name: winner }),
    })
  })

  it('may be given to the same person twice without a change', async () => {
    const { adam, kim, early, mark } = await planning()
    await mark(kim.id, monday, allWeek)
    const first = await adam.api.schedule.assign({ ...early, profileId: kim.id })
    expect(await adam.api.schedule.assign({ ...early, profileId: kim.id })).toEqual(first)
  })

  it('is free again once somebody is removed, and nothing is removed twice', async () => {
    const { adam, kim, kofi, early, mark } = await planning()
    for (const person of [kim, kofi]) await mark(person.id, monday, allWeek)
    const { assignment } = await adam.api.schedule.assign({ ...early, profileId: kim.id })
    await adam.api.schedule.remove({ assignmentId: assignment.id })
    expect(await refusalOf(adam.api.schedule.remove({ assignmentId: assignment.id }))).toMatchObject({ status: 404 })
    await adam.api.schedule.assign({ ...early, profileId: kofi.id })
  })
})

describe('a person', () => {
  it('is put on exactly one of forty overlapping seats at once, and the others are told who sits where', async () => {
    const { id, adam, lea, kim, mark, groupId, early } = await planning()
    await mark(kim.id, monday, allWeek)
    const others = await Promise.all(Array.from({ length: 39 }, (_, index) => addGroup(world, { id }, `Nova ${index}`)))
    const results = await Promise.allSettled(
      [groupId, ...others].map((group, index) =>
        (index % 2 ? adam : lea).api.schedule.assign({ ...early, groupId: group, profileId: kim.id }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { pool } = world.staffel.services.database
    const { rows } = await pool.query(
      'select name from assignments a join creator_groups g on g.id = a.group_id where a.profile_id = $1',
      [kim.id],
    )
    expect(rows).toHaveLength(1)
    for (const result of results) {
      if (result.status === 'fulfilled') continue
      expect(await refusalOf(Promise.reject(result.reason))).toMatchObject({
        code: 'schedule.takenElsewhere',
        status: 409,
        field: 'profileId',
        message: `Kim Albers ist zu dieser Zeit schon eingeteilt: ${rows[0].name}, Früh, Mo., 23. Nov., 08:00–16:00.`,
      })
    }
  })

  it('is refused by the database itself when somebody comes in by another door', async () => {
    const { id, adam, kim, mark, groupId, early, pool } = await planning()
    await mark(kim.id, monday, allWeek)
    const nachtwache = await addGroup(world, { id }, 'Nachtwache')
    const client = await pool.connect()
    await client.query('begin')
    await client.query(
      `insert into assignments (organization_id, id, group_id, date, shift_id, seat, profile_id, state, shift_name,
        start_time, end_time, starts_at, ends_at, assigned_at)
       values ($1, $2, $3, '2026-11-23', 'late', 1, $4, 'draft', 'Spät', '15:00', '23:00',
        '2026-11-23T14:00Z', '2026-11-23T22:00Z', now())`,
      [id, newId(), nachtwache, kim.id],
    )
    const late = refusalOf(adam.api.schedule.assign({ ...early, groupId, profileId: kim.id }))
    await until(() => hasLockWait(pool), { what: 'the other assignment, which waits for this one' })
    await client.query('commit')
    client.release()
    expect(await late).toMatchObject({
      code: 'schedule.takenElsewhere',
      message: 'Kim Albers ist zu dieser Zeit schon eingeteilt: Nachtwache, Spät, Mo., 23. Nov., 15:00–23:00.',
    })
  })

  it.each([
    ['Europe/Berlin', 'Mo., 23. Nov., 00:00–09:00, Nacht von So'],
    ['Asia/Manila', 'Mo., 23. Nov., 07:00–16:00 Manila (Berlin 00:00–09:00, Nacht von So)'],
  ])('sits in a night that the plan has under the day before, as a manager in %s reads it', async (timeZone, time) => {
    const { id, adam, kim, groupId, early, pool } = await planning()
    await adam.api.profile.update({ timeZone })
    const nova = await addGroup(world, { id }, 'Nachtwache')
    await pool.query(
      `insert into assignments (organization_id, id, group_id, date, shift_id, seat, profile_id, state, shift_name,
        start_time, end_time, starts_at, ends_at, assigned_at)
       values ($1, $2, $3, '2026-11-22', 'night', 1, $4, 'draft', 'Tiefnacht', '00:00', '09:00',
        '2026-11-22T23:00Z', '2026-11-23T08:00Z', now())`,
      [id, newId(), nova, kim.id],
    )
    const refusal = await refusalOf(adam.api.schedule.assign({ ...early, groupId, profileId: kim.id }))
    expect(refusal.message).toBe(`Kim Albers ist zu dieser Zeit schon eingeteilt: Nachtwache, Tiefnacht, ${time}.`)
  })

  it('works back to back, with a reason', async () => {
    const { adam, kim, groupId, mark } = await planning()
    await mark(kim.id, monday, allWeek)
    await adam.api.schedule.assign({ groupId, date: monday, shiftId: 'early', seat: 1, profileId: kim.id })
    const late = { groupId, date: monday, shiftId: 'late', seat: 1, profileId: kim.id }
    expect(await refusalOf(adam.api.schedule.assign(late))).toMatchObject({
      code: 'schedule.needsReason',
      status: 422,
      field: 'reason',
      message: 'Bitte gib einen Grund an: zu wenig Ruhezeit.',
      data: {
        parameters: { warnings: [{ code: 'short_rest', hours: 0, minHours: 11, side: 'before', shiftName: 'Früh' }] },
      },
    })
    const { assignment } = await adam.api.schedule.assign({ ...late, reason: '  Kofi ist krank ' })
    expect(assignment).toMatchObject({ overriddenWarnings: ['short_rest'], overrideReason: 'Kofi ist krank' })
  })
})

describe('more hours than somebody wishes for', () => {
  it('want a reason, which stays on the assignment; or are out of the question where the organisation says so', async () => {
    const { adam, olivia, kim, early, mark } = await planning()
    await mark(kim.id, monday, allWeek)
    await kim.api.preferences.saveHours({ min: null, max: 12 })
    const assign = (date: Day, more: object = {}) =>
      adam.api.schedule.assign({ ...early, date, profileId: kim.id, ...more })
    await assign(monday)
    expect(await refusalOf(assign(tuesday))).toMatchObject({
      code: 'schedule.needsReason',
      field: 'reason',
      message: 'Bitte gib einen Grund an: mehr Stunden als gewünscht.',
      data: { parameters: { warnings: [{ code: 'over_wish', hours: 4, maxHours: 12 }] } },
    })
    const { assignment } = await assign(tuesday, { reason: 'Abgesprochen' })
    expect(assignment).toMatchObject({ overriddenWarnings: ['over_wish'], overrideReason: 'Abgesprochen' })

    const change = async (hoursWish: 'off' | 'block') => {
      const seen = await olivia.api.planningRules.get()
      await olivia.api.planningRules.save({ ...seen, hoursWish, seen })
    }
    await change('block')
    const wednesday = day('2026-11-25')
    expect(await refusalOf(assign(wednesday, { reason: 'Abgesprochen' }))).toMatchObject({
      code: 'schedule.ruleBlocks',
      field: 'profileId',
      message: 'Kim Albers darf laut euren Planungsregeln nicht eingeteilt werden: mehr Stunden als gewünscht.',
    })
    await change('off')
    expect((await assign(wednesday)).assignment).toMatchObject({ overriddenWarnings: [], overrideReason: null })
  })
})

describe('hard rules', () => {
  it('refuse vacation, which the night before may not run into either, whatever the reason', async () => {
    const { adam, kim, mark, id } = await planning()
    const groupId = await addGroup(world, { id }, 'Nachtwache', {
      customShifts: [
        {
          id: newId(),
          name: 'Lang',
          startTime: timeOfDay('20:00'),
          endTime: timeOfDay('04:00'),
          belongsToPreviousDay: false,
          color: 'red',
          isEnabled: true,
        },
      ],
    })
    const { shifts } = await adam.api.schedule.plan({ groupId, week: weekOf(monday) })
    const shiftId = shifts[0]?.id ?? ''
    await mark(kim.id, monday, { early: '.v.....', late: 'av.....', night: 'av.....' })
    const seat = { groupId, shiftId, seat: 1, profileId: kim.id, reason: 'geht nicht anders' }
    for (const date of [monday, tuesday]) {
      expect(await refusalOf(adam.api.schedule.assign({ ...seat, date }))).toMatchObject({
        code: 'schedule.onVacation',
        message: 'Kim Albers hat zu dieser Zeit Urlaub.',
      })
    }
    await adam.api.schedule.assign({ ...seat, date: day('2026-11-25') })
  })

  it('refuse locked people, seats and shifts there are not', async () => {
    const { adam, kim, luca, early } = await planning()
    const assign = (change: object) =>
      refusalOf(adam.api.schedule.assign({ ...early, profileId: kim.id, reason: 'doch', ...change }))
    expect(await assign({ profileId: luca.id })).toMatchObject({ code: 'schedule.lockedPerson', field: 'profileId' })
    expect(await assign({ seat: 3 })).toMatchObject({
      code: 'schedule.noSeat',
      field: 'seat',
      message: refusals.noSeat({ seats: 2 }),
    })
    expect(await assign({ shiftId: newId() })).toMatchObject({ code: 'schedule.shiftNotFound', status: 404 })
  })

  it('refuse a shift that the spring night swallows', async () => {
    const { adam, kim, id } = await planning()
    const shift = { startTime: timeOfDay('02:30'), endTime: timeOfDay('03:00'), belongsToPreviousDay: false }
    const shiftId = newId()
    const groupId = await addGroup(world, { id }, 'Kurz', {
      customShifts: [{ ...shift, id: shiftId, name: 'Blink', color: 'red', isEnabled: true }],
    })
    const seat = { groupId, shiftId, seat: 1, profileId: kim.id, reason: 'Test' }
    await adam.api.schedule.assign({ ...seat, date: day('2026-03-28') })
    expect(await refusalOf(adam.api.schedule.assign({ ...seat, date: day('2026-03-29') }))).toMatchObject({
      code: 'schedule.noLength',
      status: 422,
    })
  })
})

describe('bad input', () => {
  it.each([
    [{ seat: 0 }, 'seat', 'Der Wert muss mindestens 1 betragen.'],
    [{ seat: 1.5 }, 'seat', 'Gib eine ganze Zahl ein.'],
    [{ seat: 10 }, 'seat', 'Der Wert darf höchstens 9 betragen.'],
    [{ seat: '1' }, 'seat', 'Gib eine ganze Zahl ein.'],
    [{ date: '2026-02-30' }, 'date', 'Dieses Datum gibt es nicht.'],
    [{ shiftId: 'früh' }, 'shiftId', 'Diese ID ist ungültig.'],
    [{ profileId: undefined }, 'profileId', 'Bitte ausfüllen.'],
    [{ reason: '   ' }, 'reason', 'Bitte ausfüllen.'],
    [{ reason: 'x'.repeat(201) }, 'reason', 'Gib höchstens 200 Zeichen ein.'],
    [{ reason: 'Kim\u202E' }, 'reason', 'Die Eingabe enthält ungültige Zeichen.'],
  ])('is refused at its field: %j', async (change, field, message) => {
    const { adam, kim, early } = await planning()
    const response = await adam.fetch(`/api/v1/schedule/${early.groupId}/assignments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...early, profileId: kim.id, ...change }),
    })
    expect(response.status).toBe(400)
    const { data } = await response.json()
    expect(data.complaints).toContainEqual(expect.objectContaining({ field, message }))
  })
})
