import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { addWeeks, week, type Week } from '#kit/week.ts'
import { refusalOf, useWorld } from '#test/world.ts'
import type { CellChange } from '../schema.ts'

const world = useWorld()
const w48 = week('2026-W48')
const cell = (date: string, shiftId = 'early', marking: CellChange['marking'] = 'available'): CellChange => ({
  date: day(date),
  shiftId,
  marking,
})

describe('one’s own week', () => {
  it('is empty until something is marked, and then says what was marked', async () => {
    const { kim } = await world.office()
    expect(await kim.api.availability.week({ week: w48 })).toMatchObject({
      version: 0,
      entries: [],
      vacationDays: { current: 0, max: 2 },
    })
    await kim.api.availability.setCells({
      week: w48,
      cells: [cell('2026-11-23'), { ...cell('2026-11-29', 'night', 'preferred'), note: 'gern' }],
    })
    expect(await kim.api.availability.week({ week: w48 })).toMatchObject({
      version: 1,
      entries: [
        { date: '2026-11-23', shiftId: 'early', status: 'available', note: '' },
        { date: '2026-11-29', shiftId: 'night', status: 'preferred', note: 'gern' },
      ],
    })
  })

  it('loses nothing when many cells are marked at once', async () => {
    const { kim } = await world.office()
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29']
    const all = days.flatMap(date => ['early', 'late', 'night'].map(shiftId => cell(date, shiftId)))
    await Promise.all(all.map(one => kim.api.availability.setCells({ week: w48, cells: [one] })))
    const { entries, version } = await kim.api.availability.week({ week: w48 })
    expect(entries).toHaveLength(21)
    expect(version).toBe(21)
  })

  it('closes when the day begins in the organisation, not in Greenwich', async () => {
    const { kim } = await world.office()
    const set = () => kim.api.availability.setCells({ week: w48, cells: [cell('2026-11-24')] })
    world.clock.set('2026-11-23T22:59:59Z')
    await set()
    world.clock.set('2026-11-23T23:00:00Z')
    expect(await refusalOf(set())).toMatchObject({ code: 'availability.dayBegun', status: 422, field: 'cells.0' })
  })
})

it('a week says the times that hold in it, whatever was decided for a day to come', async () => {
  const { kim, olivia } = await world.office()
  const shift = (await olivia.api.shifts.list()).find(({ id }) => id === 'early')!
  const from = day('2026-12-03')
  await olivia.api.shifts.update({ ...shift, startTime: timeOfDay('06:00'), endTime: timeOfDay('14:00'), from })
  const earlyIn = async (of: Week) =>
    (await kim.api.availability.week({ week: of })).shiftTimes
      .filter(({ shiftId }) => shiftId === 'early')
      .map(times => [times.from, times.startTime, times.endTime])
  expect(await earlyIn(w48)).toEqual([['2026-11-23', '08:00', '16:00']])
  expect(await earlyIn(addWeeks(w48, 1))).toEqual([
    ['2026-11-30', '08:00', '16:00'],
    ['2026-12-03', '06:00', '14:00'],
  ])
  expect(await earlyIn(addWeeks(w48, 2))).toEqual([['2026-12-07', '06:00', '14:00']])
  const saved = await kim.api.availability.setCells({ week: w48, cells: [cell('2026-11-23')] })
  expect(saved.shiftTimes.find(({ shiftId }) => shiftId === 'early')).toMatchObject({ startTime: '08:00' })
})

describe('marks that were made a while ago', () => {
  it('leave alone what says something else by now, and come to nothing where it says so already', async () => {
    const { adam, kim } = await world.office()
    const seen = { status: 'none', note: '' } as const
    const send = (marking: CellChange['marking']) =>
      kim.api.availability.setCells({
        week: w48,
        cells: [
          { ...cell('2026-11-28'), was: seen },
          { ...cell('2026-11-29', 'early', marking), was: seen },
        ],
      })
    await adam.api.availability.setCells({
      week: w48,
      profileId: kim.id,
      cells: [cell('2026-11-29', 'early', 'preferred')],
    })
    expect(await refusalOf(send('available'))).toMatchObject({
      code: 'availability.changedMeanwhile',
      status: 409,
      field: 'cells.1',
    })
    const stored = async () => (await kim.api.availability.week({ week: w48 })).entries
    expect(await stored()).toEqual([expect.objectContaining({ date: '2026-11-29', status: 'preferred' })])
    await send('preferred')
    await send('preferred')
    expect(await stored()).toHaveLength(2)
  })
})

