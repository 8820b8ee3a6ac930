import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight, Ellipsis, HandHelping, UserX } from 'lucide-react'
import { useState } from 'react'
import { nextQuery } from '#features/planning/own-shifts/web/queries.ts'
import { hasFailed } from '#platform/web/has-failed.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Menu } from '#platform/web/ui/menu.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { type OwnShift, useOwnShifts } from './own-shift.ts'
import { TimedLine } from './seat-line.tsx'
import { type ShiftDialogKind, OwnShiftActionDialog } from './shift-dialog.tsx'
import { MarketListEntry, MarketList, MarketSection } from './section.tsx'

/** One's own seats to come, and the ways off each. */
export function OwnShifts() {
  const { own: texts, loadFailed } = useTexts('market')
  const read = useQuery(nextQuery)
  const [doing, setDoing] = useState<{ readonly what: ShiftDialogKind; readonly shift: OwnShift }>()
  const shifts = useOwnShifts(read.data ?? [])
  if (hasFailed(read)) return <ErrorState text={loadFailed} onRetry={() => void read.refetch()} />
  if (!read.data) return <Skeletons rows={3} className="h-16" />
  const close = () => setDoing(undefined)
  return (
    <MarketSection title={texts.shifts} count={shifts.length}>
      {shifts.length === 0 ? (
        <p className="px-4 py-6 text-center text-13 text-text-3">{texts.noShifts}</p>
      ) : (
        <MarketList>
          {shifts.map(shift => (
            <MarketListEntry
              key={shift.assignmentId}
              actions={
                <>
                  <Button onClick={() => setDoing({ what: 'cannot', shift })}>
                    <UserX aria-hidden size={15} />
                    {texts.cannot}
                  </Button>
                  <Menu
                    trigger={<IconButton label={texts.more(shift.text)} icon={<Ellipsis aria-hidden size={16} />} />}
                    items={[
                      {
                        label: texts.give,
                        icon: <HandHelping aria-hidden size={15} />,
                        disabled: shift.hasBegun,
                        onSelect: () => setDoing({ what: 'give', shift }),
                      },
                      {
                        label: texts.swapAway,
                        icon: <ArrowLeftRight aria-hidden size={15} />,
                        disabled: shift.hasBegun,
                        onSelect: () => setDoing({ what: 'swap', shift }),
                      },
                    ]}
                  />
                </>
              }
            >
              <TimedLine shift={shift} facts={[shift.name, shift.groupName]} />
            </MarketListEntry>
          ))}
        </MarketList>
      )}
      {doing && <OwnShiftActionDialog doing={doing.what} shift={doing.shift} shifts={shifts} onClose={close} />}
    </MarketSection>
  )
}
