import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { boardOf } from '#features/planning/agency-week/board.ts'
import { packSeatFlags } from '#features/planning/agency-week/flags.ts'
import type { AgencyWeek } from '#features/planning/agency-week/schema.ts'
import { agencyWeekOf, inForce, weekGroup, weekShift } from '#test/agency-weeks.ts'
import {
  proposalChanges,
  openShiftKeysIn,
  changeKindBySeat,
  mayAssignByHand,
  applicableChanges,
  proposedWeek,
  currentOccupantOf,
} from './proposed.ts'
import type { Proposal } from './schema.ts'
import { packProposedFlags } from './seat-flags.ts'

const flags = (state: 'draft' | 'assigned', isPinned = false) => packSeatFlags({ state, isPinned, isOverridden: false })
const seatFlags = (kind: 'new' | 'exchanged' | 'kept', isBreak = false, isApplied = false, hasBegun = false) =>
  packProposedFlags({ kind, isBreak, isApplied, isAtOnce: false, hasBegun })

const person = (id: string) => ({
  id,
  fullName: id.toUpperCase(),
  availability: '.......',
  hours: 0,
  wish: { min: null, max: null },
})

/** Week 53 of 2026; Ivy has early and late, Luna late alone. Anna sits as a draft on Ivy's first early seat. */
const standing = agencyWeekOf({
  week: week('2026-W53'),
  groups: [
    weekGroup('ivy', 'ivy', { color: 'purple', chatterCount: 2, shifts: inForce(0, 1) }),
    weekGroup('luna', 'luna', { color: 'purple', chatterCount: 2, shifts: inForce(1) }),
  ],
  shifts: [weekShift('early', 'early', '08:00', '16:00'), weekShift('late', 'late', '16:00', '23:00')],
  people: [person('anna'), person('ben')],
  seats: [
    [0, 0, 0, 1, 0, flags('draft')],
    [0, 0, 1, 1, 0, flags('draft', true)],
    [0, 0, 2, 1, 0, flags('assigned')],
  ],
})

const proposal = (parts: Partial<Proposal>): Proposal => ({
  id: 'one',
  label: 'A',
  week: week('2026-W53'),
  weeks: 1,
  // another order than the board has
  groups: ['luna', 'ivy'],
  shifts: ['late', 'early'],
  people: [
    { profileId: 'ben', fullName: 'BEN' },
    { profileId: 'cem', fullName: 'CEM' },
  ],
  seats: [],
  gaps: [],
  freed: [],
  breaks: [],
  ...parts,
})

const seatsOn = (shown: AgencyWeek) =>
  boardOf(shown).flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap(seat => (seat?.taken ? [`${seat.key} ${seat.taken.person.id}`] : []))),
  )

describe('a proposal on the board', () => {
  it('puts people where it would have them, whichever order it names groups and shifts in', () => {
    const shown = proposedWeek(
      standing,
      proposal({
        seats: [
          [0, 0, 6, 2, 0, seatFlags('new')],
          [1, 1, 0, 1, 0, seatFlags('exchanged', true)],
        ],
      }),
    )
    expect(seatsOn(shown)).toEqual([
      'ivy 2026-12-28 early 1 ben',
      'ivy 2026-12-29 early 1 anna',
      'ivy 2026-12-30 early 1 anna',
      'luna 2027-01-03 late 2 ben',
    ])
    const board = boardOf(shown)
    expect(board[0]?.rows[0]?.cells[0]?.taken).toMatchObject({ state: 'draft', isOverridden: true })
  })

  it('takes off the drafts that would give way, and leaves what was fixed or published meanwhile', () => {
    const shown = proposedWeek(
      standing,
      proposal({
        freed: [
          [1, 1, 0, 1, 0],
          [1, 1, 1, 1, 0],
        ],
        seats: [[1, 1, 2, 1, 0, seatFlags('exchanged')]],
      }),
    )
    expect(seatsOn(shown)).toEqual(['ivy 2026-12-29 early 1 anna', 'ivy 2026-12-30 early 1 anna'])
  })

  it('leaves what has begun as it is', () => {
    const begun = seatFlags('exchanged', false, false, true)
    const shown = proposedWeek(standing, proposal({ seats: [[1, 1, 0, 1, 0, begun]] }))
    expect(seatsOn(shown)).toEqual(seatsOn(standing))
  })

  it('knows people whom the week does not know, and leaves the week itself as it is', () => {
    const before = structuredClone(standing)
    const shown = proposedWeek(standing, proposal({ seats: [[0, 0, 0, 1, 1, seatFlags('new')]] }))
    expect(seatsOn(shown)).toContain('luna 2026-12-28 late 1 cem')
    expect(standing).toEqual(before)
  })

  it('shows of several weeks the one that is looked at', () => {
    const two = proposal({ weeks: 2, seats: [[0, 0, 8, 1, 0, seatFlags('new')]] })
    expect(seatsOn(proposedWeek(standing, two))).toHaveLength(3)
    const next = { ...standing, week: week('2027-W01'), seats: [] }
    expect(seatsOn(proposedWeek(next, two))).toEqual(['luna 2027-01-05 late 1 ben'])
  })

  it('passes over groups and shifts that are gone', () => {
    const gone = proposal({ groups: ['gone', 'ivy'], shifts: ['gone', 'early'] })
    const seats: Proposal['seats'] = [
      [0, 1, 0, 2, 0, seatFlags('new')],
      [1, 0, 0, 2, 0, seatFlags('new')],
    ]
    expect(seatsOn(proposedWeek(standing, { ...gone, seats }))).toHaveLength(3)
  })
})

