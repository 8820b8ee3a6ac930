import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { marketApi } from './queries.ts'
import type { RowReport } from './section.tsx'

interface Props {
  readonly offerId: string
  /** The side that made the offer: the member, or the planners. */
  readonly side: 'own' | 'planned'
  readonly onDone: RowReport['note']
}

/** Ends an offer. Asks first: it cannot be undone. */
export function WithdrawButton({ offerId, side, onDone }: Props) {
  const { [side]: texts, own } = useTexts('market')
  const toast = useToast()
  const confirm = useConfirm()
  const withdraw = useMutation(
    marketApi.withdraw.mutationOptions({
      onSuccess: () => onDone({ text: texts.outcomes.withdrawn }),
      onError: error => toast.error(messageOf(error, own.takeFailed)),
    }),
  )
  const ask = async () => {
    const { title, text } = texts.withdrawing
    if (await confirm({ type: 'warning', title, text, confirmLabel: texts.withdraw })) withdraw.mutate({ offerId })
  }
  return (
    <Button hasConsequence loading={withdraw.isPending} onClick={() => void ask()}>
      {texts.withdraw}
    </Button>
  )
}
