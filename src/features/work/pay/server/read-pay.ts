import { compareNames } from '#kit/compare-names.ts'
import { monthOf } from '#kit/day.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import { isLocked } from '#features/foundation/people/policy.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { nextPayday } from '#features/agency/organization-settings/payday.ts'
import { findClosedMonth, peopleById } from '#features/work/attendance/server/sheet-store.ts'
import { addToMonth, type Month } from '#kit/month.ts'
import type { Currency } from '#kit/money.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Line, LineKind, CalculatedPay } from '../rules.ts'
import type { ExpectedPayment, OwnStatement, PaidPerson, PayMonth, Statement } from '../schema.ts'
import { requirePersonName } from './edit-rates.ts'
import { type PayDraft, draftsOf, isMonthOver, hasStatement, hashPayDrafts } from './calculate-pay.ts'
import * as statements from './statement-store.ts'
import * as store from './store.ts'

export const readOwnStatement = (member: Member, { month }: { month: Month }): Promise<OwnStatement> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const { expected, ...shown } = await statementOf(tx, member, month, profileId)
    return { ...shown, expected, closedMonths: await statements.listClosedStatementsOf(tx, organizationId, profileId) }
  })

/** @throws Refusal `pay.personNotFound` */
export const readStatement = (
  member: Member,
  { month, profileId }: { month: Month; profileId: string },
): Promise<Statement> =>
  member.transaction(async tx => {
    const { expected: _, ...shown } = await statementOf(tx, member, month, profileId)
    return shown
  })

/**
 * As it was closed, else as things stand.
 * @throws Refusal `pay.personNotFound`
 */
export async function statementOf(
  tx: Tx,
  member: Member,
  month: Month,
  profileId: string,
): Promise<Statement & { expected: number | null }> {
  const { organizationId } = member.actor
  const fullName = await requirePersonName(tx, organizationId, profileId)
  const run = await store.findRun(tx, organizationId, month)
  const version = run?.version ?? 0
  const named = { month, profileId, fullName, version }
  if (run?.closedAt) {
    const [kept] = await statements.list(tx, organizationId, { month, version }, profileId)
    return { ...named, ...contentOf(kept ?? nothing), closedAt: run.closedAt.toString(), expected: null }
  }
  const draft = (await draftsOf(tx, member, month, profileId)).get(profileId)
  return { ...named, ...contentOf(draft ?? nothing), closedAt: null, expected: draft?.expected ?? 0 }
}

/** Of all whom there is something to say of. */
export async function listStatements(tx: Tx, member: Member, of: Month): Promise<Statement[]> {
  const { organizationId } = member.actor
  const run = await store.findRun(tx, organizationId, of)
  const { paid } = await readPaidPeople(tx, member, of)
  const names = await peopleById(tx, organizationId, [...paid.keys()])
  const named = { month: of, version: run?.version ?? 0, closedAt: run?.closedAt?.toString() ?? null }
  return [...paid].flatMap(([profileId, content]) => {
    const person = names.get(profileId)
    if (!person || !hasStatement(content)) return []
    return [{ ...named, profileId, fullName: person.fullName, ...contentOf(content) }]
  })
}

const nothing = { currency: null, lines: [], omitted: [], total: 0, shifts: [] }

type Content = Pick<PayDraft, 'lines' | 'omitted' | 'total' | 'shifts'> & {
  readonly currency: Currency | null
  readonly hasCommission?: boolean
}

const contentOf = ({ currency, lines, omitted, total, shifts }: Content) => ({
  currency,
  lines: [...lines],
  omitted: [...omitted],
  total,
  shifts: [...shifts],
})

/** A payday pays the month before it. */
export const readExpectedPay = (member: Member): Promise<ExpectedPayment> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const organization = await organizations.find(tx, organizationId)
    if (!organization?.settings.payday_enabled) return null
    const readPayMonth = addToMonth(monthOf(nextPayday(member.today(), organization.settings.payday_day)), -1)
    const shown = await statementOf(tx, member, readPayMonth, profileId)
    if (shown.currency === null) return null
    return {
      month: readPayMonth,
      currency: shown.currency,
      total: shown.expected ?? shown.total,
      isClosed: shown.closedAt !== null,
    }
  })

