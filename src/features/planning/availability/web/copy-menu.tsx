import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CopyPlus, History, Repeat } from 'lucide-react'
import { Suspense, useState } from 'react'
import { addWeeks, type Week } from '#kit/week.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Menu } from '#platform/web/ui/menu.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { marksToRestore } from './restoring-marks.ts'
import { availabilityApi, availabilityWeekQuery } from './queries.ts'
import { lazily } from '#platform/web/lazily.ts'

const CopyDialog = lazily(() => import('./copy-dialog.tsx'), 'CopyDialog')

interface Props {
  readonly week: Week
  readonly profileId: string
  /** An icon alone. */
  readonly isBare: boolean
}

/** This week like the last one, or the coming weeks like this one. */
export function CopyMenu({ week, profileId, isBare }: Props) {
  const { copy: texts, brush, saveFailed } = useTexts('availability')
  const [asks, setAsks] = useState(false)
  const toast = useToast()
  const queries = useQueryClient()
  const entriesOf = () => queries.getQueryData(availabilityWeekQuery(week, profileId).queryKey)?.entries
  const restore = useMutation(
    availabilityApi.setCells.mutationOptions({ onError: error => toast.error(messageOf(error, saveFailed)) }),
  )
  const { mutate, isPending } = useMutation(
    availabilityApi.copy.mutationOptions({
      // of the week that is shown it is known what was there
      onMutate: ({ to }) => (to.length === 1 && to[0] === week ? entriesOf() : undefined),
      onSuccess: ({ weeks: done }, _, before) => {
        const putBack = () => {
          const cells = marksToRestore(before ?? [], entriesOf() ?? [])
          if (cells.length > 0) restore.mutate({ week, profileId, cells })
        }
        toast.success(texts.done(done), before ? { action: { label: brush.undo, onClick: putBack } } : {})
        setAsks(false)
      },
      onError: error => toast.error(messageOf(error, texts.failed)),
    }),
  )
  return (
    <>
      <Menu
        trigger={
          isBare ? (
            <IconButton
              variant="secondary"
              label={texts.open}
              aria-busy={isPending && !asks}
              icon={<CopyPlus aria-hidden size={17} />}
            />
          ) : (
            <Button loading={isPending && !asks}>
              <CopyPlus aria-hidden size={16} />
              {texts.open}
            </Button>
          )
        }
        items={[
          {
            label: texts.lastWeek,
            icon: <History aria-hidden size={15} />,
            onSelect: () => mutate({ from: addWeeks(week, -1), to: [week], profileId }),
          },
          { label: texts.onward, icon: <Repeat aria-hidden size={15} />, onSelect: () => setAsks(true) },
        ]}
      />
      {asks && (
        <Suspense>
          <CopyDialog
            week={week}
            isPending={isPending}
            onCopy={weeks => mutate({ from: week, to: weeks, profileId })}
            onClose={() => setAsks(false)}
          />
        </Suspense>
      )}
    </>
  )
}