describe('somebody else’s week', () => {
  it('is edited by owner and admin, and their hand is written down', async () => {
    const { adam, olivia, kim, id } = await world.office()
    await adam.api.availability.setCells({ week: w48, profileId: kim.id, cells: [cell('2026-11-23')] })
    await olivia.api.availability.setCells({ week: w48, profileId: kim.id, cells: [cell('2026-11-23', 'late')] })
    expect((await kim.api.availability.week({ week: w48 })).entries).toHaveLength(2)
    const { rows } = await world.staffel.services.database.pool.query(
      'select actor_id, target from audit_entries where organization_id = $1 and kind like $2 order by at, id',
      [id, 'availability.%'],
    )
    expect(rows.map(row => row.target)).toEqual([kim.id, kim.id])
  })

  it('is closed to team leads and chatters, as if nobody were there', async () => {
    const { lea, kim, kofi } = await world.office()
    for (const person of [lea, kofi]) {
      const read = await refusalOf(person.api.availability.week({ week: w48, profileId: kim.id }))
      expect(read).toEqual(await refusalOf(person.api.availability.week({ week: w48, profileId: 'AAAAAAAAAAAA' })))
      expect(
        await refusalOf(
          person.api.availability.setCells({ week: w48, profileId: kim.id, cells: [cell('2026-11-23')] }),
        ),
      ).toMatchObject({ status: 404 })
    }
    expect((await kim.api.availability.week({ week: w48 })).entries).toHaveLength(0)
  })

  it('answers a person of another organisation as one that does not exist', async () => {
    const { adam } = await world.office()
    const { kim } = await world.office('Südwind')
    const foreign = await refusalOf(adam.api.availability.week({ week: w48, profileId: kim.id }))
    expect(foreign).toEqual(await refusalOf(adam.api.availability.week({ week: w48, profileId: 'AAAAAAAAAAAA' })))
  })
})

describe('a week put on other weeks', () => {
  it('marks them like it, all but vacation and days that have begun; notes stay', async () => {
    const { kim } = await world.office()
    const [w47, w49] = [week('2026-W47'), week('2026-W49')]
    await kim.api.availability.setCells({
      week: w48,
      cells: [cell('2026-11-23'), cell('2026-11-28', 'late', 'preferred'), cell('2026-11-29', 'night')],
    })
    await kim.api.availability.setCells({
      week: w49,
      cells: [{ ...cell('2026-12-02', 'late'), note: 'bleibt' }, cell('2026-12-05', 'early')],
    })
    await kim.api.vacation.request({ week: w49, dates: [day('2026-11-30')], reason: 'Familie' })
    expect(await kim.api.availability.copy({ from: w48, to: [w49, w47, w48] })).toEqual({ weeks: 2 })
    const statuses = async (of: typeof w48) =>
      (await kim.api.availability.week({ week: of })).entries.map(({ date, shiftId, status, note }) =>
        [date, shiftId, status, note].join(' ').trim(),
      )
    expect((await statuses(w49)).toSorted()).toEqual([
      '2026-11-30 early vacation_requested',
      '2026-11-30 late vacation_requested',
      '2026-11-30 night vacation_requested',
      '2026-12-02 late none bleibt',
      '2026-12-05 late preferred',
      '2026-12-06 night available',
    ])
    // this week's Monday has begun, its weekend has not
    expect((await statuses(w47)).toSorted()).toEqual(['2026-11-21 late preferred', '2026-11-22 night available'])
  })

  it('is refused for others to whoever does not lead, and for too many at once', async () => {
    const { kim, kofi, adam } = await world.office()
    await kim.api.availability.setCells({ week: w48, cells: [cell('2026-11-23')] })
    const to = [week('2026-W49')]
    expect(await refusalOf(kofi.api.availability.copy({ from: w48, to, profileId: kim.id }))).toMatchObject({
      status: 404,
    })
    await adam.api.availability.copy({ from: w48, to, profileId: kim.id })
    // nor does whoever leads change by the way what has begun
    await adam.api.availability.setCells({ week: w48, profileId: kim.id, cells: [cell('2026-11-29', 'night')] })
    await adam.api.availability.copy({ from: w48, to: [week('2026-W47')], profileId: kim.id })
    const { entries } = await kim.api.availability.week({ week: week('2026-W47') })
    expect(entries.map(({ date, shiftId }) => [date, shiftId])).toEqual([['2026-11-22', 'night']])
    expect((await kim.api.availability.week({ week: to[0]! })).entries).toHaveLength(1)
    const many = Array.from({ length: 13 }, (_, index) => addWeeks(w48, index + 1))
    expect(await refusalOf(kim.api.availability.copy({ from: w48, to: many }))).toMatchObject({ field: 'to' })
  })
})

