import { createHash } from 'node:crypto'
import { isLocked } from '#features/foundation/people/policy.ts'
import { assignmentKey } from '#features/planning/assignments/seat-key.ts'
import type { AppliedSeat, FreedDraft } from '../application.ts'
import { type SnapshotPart as Part, snapshotParts } from '../states.ts'
import type { PlanningSnapshot, SnapshotSeat } from './snapshot-store.ts'

export type Fingerprint = Readonly<Record<Part, string>>

/** What was taken over from a proposal, and has not been taken back. */
export interface StandingApplication {
  readonly seats: readonly AppliedSeat[]
  readonly freed: readonly FreedDraft[]
}

/**
 * Of all that goes into a plan, part by part. What was taken over from the proposal itself is counted as if it had not been:
 * a proposal is not out of date because half of it was followed.
 */
export function fingerprintOf(ground: PlanningSnapshot, takenOver: readonly StandingApplication[] = []): Fingerprint {
  const { timeZone, planned, people, cells, absences, rules, standard, earlier } = ground
  return {
    seats: hashOf(seatsBefore(ground.seats, takenOver)),
    availability: hashOf([
      ...cells.map(row => `${row.weekStart} ${row.profileId} ${JSON.stringify(sorted(row.cells))}`),
      ...absences.map(({ profileId, interval: { start, end } }) => `${profileId} cannot ${start} ${end}`),
    ]),
    people: hashOf(
      people
        .filter(person => !isLocked(person))
        .map(({ fullName: _, isActive: __, activeStatus: ___, timeZone: ____, ...person }) => JSON.stringify(person)),
    ),
    groups: hashOf([
      timeZone,
      JSON.stringify(standard.map(({ name: _, color: __, ...shift }) => shift)),
      JSON.stringify([...earlier].toSorted(([a], [b]) => (a < b ? -1 : 1))),
      ...planned.map(({ group, shifts, requirements, members }) =>
        JSON.stringify([
          group.id,
          group.chatterCount,
          group.useCustomShifts,
          shifts.map(({ name: _, color: __, ...shift }) => shift),
          sorted(requirements),
          members.map(({ profileId, isMain }) => [profileId, isMain]),
        ]),
      ),
    ]),
    rules: hashOf([JSON.stringify(sorted({ ...rules }))]),
  }
}

export const changedParts = (then: Fingerprint, now: Fingerprint): Part[] =>
  snapshotParts.filter(part => then[part] !== now[part])

function seatsBefore(seats: readonly SnapshotSeat[], takenOver: readonly StandingApplication[]): string[] {
  const ours = new Set(takenOver.flatMap(each => each.seats.map(assignmentKey)))
  const gaveWay = new Set(takenOver.flatMap(each => each.freed.map(assignmentKey)))
  const lines = seats
    .filter(seat => seat.state === 'declined' || !ours.has(assignmentKey(seat)))
    .map(seat => `${assignmentKey(seat)} ${kindOf(seat)}`)
  return [...lines, ...[...gaveWay].filter(key => !ours.has(key)).map(key => `${key} moves`)]
}

function kindOf({ state, isPinned }: SnapshotSeat): string {
  if (state === 'declined') return 'declined'
  return state === 'draft' && !isPinned ? 'moves' : 'stands'
}

const sorted = (record: Readonly<Record<string, unknown>>) =>
  Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Whatever order the rows come in, and however often the same. */
function hashOf(lines: readonly string[]): string {
  const hash = createHash('sha256')
  for (const line of [...new Set(lines)].toSorted()) hash.update(line).update('\n')
  return hash.digest('base64url').slice(0, 22)
}
