import { createHash } from 'node:crypto'
import { addDays, addMonths, type Day, monthOf } from '#kit/day.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { daysTouching, type Work } from '#features/work/attendance/hours.ts'
import { findClosedMonth } from '#features/work/attendance/server/sheet-store.ts'
import { listWork } from '#features/work/attendance/server/works.ts'
import { currenciesOf, entriesOf } from '#features/work/scoreboard/server/read-board.ts'
import * as boards from '#features/work/scoreboard/server/board-store.ts'
import * as places from '#features/work/scoreboard/server/known-name-store.ts'
import type { Currency } from '#kit/money.ts'
import { firstDayOf, type Month } from '#kit/month.ts'
import { cashInCents } from '#features/work/scoreboard/rules.ts'
import type { Tx } from '#platform/server/database.ts'
import { hasCommission, type RevenuePart } from '../commission.ts'
import { type PayAccount, minutesOf, monthPartsOf, type Rate, type CalculatedPay, calculatePay } from '../rules.ts'
import type { WorkedShift } from '../schema.ts'
import * as store from './store.ts'

export interface PayDraft extends CalculatedPay {
  readonly profileId: string
  readonly currency: Currency | null
  readonly shifts: readonly WorkedShift[]
  /** With what is planned until the month ends. */
  readonly expected: number
  readonly hasCommission: boolean
}

/** Whoever asks is a member, or the sample that is being filled in. */
export interface PayCalculationContext {
  readonly actor: Pick<Member['actor'], 'organizationId'>
  readonly organization: Pick<Member['organization'], 'timeZone' | 'scoreboardEnabled'>
  now(): Temporal.Instant
}

/** What the month brings as things stand, by person: whoever is paid, or has done something that would be. */
export async function draftsOf(
  tx: Tx,
  asking: PayCalculationContext,
  month: Month,
  profileId?: string,
): Promise<ReadonlyMap<string, PayDraft>> {
  const { actor, organization } = asking
  const { organizationId } = actor
  const hours = await findClosedMonth(tx, organizationId, month)
  const which = { days: daysTouching(month), profileId, isClosed: hours !== undefined }
  const works = Map.groupBy(await listWork(tx, organizationId, which, asking.now()), work => work.profileId)
  const currencies = await store.listCurrencies(tx, organizationId, profileId)
  const rates = Map.groupBy(
    await store.listRates(tx, organizationId, { profileId, until: lastDayOf(month) }),
    row => row.profileId,
  )
  const items = Map.groupBy(await store.listItems(tx, organizationId, month, profileId), row => row.profileId)
  const earned = await earnedIn(tx, asking, month, profileId)
  const parts = monthPartsOf(month, organization.timeZone)
  const now = asking.now().epochMilliseconds
  const everybody =
    profileId === undefined ? new Set([...works.keys(), ...currencies.keys(), ...earned.keys()]) : [profileId]
  return new Map(
    [...everybody].map((id): [string, PayDraft] => {
      const worked = (works.get(id) ?? []).flatMap(work => shiftOf(work, parts))
      const account: PayAccount = {
        month,
        currency: currencies.get(id) ?? null,
        rates: (rates.get(id) ?? []).map(rateOf),
        stretches: (works.get(id) ?? []).flatMap(({ worked: stretch }) => stretch ?? []),
        revenue: earned.get(id)?.revenue ?? [],
        rewards: earned.get(id)?.rewards ?? [],
        items: items.get(id) ?? [],
      }
      const planned = (works.get(id) ?? []).flatMap(work => withPlanned(work, now) ?? [])
      const expected = calculatePay({ ...account, stretches: planned }, parts).total
      return [
        id,
        {
          profileId: id,
          currency: account.currency,
          shifts: worked,
          expected,
          hasCommission: hasCommission(account.rates, month),
          ...calculatePay(account, parts),
        },
      ]
    }),
  )
}

