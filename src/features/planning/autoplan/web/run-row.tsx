import { useMutation } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { weekNumbers } from '../comparing.ts'
import { hasRunEnded } from '../rules.ts'
import type { Run } from '../schema.ts'
import { autoplanApi } from './queries.ts'

export const RunRow = ({ run, columns }: { run: Run; columns: number }) => (
  <tr>
    <td colSpan={columns + 1} className="px-3 py-2">
      <RunProgress run={run} />
    </td>
  </tr>
)

/** How far a run is, and the way to stop it. */
export function RunProgress({ run }: { run: Run }) {
  const { run: texts, table } = useTexts('autoplan')
  const toast = useToast()
  const cancel = useMutation(
    autoplanApi.cancel.mutationOptions({ onError: error => toast.error(messageOf(error, texts.stopFailed)) }),
  )
  const { progress, behind } = run
  const isDone = hasRunEnded(run.state)
  const said = run.state === 'queued' ? texts.queued(Math.max(1, behind)) : texts.starting
  const percent = isDone ? 100 : (progress?.percent ?? 0)
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2 text-13">
      <span className="flex min-w-0 items-center gap-2.5">
        <span className="flex size-6 shrink-0 items-center justify-center text-accent">
          <LoaderCircle aria-hidden size={16} className="animate-spin motion-reduce:animate-none" />
        </span>
        <span className="min-w-0">
          <span className="block font-semibold text-text">{texts.weeks(...weekNumbers(run))}</span>
          <span className="block text-12 text-text-3">{texts.asked(run.askedBy.fullName)}</span>
        </span>
      </span>
      <span
        role="progressbar"
        aria-label={texts.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1.5 min-w-32 flex-1 overflow-hidden rounded-full bg-sunken"
      >
        <span
          className="block h-full rounded-full bg-accent transition-[width] duration-200"
          style={{ width: `${percent}%` }}
        />
      </span>
      <span className="tabular text-text-2">
        {isDone
          ? texts.reading
          : progress
            ? [
                texts.seats(progress.filled, progress.needed),
                progress.maxFilled !== null && texts.maximum(progress.maxFilled),
                table.percent(progress.percent),
              ]
                .filter(Boolean)
                .join(' · ')
            : said}
      </span>
      {!isDone && (
        <Button
          hasConsequence
          size="sm"
          data-tooltip={texts.stopHint}
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ runId: run.id })}
        >
          {texts.stop}
        </Button>
      )}
    </div>
  )
}
