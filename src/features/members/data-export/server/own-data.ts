import { and, asc, eq, or } from 'drizzle-orm'
import { passkeys, sessions, twoFactors, users } from '#features/access/sign-in/server/table.ts'
import { auditEntries } from '#features/foundation/audit/server/table.ts'
import { availabilityWeeks } from '#features/planning/availability/server/table.ts'
import { availabilityRequests } from '#features/outreach/availability-requests/server/table.ts'
import { creatorGroups, groupMembers } from '#features/agency/creator-groups/server/table.ts'
import { deliveryPreferences } from '#features/outreach/delivery/server/table.ts'
import { notifications } from '#features/messages/notifications/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { assignments } from '#features/planning/schedule/server/table.ts'
import { figuresOfPerson } from '#features/work/scoreboard/server/board-store.ts'
import { telegramUsers } from '#features/messages/telegram/server/table.ts'
import { userTodos } from '#features/work/todos/server/table.ts'
import { vacationRequests } from '#features/planning/vacation/server/table.ts'
import type { Tx } from '#platform/server/database.ts'

/** What the installation knows of an account: never a secret, never a hash. */
export async function accountData(tx: Tx, userId: string): Promise<Record<string, unknown>> {
  const [account] = await tx
    .select({ id: users.id, name: users.name, email: users.email, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId))
  const [app] = await tx.select({ id: twoFactors.id }).from(twoFactors).where(eq(twoFactors.userId, userId))
  return {
    account,
    hasAuthenticatorApp: app !== undefined,
    passkeys: await tx
      .select({ name: passkeys.name, createdAt: passkeys.createdAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    sessions: await tx
      .select({ userAgent: sessions.userAgent, ipAddress: sessions.ipAddress, createdAt: sessions.createdAt })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
  }
}

/** What an organisation keeps of a person, by the names of the tables. */
export async function memberData(
  tx: Tx,
  organizationId: string,
  profileId: string,
): Promise<Record<string, readonly unknown[]>> {
  return {
    profile: await tx
      .select()
      .from(profiles)
      .where(and(eq(profiles.organizationId, organizationId), eq(profiles.id, profileId))),
    availability: await tx
      .select()
      .from(availabilityWeeks)
      .where(and(eq(availabilityWeeks.organizationId, organizationId), eq(availabilityWeeks.profileId, profileId)))
      .orderBy(asc(availabilityWeeks.weekStart)),
    vacationRequests: await tx
      .select()
      .from(vacationRequests)
      .where(and(eq(vacationRequests.organizationId, organizationId), eq(vacationRequests.userId, profileId)))
      .orderBy(asc(vacationRequests.weekStart)),
    assignments: await tx
      .select()
      .from(assignments)
      .where(and(eq(assignments.organizationId, organizationId), eq(assignments.profileId, profileId)))
      .orderBy(asc(assignments.startsAt)),
    groups: await tx
      .select({ name: creatorGroups.name, isMain: groupMembers.isMain })
      .from(groupMembers)
      .innerJoin(
        creatorGroups,
        and(eq(creatorGroups.organizationId, groupMembers.organizationId), eq(creatorGroups.id, groupMembers.groupId)),
      )
      .where(and(eq(groupMembers.organizationId, organizationId), eq(groupMembers.profileId, profileId))),
    revenue: await figuresOfPerson(tx, organizationId, profileId),
    telegram: await tx
      .select()
      .from(telegramUsers)
      .where(and(eq(telegramUsers.organizationId, organizationId), eq(telegramUsers.profileId, profileId))),
    availabilityRequests: await tx
      .select()
      .from(availabilityRequests)
      .where(and(eq(availabilityRequests.organizationId, organizationId), eq(availabilityRequests.userId, profileId)))
      .orderBy(asc(availabilityRequests.requestedAt)),
    delivery: await tx
      .select()
      .from(deliveryPreferences)
      .where(and(eq(deliveryPreferences.organizationId, organizationId), eq(deliveryPreferences.profileId, profileId))),
    notifications: await tx
      .select()
      .from(notifications)
      .where(and(eq(notifications.organizationId, organizationId), eq(notifications.recipientId, profileId)))
      .orderBy(asc(notifications.createdAt)),
    todos: await tx
      .select()
      .from(userTodos)
      .where(
        and(
          eq(userTodos.organizationId, organizationId),
          or(eq(userTodos.assignedTo, profileId), eq(userTodos.userId, profileId)),
        ),
      )
      .orderBy(asc(userTodos.createdAt)),
    deeds: await tx
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.organizationId, organizationId), eq(auditEntries.actorId, profileId)))
      .orderBy(asc(auditEntries.at)),
  }
}
