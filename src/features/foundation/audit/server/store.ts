import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { newId } from '#kit/id.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import type { AuditKind } from '../kinds.ts'
import { auditEntries } from './table.ts'

export interface AuditEntry {
  readonly kind: AuditKind
  /** The id of what was changed. */
  readonly target?: string
  /** What an auditor needs to understand the change; never a password or a token. */
  readonly change?: Record<string, unknown>
}

/** The newest entry of one of these kinds about somebody or something. */
export async function findLastAuditEntry(tx: Tx, organizationId: string, target: string, kinds: readonly AuditKind[]) {
  const [row] = await tx
    .select({ kind: auditEntries.kind, change: auditEntries.change })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.organizationId, organizationId),
        eq(auditEntries.target, target),
        inArray(auditEntries.kind, [...kinds]),
      ),
    )
    .orderBy(desc(auditEntries.at))
    .limit(1)
  return row
}

/** The newest entry of one of these kinds about something that one member has done. */
export async function findLastAuditEntryBy<K extends AuditKind>(
  tx: Tx,
  organizationId: string,
  { target, actorId, kinds }: { readonly target: string; readonly actorId: string; readonly kinds: readonly K[] },
) {
  const [row] = await tx
    .select({ kind: sql<K>`${auditEntries.kind}`, at: auditEntries.at, change: auditEntries.change })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.organizationId, organizationId),
        eq(auditEntries.target, target),
        eq(auditEntries.actorId, actorId),
        inArray(auditEntries.kind, [...kinds]),
      ),
    )
    .orderBy(desc(auditEntries.at))
    .limit(1)
  return row
}

/** All entries of these kinds after a moment, in their order. */
export const listAuditEntriesSince = (
  tx: Tx,
  organizationId: string,
  kinds: readonly AuditKind[],
  since: Temporal.Instant,
) =>
  tx
    .select({
      kind: auditEntries.kind,
      at: auditEntries.at,
      actorId: auditEntries.actorId,
      target: auditEntries.target,
      change: auditEntries.change,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.organizationId, organizationId),
        gt(auditEntries.at, since),
        inArray(auditEntries.kind, [...kinds]),
      ),
    )
    .orderBy(asc(auditEntries.at))

/** As it was written down. */
export interface RecordedEntry {
  readonly organizationId: string
  readonly id: string
  readonly at: Temporal.Instant
  readonly actorId: string | null
  readonly kind: AuditKind
  readonly target: string | null
  readonly change: Readonly<Record<string, unknown>>
}

/** Called in the deed itself. */
type AuditListener = (tx: Tx, deed: RecordedEntry) => Promise<void>

const listeners = new Set<AuditListener>()

/** For what passes on what is done: the assembly names it, and the log does not know it. */
export const listenToAudit = (listener: AuditListener): void => {
  listeners.add(listener)
}

/** Writes down what was done beside its effect, in the same transaction. `actorId` is undefined for what nobody signed in did. */
export const record = (
  tx: Tx,
  organizationId: string,
  clock: Clock,
  actorId: string | undefined,
  entry: AuditEntry,
): Promise<void> => recordAll(tx, organizationId, clock, actorId, [entry])

/** The same of many things at once. */
export async function recordAll(
  tx: Tx,
  organizationId: string,
  clock: Clock,
  actorId: string | undefined,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return
  const at = clock.now()
  const deeds = entries.map(
    ({ kind, target, change }): RecordedEntry => ({
      organizationId,
      id: newId(),
      at,
      actorId: actorId ?? null,
      kind,
      target: target ?? null,
      change: change ?? {},
    }),
  )
  await tx.insert(auditEntries).values(deeds.map(deed => ({ ...deed, change: { ...deed.change } })))
  for (const listener of listeners) for (const deed of deeds) await listener(tx, deed)
}
