import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Catalogue } from '#kit/catalogue.ts'
import { hasFailed } from '#platform/web/has-failed.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { refusalIn } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { NewerChangesNotice } from '#platform/web/ui/newer.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { defaultRewards } from '../rules.ts'
import type { Clash } from '../reward-merging.ts'
import type { RewardPeriods } from '../schema.ts'
import { useScoreboardFormats } from './formats.ts'
import { scoreboardApi } from './queries.ts'
import { RewardRanks } from './reward-ranks.tsx'
import { type RewardDraft, draftOf } from './reward-draft.ts'
import { useRewardDrafts } from './use-reward-drafts.ts'

const rewardsQuery = scoreboardApi.rewards.queryOptions({ staleTime: 0 })

/** What could not be loaded is never written over (docs/product/en/scoreboard.md#rewards). */
export function RewardsDialog({ onClose }: { readonly onClose: () => void }) {
  const { rewards: texts } = useTexts('scoreboard')
  const language = useLanguage()
  const read = useQuery({ ...rewardsQuery, refetchOnWindowFocus: false, retry: 1 })
  if (read.data && !hasFailed(read)) return <RewardsForm periods={read.data.periods} onClose={onClose} />
  return (
    <FormDialog
      title={texts.title}
      description={texts.text}
      size="lg"
      submitLabel={texts.save}
      isPending={false}
      isDisabled
      error={null}
      failed={texts.saveFailed}
      onSubmit={() => {}}
      onClose={onClose}
    >
      {hasFailed(read) ? (
        <>
          <Notice kind="danger">
            <p>{texts.loadFailed}</p>
            <Button size="sm" className="mt-2" loading={read.isFetching} onClick={() => void read.refetch()}>
              {texts.retry}
            </Button>
          </Notice>
          <RewardRanks
            place=""
            rewards={defaultRewards().map(each => draftOf(each, language))}
            isDisabled
            onChange={() => {}}
          />
        </>
      ) : (
        <Skeletons rows={6} className="h-12" />
      )}
    </FormDialog>
  )
}

function RewardsForm({ periods, onClose }: RewardPeriods & { readonly onClose: () => void }) {
  const { rewards: texts } = useTexts('scoreboard')
  const { month: nameOf } = useScoreboardFormats()
  const toast = useToast()
  const queries = useQueryClient()
  const { seen, draftsOf, type, merge, sent, clashes, isChanged } = useRewardDrafts(periods)
  const [tab, setTab] = useState(periods[0]?.month ?? '')
  const save = useMutation(
    scoreboardApi.saveRewards.mutationOptions({
      onSuccess: () => {
        toast.success(texts.saved)
        onClose()
      },
      onError: async error => {
        const refusal = refusalIn(error)
        if (refusal?.code === 'scoreboard.staleRewards') {
          merge((await queries.fetchQuery(rewardsQuery)).periods)
          return
        }
        toast.error(texts.saveFailed, { description: texts.failed(refusal?.message ?? texts.unknown) })
        const at = /^periods\.(\d)/.exec(refusal?.complaints[0]?.field ?? '')?.[1]
        if (at !== undefined) setTab(seen[Number(at)]?.month ?? tab)
      },
    }),
  )
  return (
    <FormDialog
      title={texts.title}
      description={texts.text}
      size="lg"
      submitLabel={texts.save}
      isPending={save.isPending}
      // what is listed below it says the same
      error={clashes.length > 0 && refusalIn(save.error)?.code === 'scoreboard.staleRewards' ? null : save.error}
      draft={isChanged ? seen.map(draftsOf) : 'untouched'}
      onSubmit={() => save.mutate({ periods: sent() })}
      onClose={onClose}
    >
      <NewerChangesNotice changes={clashes.map(({ month, ...clash }) => differenceOf(nameOf(month), clash))} />
      <Tabs
        label={texts.months}
        value={tab}
        onChange={setTab}
        tabs={seen.map((period, at) => ({
          value: period.month,
          label: texts.tabs(nameOf(period.month, 'narrow'), at === 0),
          content: (
            <RewardRanks
              place={`periods.${at}.rewards`}
              rewards={draftsOf(period)}
              onChange={rewards => type(period.month, rewards)}
            />
          ),
        }))}
      />
    </FormDialog>
  )

  function differenceOf(month: string, { rank, field, theirs }: Clash<RewardDraft>) {
    const label = `${month}, ${texts.place(rank)}: ${labels(texts)[field]}`
    return { label, stored: theirs === undefined ? texts.gone : String(theirs[field]) }
  }
}

const labels = (texts: Catalogue['scoreboard']['rewards']): Record<keyof RewardDraft, string> => ({
  rank: '',
  type: '',
  cash: texts.cash,
  cash_currency: texts.currency,
  reward_text: texts.rewardText,
  title: texts.heading,
  description: texts.description,
})
