import { and, asc, eq, gt, isNull, lt, sql, type SQLWrapper } from 'drizzle-orm'
import type { Interval } from '#kit/cover.ts'
import { newId } from '#kit/id.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { equalsAny } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'
import type { AbsenceKind } from '../states.ts'
import { reportedAbsences } from './table.ts'

export interface Absence {
  readonly kind: AbsenceKind
  readonly note: string
}

const instantOf = (milliseconds: number) => Temporal.Instant.fromEpochMilliseconds(milliseconds)

/** The end that was said, or since when the person is back. */
const overAt = sql<Temporal.Instant>`least(${reportedAbsences.endsAt}, ${reportedAbsences.endedEarlyAt})`.mapWith(
  reportedAbsences.endsAt,
)

const at = (instant: Temporal.Instant) => sql.param(instant, reportedAbsences.endsAt)

/** Some point of a time; whoever was back before it began was never away. */
const touches = (organizationId: string, start: SQLWrapper, end?: SQLWrapper) =>
  and(
    eq(reportedAbsences.organizationId, organizationId),
    // the index knows the end that was said
    gt(reportedAbsences.endsAt, start),
    gt(overAt, start),
    gt(overAt, reportedAbsences.startsAt),
    end && lt(reportedAbsences.startsAt, end),
  )

/** Who cannot come at some point of a time, or whether one person cannot. */
export async function listAbsencesByMember(
  tx: Tx,
  organizationId: string,
  { start, end }: Interval,
  profileId?: string,
): Promise<ReadonlyMap<string, Absence>> {
  const rows = await tx
    .select({ profileId: reportedAbsences.profileId, kind: reportedAbsences.kind, note: reportedAbsences.note })
    .from(reportedAbsences)
    .where(
      and(
        touches(organizationId, at(instantOf(start)), at(instantOf(end))),
        profileId === undefined ? undefined : eq(reportedAbsences.profileId, profileId),
      ),
    )
    .orderBy(asc(reportedAbsences.reportedAt))
  return new Map(rows.map(row => [row.profileId, row]))
}

/** Who cannot come at which times, as far as they touch a time; everybody, or those who are named. */
export const listAbsencesIn = (
  tx: Tx,
  organizationId: string,
  { start, end }: Interval,
  profileIds?: readonly string[],
) =>
  tx
    .select({
      profileId: reportedAbsences.profileId,
      startsAt: reportedAbsences.startsAt,
      endsAt: overAt,
      kind: reportedAbsences.kind,
      note: reportedAbsences.note,
      reportedAt: reportedAbsences.reportedAt,
    })
    .from(reportedAbsences)
    .where(
      and(
        touches(organizationId, at(instantOf(start)), at(instantOf(end))),
        profileIds && equalsAny(reportedAbsences.profileId, profileIds),
      ),
    )
    .orderBy(asc(reportedAbsences.startsAt), asc(reportedAbsences.id))

/** Which of the members cannot come at some time from now on, or when one person cannot, by its start. */
export const listAbsencesAfter = (tx: Tx, organizationId: string, now: Temporal.Instant, profileId?: string) =>
  tx
    .select({
      id: reportedAbsences.id,
      profileId: reportedAbsences.profileId,
      fullName: profiles.fullName,
      kind: reportedAbsences.kind,
      startsAt: reportedAbsences.startsAt,
      endsAt: overAt,
      note: reportedAbsences.note,
    })
    .from(reportedAbsences)
    .innerJoin(
      profiles,
      and(eq(profiles.organizationId, reportedAbsences.organizationId), eq(profiles.id, reportedAbsences.profileId)),
    )
    .where(
      and(
        touches(organizationId, at(now)),
        isNull(profiles.leftAt),
        profileId === undefined ? undefined : eq(reportedAbsences.profileId, profileId),
      ),
    )
    .orderBy(asc(reportedAbsences.startsAt), asc(reportedAbsences.id))
    .limit(maxAbsences)

const maxAbsences = 200

export async function insertAbsence(tx: Tx, absence: Omit<typeof reportedAbsences.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(reportedAbsences).values({ ...absence, id: newId() })
}

/** Of whom a report is, and the time that was said; undefined: there is none. */
export async function findAbsence(tx: Tx, organizationId: string, id: string) {
  const [row] = await tx
    .select({
      profileId: reportedAbsences.profileId,
      fullName: profiles.fullName,
      startsAt: reportedAbsences.startsAt,
      endsAt: reportedAbsences.endsAt,
    })
    .from(reportedAbsences)
    .innerJoin(
      profiles,
      and(eq(profiles.organizationId, reportedAbsences.organizationId), eq(profiles.id, reportedAbsences.profileId)),
    )
    .where(and(eq(reportedAbsences.organizationId, organizationId), eq(reportedAbsences.id, id)))
  return row
}

/** False: it is over, or was ended before. */
export async function markAbsenceEnded(
  tx: Tx,
  organizationId: string,
  id: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const ended = await tx
    .update(reportedAbsences)
    .set({ endedEarlyAt: now })
    .where(
      and(
        eq(reportedAbsences.organizationId, organizationId),
        eq(reportedAbsences.id, id),
        isNull(reportedAbsences.endedEarlyAt),
        gt(reportedAbsences.endsAt, now),
      ),
    )
    .returning({ id: reportedAbsences.id })
  return ended.length > 0
}
