import { ORPCError, os, type Schema, ValidationError } from '@orpc/server'
import type { Language } from '#kit/catalogue.ts'
import { type Day, parseDay, todayIn } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Tx } from '#platform/server/database.ts'
import { countAttemptWithinLimit } from '#platform/server/rate-limit.ts'
import type { Services } from '#platform/server/services.ts'
import { type AuditEntry, recordAll } from '#features/foundation/audit/server/store.ts'
import { intentHeader, makeIdempotent } from './once.ts'
import { type Proof, withOpenProof } from './open-proof.ts'
import { type EndpointMeta, exportLimit, isOpenToTokens } from '../endpoint.ts'
import { type Actor, hasJustConfirmed, may, needsSecondFactor } from '../policy.ts'
import type { Role } from '../roles.ts'
import type { Session, SessionMember } from '../session.ts'

/** What the edge knows of a request when a procedure is called. */
export interface RequestContext {
  readonly services: Services
  readonly session: Session | undefined
  /**
   * The session as it was read less than `maxAge` ago (milliseconds; a second by default), else read again: it may have ended,
   * or have fewer rights. Read again once the body is there if the body came late.
   */
  sessionNow(maxAge?: number): Promise<Session | undefined>
  /** The session as it is in the database at this moment. */
  readSession(): Promise<Session | undefined>
  /** The reader's: the profile's, else the browser's. */
  readonly language: Language
  readonly headers: Headers
  /** The caller's network address, as far as trusted proxies tell it. */
  readonly address: string
  /** Added to the answer; cookies travel here. */
  readonly answerHeaders: Headers
}

/** What an action is given about who asks. */
export interface Member {
  readonly actor: Actor
  readonly organization: SessionMember['organization']
  readonly language: Language
  /** The person's own; null: they live by the organisation's. */
  readonly timeZone: string | null
  readonly services: Services
  /** Undefined: it is no browser that asks. */
  readonly sessionId: string | undefined
  /** A command commits only while it is open; see `lockProof`. */
  readonly proof: Proof
  /** @throws Refusal `permissions.signInAgain` unless the person has just shown to be there */
  requireConfirmed(): void
  /** One transaction inside the actor's organisation. A command is refused if its proof has ended by the commit. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** A transaction with the rights of the installation, for accounts, which belong to no organisation; refused alike. */
  installationTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Writes down what the actor has done, in the transaction of its effect. */
  audit(tx: Tx, entry: AuditEntry): Promise<void>
  /** The same of many things at once. */
  auditAll(tx: Tx, entries: readonly AuditEntry[]): Promise<void>
  now(): Temporal.Instant
  /** The date it is in the organisation. */
  today(): Day
}

/**
 * Lets a call through if its endpoint's declared access and permission allow this session; else says which is missing.
 * @throws Refusal `permissions.signInFirst`, `permissions.noOrganization`, `permissions.locked`,
 *   `permissions.recoveryActive`, `permissions.secondFactorNeeded`, `permissions.forbidden`, `permissions.missing`, `permissions.notByToken`
 */
export function requireEndpointAccess(meta: EndpointMeta, session: Session | undefined, now: Temporal.Instant): void {
  const why = endpointAccessRefusal(meta, session, now)
  if (why) throw why
}

/** What `requireEndpointAccess` would say; undefined: it lets the call through. */
export function endpointAccessRefusal(
  meta: EndpointMeta,
  session: Session | undefined,
  now: Temporal.Instant,
): Refusal | undefined {
  if (meta.access === undefined) throw new Error('an endpoint does not say who may call it')
  if (session?.token && !isOpenToTokens(meta)) return new Refusal('permissions.notByToken')
  if (meta.access === 'public') return undefined
  if (!session) return new Refusal('permissions.signInFirst')
  if (meta.access === 'session') return undefined
  if (!session.member) return new Refusal('permissions.noOrganization')
  const { actor } = session.member
  if (actor.locked) return new Refusal('permissions.locked')
  if (session.recoveryActive) return new Refusal('permissions.recoveryActive')
  if (!meta.beforeSecondFactor && isSecondFactorDue(session.member, now))
    return new Refusal('permissions.secondFactorNeeded')
  if (meta.access.startsWith('role:') && actor.role !== 'owner' && meta.access !== `role:${actor.role}`) {
    return new Refusal('permissions.forbidden')
  }
  if (meta.permission && !may(actor, meta.permission))
    return new Refusal('permissions.missing', { permission: meta.permission })
  return meta.critical ? whyNotConfirmed(session) : undefined
}

interface Demanded {
  readonly secondFactorFrom: SessionMember['secondFactorFrom']
  readonly organization: Pick<SessionMember['organization'], 'timeZone'>
}

/**
 * From when on somebody gets no further without a second factor; null: it is not asked of them, or they have an app for it.
 * A passkey does not do: the password alone would still open the account.
 */
export const secondFactorFrom = (
  role: Role,
  demand: { readonly by: Role | 'nobody' | null | undefined; readonly from: string | null | undefined },
  hasTotp: boolean,
): Day | null =>
  !hasTotp && needsSecondFactor(role, demand.by ?? 'nobody') ? (parseDay(demand.from ?? '') ?? null) : null

/** The organisation demands a second factor by now, and the member has none. */
export const isSecondFactorDue = ({ secondFactorFrom, organization }: Demanded, now: Temporal.Instant): boolean =>
  secondFactorFrom !== null && secondFactorFrom <= todayIn(organization.timeZone, now)

/** @throws Refusal `permissions.signInAgain`, `permissions.notByToken` */
function requireConfirmed(session: Session | undefined): void {
  const why = whyNotConfirmed(session)
  if (why) throw why
}