/** What somebody who closes has seen: another one where anything of it is another. */
export const hashPayDrafts = (drafts: ReadonlyMap<string, PayDraft>, version: number): string => {
  const seen = [...drafts.values()]
    .filter(hasStatement)
    .map(({ profileId, currency, lines, omitted }) => ({ profileId, currency, lines, omitted }))
    .toSorted((a, b) => (a.profileId < b.profileId ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([version, seen]))
    .digest('base64url')
}

/** There is something to say of them; that nobody has figures yet is nothing. */
export const hasStatement = ({ lines, omitted }: Pick<CalculatedPay, 'lines' | 'omitted'>): boolean =>
  lines.length > 0 || omitted.some(({ why }) => why !== 'noFigures')

/** What a run that is closed now would keep: also of those who are not paid for what they have worked. */
export const statementsOfDrafts = (drafts: ReadonlyMap<string, PayDraft>) =>
  [...drafts.values()].filter(hasStatement).map(({ profileId, currency, total, omitted, shifts, lines }) => ({
    profileId,
    currency,
    total,
    omitted,
    shifts,
    lines,
  }))

const lastDayOf = (month: Month): Day => addDays(addMonths(firstDayOf(month), 1), -1)

export const rateOf = ({ fromDay, hourly, night, weekend, commission }: store.PayRateRow): Rate => ({
  from: fromDay,
  hourly,
  night,
  weekend,
  commission,
})

function shiftOf(work: Work, parts: ReturnType<typeof monthPartsOf>): WorkedShift[] {
  if (work.worked === null) return []
  const { all, night, weekend } = minutesOf(work.worked, parts)
  if (all === 0) return []
  const { date, groupName, shiftId, shiftName } = work
  const [start, end] = [isoAt(work.worked.start), isoAt(work.worked.end)]
  return [{ date, groupName, shiftId, shiftName, start, end, minutes: all, night, weekend }]
}

const isoAt = (at: number): string => Temporal.Instant.fromEpochMilliseconds(at).toString()

/** A shift that runs or is still to come goes on to its end, unless it has been taken away. */
function withPlanned({ planned, isPlanned, worked, standing }: Work, now: number): Work['worked'] {
  if (!isPlanned) return worked
  const isAhead = standing === 'ahead' || standing === 'expected' || standing === 'late'
  if (isAhead) return { start: Math.min(planned.end, Math.max(now, planned.start)), end: planned.end }
  return standing === 'on' ? { start: worked?.start ?? planned.start, end: planned.end } : worked
}

type Board = Pick<PayAccount, 'revenue' | 'rewards'>

/**
 * What the scoreboard says: whole revenue, by currency, and its parts where the upload names days, groups or creators. Places are those
 * of the currency that most people have, as the page shows them first; equals each get what their place brings.
 */
async function earnedIn(
  tx: Tx,
  { actor, organization }: PayCalculationContext,
  month: Month,
  profileId: string | undefined,
): Promise<ReadonlyMap<string, Board>> {
  if (!organization.scoreboardEnabled) return new Map()
  const rows = await boards.listFigures(tx, actor.organizationId, month)
  const [first] = currenciesOf(rows)
  const places = new Map(first && entriesOf(rows, [], first.currency).map(entry => [entry.profileId, entry.rank]))
  const promised = await boards.listRewards(tx, actor.organizationId, month)
  const partsOf = await revenueParts(tx, actor.organizationId, month, profileId)
  const byPerson = Map.groupBy(rows, row => row.profileId)
  return new Map(
    [...byPerson].map(([id, all]): [string, Board] => [
      id,
      {
        revenue: all
          .map(({ currency, revenue }) => ({ currency, amount: revenue, parts: partsOf(id, currency) }))
          .toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
        rewards: promised
          .filter(({ rank }) => rank === places.get(id))
          .map(({ rank, title, cash_amount, cash_currency }) => ({
            rank,
            title,
            currency: cash_currency,
            amount: cashInCents(cash_amount),
          })),
      },
    ]),
  )
}

/** By the names of today, where the upload has named what there is. */
async function revenueParts(tx: Tx, organizationId: string, month: Month, profileId: string | undefined) {
  const details = await boards.listFigureDetails(tx, organizationId, month, profileId)
  const named = details.length === 0 ? [] : await namedIn(tx, organizationId)
  const names = new Map(named.map(({ id, name }) => [id, name]))
  const byOwner = Map.groupBy(details, detail => `${detail.profileId} ${detail.currency}`)
  return (id: string, currency: Currency): RevenuePart[] =>
    (byOwner.get(`${id} ${currency}`) ?? []).map(({ date, groupId, group, creatorId, creator, revenue }) => ({
      day: date,
      text: [names.get(groupId ?? '') ?? group, names.get(creatorId ?? '') ?? creator]
        .filter(text => text !== '')
        .join(' · '),
      amount: revenue,
    }))
}

const namedIn = async (tx: Tx, organizationId: string) => [
  ...(await places.listGroups(tx, organizationId)),
  ...(await places.listCreators(tx, organizationId)),
]

export const isMonthOver = (month: Month, member: Member): boolean => month < monthOf(member.today())
