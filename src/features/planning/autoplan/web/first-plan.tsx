import { useMutation, useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import type { Week } from '#kit/week.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Figures } from '../schema.ts'
import { autoplanApi, criteriaQuery } from './queries.ts'

interface Props {
  readonly week: Week
  /** Figures of the plan as it stands. */
  readonly figures: Figures
  /** Undefined: all groups. */
  readonly groupId: string | undefined
  readonly onStarted: (runId: string) => void
  /** Opens the dialog with all options. */
  readonly onMore: () => void
}

/** Before the first proposal of a week: starts a run with the defaults. */
export function FirstPlan({ week, figures, groupId, onStarted, onMore }: Props) {
  const { none, askFirst, more, table, ask: texts } = useTexts('autoplan')
  const toast = useToast()
  const { data: stored } = useQuery(criteriaQuery)
  const start = useMutation(
    autoplanApi.start.mutationOptions({
      onSuccess: ({ runId }) => onStarted(runId),
      onError: error => toast.error(messageOf(error, texts.failed)),
    }),
  )
  const { filled, needed, wishesMet, broken } = figures
  const shown = [
    { name: table.columns.filled, value: `${filled}/${needed}` },
    { name: table.columns.wishes, value: wishesMet === null ? '–' : table.percent(wishesMet) },
    { name: table.columns.broken, value: broken === 0 ? table.noBreaks : String(broken) },
  ]
  return (
    <section className="mx-auto flex max-w-reading flex-col items-center gap-6 rounded-card border border-line bg-surface px-4 py-8 text-center shadow-card">
      <dl className="grid w-full max-w-md grid-cols-3 gap-3">
        {shown.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-12 text-text-2">{name}</dt>
            <dd className="tabular text-22 font-semibold text-text">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-[52ch] text-balance text-text-2">{none}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          variant="primary"
          size="lg"
          loading={start.isPending}
          disabled={stored === undefined}
          onClick={() =>
            stored &&
            start.mutate({
              week,
              weeks: 1,
              groupIds: groupId === undefined ? null : [groupId],
              dates: null,
              withDrafts: false,
              effort: 'fast',
              order: [...stored.order],
              breakable: [],
            })
          }
        >
          <Sparkles aria-hidden size={15} />
          {askFirst}
        </Button>
        <Button variant="ghost" size="lg" onClick={onMore}>
          {more}
        </Button>
      </div>
    </section>
  )
}
