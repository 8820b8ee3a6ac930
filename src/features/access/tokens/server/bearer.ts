import { and, eq, isNull, sql } from 'drizzle-orm'
import { addDays, type Day, todayIn } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { accountColumns, memberColumns, memberOf } from '#features/access/sign-in/server/member-row.ts'
import { users } from '#features/access/sign-in/server/table.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { rolePermissionsTemplates } from '#features/foundation/permissions/server/table.ts'
import type { Session } from '#features/foundation/permissions/session.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import type { Services } from '#platform/server/services.ts'
import { hashOf } from '#platform/server/token.ts'
import { actorByToken, calls, type TokenEndReason, isExpired, tokenPattern } from '../rules.ts'
import { recordTokenUse } from './store.ts'
import { apiTokens } from './table.ts'

/** Milliseconds between two calls that need not be told apart. */
const useIsNoted = 60_000

/** What a program has sent in the header for it; what proxies in front send there is not ours. */
export const bearerIn = (headers: Headers): string | undefined =>
  /^Bearer +(stf_\S*)$/i.exec(headers.get('authorization') ?? '')?.[1]

const whyEnded = {
  revoked: 'tokens.revoked',
  locked: 'tokens.makerLocked',
  left: 'tokens.makerLeft',
  signedOut: 'tokens.signedOut',
} as const satisfies Record<TokenEndReason, string>

/**
 * The caller with an access token: one statement, before any organisation is known, as for a session.
 * @throws Refusal `tokens.unknown`, `tokens.revoked`, `tokens.expired`, `tokens.makerLocked`, `tokens.makerLeft`,
 *   `tokens.signedOut`
 */
export function tokenFinder(services: Services): (token: string) => Promise<Session> {
  const { database, clock } = services
  const statement = database.direct
    .select({
      tokenId: apiTokens.id,
      tokenName: apiTokens.name,
      scopes: apiTokens.scopes,
      expiresOn: apiTokens.expiresOn,
      endedBy: apiTokens.endedBy,
      tokenUsedAt: apiTokens.usedAt,
      ...accountColumns,
      ...memberColumns,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.profileId))
    .leftJoin(
      profiles,
      and(
        eq(profiles.organizationId, apiTokens.organizationId),
        eq(profiles.id, apiTokens.profileId),
        isNull(profiles.leftAt),
      ),
    )
    .leftJoin(organizations, eq(organizations.id, profiles.organizationId))
    .leftJoin(
      rolePermissionsTemplates,
      and(
        eq(rolePermissionsTemplates.organizationId, profiles.organizationId),
        eq(rolePermissionsTemplates.role, sql`nullif(${profiles.role}, 'owner')`),
      ),
    )
    .where(eq(apiTokens.tokenHash, sql.placeholder('hash')))
    .prepare('member_of_token')

  /** As the token and its member are at this moment. */
  async function readToken(token: string) {
    const [row] = tokenPattern.test(token)
      ? await statement.execute({ hash: hashOf(token), machineNow: new Date().toISOString() })
      : []
    if (!row) throw new Refusal('tokens.unknown')
    if (row.endedBy !== null) throw new Refusal(whyEnded[row.endedBy])
    const member = memberOf(row)
    if (!member) throw new Refusal('tokens.makerLeft')
    const { timeZone } = member.organization
    if (isExpired(row.expiresOn, todayIn(timeZone, clock.now()))) throw new Refusal('tokens.expired')
    return { row, member, timeZone }
  }

  return async token => {
    const { row, member, timeZone } = await readToken(token)
    const { tokenId, tokenName, expiresOn, userId, email, emailProven, name, recoveryActive, transactions } = row
    return {
      // no sign-in, and nobody who has shown to be there
      sessionId: tokenId,
      usedAt: new Date(row.tokenUsedAt?.epochMilliseconds ?? 0),
      confirmedAt: new Date(0),
      userId,
      email,
      emailProven,
      name,
      recoveryActive,
      transactions,
      member: { ...member, actor: actorByToken(member.actor, new Set(row.scopes)) },
      token: { id: tokenId, name: tokenName, until: endOf(expiresOn, timeZone) },
    }
  }
}

/**
 * Counts a call, and records when the token was used. May wait for other calls and for a revocation that is under way.
 * @throws Refusal `input.tooManyTries`
 */
export async function countTokenCall(services: Services, { sessionId, usedAt, member }: Session): Promise<void> {
  await countAttempt(services, calls, sessionId)
  const now = Temporal.Now.instant()
  if (!member || now.epochMilliseconds - usedAt.getTime() < useIsNoted) return
  await recordTokenUse(services.database, member.actor.organizationId, sessionId, now)
}

const endOf = (last: Day | null, timeZone: string): Temporal.Instant | undefined =>
  last === null ? undefined : Temporal.PlainDate.from(addDays(last, 1)).toZonedDateTime(timeZone).toInstant()
