import { and, eq } from 'drizzle-orm'
import type { Language } from '#kit/catalogue.ts'
import * as accounts from '#features/access/sign-in/server/account-store.ts'
import { changeCredentials } from '#features/access/sign-in/server/credentials.ts'
import * as calendar from '#features/planning/calendar/server/store.ts'
import { groupMembers } from '#features/agency/creator-groups/server/table.ts'
import * as invitations from '#features/access/invitations/server/store.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { freeSeats, holdSeatsOf, type TakenSeat } from '#features/planning/schedule/server/freeing.ts'
import * as telegram from '#features/messages/telegram/server/store.ts'
import { withdrawPending } from '#features/planning/vacation/server/withdrawing.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import { nameOfDeleted } from '../names.ts'
import { eraseEverywhere } from './erasing.ts'

/*
 *   member ──lock──▶ locked ──unlock──▶ member
 *     ├────remove──▶ left ──invited again──▶ member (the same person, with the past)
 *     └────deletes the own account──▶ left, and nobody: what plans need is kept under another name
 */
export interface Leaving {
  readonly organizationId: string
  /** Who leaves, and who does it. */
  readonly profileId: string
  readonly actorId: string
  readonly clock: Clock
}

export interface RevokedAccess {
  /** Published seats from now on, which are open again. */
  readonly seats: readonly TakenSeat[]
  readonly sessions: number
}

/** Sessions, streams, mailed links and invitations of the person end, chat and calendar link are void, seats from now on open. */
export async function revokeAccess(
  tx: Tx,
  { organizationId, profileId, actorId, clock }: Leaving,
  cause: 'locked' | 'left',
): Promise<RevokedAccess> {
  const seats = await holdSeatsOf(tx, organizationId, profileId, { after: clock.now() })
  await freeSeats(tx, organizationId, { actorId, clock }, profileId, seats, cause)
  await telegram.unlink(tx, organizationId, profileId)
  await calendar.revoke(tx, organizationId, profileId)
  await invitations.revokeOf(tx, organizationId, profileId, clock.now())
  tx.invalidate('invitations')
  const sessions = await changeCredentials(tx, profileId, {}, new Date())
  return { seats: seats.filter(({ state }) => state !== 'draft'), sessions }
}

/** The person is a member no more; past plans keep the name. The account stays and can join an organisation again. */
export async function leave(tx: Tx, leaving: Leaving): Promise<RevokedAccess> {
  const { organizationId, profileId, clock } = leaving
  const closed = await revokeAccess(tx, leaving, 'left')
  await tx
    .delete(groupMembers)
    .where(and(eq(groupMembers.organizationId, organizationId), eq(groupMembers.profileId, profileId)))
  await withdrawPending(tx, organizationId, profileId, clock.now())
  await tx.update(profiles).set({ leftAt: clock.now(), isActive: false }).where(person(organizationId, profileId))
  tx.invalidate('team', 'people', 'permissions', 'creatorGroups', 'vacation', 'availability')
  return closed
}

/**
 * Takes away what says who it was: name, addresses, what the person wrote. Kept are seats, hours and days off, because the
 * organisation's records are made of them. Only for somebody who has left.
 *
 * @returns pictures whose files are to be removed after the deed
 */
export async function forget(
  tx: Tx,
  { organizationId, profileId }: Leaving,
  language: Language,
  libraryNow: Date,
): Promise<{ organizationId: string; image: string }[]> {
  const fullName = nameOfDeleted[language]
  const pictures = await eraseEverywhere(tx, profileId, fullName)
  await accounts.anonymise(tx, profileId, fullName, libraryNow)
  await telegram.forgetMessages(tx, organizationId, profileId)
  return pictures
}

const person = (organizationId: string, profileId: string) =>
  and(eq(profiles.organizationId, organizationId), eq(profiles.id, profileId))
