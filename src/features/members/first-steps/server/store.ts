import { and, desc, eq, gt } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import { firstStepsTaken } from './table.ts'

export type FirstStepsRow = typeof firstStepsTaken.$inferSelect

const ofPerson = (organizationId: string, profileId: string) =>
  and(eq(firstStepsTaken.organizationId, organizationId), eq(firstStepsTaken.profileId, profileId))

const maxListed = 1000

/** Whoever comes back begins anew. */
export async function insertFirstSteps(
  tx: Tx,
  organizationId: string,
  profileId: string,
  joinedAt: Temporal.Instant,
): Promise<void> {
  const fresh = { joinedAt, timeZoneSetAt: null, noMessengerAt: null, dismissedAt: null }
  await tx
    .insert(firstStepsTaken)
    .values({ organizationId, profileId, ...fresh })
    .onConflictDoUpdate({ target: [firstStepsTaken.organizationId, firstStepsTaken.profileId], set: fresh })
  tx.invalidate('firstSteps')
}

export async function find(tx: Tx, organizationId: string, profileId: string): Promise<FirstStepsRow | undefined> {
  const [row] = await tx.select().from(firstStepsTaken).where(ofPerson(organizationId, profileId))
  return row
}

/** Who has joined since then, the newest first. */
export const list = (tx: Tx, organizationId: string, since: Temporal.Instant): Promise<FirstStepsRow[]> =>
  tx
    .select()
    .from(firstStepsTaken)
    .where(and(eq(firstStepsTaken.organizationId, organizationId), gt(firstStepsTaken.joinedAt, since)))
    .orderBy(desc(firstStepsTaken.joinedAt), desc(firstStepsTaken.profileId))
    .limit(maxListed)

/** Nothing for whoever did not join by a link. */
export async function change(
  tx: Tx,
  organizationId: string,
  profileId: string,
  values: Partial<Pick<FirstStepsRow, 'timeZoneSetAt' | 'noMessengerAt' | 'dismissedAt'>>,
): Promise<void> {
  await tx.update(firstStepsTaken).set(values).where(ofPerson(organizationId, profileId))
  tx.invalidate('firstSteps')
}

export async function removeFirstSteps(tx: Tx, organizationId: string, profileId: string): Promise<void> {
  await tx.delete(firstStepsTaken).where(ofPerson(organizationId, profileId))
  tx.invalidate('firstSteps')
}
