import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight, Ellipsis, HandHelping, UserX } from 'lucide-react'
import { Suspense, useState } from 'react'
import { nextQuery } from '#features/planning/own-shifts/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Menu } from '#platform/web/ui/menu.tsx'
import { lazily } from '#platform/web/lazily.ts'
import type { ShiftDialogKind } from './shift-dialog.tsx'
import { useOwnShifts } from './own-shift.ts'

// only who does something with a shift needs it
const OwnShiftActionDialog = lazily(() => import('./shift-dialog.tsx'), 'OwnShiftActionDialog')

/** What can be done with one's own seat, wherever it is shown. */
export function ShiftActions({ assignmentId }: { assignmentId: string }) {
  const { own: texts } = useTexts('market')
  const [doing, setDoing] = useState<ShiftDialogKind>()
  const shifts = useOwnShifts(useQuery(nextQuery).data ?? [])
  const shift = shifts.find(one => one.assignmentId === assignmentId)
  if (!shift) return null
  return (
    <>
      <Menu
        trigger={<IconButton size="sm" label={texts.more(shift.text)} icon={<Ellipsis aria-hidden size={16} />} />}
        items={[
          {
            label: texts.cannot,
            icon: <UserX aria-hidden size={15} />,
            onSelect: () => setDoing('cannot'),
          },
          {
            label: texts.give,
            icon: <HandHelping aria-hidden size={15} />,
            disabled: shift.hasBegun,
            onSelect: () => setDoing('give'),
          },
          {
            label: texts.swapAway,
            icon: <ArrowLeftRight aria-hidden size={15} />,
            disabled: shift.hasBegun,
            onSelect: () => setDoing('swap'),
          },
        ]}
      />
      <Suspense>
        {doing && (
          <OwnShiftActionDialog doing={doing} shift={shift} shifts={shifts} onClose={() => setDoing(undefined)} />
        )}
      </Suspense>
    </>
  )
}
