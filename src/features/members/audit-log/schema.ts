import { z } from 'zod'
import { zDay, zId, zInstantCursor, zNextCursor, zTimestamp } from '#kit/schema.ts'
import { auditKinds } from '#features/foundation/audit/kinds.ts'

const auditEntry = z.object({
  id: z.string(),
  /** ISO instant. */
  at: zTimestamp,
  /** Full name; null: nobody who was signed in. */
  actor: z.string().nullable(),
  kind: z.enum(auditKinds),
  /** The name of what it was done to, where it has one: person, creator, group or role. */
  target: z.string().nullable(),
  targetId: z.string().nullable(),
  /** Empty also where it is told only to whoever may see it in its own place, such as pay. */
  change: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const auditPage = z.object({
  entries: z.array(auditEntry),
  /** What ids in the changes stand for, in the reader's language: people, groups, creators and shifts that are there still. */
  names: z.record(z.string(), z.string()),
  next: zNextCursor,
})
export type AuditPage = z.infer<typeof auditPage>

export const auditPerson = z.object({ id: z.string(), fullName: z.string(), hasLeft: z.boolean() })

const filter = {
  /** Who did it, or to whom it was done. */
  profileId: zId.optional(),
  kind: z.enum(auditKinds, 'input.invalid').optional(),
  /** Days in the organisation's zone, both included. */
  from: zDay.optional(),
  to: zDay.optional(),
}
export const auditFilter = z.object(filter)
export type AuditFilter = z.infer<typeof auditFilter>

export const auditQuestion = z.object({ ...filter, after: zInstantCursor.optional() })
export type AuditQuestion = z.infer<typeof auditQuestion>
