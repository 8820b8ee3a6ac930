import { lte } from 'drizzle-orm'
import { deleteExpiredAttempts } from '#platform/server/rate-limit.ts'
import type { Services } from '#platform/server/services.ts'
import { oldestSessionStart } from '../rules.ts'
import { mailedLinks, sessions, verifications } from './table.ts'

/** Takes away what is of no use any more: tries whose window is over, sessions, half-done sign-ins and mailed links that have run out. */
export async function deleteExpiredSignInData(services: Services): Promise<void> {
  const { database, clock } = services
  const now = new Date(clock.now().epochMilliseconds)
  await deleteExpiredAttempts(services, now)
  // one index each
  await database.direct.delete(sessions).where(lte(sessions.expiresAt, now))
  await database.direct.delete(sessions).where(lte(sessions.createdAt, oldestSessionStart(now)))
  await database.direct.delete(mailedLinks).where(lte(mailedLinks.expiresAt, now))
  await database.direct.delete(verifications).where(lte(verifications.expiresAt, now))
}