describe('the mark of a seat', () => {
  it('says whether somebody else sits there now, whoever it was when the proposal was made; what stays has none', () => {
    const changes = proposalChanges(
      proposal({
        seats: [
          // Anna was put there since
          [1, 1, 0, 1, 0, seatFlags('new')],
          // whoever sat there is gone
          [0, 0, 0, 1, 0, seatFlags('exchanged')],
          [0, 0, 6, 2, 0, seatFlags('new')],
          // fixed, and published
          [1, 1, 1, 1, 0, seatFlags('new')],
          [1, 1, 2, 1, 0, seatFlags('exchanged')],
        ],
      }),
    )
    expect([...changeKindBySeat(standing, changes)]).toEqual([
      ['ivy 2026-12-28 early 1', 'exchanged'],
      ['luna 2026-12-28 late 1', 'new'],
      ['luna 2027-01-03 late 2', 'new'],
    ])
  })
})

describe('somebody by hand on a seat of a proposal', () => {
  it('goes where nobody sits, and in place of a draft; not in place of what is fixed or published, or of themselves', () => {
    const put = (key: string, profileId = 'ben') => mayAssignByHand(currentOccupantOf(standing, key), profileId)
    expect(currentOccupantOf(standing, 'ivy 2026-12-28 early 1')).toEqual({ profileId: 'anna', givesWay: true })
    expect(put('ivy 2026-12-28 early 1')).toBe(true)
    expect(put('ivy 2026-12-28 early 1', 'anna')).toBe(false)
    expect([put('ivy 2026-12-29 early 1'), put('ivy 2026-12-30 early 1')]).toEqual([false, false])
    expect([put('luna 2026-12-28 late 1'), put('gone')]).toEqual([true, true])
  })
})

describe('the changes of a proposal', () => {
  it('are what it fills otherwise, each with the key of the board; what is kept is none', () => {
    const changes = proposalChanges(
      proposal({
        seats: [
          [0, 0, 3, 1, 0, seatFlags('new')],
          [1, 1, 0, 1, 1, seatFlags('exchanged', true, true)],
          [1, 1, 4, 1, 1, seatFlags('kept')],
        ],
      }),
    )
    expect(changes).toMatchObject([
      { key: 'luna 2026-12-31 late 1', profileId: 'ben', kind: 'new', isBreak: false, isApplied: false },
      { key: 'ivy 2026-12-28 early 1', profileId: 'cem', kind: 'exchanged', isBreak: true, isApplied: true },
    ])
  })

  it('can be taken over as far as they do not stand and are still to come', () => {
    const changes = proposalChanges(
      proposal({
        seats: [
          [0, 0, 3, 1, 0, seatFlags('new')],
          [0, 0, 4, 1, 0, seatFlags('new', false, true)],
          [0, 0, 5, 1, 0, seatFlags('new', false, false, true)],
        ],
      }),
    )
    expect(applicableChanges(changes).map(({ key }) => key)).toEqual(['luna 2026-12-31 late 1'])
  })

  it('leave gaps that are told apart by group, shift and day', () => {
    const gaps = openShiftKeysIn(
      proposal({
        gaps: [
          [0, 0, 0, 1],
          [0, 0, 0, 2],
          [1, 1, 6, 1],
        ],
      }),
    )
    expect([...gaps]).toEqual(['luna 2026-12-28 late', `ivy ${day('2027-01-03')} early`])
  })
})
