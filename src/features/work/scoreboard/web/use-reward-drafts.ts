import { useState } from 'react'
import { useLanguage } from '#platform/web/i18n.tsx'
import { type Clash, mergedRanks } from '../reward-merging.ts'
import type { RewardPeriods } from '../schema.ts'
import { draftOf, type RewardDraft, rewardOf } from './reward-draft.ts'

type Period = RewardPeriods['periods'][number]
type Drafts = Readonly<Record<string, readonly RewardDraft[]>>
type Clashed = Clash<RewardDraft> & { readonly month: string }

/** What is typed, by month. As long as nothing is, the form shows what is stored, whoever changes it. */
export function useRewardDrafts(stored: readonly Period[]) {
  const language = useLanguage()
  // what was seen when the first letter was typed; what others save meanwhile must not pass for it
  const [work, setWork] = useState<{ readonly seen: readonly Period[]; readonly drafts: Drafts }>()
  const [clashes, setClashes] = useState<readonly Clashed[]>([])
  const seen = work?.seen ?? stored
  const written = ({ rewards }: Period) => rewards.map(each => draftOf(each, language))
  const draftsOf = (period: Period): readonly RewardDraft[] => work?.drafts[period.month] ?? written(period)
  return {
    seen,
    draftsOf,
    clashes,
    isChanged: seen.some(period => JSON.stringify(draftsOf(period)) !== JSON.stringify(written(period))),
    type: (month: string, rewards: readonly RewardDraft[]) =>
      setWork({ seen, drafts: { ...work?.drafts, [month]: rewards } }),
    /** Somebody was faster: theirs is what is seen now, and what was typed stands on it. */
    merge: (now: readonly Period[]) => {
      const merged = now.map(period => {
        const before = seen.find(({ month }) => month === period.month)
        const theirs = written(period)
        const result = before ? mergedRanks(written(before), draftsOf(before), theirs) : { places: theirs, clashes: [] }
        return { month: period.month, ...result }
      })
      setWork({ seen: now, drafts: Object.fromEntries(merged.map(({ month, places }) => [month, places])) })
      setClashes(merged.flatMap(({ month, clashes: found }) => found.map(clash => ({ ...clash, month }))))
    },
    /** As the server wants it: each month with the version it was seen in. */
    sent: () =>
      seen.map(period => ({
        month: period.month,
        version: period.version,
        rewards: draftsOf(period).map(each => rewardOf(each, language)),
      })),
  }
}
