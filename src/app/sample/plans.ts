import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { newId } from '#kit/id.ts'
import { instantsIn } from '#kit/span.ts'
import { addWeeks, daysOfWeek, mondayOf, type Week } from '#kit/week.ts'
import { assignments, planWeeks } from '#features/planning/assignments/server/table.ts'
import { defaultRules } from '#features/planning/planning-rules/rules.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'
import type { Tx } from '#platform/server/database.ts'
import type { IsAvailable } from './availability.ts'
import type { SampleGroup } from './creators.ts'
import type { SeededRandom } from './random.ts'

type Assignment = typeof assignments.$inferInsert

const hourMs = 3_600_000
const { minRestHours, maxWeekHours } = defaultRules
const restMs = minRestHours * hourMs

/** When each person works, in milliseconds since 1970. */
type Busy = Map<string, { from: number; to: number }[]>

interface Plans {
  readonly organizationId: string
  readonly timeZone: string
  readonly now: Temporal.Instant
  readonly groups: readonly SampleGroup[]
  readonly chatterIds: readonly string[]
  readonly standard: readonly Shift[]
  readonly available: IsAvailable
  readonly firstWeek: Week
  readonly dice: SeededRandom
}

/** This week and the next are published, the third is a draft; whoever is free and has rested takes a seat, the rest stays open. */
export async function insertSamplePlans(tx: Tx, plans: Plans): Promise<Busy> {
  const busy: Busy = new Map()
  for (let offset = 0; offset < 3; offset++) await insertWeek(tx, plans, { offset, isPublished: offset < 2 }, busy)
  return busy
}

/** What was worked before, so that there is something to look back on; now and then somebody had declined. */
export async function insertPastSamplePlans(tx: Tx, plans: Plans, pastWeeks: number, busy: Busy): Promise<void> {
  // backwards, so that the weeks that are there already keep their rest
  for (let offset = -1; offset >= -pastWeeks; offset--) await insertWeek(tx, plans, { offset, isPublished: true }, busy)
}

/** The last two seats that `playerId` has ahead wait for a word: whoever looks around finds something to answer. */
export async function unconfirmLastSampleSeats(
  tx: Tx,
  { organizationId, now, playerId }: { organizationId: string; now: Temporal.Instant; playerId: string },
): Promise<void> {
  const here = eq(assignments.organizationId, organizationId)
  const last = tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(
      and(
        here,
        eq(assignments.profileId, playerId),
        inArray(assignments.state, ['assigned', 'confirmed']),
        gt(assignments.startsAt, now),
      ),
    )
    .orderBy(desc(assignments.startsAt))
    .limit(2)
  await tx
    .update(assignments)
    .set({ state: 'assigned', decidedAt: null })
    .where(and(here, inArray(assignments.id, last)))
}

interface SampleWeek {
  /** From this one. */
  readonly offset: number
  readonly isPublished: boolean
}

async function insertWeek(tx: Tx, plans: Plans, { offset, isPublished }: SampleWeek, busy: Busy): Promise<void> {
  const { organizationId, groups, firstWeek, now } = plans
  const week = addWeeks(firstWeek, offset)
  const publishedAt = offset < 0 ? now.subtract({ hours: 24 * 7 * (1 - offset) }) : now
  await tx.insert(planWeeks).values(
    groups.map(group => ({
      organizationId,
      groupId: group.id,
      weekStart: mondayOf(week),
      state: isPublished ? ('published' as const) : ('draft' as const),
      publishedAt: isPublished ? publishedAt : null,
    })),
  )
  const filled = fillWeek(plans, week, { isPublished, isPast: offset < 0, decidedAt: publishedAt }, busy)
  if (filled.length > 0) await tx.insert(assignments).values(filled)
}

interface Filling {
  readonly isPublished: boolean
  readonly isPast: boolean
  readonly decidedAt: Temporal.Instant
}

function fillWeek(plans: Plans, week: Week, { isPublished, isPast, decidedAt }: Filling, busy: Busy): Assignment[] {
  const { organizationId, timeZone, now, groups, standard, available, dice } = plans
  const instants = instantsIn(timeZone)
  /** Hours of this week by person. */
  const load = new Map<string, number>()
  const filled: Assignment[] = []
  for (const [weekday, date] of daysOfWeek(week).entries()) {
    // nights first, as they are hard to fill; and no group is always the last
    for (const group of [...groups.slice(weekday), ...groups.slice(0, weekday)]) {
      const custom = group.customShifts.length > 0
      for (const shift of (custom ? group.customShifts : standard).toReversed()) {
        const { start, end } = instants(date, shift)
        const [from, to] = [start.epochMilliseconds, end.epochMilliseconds]
        const cell = custom ? 'late' : shift.id
        const candidates = busyOrder(load, plans, group).filter(
          id =>
            available(id, week, weekday, cell) &&
            (load.get(id) ?? 0) + (to - from) / hourMs <= maxHoursBy(weekday) &&
            (busy.get(id) ?? []).every(other => other.to + restMs <= from || to + restMs <= other.from),
        )
        for (let seat = 1; seat <= group.chatterCount; seat++) {
          const profileId = candidates[seat - 1]
          if (profileId === undefined || dice.happens(0.05)) continue
          load.set(profileId, (load.get(profileId) ?? 0) + (to - from) / hourMs)
          busy.set(profileId, [...(busy.get(profileId) ?? []), { from, to }])
          // drawn also for what is over by now: the agency is the same on whatever day it is made
          const hasAnswered = isPast || dice.happens(0.6)
          const isConfirmed = isPublished && (hasAnswered || to < now.epochMilliseconds)
          const seated = {
            organizationId,
            id: newId(),
            groupId: group.id,
            date,
            shiftId: shift.id,
            seat,
            shiftName: shift.name,
            startTime: shift.startTime,
            endTime: shift.endTime,
            startsAt: start,
            endsAt: end,
            assignedAt: decidedAt,
          }
          const state = isConfirmed ? 'confirmed' : isPublished ? 'assigned' : 'draft'
          filled.push({ ...seated, profileId, state, decidedAt: isConfirmed ? decidedAt : null })
          const decliner = candidates[group.chatterCount]
          if (isPast && decliner !== undefined && dice.happens(0.04)) {
            const declined = { profileId: decliner, state: 'declined' as const, declineReason: 'Krank' }
            filled.push({ ...seated, ...declined, id: newId(), decidedAt })
          }
        }
      }
    }
  }
  return filled
}

/** So that the first days do not take everybody away from the last; `weekday` from 0. */
const maxHoursBy = (weekday: number): number => Math.min(maxWeekHours, Math.max(12, (maxWeekHours * (weekday + 1)) / 6))

/** The group's home chatters come first, and among them whoever has the fewest hours this week. */
function busyOrder(load: ReadonlyMap<string, number>, { chatterIds }: Plans, { memberIds }: SampleGroup): string[] {
  const away = (id: string) => (memberIds.includes(id) ? 0 : 1)
  return chatterIds.toSorted((a, b) => away(a) - away(b) || (load.get(a) ?? 0) - (load.get(b) ?? 0))
}