describe('the team’s week', () => {
  it('packs everybody who marked something, for owner and admin only', async () => {
    const { adam, lea, kim, kofi } = await world.office()
    await kim.api.availability.setCells({
      week: w48,
      cells: [cell('2026-11-23'), cell('2026-11-24', 'late', 'preferred')],
    })
    await kofi.api.availability.setCells({ week: w48, cells: [cell('2026-11-29', 'night')] })
    const team = await adam.api.availability.team({ week: w48 })
    expect(team.shiftIds).toEqual(['early', 'late', 'night'])
    expect(team.cells[team.people.indexOf(kim.id)]).toBe('a...... .p..... .......'.replaceAll(' ', ''))
    expect(team.cells[team.people.indexOf(kofi.id)]).toBe('....... ....... ......a'.replaceAll(' ', ''))
    expect(await refusalOf(lea.api.availability.team({ week: w48 }))).toMatchObject({ status: 403 })
  })
})

describe('bad input', () => {
  const put = async (body: unknown, weekText = '2026-W48') => {
    const { kim } = await world.office()
    const response = await kim.fetch(`/api/v1/availability/${weekText}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    expect((await kim.api.availability.week({ week: w48 })).entries).toEqual([])
    return { status: response.status, body: await response.json() }
  }

  it.each([
    [
      { cells: [{ date: '2026-02-30', shiftId: 'early', marking: 'available' }] },
      'cells.0.date',
      'Dieses Datum gibt es nicht.',
    ],
    [
      { cells: [{ date: '2026-11-23', shiftId: 'early', marking: 'vacation' }] },
      'cells.0.marking',
      'Diese Angabe ist ungültig.',
    ],
    [
      { cells: [{ date: '2026-11-23', shiftId: "'; drop table", marking: 'none' }] },
      'cells.0.shiftId',
      'Diese ID ist ungültig.',
    ],
    [
      { cells: [{ date: '2026-11-23', shiftId: 'early', marking: 'none', note: 'x'.repeat(100_000) }] },
      'cells.0.note',
      'Gib höchstens 200 Zeichen ein.',
    ],
    [
      { cells: [{ date: '2026-11-23', shiftId: 'early', marking: 'none', note: 'a\u0000b' }] },
      'cells.0.note',
      'Die Eingabe enthält ungültige Zeichen.',
    ],
    [{ cells: 'all' }, 'cells', 'Diese Angabe ist ungültig.'],
    [{ cells: [] }, 'cells', 'Bitte ausfüllen.'],
    [{ cells: Array.from({ length: 141 }, () => cell('2026-11-23')) }, 'cells', 'Das sind zu viele Einträge.'],
  ])('is refused at its field: %j', async (body, field, message) => {
    const answer = await put(body)
    expect(answer.status).toBe(400)
    expect(answer.body.data.complaints).toContainEqual(expect.objectContaining({ field, message }))
  })

  it('refuses weeks that do not exist, broken JSON and large bodies, writing nothing', async () => {
    expect(await put({ cells: [cell('2026-11-23')] }, '2026-W54')).toMatchObject({
      status: 400,
      body: { message: 'Diese Woche gibt es nicht.' },
    })
    expect(await put('{"cells": [')).toMatchObject({ status: 400 })
    expect(await put('x'.repeat(1_000_001))).toMatchObject({ status: 413 })
  })
})
