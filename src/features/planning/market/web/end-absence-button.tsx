import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { marketApi } from './queries.ts'
import type { RowReport } from './section.tsx'

interface Props {
  readonly absenceId: string
  /** The absent member, where a planner ends the absence. */
  readonly fullName?: string
  readonly onDone: RowReport['note']
}

/** Ends an absence before its time. Asks first: it cannot be undone. */
export function EndAbsenceButton({ absenceId, fullName, onDone }: Props) {
  const { own, planned, endingAbsence: texts } = useTexts('market')
  const toast = useToast()
  const confirm = useConfirm()
  const { label, outcome } =
    fullName === undefined
      ? { label: own.back, outcome: own.outcomes.back }
      : { label: planned.back, outcome: planned.outcomes.back }
  const end = useMutation(
    marketApi.endAbsence.mutationOptions({
      onSuccess: () => {
        onDone({ text: outcome })
        if (fullName === undefined) toast.success(own.isBack)
      },
      onError: error => toast.error(messageOf(error, own.takeFailed)),
    }),
  )
  const ask = async () => {
    const title = fullName === undefined ? texts.ownTitle : texts.title(fullName)
    if (await confirm({ type: 'warning', title, text: texts.text, confirmLabel: label })) end.mutate({ absenceId })
  }
  return (
    <Button hasConsequence loading={end.isPending} onClick={() => void ask()}>
      {label}
    </Button>
  )
}
