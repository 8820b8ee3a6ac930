import { timingSafeEqual } from 'node:crypto'
import type { Language } from '#kit/catalogue.ts'
import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import * as accounts from '#features/access/sign-in/server/account-store.ts'
import { hashPassword, requireGoodPassword } from '#features/access/sign-in/server/passwords.ts'
import { sendConfirmation } from '#features/access/sign-in/server/registration.ts'
import { leastPasswordLength } from '#features/access/sign-in/rules.ts'
import { record } from '#features/foundation/audit/server/store.ts'
import { defaultSettings } from '#features/foundation/organizations/schema.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { accountTransaction, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { insertDefaultTemplates } from '#features/foundation/permissions/server/store.ts'
import type { Session } from '#features/foundation/permissions/session.ts'
import { defaultShifts } from '#features/agency/shifts/rules.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import type { RateLimit } from '#platform/rate-limit.ts'
import { isLocalRequest } from '#platform/server/address.ts'
import { violationOf, type Tx } from '#platform/server/database.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import { hashOf } from '#platform/server/token.ts'
import type { OnboardingState, SetUp } from '../contract.ts'
import { lockSetUp } from './store.ts'

const codeGuesses: RateLimit = { name: 'setUpCode', maxCalls: 30, minutes: 15 }

/** Fills a fresh organisation with the sample agency; belongs to the assembly, which knows every feature. */
type SampleFiller = (
  tx: Tx,
  place: { organizationId: string; timeZone: string; now: Temporal.Instant },
) => Promise<void>

export interface SetupOptions {
  /** Printed at start, for a first visitor from elsewhere. */
  readonly code: string
  readonly fillWithSample: SampleFiller
  /** What the sample needs beside the database: pictures. After it is there. */
  readonly paintSample: (services: RequestContext['services'], organizationId: string) => Promise<void>
}

export async function readOnboardingState(context: RequestContext): Promise<OnboardingState> {
  const { services } = context
  return {
    needsSetup: !(await services.database.installation(tx => accounts.hasAnyAccount(tx))),
    needsCode: !isLocalRequest(context.address, context.headers),
    registrationOpen: services.env.REGISTRATION === 'open',
    passwordMin: leastPasswordLength('elsewhere', services.env.PASSWORD_MIN),
    registrationPasswordMin: leastPasswordLength('registration', services.env.PASSWORD_MIN),
  }
}

/** @throws Refusal `onboarding.wrongCode`, `onboarding.conflictSetUp` */
export async function setUpInstallation(context: RequestContext, options: SetupOptions, wish: SetUp): Promise<void> {
  const { services, address } = context
  const { database, clock, env } = services
  await countAttempt(services, codeGuesses, address)
  if (!isLocalRequest(context.address, context.headers) && !isSame(wish.code.trim(), options.code)) {
    throw new Refusal('onboarding.wrongCode', undefined, { field: 'code' })
  }
  requireGoodPassword(env, wish.password, { known: [wish.fullName, wish.email] })
  const owner = { id: newId(), name: wish.fullName, email: wish.email, passwordHash: await hashPassword(wish.password) }
  const now = clock.now()
  const founded = await database.installation(async tx => {
    await lockSetUp(tx)
    if (await accounts.hasAnyAccount(tx)) throw new Refusal('onboarding.conflictSetUp')
    await accounts.insertAccounts(tx, 'unproven', [owner], new Date(now.epochMilliseconds))
    await sendConfirmation(tx, services, wish.language, owner)
    const organizationId = await insertOrganizationWithOwner(tx, services, {
      name: wish.organizationName,
      timeZone: wish.timeZone,
      language: wish.language,
      owner: { id: owner.id, fullName: wish.fullName, email: wish.email },
    })
    if (wish.withSample) await options.fillWithSample(tx, { organizationId, timeZone: wish.timeZone, now })
    return organizationId
  })
  if (wish.withSample) await options.paintSample(services, founded)
}

/** @throws Refusal `signIn.registrationClosed`, `permissions.recoveryActive`, `onboarding.conflictMember`, `signIn.unprovenAddress` */
export async function createOrganization(
  { services }: RequestContext,
  session: Session,
  wish: { name: string; timeZone: string; language: Language },
): Promise<void> {
  if (services.env.REGISTRATION === 'closed') throw new Refusal('signIn.registrationClosed')
  if (session.recoveryActive) throw new Refusal('permissions.recoveryActive')
  if (session.member) throw new Refusal('onboarding.conflictMember')
  // where no mail goes out nobody can prove an address
  if (!session.emailProven && services.mailer.delivers) throw new Refusal('signIn.unprovenAddress')
  const owner = { id: session.userId, fullName: session.name, email: session.email }
  try {
    await accountTransaction(services, session, async tx => {
      await insertOrganizationWithOwner(tx, services, { ...wish, owner })
    })
  } catch (error) {
    // two clicks at once: the second finds the profile there
    if (violationOf(error)?.constraint === 'profiles_one_organization') throw new Refusal('onboarding.conflictMember')
    throw error
  }
}

interface Founding {
  readonly name: string
  readonly timeZone: string
  readonly language: Language
  readonly owner: { readonly id: string; readonly fullName: string; readonly email: string }
}

/** An organisation with what none is without: its owner, role templates, standard shifts. */
export async function insertOrganizationWithOwner(
  tx: Tx,
  { clock }: Pick<RequestContext['services'], 'clock'>,
  founding: Founding,
): Promise<string> {
  const { name, timeZone, language, owner } = founding
  const organizationId = newId()
  const createdAt = clock.now()
  await organizations.insert(tx, { id: organizationId, name, timeZone, settings: defaultSettings(language), createdAt })
  await people.insert(tx, [{ organizationId, ...owner, role: 'owner', language, createdAt }])
  await insertDefaultTemplates(tx, organizationId)
  await shifts.insert(tx, organizationId, defaultShifts())
  await record(tx, organizationId, clock, owner.id, {
    kind: 'organization.founded',
    target: organizationId,
    change: { name },
  })
  return organizationId
}

const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(expected)))