export const month = (member: Member, { month: of }: { month: Month }): Promise<PayMonth> =>
  member.transaction(tx => monthIn(tx, member, of))

async function monthIn(tx: Tx, member: Member, of: Month): Promise<PayMonth> {
  const { organizationId } = member.actor
  const run = await store.findRun(tx, organizationId, of)
  const hours = await findClosedMonth(tx, organizationId, of)
  const { paid, mark } = await readPaidPeople(tx, member, of)
  const names = await peopleById(tx, organizationId, [...paid.keys(), ...(run?.closedBy == null ? [] : [run.closedBy])])
  const shown = [...paid]
    .flatMap(([id, content]) => {
      const person = names.get(id)
      return person ? personOf({ profileId: id, ...person }, content) : []
    })
    .toSorted((a, b) => compareNames(a.fullName, b.fullName))
  return {
    month: of,
    version: run?.version ?? 0,
    closed: run?.closedAt ? { at: run.closedAt.toString(), by: names.get(run.closedBy ?? '')?.fullName ?? null } : null,
    isOver: isMonthOver(of, member),
    areHoursClosed: hours !== undefined,
    mark,
    sums: sumsOf(shown),
    people: shown,
  }
}

/** Of a draft also those who could be paid; of a closed run those who had worked or were paid. */
export async function readPaidPeople(
  tx: Tx,
  member: Member,
  of: Month,
): Promise<{ paid: ReadonlyMap<string, Content>; mark: string }> {
  const { organizationId } = member.actor
  const run = await store.findRun(tx, organizationId, of)
  if (run?.closedAt) {
    const kept = await statements.list(tx, organizationId, { month: of, version: run.version })
    return { paid: new Map(kept.map(one => [one.profileId, one])), mark: '' }
  }
  const drafts = await draftsOf(tx, member, of)
  const members = (await people.listProfiles(tx, organizationId)).filter(person => !isLocked(person))
  const paid = new Map<string, Content>(members.map(({ id }) => [id, drafts.get(id) ?? nothing]))
  for (const [id, draft] of drafts) if (hasStatement(draft)) paid.set(id, draft)
  return { paid, mark: hashPayDrafts(drafts, run?.version ?? 0) }
}

function personOf(
  { profileId, fullName, avatarImage }: Pick<PaidPerson, 'profileId' | 'fullName' | 'avatarImage'>,
  { currency, lines, omitted, total, hasCommission = false }: Content,
): PaidPerson {
  const sum = (...kinds: LineKind[]) => amountOf(lines.filter(({ kind }) => kinds.includes(kind)))
  return {
    profileId,
    fullName,
    avatarImage,
    currency,
    hasCommission,
    minutes: minutesOf({ lines, omitted }),
    base: sum('base'),
    supplements: sum('night', 'weekend'),
    commission: sum('commission'),
    rewards: sum('reward'),
    bonuses: sum('bonus'),
    deductions: sum('deduction'),
    total,
    omitted: [...omitted],
  }
}

const amountOf = (lines: readonly Line[]): number => lines.reduce((all, { amount }) => all + amount, 0)

const minutesOf = ({ lines, omitted }: Pick<CalculatedPay, 'lines' | 'omitted'>): number =>
  [...lines, ...omitted].reduce((all, { kind, minutes }) => all + (kind === 'base' ? (minutes ?? 0) : 0), 0)

/** Amounts of two currencies are never added. */
function sumsOf(shown: readonly PaidPerson[]): PayMonth['sums'] {
  const paid = shown.flatMap(({ currency, total }) => (currency === null ? [] : { currency, total }))
  return [...Map.groupBy(paid, ({ currency }) => currency)]
    .map(([currency, all]) => ({
      currency,
      people: all.length,
      total: all.reduce((sum, { total }) => sum + total, 0),
    }))
    .toSorted((a, b) => b.people - a.people || (a.currency < b.currency ? -1 : 1))
}
