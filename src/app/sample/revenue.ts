import { monthOf, todayIn } from '#kit/day.ts'
import { daysTouching, type Work } from '#features/work/attendance/hours.ts'
import { listWork } from '#features/work/attendance/server/works.ts'
import { listFigures } from '#features/work/scoreboard/server/board-store.ts'
import * as store from '#features/work/scoreboard/server/store.ts'
import { addToMonth, type Month } from '#kit/month.ts'
import type { Tx } from '#platform/server/database.ts'
import { createSeededRandom } from './random.ts'

interface RevenueContext {
  readonly organizationId: string
  readonly timeZone: string
  readonly now: Temporal.Instant
}

/** The last month's file says of each line when and where it was earned: by the shifts that were worked. */
export async function insertSampleRevenueDetails(
  tx: Tx,
  { organizationId, timeZone, now }: RevenueContext,
): Promise<void> {
  const month = addToMonth(monthOf(todayIn(timeZone, now)), -1)
  const held = await store.findMonth(tx, organizationId, month)
  if (!held?.uploadId) return
  const works = Map.groupBy(
    (await listWork(tx, organizationId, { days: daysTouching(month) }, now)).filter(work => isOf(work, month)),
    ({ profileId }) => profileId,
  )
  const dice = createSeededRandom(2026)
  const rows = (await listFigures(tx, organizationId, month)).flatMap(
    ({ profileId, currency, revenue }): store.DetailRow[] => {
      const own = works.get(profileId) ?? []
      const weights = own.map(() => 0.6 + dice.next())
      const all = weights.reduce((sum, weight) => sum + weight, 0)
      let left = revenue
      const parts = own.map((work, at) => {
        const part = at === own.length - 1 ? left : Math.round((revenue * (weights[at] ?? 0)) / all)
        left -= part
        return {
          profileId,
          currency,
          date: work.date,
          shiftId: work.shiftId,
          shift: work.shiftName,
          groupId: work.groupId,
          group: work.groupName,
          creatorId: null,
          creator: '',
          revenue: part,
          seconds: null,
        }
      })
      const unsaid = { date: null, shiftId: null, shift: '', groupId: null, group: '', creatorId: null, creator: '' }
      return own.length > 0 ? parts : [{ profileId, currency, ...unsaid, revenue, seconds: null }]
    },
  )
  await store.insertDetails(tx, organizationId, held.uploadId, rows)
}

const isOf = ({ date, worked }: Work, month: Month): boolean => worked !== null && monthOf(date) === month
