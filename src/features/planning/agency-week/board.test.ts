import { describe, expect, it } from 'vitest'
import { addDays, day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { agencyWeekOf, weekGroup, weekShift } from '#test/agency-weeks.ts'
import {
  allSeats,
  boardOf,
  type BoardSeat,
  draftsToClear,
  compareBoardSeats,
  neighbouringSeat,
  personRowsOf,
  staffingOf,
  localStartOf,
} from './board.ts'
import { filterBoardGroups, noFilters, seatKeysMatchingFilters, completeShownGroups } from './board-filters.ts'
import { redoEditOf, applyBoardEdit, undoEditOf, type BoardEdit } from './edits.ts'
import { unpackSeatFlags, packSeatFlags } from './flags.ts'
import { openSeatTestAt } from './open-seats.ts'
import type { AgencyWeek } from './schema.ts'

const draft = packSeatFlags({ state: 'draft', isPinned: false, isOverridden: false })
const pinned = packSeatFlags({ state: 'draft', isPinned: true, isOverridden: false })
const confirmed = packSeatFlags({ state: 'confirmed', isPinned: false, isOverridden: true })
const assigned = packSeatFlags({ state: 'assigned', isPinned: false, isOverridden: true })
const group = (id: string, name: string, change: Partial<AgencyWeek['groups'][number]> = {}) =>
  weekGroup(id, name, {
    chatterCount: 2,
    shifts: [
      { at: 0, mainChatters: 1, isInForce: true },
      { at: 1, mainChatters: 0, isInForce: true },
    ],
    ...change,
  })

/** Kim on Luna's first early seat on Monday, Kofi late on Nova on Tuesday, published. */
const agencyWeek = (change: Partial<AgencyWeek> = {}) =>
  agencyWeekOf({
    groups: [
      group('luna', 'Luna', { creators: ['Mila'], platforms: ['Fansly'], tags: ['vip'], main: [0] }),
      group('nova', 'Nova', { state: 'published', color: 'red' }),
    ],
    shifts: [weekShift('early', 'Früh', '08:00', '16:00'), weekShift('late', 'Spät', '16:00', '02:00')],
    people: [
      { id: 'kim', fullName: 'Kim Öz', availability: 'aaaaaaa', hours: 8, wish: { min: 24, max: 40 } },
      { id: 'kofi', fullName: 'Kofi B', availability: '.......', hours: 10, wish: { min: null, max: 8 } },
    ],
    seats: [
      [0, 0, 0, 1, 0, draft],
      [1, 1, 1, 1, 1, assigned],
    ],
    notes: [{ group: 0, shift: 0, day: 0, seat: 1, note: 'Achtung' }],
    declined: [{ group: 0, shift: 0, day: 1, seat: 1, fullName: 'Kofi B', reason: 'krank' }],
    overrides: [{ group: 1, shift: 1, day: 1, seat: 1, warnings: ['short_rest'], reason: 'springt ein' }],
    maxWeekHours: 48,
    ...change,
  })
const monday = day('2026-11-23')
/** Before anything ends. */
const isGap = openSeatTestAt(0, 'Europe/Berlin')
const at = (groupId: string, shiftId: string, date = monday, seat = 1) => ({ groupId, shiftId, date, seat })

describe('the board', () => {
  it('has the times of each day where they change within the week', () => {
    const times = { startTime: timeOfDay('06:00'), endTime: timeOfDay('16:00'), isOvernight: false }
    const early = { ...weekShift('early', 'Früh', '08:00', '16:00'), changes: [{ from: addDays(monday, 3), ...times }] }
    const standing = agencyWeek({ shifts: [early, weekShift('late', 'Spät', '16:00', '02:00')] })
    const [first] = boardOf(standing)[0]!.rows
    expect(first?.cells.map(seat => seat?.shift.startTime)).toEqual([
      ...Array.from({ length: 3 }, () => '08:00'),
      ...Array.from({ length: 4 }, () => '06:00'),
    ])
    const onThursday = { ...at('luna', 'early', addDays(monday, 3)), profileId: 'kim', reason: null }
    expect(applyBoardEdit(standing, { kind: 'assign', seats: [onThursday] }).people[0]?.hours).toBe(18)
  })

  it('has a row for every seat of every shift, and in it whoever sits there', () => {
    const [luna, nova] = boardOf(agencyWeek())
    expect(luna?.rows.map(({ shift: { name }, isFirst }) => `${name} ${isFirst}`)).toEqual([
      'Früh true',
      'Früh false',
      'Spät true',
      'Spät false',
    ])
    expect(luna?.rows[0]?.cells[0]).toMatchObject({
      isMainPlace: true,
      note: 'Achtung',
      taken: { person: { id: 'kim' }, isMain: true, state: 'draft' },
    })
    expect(luna?.rows[0]?.cells[1]).toMatchObject({ taken: undefined, declined: [{ fullName: 'Kofi B' }] })
    expect(nova?.rows[2]?.cells[1]?.taken).toMatchObject({ isOverridden: true, reason: 'springt ein' })
    expect(staffingOf(boardOf(agencyWeek()), isGap)).toEqual({ have: 2, need: 56, open: 54 })
    expect(staffingOf(boardOf(agencyWeek()), isGap, 1)).toEqual({ have: 1, need: 8, open: 7 })
  })

  it('says whose seat has kept its times, and forgets it with whoever had it', () => {
    const [startTime, endTime] = [timeOfDay('07:00'), timeOfDay('15:00')]
    const standing = agencyWeek({ kept: [{ group: 0, shift: 0, day: 0, seat: 1, person: 0, startTime, endTime }] })
    const timesIn = (of: AgencyWeek) => boardOf(of)[0]?.rows[0]?.cells[0]?.taken?.keptTimes
    expect(timesIn(standing)).toEqual({ startTime, endTime })
    expect(timesIn({ ...standing, seats: [[0, 0, 0, 1, 1, draft]] })).toBeUndefined()
  })

  it('shows who sits on a seat too many, or on a shift that is no more, and does not count it', () => {
    const seats: AgencyWeek['seats'] = [[0, 0, 0, 3, 0, draft]]
    const [luna] = boardOf(agencyWeek({ seats }))
    expect(luna?.rows).toHaveLength(5)
    expect(luna?.rows[2]?.cells.map(seat => seat?.isSurplus)).toEqual([true, ...Array.from({ length: 6 })])
    expect(staffingOf([luna!], isGap)).toEqual({ have: 0, need: 28, open: 28 })
  })

  it.each([
    [{ text: 'mila' }, ['Luna']],
    [{ text: 'öz' }, ['Luna']],
    [{ text: 'nova' }, ['Nova']],
    [{ platforms: ['Fansly'] }, ['Luna']],
    [{ tags: ['vip', 'neu'] }, ['Luna']],
    [{ colours: ['red' as const] }, ['Nova']],
    [{ unconfirmed: true }, ['Nova']],
    [{ breaks: true }, ['Nova']],
    [{ gaps: true }, ['Luna', 'Nova']],
    [{ text: 'niemand' }, []],
  ])('filtered by %o shows %o', (filters, names) => {
    const shown = filterBoardGroups(boardOf(agencyWeek()), { ...noFilters, ...filters }, isGap)
    expect(shown.map(({ group: { name } }) => name)).toEqual(names)
  })

  it('by a person keeps only their rows, and each shift still says its name', () => {
    const [luna] = filterBoardGroups(boardOf(agencyWeek()), { ...noFilters, text: 'kim' }, isGap)
    expect(luna?.rows.map(({ shift: { name }, isFirst }) => `${name} ${isFirst}`)).toEqual(['Früh true'])
  })

  it('of people has everybody, with their seats by day', () => {
    const rows = personRowsOf(agencyWeek(), boardOf(agencyWeek()))
    expect(rows.map(({ person, days }) => [person.id, days.map(seats => seats.length)])).toEqual([
      ['kim', [1, 0, 0, 0, 0, 0, 0]],
      ['kofi', [0, 1, 0, 0, 0, 0, 0]],
    ])
  })
})

describe('what is foreseen', () => {
  const who = (of: AgencyWeek) =>
    allSeats(boardOf(of)).flatMap(({ key, taken }) => (taken ? [`${key} ${taken.person.id} ${taken.state}`] : []))
  const steps: [string, BoardEdit][] = [
    ['assign', { kind: 'assign', seats: [{ ...at('luna', 'late'), profileId: 'kofi', reason: null }] }],
    ['free', { kind: 'free', seats: [{ ...at('luna', 'early'), profileId: 'kim' }] }],
    ['move', { kind: 'move', from: { ...at('luna', 'early'), profileId: 'kim' }, to: at('nova', 'early') }],
    [
      'swap',
      {
        kind: 'move',
        from: { ...at('luna', 'early'), profileId: 'kim' },
        to: at('nova', 'late', day('2026-11-24')),
      },
    ],
    ['give', { kind: 'give', seat: { ...at('luna', 'early'), profileId: 'kim' }, to: 'kofi' }],
    ['pin', { kind: 'pin', seats: [{ ...at('luna', 'early'), profileId: 'kim' }], isPinned: true }],
  ]

  it.each(steps)('of %s is taken back by its opposite, with state, pin and what was overridden', (_, step) => {
    const kim = step.kind === 'pin' ? draft : pinned
    const before = agencyWeek({
      seats: [
        [0, 0, 0, 1, 0, kim],
        [1, 1, 1, 1, 1, confirmed],
      ],
    })
    const after = applyBoardEdit(before, step)
    const [was, is] = [who(before).toSorted(), who(after).toSorted()]
    if (step.kind !== 'pin') expect(is).not.toEqual(was)
    else expect(after.seats).not.toEqual(before.seats)
    const back = applyBoardEdit(after, undoEditOf(step, 'Wie zuvor'), before)
    expect(who(back).toSorted()).toEqual(who(before).toSorted())
    expect(new Set(back.seats)).toEqual(new Set(before.seats))
    expect(back.people).toEqual(before.people)
  })

  it('takes back with a reason of its own, not that of the step', () => {
    const seat = { ...at('luna', 'early'), profileId: 'kim' }
    const reasoned: BoardEdit[] = [
      { kind: 'give', seat, to: 'kofi', reason: 'Kofi will' },
      { kind: 'move', from: seat, to: at('nova', 'early'), reason: 'Kofi will' },
    ]
    for (const step of reasoned)
      expect(undoEditOf(step, 'Wie zuvor')).toMatchObject({ reason: 'Wie zuvor', asBefore: true })
  })

  it('is done again without a question: with the reason of the first time, and of what is over meanwhile nobody goes', () => {
    const seat = { ...at('luna', 'early'), profileId: 'kim' }
    expect(redoEditOf({ kind: 'free', seats: [seat] }, 'Wie zuvor')).toMatchObject({ seats: [seat], asBefore: true })
    const wishes = [
      { ...seat, reason: null },
      { ...seat, reason: 'springt ein' },
    ]
    expect(redoEditOf({ kind: 'assign', seats: wishes }, 'Wie zuvor')).toMatchObject({
      asBefore: true,
      seats: [{ reason: 'Wie zuvor' }, { reason: 'springt ein' }],
    })
  })

  it('counts hours with the seats, over midnight as well', () => {
    const hours = (step: BoardEdit) => applyBoardEdit(agencyWeek(), step).people.map(person => person.hours)
    expect(hours(steps[0]![1])).toEqual([8, 20])
    expect(hours(steps[1]![1])).toEqual([0, 10])
    expect(hours(steps[3]![1])).toEqual([10, 8])
  })

  it('leaves a seat that is taken to whoever sits there', () => {
    const wish = { kind: 'assign', seats: [{ ...at('luna', 'early'), profileId: 'kofi', reason: null }] } as const
    expect(applyBoardEdit(agencyWeek(), wish).seats).toEqual(agencyWeek().seats)
  })

  it('is nothing for seats of the weeks after, which a copy has filled', () => {
    const later = [-7, 7].map(days => ({
      ...at('luna', 'late', addDays(day('2026-11-23'), days)),
      profileId: 'kofi',
      reason: null,
    }))
    expect(applyBoardEdit(agencyWeek(), { kind: 'assign', seats: later })).toEqual(agencyWeek())
  })

  it('pins drafts alone', () => {
    const seats = [{ ...at('nova', 'late', day('2026-11-24')), profileId: 'kofi' }]
    expect(applyBoardEdit(agencyWeek(), { kind: 'pin', seats, isPinned: true })).toEqual(agencyWeek())
    const week48 = agencyWeek({ seats: [[0, 0, 0, 1, 0, pinned]] })
    const freed = applyBoardEdit(week48, {
      kind: 'pin',
      seats: [{ ...at('luna', 'early'), profileId: 'kim' }],
      isPinned: false,
    })
    expect(unpackSeatFlags(freed.seats[0]![5]).isPinned).toBe(false)
  })

  it('moves a pin with whom it holds, but not to where people know of their seats', () => {
    const week48 = agencyWeek({ seats: [[0, 0, 0, 1, 0, pinned]] })
    const from = { ...at('luna', 'early'), profileId: 'kim' }
    const movedTo = (to: ReturnType<typeof at>) =>
      unpackSeatFlags(applyBoardEdit(week48, { kind: 'move', from, to }).seats[0]![5])
    expect(movedTo(at('luna', 'late'))).toMatchObject({ state: 'draft', isPinned: true })
    expect(movedTo(at('nova', 'early'))).toMatchObject({ state: 'assigned', isPinned: false })
  })

  it('becomes what people know of in a week that is published', () => {
    const wish: BoardEdit = { kind: 'assign', seats: [{ ...at('nova', 'early'), profileId: 'kim', reason: 'ok' }] }
    const [, , added] = applyBoardEdit(agencyWeek(), wish).seats
    expect(unpackSeatFlags(added![5])).toEqual({ state: 'assigned', isPinned: false, isOverridden: true })
  })
})

describe('the way from gap to gap', () => {
  it('leaves none out, also of shifts that begin together', () => {
    const shifts = [weekShift('short', 'Kurz', '08:00', '12:00'), weekShift('long', 'Lang', '08:00', '16:00')]
    const groups = [
      group('luna', 'Luna', { chatterCount: 1 }),
      // two groups may have one name
      group('luna2', 'Luna', { chatterCount: 1 }),
    ]
    const gaps = allSeats(boardOf(agencyWeek({ shifts, groups, seats: [] }))).toSorted(compareBoardSeats)
    const walked = (step: 1 | -1) => {
      const seen: string[] = []
      let here: BoardSeat | undefined
      for (const _ of gaps) {
        here = neighbouringSeat(gaps, here, step)
        seen.push(here?.key ?? '')
      }
      return new Set(seen)
    }
    expect(walked(1).size).toBe(28)
    expect(walked(-1)).toEqual(walked(1))
  })
})

describe('what is shown of a week', () => {
  it('is published, copied and cleared with all its rows, whichever of them a filter shows', () => {
    const all = boardOf(agencyWeek())
    const shown = filterBoardGroups(all, { ...noFilters, text: 'Kim' }, isGap)
    expect(shown.map(({ group, rows }) => [group.id, rows.length])).toEqual([['luna', 1]])
    expect(completeShownGroups(all, shown)).toEqual([all[0]])
  })

  it('is cleared of drafts that are not fixed, and not of what is surely over', () => {
    const seats: AgencyWeek['seats'] = [
      [0, 0, 0, 1, 0, draft],
      [0, 0, 1, 1, 0, draft],
      [0, 0, 3, 1, 0, draft],
      [0, 0, 4, 1, 0, pinned],
      [1, 1, 5, 1, 1, assigned],
    ]
    const dates = draftsToClear(boardOf(agencyWeek({ seats })), day('2026-11-26')).map(({ date }) => date)
    expect(dates).toEqual(['2026-11-24', '2026-11-26'])
  })

  it('is among people whoever has a seat that is asked for; gaps are nobody’s', () => {
    const all = boardOf(agencyWeek())
    const keysOf = (change: Partial<typeof noFilters>) => seatKeysMatchingFilters(all, { ...noFilters, ...change })
    expect(keysOf({ text: 'x', gaps: true })).toBeUndefined()
    expect([...(keysOf({ platforms: ['Fansly'] }) ?? [])]).toEqual(['luna 2026-11-23 early 1'])
    expect([...(keysOf({ colours: ['red'] }) ?? [])]).toEqual(['nova 2026-11-24 late 1'])
    expect([...(keysOf({ unconfirmed: true, gaps: true }) ?? [])]).toEqual(['nova 2026-11-24 late 1'])
    expect([...(keysOf({ tags: ['vip'], breaks: true }) ?? [])]).toEqual([])
  })

  it('is in order of start, a night after midnight after all others of its day', () => {
    const night = { ...weekShift('night', 'Nacht', '02:00', '08:00'), isOvernight: true }
    const week = agencyWeek({ shifts: [night, weekShift('late', 'Spät', '16:00', '02:00')] })
    const monday = allSeats(boardOf(week)).filter(
      ({ date, groupId }) => date === day('2026-11-23') && groupId === 'luna',
    )
    const inOrder = monday.toSorted((a, b) => (localStartOf(a) < localStartOf(b) ? -1 : 1)).map(seat => seat.shift.id)
    expect(inOrder).toEqual(['late', 'late', 'night', 'night'])
  })
})
