import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { refusalIn } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { defaultRewards } from '../rules.ts'
import type { RewardPeriods } from '../schema.ts'
import { useFormats } from './formats.ts'
import { scoreboardApi } from './queries.ts'
import { RewardPlaces } from './reward-places.tsx'
import { type RewardDraft, draftOf, rewardOf } from './reward-draft.ts'

/** What could not be loaded is not shown as if nobody had decided, and never written over (B §8). */
export function RewardsDialog({ onClose }: { readonly onClose: () => void }) {
  const { rewards: texts } = useTexts('scoreboard')
  const read = useQuery(scoreboardApi.rewards.queryOptions({ staleTime: 0, refetchOnWindowFocus: false, retry: 1 }))
  if (read.data && !read.isError) {
    const { periods } = read.data
    // somebody else's save begins the form anew, one's own typing does not
    return <RewardsForm key={periods.map(({ version }) => version).join()} periods={periods} onClose={onClose} />
  }
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
      {read.isError ? (
        <>
          <Notice kind="danger">
            <p>{texts.loadFailed}</p>
            <Button size="sm" className="mt-2" loading={read.isFetching} onClick={() => void read.refetch()}>
              {texts.retry}
            </Button>
          </Notice>
          <RewardPlaces place="" rewards={defaultRewards().map(draftOf)} isDisabled onChange={() => {}} />
        </>
      ) : (
        <Skeletons rows={6} className="h-12" />
      )}
    </FormDialog>
  )
}

function RewardsForm({ periods, onClose }: RewardPeriods & { readonly onClose: () => void }) {
  const { rewards: texts } = useTexts('scoreboard')
  const { month: nameOf } = useFormats()
  const toast = useToast()
  const queries = useQueryClient()
  const [drafts, setDrafts] = useState<readonly (readonly RewardDraft[])[]>(() =>
    periods.map(({ rewards }) => rewards.map(draftOf)),
  )
  const [tab, setTab] = useState(periods[0]?.month ?? '')
  const save = useMutation(
    scoreboardApi.saveRewards.mutationOptions({
      onSuccess: () => {
        toast.success(texts.saved)
        onClose()
        return queries.invalidateQueries({ queryKey: scoreboardApi.key() })
      },
      onError: error => {
        const refusal = refusalIn(error)
        toast.error(texts.saveFailed, { description: texts.failed(refusal?.message ?? texts.unknown) })
        const at = /^periods\.(\d)/.exec(refusal?.complaints[0]?.field ?? '')?.[1]
        if (at !== undefined) setTab(periods[Number(at)]?.month ?? tab)
        if (refusal?.code === 'scoreboard.staleRewards')
          void queries.invalidateQueries({ queryKey: scoreboardApi.key() })
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
      error={save.error}
      failed={texts.saveFailed}
      draft={drafts}
      onSubmit={() =>
        save.mutate({
          periods: periods.map(({ month, version }, at) => ({
            month,
            version,
            rewards: (drafts[at] ?? []).map(rewardOf),
          })),
        })
      }
      onClose={onClose}
    >
      <Tabs
        label={texts.months}
        value={tab}
        onChange={setTab}
        tabs={periods.map(({ month }, at) => ({
          value: month,
          label: texts.tabs(nameOf(month), at === 0),
          content: (
            <RewardPlaces
              place={`periods.${at}.rewards`}
              rewards={drafts[at] ?? []}
              onChange={rewards => setDrafts(drafts.with(at, rewards))}
            />
          ),
        }))}
      />
    </FormDialog>
  )
}
