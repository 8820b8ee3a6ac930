import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import { joinOrganization, type NewMember } from '#features/access/invitations/server/join-organization.ts'
import { revokeInvitationsTo } from '#features/access/invitations/server/store.ts'
import type { JoinHooks } from '#features/access/invitations/server/arrivals.ts'
import * as accounts from '#features/access/sign-in/server/account-store.ts'
import { signIn } from '#features/access/sign-in/server/sign-in.ts'
import type { Auth } from '#features/access/sign-in/server/auth.ts'
import { hashPassword, requireGoodPassword } from '#features/access/sign-in/server/passwords.ts'
import { sendConfirmation } from '#features/access/sign-in/server/registration.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import type { Session } from '#features/foundation/permissions/session.ts'
import type { RateLimit } from '#platform/rate-limit.ts'
import type { Tx } from '#platform/server/database.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import { hashOf } from '#platform/server/token.ts'
import { nextJoinLinkStep, joinLinkState } from '../rules.ts'
import type { JoinOffer } from '../schema.ts'
import * as store from './store.ts'

const limits = {
  /** Links that do not open. */
  guess: { name: 'joinLinkGuess', maxCalls: 20, minutes: 15 },
  /** Addresses that have an account: whoever tries them would learn which ones do. */
  known: { name: 'joinLinkKnown', maxCalls: 5, minutes: 60 },
  knownByLink: { name: 'joinLinkKnownDay', maxCalls: 20, minutes: 1440 },
} as const satisfies Record<string, RateLimit>

export async function readJoinLink(context: RequestContext, { token }: { token: string }): Promise<JoinOffer> {
  const link = await open(context, token)
  const { organizationName, role, creatorName, expiresAt } = link
  const { session, services } = context
  const next = nextJoinLinkStep(
    link.organizationId,
    session && { organizationId: session.member?.actor.organizationId },
  )
  if (session && next === 'accept') {
    await services.database.installation(tx => refuseFormer(tx, link, session.userId))
  }
  return {
    organizationName,
    role,
    inviterName: creatorName,
    expiresAt: expiresAt.toString(),
    next,
  }
}

/**
 * A link for many is no new invitation: whoever was removed does not come back by it.
 * @throws Refusal `joinLinks.formerMember`
 */
async function refuseFormer(tx: Tx, { organizationId }: store.NamedJoinLink, userId: string): Promise<void> {
  if (await people.hasLeft(tx, organizationId, userId)) throw new Refusal('joinLinks.formerMember')
}

/**
 * The link shows nothing about the address: it gets a mail of its own. An address that has an account signs in first.
 * @throws Refusal `joinLinks.signInFirst`, what `open` and joining say
 */
export async function registerByJoinLink(
  context: RequestContext,
  auth: Auth,
  arrivals: JoinHooks,
  { token, email, fullName, password }: { token: string; email: string; fullName: string; password: string },
): Promise<void> {
  const { services } = context
  const link = await open(context, token)
  requireGoodPassword(services.env, password, { known: [fullName, email] })
  const hasAccount = (tx: Tx) => accounts.findByEmail(tx, email).then(account => account?.isVerified === true)
  if (await services.database.installation(hasAccount)) {
    await countAttempt(services, limits.known, context.address)
    await countAttempt(services, limits.knownByLink, link.id)
    throw signInFirst()
  }
  const account = { id: newId(), name: fullName, email, passwordHash: await hashPassword(password) }
  await join(context, arrivals, link, { id: account.id, fullName, email, session: undefined }, async tx => {
    if (await hasAccount(tx)) throw signInFirst()
    await accounts.replaceUnverifiedAccount(tx, 'unproven', account, new Date())
    await sendConfirmation(tx, services, link.presetLanguage ?? context.language, account)
  })
  await signIn(context, auth, email, password)
}

/**
 * @throws Refusal `permissions.recoveryActive`, `invitations.alreadyMember`, `invitations.conflictElsewhere`,
 *   `joinLinks.formerMember`
 */
export async function acceptJoinLink(
  context: RequestContext,
  arrivals: JoinHooks,
  session: Session,
  token: string,
): Promise<void> {
  const link = await open(context, token)
  if (session.recoveryActive) throw new Refusal('permissions.recoveryActive')
  const next = nextJoinLinkStep(link.organizationId, { organizationId: session.member?.actor.organizationId })
  if (next === 'alreadyMember') throw new Refusal('invitations.alreadyMember')
  if (next === 'memberElsewhere') throw new Refusal('invitations.conflictElsewhere')
  const account = { id: session.userId, fullName: session.name, email: session.email, session }
  await join(context, arrivals, link, account, async (tx, now) => {
    // under the organisation's lock, so that nobody who is removed at this moment is in again
    await refuseFormer(tx, link, account.id)
    if (session.emailProven) await revokeInvitationsTo(tx, link.organizationId, account.email, now)
  })
}

const signInFirst = () => new Refusal('joinLinks.signInFirst', undefined, { field: 'email' })

/**
 * The link, if it is still open. Links that do not open count towards the limit of the address. A valid one does not: a whole
 * office may share the address, and the link has a limit of its own.
 * @throws Refusal `joinLinks.notFound`, `joinLinks.full`, `joinLinks.expired`, `joinLinks.ended`
 */
async function open({ services, address }: RequestContext, token: string): Promise<store.NamedJoinLink> {
  const { database, clock } = services
  const link = await database.installation(tx => store.findByHash(tx, hashOf(token)))
  const state = link ? joinLinkState(link, clock.now()) : 'notFound'
  if (link && state === 'open') return link
  await countAttempt(services, limits.guess, address)
  throw new Refusal(`joinLinks.${state === 'open' ? 'notFound' : state}`, undefined, { field: 'token' })
}

/** Takes a place and becomes a member, or neither. */
function join(
  context: RequestContext,
  arrivals: JoinHooks,
  link: store.NamedJoinLink,
  person: NewMember,
  before?: (tx: Tx, now: Temporal.Instant) => Promise<void>,
): Promise<void> {
  const { organizationId, role } = link
  return joinOrganization(context, arrivals, link, person, {
    async before(tx, now) {
      if (!(await store.countJoinLinkUse(tx, organizationId, link.id, now))) await sayWhy(tx, context, link)
      await before?.(tx, now)
      tx.invalidate('joinLinks')
    },
    entry: { kind: 'joinLinks.joined', target: link.id, change: { email: person.email, role } },
  })
}

/** What has happened to the link since it was looked at. */
async function sayWhy(
  tx: Tx,
  { services }: RequestContext,
  { organizationId, id }: store.NamedJoinLink,
): Promise<never> {
  const found = await store.find(tx, organizationId, id)
  const state = found ? joinLinkState(found, services.clock.now()) : 'ended'
  throw new Refusal(`joinLinks.${state === 'open' ? 'full' : state}`, undefined, { field: 'token' })
}
