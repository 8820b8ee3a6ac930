import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Interval } from '#kit/cover.ts'
import { newId } from '#kit/id.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { oneOf } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'
import type { AbsenceKind } from '../states.ts'
import { reportedAbsences } from './table.ts'

export interface Absence {
  readonly kind: AbsenceKind
  readonly note: string
}

/** Who cannot come at some point of a time, or whether one person cannot. */
export async function listAbsent(
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
        eq(reportedAbsences.organizationId, organizationId),
        gt(reportedAbsences.endsAt, Temporal.Instant.fromEpochMilliseconds(start)),
        lt(reportedAbsences.startsAt, Temporal.Instant.fromEpochMilliseconds(end)),
        profileId === undefined ? undefined : eq(reportedAbsences.profileId, profileId),
      ),
    )
    .orderBy(asc(reportedAbsences.saidAt))
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
      endsAt: reportedAbsences.endsAt,
      kind: reportedAbsences.kind,
      note: reportedAbsences.note,
      saidAt: reportedAbsences.saidAt,
    })
    .from(reportedAbsences)
    .where(
      and(
        eq(reportedAbsences.organizationId, organizationId),
        gt(reportedAbsences.endsAt, Temporal.Instant.fromEpochMilliseconds(start)),
        lt(reportedAbsences.startsAt, Temporal.Instant.fromEpochMilliseconds(end)),
        profileIds && oneOf(reportedAbsences.profileId, profileIds),
      ),
    )
    .orderBy(asc(reportedAbsences.startsAt), asc(reportedAbsences.id))

/** Who cannot come at some time from now on, by its start. */
export const listAbsencesAfter = (tx: Tx, organizationId: string, now: Temporal.Instant) =>
  tx
    .select({
      id: reportedAbsences.id,
      profileId: reportedAbsences.profileId,
      fullName: profiles.fullName,
      kind: reportedAbsences.kind,
      startsAt: reportedAbsences.startsAt,
      endsAt: reportedAbsences.endsAt,
      note: reportedAbsences.note,
    })
    .from(reportedAbsences)
    .innerJoin(
      profiles,
      and(eq(profiles.organizationId, reportedAbsences.organizationId), eq(profiles.id, reportedAbsences.profileId)),
    )
    .where(and(eq(reportedAbsences.organizationId, organizationId), gt(reportedAbsences.endsAt, now)))
    .orderBy(asc(reportedAbsences.startsAt), asc(reportedAbsences.id))
    .limit(mostAbsences)

const mostAbsences = 200

export async function insertAbsence(tx: Tx, absence: Omit<typeof reportedAbsences.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(reportedAbsences).values({ ...absence, id: newId() })
}
