import { useMutation } from '@tanstack/react-query'
import { CalendarPlus, Copy, Ellipsis, Eraser, Printer, Redo2, Undo2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { addWeeks } from '#kit/week.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Menu } from '#platform/web/ui/menu.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { lazily } from '#platform/web/lazily.ts'
import type { Plan } from '../schema.ts'
import type { PlanHistory } from './plan-history.ts'
import { scheduleApi } from './queries.ts'

const CopyWeekDialog = lazily(() => import('./copy-week-dialog.tsx'), 'CopyWeekDialog')

/** What is done with the whole week, and the way back from what was done on the board. */
export function PlanToolbar({ plan, history }: { plan: Plan; history: PlanHistory }) {
  const texts = useTexts('planBoard')
  const [copying, setCopying] = useState<'from' | 'to'>()
  const clear = useClear(plan, history)
  return (
    <div className="flex items-center gap-0.5 print:hidden">
      <IconButton
        label={texts.undoLast}
        icon={<Undo2 aria-hidden size={16} />}
        aria-keyshortcuts="Control+Z"
        disabled={!history.canUndo}
        onClick={() => history.undo()}
      />
      <IconButton
        label={texts.redoLast}
        icon={<Redo2 aria-hidden size={16} />}
        aria-keyshortcuts="Control+Shift+Z"
        disabled={!history.canRedo}
        onClick={history.redo}
      />
      <Menu
        trigger={<IconButton label={texts.more} icon={<Ellipsis aria-hidden size={16} />} />}
        items={[
          {
            label: texts.copyWeek.fromLast,
            icon: <CalendarPlus aria-hidden size={15} />,
            onSelect: () => setCopying('from'),
          },
          { label: texts.copyWeek.action, icon: <Copy aria-hidden size={15} />, onSelect: () => setCopying('to') },
          { label: texts.print, icon: <Printer aria-hidden size={15} />, onSelect: () => window.print() },
          null,
          {
            label: texts.clearWeek.action,
            icon: <Eraser aria-hidden size={15} />,
            isDangerous: true,
            disabled: plan.assignments.length === 0,
            onSelect: () => void clear(),
          },
        ]}
      />
      <Suspense>
        {copying === 'from' && (
          <CopyWeekDialog
            groupId={plan.group.id}
            from={addWeeks(plan.week, -1)}
            into={plan.week}
            onFilled={seats => history.push({ kind: 'filled', seats })}
            onClose={() => setCopying(undefined)}
          />
        )}
        {copying === 'to' && (
          <CopyWeekDialog
            groupId={plan.group.id}
            from={plan.week}
            onFilled={seats => history.push({ kind: 'filled', seats })}
            onClose={() => setCopying(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}

/** Asks, and says what goes: drafts, or seats that people know of. */
function useClear({ group, week, version, state }: Plan, { push, undo }: PlanHistory): () => Promise<void> {
  const { clearWeek: texts } = useTexts('planBoard')
  const { undo: undoLabel } = useTexts('schedule')
  const confirm = useConfirm()
  const toast = useToast()
  const { mutate } = useMutation(
    scheduleApi.clear.mutationOptions({
      onSuccess: ({ removed, seats }) => {
        if (seats.length === 0) return toast.info(texts.nothing)
        const edit = { kind: 'cleared', seats } as const
        push(edit)
        return toast.success(texts.done(removed), { action: { label: undoLabel, onClick: () => undo(edit) } })
      },
      onError: error => toast.error(messageOf(error, texts.failed)),
    }),
  )
  return async () => {
    const withPublished = state === 'published'
    const yes = await confirm({
      type: 'danger',
      title: texts.title,
      text: withPublished ? texts.published : texts.drafts,
      confirmLabel: texts.confirm,
    })
    if (yes) mutate({ groupId: group.id, week, version, withPublished })
  }
}
