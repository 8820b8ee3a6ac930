import type { Language } from '#kit/catalogue.ts'
import { Refusal } from '#kit/refusal.ts'
import { type AuditEntry, record } from '#features/foundation/audit/server/store.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { accountTransaction, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import type { Session } from '#features/foundation/permissions/session.ts'
import { type Tx, violationOf } from '#platform/server/database.ts'
import type { InvitationRole } from '../roles.ts'
import type { JoinHooks } from './arrivals.ts'

export interface NewMember {
  readonly id: string
  readonly fullName: string
  readonly email: string
  /** By which an account joins that is there already; undefined: the account comes to be in the transaction. */
  readonly session: Session | undefined
}

/** Where somebody comes in, and as what. */
interface JoinTerms {
  readonly organizationId: string
  readonly role: InvitationRole
  /** Null: they read as they came. */
  readonly presetLanguage: Language | null
  readonly groupIds: readonly string[]
}

interface JoinSteps {
  /** What must hold or be there before the profile, in the same transaction. */
  readonly before: (tx: Tx, now: Temporal.Instant) => Promise<void>
  readonly entry: AuditEntry
}

/**
 * Somebody becomes a member, by whichever link.
 * @throws Refusal `invitations.full`, `invitations.alreadyMember`, `invitations.conflictElsewhere`,
 *   `invitations.conflictAccount`
 */
export async function joinOrganization(
  { services, language }: RequestContext,
  arrivals: JoinHooks,
  { organizationId, role, presetLanguage, groupIds }: JoinTerms,
  { session, ...person }: NewMember,
  { before, entry }: JoinSteps,
): Promise<void> {
  const { database, clock } = services
  const now = clock.now()
  const profile = { organizationId, ...person, role, language: presetLanguage ?? language, createdAt: now }
  const work = async (tx: Tx) => {
    await organizations.lockOrganization(tx, organizationId)
    await before(tx, now)
    if ((await people.countMembers(tx, organizationId)) >= people.maxPeople) throw new Refusal('invitations.full')
    if (!(await people.insertOrRejoinProfile(tx, profile))) throw new Refusal('invitations.alreadyMember')
    const placed = await arrivals.groups.place(tx, organizationId, person.id, groupIds)
    await arrivals.begin(tx, organizationId, person.id, now)
    const change = placed.length > 0 ? { ...entry.change, groups: placed } : entry.change
    await record(tx, organizationId, clock, person.id, { ...entry, ...(change && { change }) })
    tx.invalidate('people', 'team', 'invitations', 'imports')
  }
  const deed = session
    ? accountTransaction(services, session, work, organizationId)
    : database.installation(work, organizationId)
  await deed.catch((error: unknown) => {
    // founded or joined another organisation, or registered, a moment ago
    const constraint = violationOf(error)?.constraint
    if (constraint === 'profiles_one_organization') throw new Refusal('invitations.conflictElsewhere')
    throw constraint === 'users_email_unique' ? new Refusal('invitations.conflictAccount') : error
  })
}
