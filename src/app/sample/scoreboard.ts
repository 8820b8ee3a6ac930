import { eq } from 'drizzle-orm'
import { csvOf } from '#kit/csv.ts'
import { newId } from '#kit/id.ts'
import { monthOf, todayIn } from '#kit/day.ts'
import { formatMoneyForFile } from '#kit/money.ts'
import { addToMonth, firstDayOf, type Month, monthsUntil } from '#kit/month.ts'
import { emptyReward, rewardMonths, cashInCents } from '#features/work/scoreboard/rules.ts'
import { detailsOfUpload, figuresOfUpload, replaceRewards } from '#features/work/scoreboard/server/board-store.ts'
import { storeUploadedFile } from '#features/work/scoreboard/server/originals.ts'
import * as store from '#features/work/scoreboard/server/store.ts'
import { uploads } from '#features/work/scoreboard/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Services } from '#platform/server/services.ts'
import type { SeededRandom } from './random.ts'

interface ScoreboardContext {
  readonly organizationId: string
  readonly timeZone: string
  readonly now: Temporal.Instant
  readonly uploaderId: string
  readonly chatterIds: readonly string[]
  readonly dice: SeededRandom
}

/** A year of figures: an upload a month, and three of the current one as it goes on. */
export async function insertSampleScoreboard(tx: Tx, place: ScoreboardContext): Promise<void> {
  const { organizationId, timeZone, now, chatterIds, dice } = place
  const current = monthOf(todayIn(timeZone, now))
  const startOf = (month: Month) => Temporal.PlainDate.from(firstDayOf(month)).toZonedDateTime(timeZone).toInstant()
  const talents = chatterIds.map(() => 90_000 + dice.next() ** 2 * 420_000)
  for (const [at, month] of monthsUntil(current, 12).entries()) {
    const season = 0.8 + at * 0.03 + dice.next() * 0.1
    const whole = talents.map(talent => (dice.happens(0.04) ? 0 : talent * season * (0.7 + dice.next() * 0.6)))
    if (month !== current) {
      await insertUpload(tx, place, {
        month,
        version: 1,
        at: startOf(addToMonth(month, 1)).add({ hours: 10 }),
        share: 1,
        whole,
      })
      continue
    }
    const gone = now.since(startOf(current)).total('hours')
    for (const [step, part] of [0.35, 0.7, 0.98].entries()) {
      const uploadedAt = startOf(current).add({ minutes: Math.floor(gone * part * 60) })
      await insertUpload(tx, place, { month, version: step + 1, at: uploadedAt, share: (gone * part) / 720, whole })
    }
  }
  for (const month of rewardMonths(current)) await insertRewards(tx, organizationId, month)
}

interface SampleUpload {
  readonly month: Month
  readonly version: number
  readonly at: Temporal.Instant
  /** How much of the month is over. */
  readonly share: number
  /** Everybody's whole month, in cents. */
  readonly whole: readonly number[]
}

async function insertUpload(
  tx: Tx,
  { organizationId, uploaderId, chatterIds }: ScoreboardContext,
  { month, version, at, share, whole }: SampleUpload,
): Promise<void> {
  const before = await store.lockMonth(tx, organizationId, month)
  const id = newId()
  const rows = chatterIds.flatMap((profileId, person) => {
    const revenue = Math.round((whole[person] ?? 0) * share)
    if (revenue === 0) return []
    const tips = Math.round(revenue * 0.12)
    return [
      {
        profileId,
        currency: 'EUR' as const,
        revenue,
        timedRevenue: revenue,
        tips,
        ppv: Math.round(revenue * 0.61),
        sales: Math.round(revenue / 2600),
        messages: Math.round(revenue / 190),
        seconds: Math.round((110 + ((person * 7) % 60)) * share) * 3600,
      },
    ]
  })
  await store.insertUpload(tx, {
    organizationId,
    id,
    month,
    version,
    fileName: `umsatz-${month}.csv`,
    fileSize: rows.length * 60,
    uploadedBy: uploaderId,
    uploadedAt: at,
    replaces: before.uploadId,
    people: rows.length,
    problems: 0,
  })
  await store.insertFigures(tx, organizationId, id, rows)
  await store.changeMonth(tx, organizationId, month, { uploadId: id, version })
}

const prizes = [
  { cash: 300, title: 'Gold', text: '+ ein freier Tag' },
  { cash: 150, title: 'Silber', text: '' },
  { cash: 75, title: 'Bronze', text: '' },
]

async function insertRewards(tx: Tx, organizationId: string, month: Month): Promise<void> {
  await store.lockMonth(tx, organizationId, month)
  await replaceRewards(
    tx,
    organizationId,
    month,
    prizes.map(({ cash, title, text }, at) => ({
      rank: at + 1,
      type: emptyReward(at + 1).type,
      cashAmount: cashInCents(cash),
      cashCurrency: 'EUR' as const,
      rewardText: text,
      title,
      description: '',
    })),
  )
  await store.changeMonth(tx, organizationId, month, { rewardsVersion: 1 })
}

const detailedHead = ['Datum', 'Schicht', 'Gruppe', 'Chatter', 'Umsatz', 'Währung']

const detailedLine = (row: Awaited<ReturnType<typeof detailsOfUpload>>[number]): string[] => [
  row.date ?? '',
  row.shift,
  row.group,
  row.fullName,
  formatMoneyForFile(row.revenue, row.currency).replace('.', ','),
  row.currency,
]

/** The files behind the sample's uploads, so that they can be downloaded as any other. */
export async function storeSampleUploadFiles(services: Services, organizationId: string): Promise<void> {
  const tables = await services.database.tenant(organizationId, async tx => {
    const all = await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.organizationId, organizationId))
    const found: { id: string; csv: string }[] = []
    for (const { id } of all) {
      const parts = await detailsOfUpload(tx, organizationId, id)
      if (parts.length > 0) {
        found.push({ id, csv: csvOf([detailedHead, ...parts.map(detailedLine)], ';') })
        continue
      }
      const rows = await figuresOfUpload(tx, organizationId, id)
      const lines = rows.map(row => [
        row.fullName,
        formatMoneyForFile(row.revenue, row.currency).replace('.', ','),
        row.currency,
      ])
      found.push({ id, csv: csvOf([['Chatter', 'Umsatz', 'Währung'], ...lines], ';') })
    }
    return found
  })
  for (const { id, csv } of tables)
    await storeUploadedFile(services.files, organizationId, id, new TextEncoder().encode(csv))
}
