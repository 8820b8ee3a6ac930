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

const flags = (state: 'draft' | 'assigned', isPinned = false) => packSeatFlags({ state, isPinned, isOverridden: false })

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

const early = (date: string, seat = 1) => ({ groupId: 'ivy', shiftId: 'early', date: day(date), seat })
const late = (date: string, seat = 1) => ({ groupId: 'luna', shiftId: 'late', date: day(date), seat })
const seated = (
  where: ReturnType<typeof late>,
  kind: 'new' | 'exchanged' | 'kept',
  parts: Partial<Proposal['seats'][number]> = {},
): Proposal['seats'][number] => ({
  ...where,
  profileId: 'ben',
  kind,
  breaks: [],
  isApplied: false,
  isAtOnce: false,
  hasBegun: false,
  ...parts,
})

const proposal = (parts: Partial<Proposal>): Proposal => ({
  id: 'one',
  label: 'A',
  week: week('2026-W53'),
  weeks: 1,
  people: [
    { profileId: 'ben', fullName: 'BEN' },
    { profileId: 'cem', fullName: 'CEM' },
  ],
  seats: [],
  gaps: [],
  freed: [],
  ...parts,
})

const seatsOn = (shown: AgencyWeek) =>
  boardOf(shown).flatMap(({ rows }) =>
    rows.flatMap(({ cells }) => cells.flatMap(seat => (seat?.taken ? [`${seat.key} ${seat.taken.person.id}`] : []))),
  )

describe('a proposal on the board', () => {
  it('puts people where it would have them', () => {
    const shown = proposedWeek(
      standing,
      proposal({
        seats: [
          seated(late('2027-01-03', 2), 'new'),
          seated(early('2026-12-28'), 'exchanged', { breaks: ['short_rest'] }),
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
        freed: ['2026-12-28', '2026-12-29'].map(date => ({ ...early(date), profileId: 'anna' })),
        seats: [seated(early('2026-12-30'), 'exchanged')],
      }),
    )
    expect(seatsOn(shown)).toEqual(['ivy 2026-12-29 early 1 anna', 'ivy 2026-12-30 early 1 anna'])
  })

  it('leaves what has begun as it is', () => {
    const seats = [seated(early('2026-12-28'), 'exchanged', { hasBegun: true })]
    const shown = proposedWeek(standing, proposal({ seats }))
    expect(seatsOn(shown)).toEqual(seatsOn(standing))
  })

  it('knows people whom the week does not know, and leaves the week itself as it is', () => {
    const before = structuredClone(standing)
    const shown = proposedWeek(standing, proposal({ seats: [seated(late('2026-12-28'), 'new', { profileId: 'cem' })] }))
    expect(seatsOn(shown)).toContain('luna 2026-12-28 late 1 cem')
    expect(standing).toEqual(before)
  })

  it('shows of several weeks the one that is looked at', () => {
    const two = proposal({ weeks: 2, seats: [seated(late('2027-01-05'), 'new')] })
    expect(seatsOn(proposedWeek(standing, two))).toHaveLength(3)
    const next = { ...standing, week: week('2027-W01'), seats: [] }
    expect(seatsOn(proposedWeek(next, two))).toEqual(['luna 2027-01-05 late 1 ben'])
  })

  it('passes over groups and shifts that are gone', () => {
    const free = early('2026-12-28', 2)
    const seats = [seated({ ...free, groupId: 'gone' }, 'new'), seated({ ...free, shiftId: 'gone' }, 'new')]
    expect(seatsOn(proposedWeek(standing, proposal({ seats })))).toHaveLength(3)
  })
})

describe('the mark of a seat', () => {
  it('says whether somebody else sits there now, whoever it was when the proposal was made; what stays has none', () => {
    const changes = proposalChanges(
      proposal({
        seats: [
          // Anna was put there since
          seated(early('2026-12-28'), 'new'),
          // the member who had the seat has left it
          seated(late('2026-12-28'), 'exchanged'),
          seated(late('2027-01-03', 2), 'new'),
          // fixed, and published
          seated(early('2026-12-29'), 'new'),
          seated(early('2026-12-30'), 'exchanged'),
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
          seated(late('2026-12-31'), 'new'),
          seated(early('2026-12-28'), 'exchanged', { profileId: 'cem', breaks: ['short_rest'], isApplied: true }),
          seated(early('2027-01-01'), 'kept', { profileId: 'cem' }),
        ],
      }),
    )
    expect(changes).toMatchObject([
      { key: 'luna 2026-12-31 late 1', fullName: 'BEN', kind: 'new', breaks: [], isApplied: false },
      { key: 'ivy 2026-12-28 early 1', fullName: 'CEM', kind: 'exchanged', breaks: ['short_rest'], isApplied: true },
    ])
  })

  it('can be taken over as far as they do not stand and are still to come', () => {
    const changes = proposalChanges(
      proposal({
        seats: [
          seated(late('2026-12-31'), 'new'),
          seated(late('2027-01-01'), 'new', { isApplied: true }),
          seated(late('2027-01-02'), 'new', { hasBegun: true }),
        ],
      }),
    )
    expect(applicableChanges(changes).map(({ key }) => key)).toEqual(['luna 2026-12-31 late 1'])
  })

  it('lists the open shifts by group, date and shift', () => {
    const gaps = [late('2026-12-28'), late('2026-12-28', 2), early('2027-01-03')]
    const keys = openShiftKeysIn(proposal({ gaps }))
    expect([...keys]).toEqual(['luna 2026-12-28 late', 'ivy 2027-01-03 early'])
  })
})