function whyNotConfirmed(session: Session | undefined): Refusal | undefined {
  if (session?.token) return new Refusal('permissions.notByToken')
  return session && hasJustConfirmed(session.confirmedAt, new Date())
    ? undefined
    : new Refusal('permissions.signInAgain')
}

const base = os.$context<RequestContext>().$meta<EndpointMeta>({})

/** First in every router: nothing is called that the endpoint's declaration does not admit. */
export const admitted = base.middleware(async ({ context, procedure, next }, input: unknown) => {
  const session = await context.sessionNow()
  const { meta, inputSchema } = procedure['~orpc']
  const why = endpointAccessRefusal(meta, session, context.services.clock.now())
  // nobody types a password for what is refused all the same
  if (why?.code === 'permissions.signInAgain') await requireValid(inputSchema, input)
  if (why) throw why
  return next({ context: { session } })
})

/** Says what the library would say of the input, later. */
async function requireValid(schema: Schema<unknown, unknown> | undefined, data: unknown): Promise<void> {
  const { issues } = (await schema?.['~standard'].validate(data)) ?? {}
  if (!issues) return
  const message = 'Input validation failed'
  throw new ORPCError('BAD_REQUEST', { message, cause: new ValidationError({ message, issues, data }) })
}

/**
 * For endpoints that are also open to callers without a session.
 * @throws Refusal `permissions.signInFirst`
 */
export function requireSession({ session }: Pick<RequestContext, 'session'>): Session {
  if (!session) throw new Refusal('permissions.signInFirst')
  return session
}

/** After `admitted`, in routers whose endpoints are all for members: `context.member` is who asks. */
export const asMember = base.middleware(async ({ context, procedure, path, next }, input: unknown) => {
  if (!context.session?.member) throw new Error('an endpoint for members is open to others')
  const { alike, creates, exports } = procedure['~orpc'].meta
  if (exports === true) await countExport(context.services, context.session.member.actor.profileId)
  const isRead = procedure['~orpc'].route.method === 'GET'
  const member = memberOf(context, context.session.member, context.session, isRead)
  if (alike !== undefined) return next({ context: { member: anyLike(member) } })
  if (creates !== true) return next({ context: { member } })
  return next({ context: { member: makeIdempotent(member, path.join('.'), context.headers.get(intentHeader), input) } })
})

/** @throws Refusal `input.tooManyExports` past the limit */
async function countExport(services: Services, profileId: string): Promise<void> {
  if (await countAttemptWithinLimit(services, exportLimit, profileId)) return
  throw new Refusal('input.tooManyExports', { max: exportLimit.maxCalls, minutes: exportLimit.minutes })
}

/** Anybody of those who are given the same answer: who of them asks is not told. */
function anyLike(member: Member): Member {
  const nobody = (): never => {
    throw new Error('an answer for all who are alike asks who reads it')
  }
  const { organizationId, role, permissions, locked } = member.actor
  const actor = { organizationId, role, permissions, locked, profileId: '' }
  Object.defineProperty(actor, 'profileId', { get: nobody })
  return Object.defineProperty({ ...member, actor }, 'timeZone', { get: nobody })
}

/**
 * One transaction of a signed-in account, which may be a member of no organisation, with the rights of the installation.
 * @param notified the organisation whose screens are refreshed
 * @throws Refusal `permissions.signInFirst` if the session has ended by the commit
 */
export const accountTransaction = <T>(
  { database }: Services,
  session: Session,
  work: (tx: Tx) => Promise<T>,
  notified?: string,
): Promise<T> => database.installation(withOpenProof(proofOf(session), undefined, work), notified)

/**
 * For a member who is known by other means than a session, too; critical commands are refused to them.
 * @param isRead a read writes nothing; its rights are checked once more before its answer is sent (`api.ts`)
 */
export function memberOf(
  context: Pick<RequestContext, 'services' | 'language'>,
  { actor, organization, timeZone }: Pick<SessionMember, 'actor' | 'organization' | 'timeZone'>,
  by: Session | Extract<Proof, { lockChatLink: unknown }>,
  isRead = false,
): Member {
  const { services, language } = context
  const { database, clock } = services
  const { organizationId, profileId } = actor
  const session = 'lockChatLink' in by ? undefined : by
  const proof = 'lockChatLink' in by ? by : proofOf(by)
  const proven = <T>(work: (tx: Tx) => Promise<T>) => (isRead ? work : withOpenProof(proof, actor, work))
  return {
    actor,
    organization,
    language,
    timeZone,
    services,
    sessionId: session?.token ? undefined : session?.sessionId,
    proof,
    requireConfirmed: () => requireConfirmed(session),
    transaction: work => database.tenant(organizationId, proven(work)),
    installationTransaction: work => database.installation(proven(work), organizationId),
    audit: (tx, entry) => recordAll(tx, organizationId, clock, profileId, [withToken(entry, session)]),
    auditAll: (tx, entries) => {
      const named = entries.map(entry => withToken(entry, session))
      return recordAll(tx, organizationId, clock, profileId, named)
    },
    now: () => clock.now(),
    today: () => todayIn(organization.timeZone, clock.now()),
  }
}

const proofOf = ({ userId, sessionId, token, member }: Session): Proof =>
  token && member ? { tokenId: token.id, organizationId: member.actor.organizationId } : { sessionId, userId }

/** What a program has done says by which token. */
const withToken = (entry: AuditEntry, session: Session | undefined): AuditEntry =>
  session?.token ? { ...entry, change: { ...entry.change, token: session.token.name } } : entry
