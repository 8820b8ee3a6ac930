import { and, desc, eq, gte, lt, or } from 'drizzle-orm'
import { type Cursor } from '#kit/cursor.ts'
import { alias } from 'drizzle-orm/pg-core'
import type { AuditKind } from '#features/foundation/audit/kinds.ts'
import { auditEntries } from '#features/foundation/audit/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import type { AuditEntry } from '../schema.ts'

const actors = alias(profiles, 'actors')
const targets = alias(profiles, 'targets')

export interface Wanted {
  readonly profileId: string | undefined
  readonly kind: AuditKind | undefined
  readonly from: Temporal.Instant | undefined
  /** Not included. */
  readonly until: Temporal.Instant | undefined
  readonly after: Cursor | undefined
}

export async function list(tx: Tx, organizationId: string, wanted: Wanted, limit: number): Promise<AuditEntry[]> {
  const { profileId, kind, from, until, after } = wanted
  const rows = await tx
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      actor: actors.fullName,
      kind: auditEntries.kind,
      target: targets.fullName,
      change: auditEntries.change,
    })
    .from(auditEntries)
    .leftJoin(actors, and(eq(actors.organizationId, auditEntries.organizationId), eq(actors.id, auditEntries.actorId)))
    .leftJoin(
      targets,
      and(eq(targets.organizationId, auditEntries.organizationId), eq(targets.id, auditEntries.target)),
    )
    .where(
      and(
        eq(auditEntries.organizationId, organizationId),
        profileId === undefined
          ? undefined
          : or(eq(auditEntries.actorId, profileId), eq(auditEntries.target, profileId)),
        kind && eq(auditEntries.kind, kind),
        from && gte(auditEntries.at, from),
        until && lt(auditEntries.at, until),
        after && or(lt(auditEntries.at, after.at), and(eq(auditEntries.at, after.at), lt(auditEntries.id, after.id))),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toString() }))
}
