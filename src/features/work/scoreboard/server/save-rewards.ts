import { Refusal } from '#kit/refusal.ts'
import { diffFields } from '#features/foundation/audit/change.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Month } from '#kit/month.ts'
import { defaultRewards, rewardMonths, cashInCents } from '../rules.ts'
import type { RewardPeriods, SaveRewards } from '../schema.ts'
import * as boards from './board-store.ts'
import { currentMonth, requireScoreboardAccess } from './gate.ts'
import * as store from './store.ts'

export async function readRewards(member: Member): Promise<RewardPeriods> {
  requireScoreboardAccess(member)
  return member.transaction(tx => periods(tx, member))
}

/**
 * Both months or neither; in the order of time, so that two who save at once do not wait for each other.
 * @throws Refusal `scoreboard.pastMonth`, `scoreboard.periods`, `scoreboard.staleRewards`
 */
export async function saveRewards(member: Member, wish: SaveRewards): Promise<RewardPeriods> {
  requireScoreboardAccess(member)
  const { organizationId } = member.actor
  const open = rewardMonths(currentMonth(member))
  const given = wish.periods.toSorted((a, b) => (a.month < b.month ? -1 : 1))
  if (given.some(({ month }) => month < open[0])) throw new Refusal('scoreboard.pastMonth')
  if (given.some(({ month }, at) => month !== open[at])) throw new Refusal('scoreboard.periods')
  return member.transaction(async tx => {
    for (const { month, version, rewards: wanted } of given) {
      const row = await store.lockMonth(tx, organizationId, month)
      if (row.rewardsVersion !== version) throw new Refusal('scoreboard.staleRewards')
      const before = await boards.listRewards(tx, organizationId, month)
      const change = diffFields(byRank(before), byRank(wanted))
      const added = wanted.filter(({ rank }) => !before.some(each => each.rank === rank))
      if (before.length > 0 && added.length === 0 && Object.keys(change).length === 0) continue
      await boards.replaceRewards(
        tx,
        organizationId,
        month,
        wanted.map(each => ({
          rank: each.rank,
          type: each.type,
          cashAmount: cashInCents(each.cash_amount),
          cashCurrency: each.cash_currency,
          rewardText: each.reward_text,
          title: each.title,
          description: each.description,
        })),
      )
      await store.changeMonth(tx, organizationId, month, { rewardsVersion: version + 1 })
      await member.audit(tx, {
        kind: 'scoreboard.rewardsChanged',
        target: month,
        change: { ...change, ...(added.length > 0 ? { added } : {}) },
      })
    }
    tx.invalidate('scoreboard')
    return periods(tx, member)
  })
}

async function periods(tx: Tx, member: Member): Promise<RewardPeriods> {
  const found: RewardPeriods['periods'] = []
  for (const month of rewardMonths(currentMonth(member)))
    found.push(await period(tx, member.actor.organizationId, month))
  return { periods: found }
}

async function period(tx: Tx, organizationId: string, month: Month) {
  const row = await store.findMonth(tx, organizationId, month)
  const stored = await boards.listRewards(tx, organizationId, month)
  return {
    month,
    version: row?.rewardsVersion ?? 0,
    isDefault: stored.length === 0,
    rewards: stored.length === 0 ? defaultRewards() : stored,
  }
}

const byRank = (rewards: readonly { readonly rank: number }[]): Record<string, unknown> =>
  Object.fromEntries(rewards.map(reward => [String(reward.rank), reward]))
