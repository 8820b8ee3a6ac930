import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import * as accounts from '#features/access/sign-in/server/account-store.ts'
import { signIn } from '#features/access/sign-in/server/sign-in.ts'
import type { Auth } from '#features/access/sign-in/server/auth.ts'
import { hashPassword, requireGoodPassword } from '#features/access/sign-in/server/passwords.ts'
import { sendConfirmation } from '#features/access/sign-in/server/registration.ts'
import type { RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import type { Session } from '#features/foundation/permissions/session.ts'
import type { RateLimit } from '#platform/rate-limit.ts'
import type { Tx } from '#platform/server/database.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import { nextInvitationStep, invitationLinkProblem } from '../rules.ts'
import type { InvitationStep, InvitationOffer } from '../schema.ts'
import { hashOf } from '#platform/server/token.ts'
import { joinOrganization, type NewMember } from './join-organization.ts'
import type { JoinHooks } from './arrivals.ts'
import * as store from './store.ts'

interface InvitationView extends InvitationOffer {
  readonly email: string
  readonly proposedName: string | null
  readonly next: InvitationStep
}

const linkGuesses: RateLimit = { name: 'invitationGuess', maxCalls: 20, minutes: 15 }

export async function readInvitation(context: RequestContext, { token }: { token: string }): Promise<InvitationView> {
  const invitation = await open(context, token)
  return {
    ...offerOf(invitation),
    email: invitation.email,
    proposedName: invitation.proposedName,
    next: await stepFor(context, invitation),
  }
}

/**
 * The mailed link shows that the account is its address's owner's. One that was handed over lets a person in as well, but
 * proves nothing: then the address gets a mail of its own.
 * @throws Refusal `invitations.conflictAccount`
 */
export async function registerByInvitation(
  context: RequestContext,
  auth: Auth,
  arrivals: JoinHooks,
  { token, fullName, password }: { token: string; fullName: string; password: string },
): Promise<void> {
  const invitation = await open(context, token)
  const { email } = invitation
  requireGoodPassword(context.services.env, password, { known: [fullName, email] })
  const account = { id: newId(), name: fullName, email, passwordHash: await hashPassword(password) }
  await join(context, arrivals, invitation, { id: account.id, fullName, email, session: undefined }, async tx => {
    if ((await accounts.findByEmail(tx, email))?.isVerified) throw new Refusal('invitations.conflictAccount')
    const isProven = wasMailed(invitation, token)
    await accounts.replaceUnverifiedAccount(tx, isProven ? 'proven' : 'unproven', account, new Date())
    if (!isProven) await sendConfirmation(tx, context.services, context.language, account)
  })
  await signIn(context, auth, email, password)
}

export async function acceptInvitation(
  context: RequestContext,
  arrivals: JoinHooks,
  session: Session,
  token: string,
): Promise<void> {
  const invitation = await open(context, token)
  await acceptAs(context, arrivals, session, invitation, wasMailed(invitation, token))
}

/** Open invitations to the address of a signed-in account; none while nobody has proven that it is theirs. */
export async function listOwnInvitations(
  { services }: RequestContext,
  session: Session,
): Promise<(InvitationOffer & { id: string })[]> {
  if (!session.emailProven) return []
  const found = await services.database.installation(tx => store.listOpenTo(tx, session.email, services.clock.now()))
  return found.map(invitation => ({ id: invitation.id, ...offerOf(invitation) }))
}

/** @throws Refusal `signIn.unprovenAddress`, `invitations.notFound` */
export async function acceptOwnInvitation(
  context: RequestContext,
  arrivals: JoinHooks,
  session: Session,
  id: string,
): Promise<void> {
  const { services } = context
  if (!session.emailProven) throw new Refusal('signIn.unprovenAddress')
  const open = await services.database.installation(tx => store.listOpenTo(tx, session.email, services.clock.now()))
  const invitation = open.find(each => each.id === id)
  if (!invitation) throw new Refusal('invitations.notFound')
  await acceptAs(context, arrivals, session, invitation)
}

/** Whether this is the link that only the address's mail shows; members who invite are shown another one. */
const wasMailed = ({ mailedHash }: store.NamedInvitation, token: string): boolean => mailedHash === hashOf(token)

/**
 * The invitation of a link, if it is still open. Only unknown links count towards the limit: many may share an address.
 * @throws Refusal `invitations.linkNotFound`, what the rule says
 */
async function open({ services, address }: RequestContext, token: string): Promise<store.NamedInvitation> {
  const { database, clock } = services
  const invitation = await database.installation(tx => store.findByHash(tx, hashOf(token)))
  if (!invitation) {
    await countAttempt(services, linkGuesses, address)
    throw new Refusal('invitations.linkNotFound', undefined, { field: 'token' })
  }
  const refusal = invitationLinkProblem(invitation, clock.now())
  if (refusal) throw new Refusal(`invitations.${refusal}`, undefined, { field: 'token' })
  return invitation
}

async function stepFor(
  { services, session }: RequestContext,
  invitation: store.NamedInvitation,
): Promise<InvitationStep> {
  const { organizationId, email } = invitation
  const account = await services.database.installation(tx => accounts.findByEmail(tx, email))
  return nextInvitationStep(
    { organizationId, email, hasAccount: account?.isVerified === true },
    session && { email: session.email, organizationId: session.member?.actor.organizationId },
  )
}

const refusals = {
  register: 'signInFirst',
  signIn: 'signInFirst',
  otherAddress: 'otherAddress',
  alreadyMember: 'alreadyMember',
  memberElsewhere: 'conflictElsewhere',
} as const satisfies Record<Exclude<InvitationStep, 'accept'>, string>

/** @throws Refusal `permissions.recoveryActive`, what the rule says */
async function acceptAs(
  context: RequestContext,
  arrivals: JoinHooks,
  session: Session,
  invitation: store.NamedInvitation,
  provesAddress = false,
): Promise<void> {
  if (session.recoveryActive) throw new Refusal('permissions.recoveryActive')
  const step = await stepFor({ ...context, session }, invitation)
  if (step !== 'accept') throw new Refusal(`invitations.${refusals[step]}`)
  const { userId: id, name: fullName, email } = session
  await join(context, arrivals, invitation, { id, fullName, email, session }, async tx => {
    if (provesAddress) await accounts.markAddressProven(tx, { userId: id, email }, new Date())
  })
}

const join = (
  context: RequestContext,
  arrivals: JoinHooks,
  invitation: store.NamedInvitation,
  person: NewMember,
  before?: (tx: Tx) => Promise<void>,
): Promise<void> => {
  const { organizationId, id, role } = invitation
  return joinOrganization(context, arrivals, invitation, person, {
    async before(tx, now) {
      if (!(await store.claimInvitation(tx, organizationId, id, now))) await refuseWhatHappened(tx, invitation, now)
      await before?.(tx)
    },
    entry: { kind: 'invitations.accepted', target: id, change: { email: person.email, role } },
  })
}

/** Between the look at it and the deed somebody else was quicker: the same person elsewhere, or whoever took it back. */
async function refuseWhatHappened(
  tx: Tx,
  { organizationId, id }: store.NamedInvitation,
  now: Temporal.Instant,
): Promise<never> {
  const standing = await store.find(tx, organizationId, id)
  throw new Refusal(`invitations.${(standing && invitationLinkProblem(standing, now)) ?? 'linkNotFound'}`)
}

const offerOf = ({ organizationName, role, inviterName, expiresAt }: store.NamedInvitation): InvitationOffer => ({
  organizationName,
  role,
  inviterName,
  expiresAt: expiresAt.toString(),
})
