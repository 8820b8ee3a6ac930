import { monthOf, todayIn } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { daysTouching } from '#features/work/attendance/hours.ts'
import { closeMonth } from '#features/work/attendance/server/sheet-store.ts'
import * as attendance from '#features/work/attendance/server/store.ts'
import { listEntries } from '#features/work/attendance/server/works.ts'
import { draftsOf, statementsOfDrafts } from '#features/work/pay/server/calculate-pay.ts'
import * as statements from '#features/work/pay/server/statement-store.ts'
import * as store from '#features/work/pay/server/store.ts'
import { addToMonth, firstDayOf } from '#kit/month.ts'
import type { Tx } from '#platform/server/database.ts'

interface PayContext {
  readonly organizationId: string
  readonly timeZone: string
  readonly now: Temporal.Instant
  readonly closerId: string
  readonly chatterIds: readonly string[]
}

const currency = 'EUR' as const
/** Months back: the one that is closed, and the one from which on people have rates. */
const closedBack = 2
const ratesBack = 3

/** Everybody has a rate, some a higher one by now; the month before last is closed. */
export async function insertSamplePay(tx: Tx, place: PayContext): Promise<void> {
  const { organizationId, timeZone, now, closerId, chatterIds } = place
  const current = monthOf(todayIn(timeZone, now))
  const first = firstDayOf(addToMonth(current, -ratesBack))
  const made = { organizationId, setBy: closerId, setAt: now }
  for (const [at, profileId] of chatterIds.entries()) {
    await store.setCurrency(tx, { organizationId, profileId, currency })
    const terms = {
      currency,
      hourly: 1350 + (at % 7) * 50,
      night: 2500,
      weekend: 1500,
      commission: at % 3 === 0 ? 300 : 200,
    }
    await store.saveRate(tx, { ...made, profileId, fromDay: first, ...terms } as const)
    if (at % 5 !== 0) continue
    const raised = firstDayOf(addToMonth(current, -1))
    await store.saveRate(tx, { ...made, profileId, fromDay: raised, ...terms, hourly: terms.hourly + 100 } as const)
  }
  const items = [
    { back: closedBack, kind: 'bonus', amount: 10_000, reason: 'Neue Kollegin eingearbeitet' },
    { back: closedBack, kind: 'deduction', amount: 5000, reason: 'Vorschuss vom Monatsanfang' },
    { back: 1, kind: 'bonus', amount: 7500, reason: 'Drei Nächte eingesprungen' },
  ] as const
  for (const [at, { back, ...item }] of items.entries()) {
    const row = { organizationId, id: newId(), profileId: chatterIds[at] ?? '', month: addToMonth(current, -back) }
    await store.insertItem(tx, { ...row, ...item, currency, createdBy: closerId, createdAt: now })
  }
  await closeRun(tx, place, addToMonth(current, -closedBack))
}

/** Its hours first, as they were planned or worked. */
async function closeRun(tx: Tx, place: PayContext, month: string): Promise<void> {
  const { organizationId, timeZone, now, closerId } = place
  const closedAt = Temporal.PlainDate.from(firstDayOf(addToMonth(month, 1)))
    .toZonedDateTime(timeZone)
    .toInstant()
    .add({ hours: 58 })
  const entries = await listEntries(tx, organizationId, { days: daysTouching(month) }, now)
  await attendance.insertAttendances(
    tx,
    entries
      .filter(({ row, work }) => !row && work.date.startsWith(month))
      .map(({ seat, work }) => ({
        ...attendance.rowOf(organizationId, { ...seat, state: 'assigned' }),
        basis: work.basis,
      })),
  )
  await closeMonth(tx, { organizationId, month, closedAt, closedBy: closerId })
  const asking = { actor: { organizationId }, organization: { timeZone, scoreboardEnabled: true }, now: () => now }
  const paid = statementsOfDrafts(await draftsOf(tx, asking, month))
  await store.lockRun(tx, organizationId, month)
  await store.changeRun(tx, organizationId, month, { version: 1, closedAt, closedBy: closerId })
  await statements.insertAll(tx, organizationId, { month, version: 1 }, paid)
}
