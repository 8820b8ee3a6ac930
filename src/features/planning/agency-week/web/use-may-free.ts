import { useMember } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import type { BoardSeat } from '../board.ts'
import { confirmationBeforeFreeing } from '../freeing.ts'
import { serverNow } from '#platform/web/now.ts'

/** Asks where people lose seats that they know of; true without a question where nobody does. */
export function useConfirmFreeingSeats(): (seats: readonly BoardSeat[]) => Promise<boolean> {
  const { freeing: texts, clearConfirm, remove } = useTexts('agencyWeek')
  const { timeZone } = useMember().organization
  const confirm = useConfirm()
  return async seats => {
    const now = serverNow().toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' })
    const asking = confirmationBeforeFreeing(seats, now)
    if (!asking) return true
    if (asking.kind === 'over') {
      const title = texts.overTitle(asking.fullName)
      return confirm({ type: 'danger', title, text: texts.overText, confirmLabel: remove })
    }
    const text = texts.text(asking.seats, asking.people)
    return confirm({ type: 'danger', title: texts.title, text, confirmLabel: clearConfirm })
  }
}
