import type { Language } from '#kit/catalogue.ts'
import type { Day } from '#kit/day.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Services } from '#platform/server/services.ts'
import type { Actor } from '../policy.ts'
import type { SessionMember } from '../session.ts'

/** What an action is given about who asks. */
export interface Member {
  readonly actor: Actor
  readonly organization: SessionMember['organization']
  readonly language: Language
  readonly services: Services
  /** @throws Refusal `permissions.signInAgain` unless the person has just shown to be there */
  requireConfirmed(): void
  /** One deed inside the actor's organisation. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  now(): Temporal.Instant
  /** The date it is in the organisation. */
  today(): Day
}
