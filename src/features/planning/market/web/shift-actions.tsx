import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight, Ellipsis, HandHelping, UserX } from 'lucide-react'
import { nextQuery } from '#features/planning/own-shifts/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Menu } from '#platform/web/ui/menu.tsx'
import { useOwnShifts } from './own-shift.ts'
import type { ChosenAction, ShiftDialogKind } from './shift-dialog.tsx'

// named here and not by the dashboard: what that loads itself is laid ready for being without a connection
export const ChosenActionDialog = lazily(() => import('./shift-dialog.tsx'), 'OwnShiftActionDialog')

interface Props {
  readonly assignmentId: string
  /** Opens its dialog outside of the list, where it stays when the shift leaves the list. */
  readonly onChoose: (action: ChosenAction) => void
}

/** The actions of the member’s own shift, wherever it is shown. */
export function ShiftActions({ assignmentId, onChoose }: Props) {
  const { own: texts } = useTexts('market')
  const shifts = useOwnShifts(useQuery(nextQuery).data ?? [])
  const shift = shifts.find(one => one.assignmentId === assignmentId)
  if (!shift) return null
  const choose = (doing: ShiftDialogKind) => onChoose({ doing, shift, shifts })
  return (
    <Menu
      trigger={<IconButton size="sm" label={texts.more(shift.text)} icon={<Ellipsis aria-hidden size={16} />} />}
      items={[
        {
          label: texts.cannot,
          icon: <UserX aria-hidden size={15} />,
          onSelect: () => choose('cannot'),
        },
        {
          label: texts.give,
          icon: <HandHelping aria-hidden size={15} />,
          disabled: shift.hasBegun,
          onSelect: () => choose('give'),
        },
        {
          label: texts.swapAway,
          icon: <ArrowLeftRight aria-hidden size={15} />,
          disabled: shift.hasBegun,
          onSelect: () => choose('swap'),
        },
      ]}
    />
  )
}
