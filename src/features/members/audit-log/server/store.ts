import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm'
import { type Cursor } from '#kit/cursor.ts'
import { alias } from 'drizzle-orm/pg-core'
import type { AuditKind } from '#features/foundation/audit/kinds.ts'
import { auditEntries } from '#features/foundation/audit/server/table.ts'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { creators } from '#features/agency/creators/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import type { AuditEntry } from '../schema.ts'

const actors = alias(profiles, 'actors')
const targets = alias(profiles, 'targets')
const changed = alias(profiles, 'changed')

/** Where the target is a seat, a request or an offer, the change says whose. */
const { change } = auditEntries
const personInChange = sql`coalesce(${change} ->> 'profileId', ${change} ->> 'takerId')`
const groupId = sql`coalesce(${change} ->> 'groupId', ${auditEntries.target})`

export interface AuditSearch {
  readonly profileId: string | undefined
  readonly kind: AuditKind | undefined
  readonly from: Temporal.Instant | undefined
  /** Not included. */
  readonly until: Temporal.Instant | undefined
  readonly after: Cursor | undefined
}

/** With the names of what it was done to; a group stands beside the person who was planned in it. */
export interface FoundEntry extends Omit<AuditEntry, 'target'> {
  readonly names: readonly string[]
}

export async function list(tx: Tx, organizationId: string, wanted: AuditSearch, limit: number): Promise<FoundEntry[]> {
  const { profileId, kind, from, until, after } = wanted
  const rows = await tx
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      actor: actors.fullName,
      kind: auditEntries.kind,
      targetId: auditEntries.target,
      person: targets.fullName,
      changed: changed.fullName,
      creator: creators.name,
      group: creatorGroups.name,
      change: auditEntries.change,
    })
    .from(auditEntries)
    .leftJoin(actors, and(eq(actors.organizationId, auditEntries.organizationId), eq(actors.id, auditEntries.actorId)))
    .leftJoin(
      targets,
      and(eq(targets.organizationId, auditEntries.organizationId), eq(targets.id, auditEntries.target)),
    )
    .leftJoin(changed, and(eq(changed.organizationId, auditEntries.organizationId), eq(changed.id, personInChange)))
    .leftJoin(
      creators,
      and(eq(creators.organizationId, auditEntries.organizationId), eq(creators.id, auditEntries.target)),
    )
    .leftJoin(
      creatorGroups,
      and(eq(creatorGroups.organizationId, auditEntries.organizationId), eq(creatorGroups.id, groupId)),
    )
    .where(
      and(
        eq(auditEntries.organizationId, organizationId),
        profileId === undefined
          ? undefined
          : or(eq(auditEntries.actorId, profileId), eq(auditEntries.target, profileId), eq(personInChange, profileId)),
        kind && eq(auditEntries.kind, kind),
        from && gte(auditEntries.at, from),
        until && lt(auditEntries.at, until),
        after && or(lt(auditEntries.at, after.at), and(eq(auditEntries.at, after.at), lt(auditEntries.id, after.id))),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit)
  return rows.map(({ at, person, changed, creator, group, ...row }) => ({
    ...row,
    at: at.toString(),
    names: [person ?? changed ?? creator, group].filter(name => name !== null),
  }))
}
