import { Suspense } from 'react'
import type { Day } from '#kit/day.ts'
import { addWeeks, type Week } from '#kit/week.ts'
import { OverrideDialog } from '#features/planning/schedule/web/override-dialog.tsx'
import { useGoneSeat } from '#features/planning/schedule/web/use-gone-seat.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { ShortcutsDialog } from '#platform/web/ui/keys-dialog.tsx'
import { useMayLeave } from '#platform/web/unsaved.ts'
import type { BoardGroup, BoardSeat, IsOpenSeat } from '../board.ts'
import type { WeekPerson } from '../schema.ts'
import type { SeatCommands } from './seat-commands.ts'
import { NotAssignedDialog } from './left-dialog.tsx'
import { OpeningsPopover } from './openings-popover.tsx'
import { SeatPopover } from './seat-popover.tsx'
import { SelectionBar, type SelectionBarProps } from './selection-bar.tsx'
import type { Edits } from './use-edits.ts'

const PublishDialog = lazily(() => import('./publish-dialog.tsx'), 'PublishDialog')
const CopyDialog = lazily(() => import('./copy-dialog.tsx'), 'CopyDialog')

/** What is open over the board. */
export type OpenedDialog =
  | { readonly kind: 'seat'; readonly key: string; readonly anchor: HTMLElement; readonly typed: string }
  | { readonly kind: 'openings'; readonly person: WeekPerson; readonly date: Day; readonly anchor: HTMLElement }
  /** `into`: the one week to fill; otherwise those after this one. */
  | { readonly kind: 'copy'; readonly into?: Week }
  | { readonly kind: 'publish' | 'keys' }

interface Props {
  readonly week: Week
  readonly opened: OpenedDialog | undefined
  readonly groups: readonly BoardGroup[]
  readonly isGap: IsOpenSeat
  /** By key, of all groups. */
  readonly seats: ReadonlyMap<string, BoardSeat>
  readonly deeds: SeatCommands
  readonly edits: Edits
  readonly isEditable: boolean
  /** Undefined while no seat is selected. */
  readonly selection: SelectionBarProps | undefined
  /** Only what is open now: the click that closes it may have opened another. */
  readonly onClose: (closed: OpenedDialog) => void
}

export function WeekBoardDialogs({
  week,
  opened,
  groups,
  isGap,
  seats,
  deeds,
  edits,
  isEditable,
  selection,
  onClose,
}: Props) {
  const mayLeave = useMayLeave()
  const close = () => opened && onClose(opened)
  const leave = async (deed: () => void) => {
    if (!(await mayLeave())) return
    close()
    deed()
  }
  const seat = opened?.kind === 'seat' ? seats.get(opened.key) : undefined
  useGoneSeat(opened?.kind === 'seat' && !seat, close)
  return (
    <>
      {selection && <SelectionBar {...selection} />}
      {opened?.kind === 'seat' && seat && (
        <SeatPopover
          seat={seat}
          anchor={opened.anchor}
          typed={opened.typed}
          isEditable={isEditable}
          onClose={close}
          onChoose={({ profileId }) => void leave(() => deeds.assign([seat], profileId))}
          onRemove={() => void leave(() => void deeds.free([seat]))}
          onPin={isPinned => deeds.pin([seat], isPinned)}
        />
      )}
      {opened?.kind === 'openings' && (
        <OpeningsPopover
          person={opened.person}
          date={opened.date}
          anchor={opened.anchor}
          seatOf={({ groupId, shiftId }) =>
            [...seats.values()].find(
              one => !one.taken && one.groupId === groupId && one.shift.id === shiftId && one.date === opened.date,
            )
          }
          onClose={close}
          onChoose={(_, one) => {
            close()
            deeds.assign([one], opened.person.id)
          }}
        />
      )}
      {edits.asked && (
        <OverrideDialog
          name={edits.asked.name}
          warnings={edits.asked.warnings}
          onClose={edits.dropAsked}
          onConfirm={edits.asked.confirm}
        />
      )}
      {edits.left && (
        <NotAssignedDialog
          left={edits.left}
          onClose={edits.dropLeft}
          onRetry={retried => {
            edits.dropLeft()
            deeds.assignAll(retried)
          }}
        />
      )}
      <BoardKeysDialog open={opened?.kind === 'keys'} onOpenChange={open => open || close()} isEditable={isEditable} />
      <Suspense>
        {opened?.kind === 'publish' && <PublishDialog week={week} groups={groups} isGap={isGap} onClose={close} />}
        {opened?.kind === 'copy' && (
          <CopyDialog
            from={opened.into ? addWeeks(week, -1) : week}
            into={opened.into}
            groupIds={groups.map(({ group }) => group.id)}
            onDone={edits.note}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

interface KeysProps {
  readonly open: boolean
  readonly isEditable: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The keys of the board; whoever only looks is not shown those that change it. */
function BoardKeysDialog({ open, isEditable, onOpenChange }: KeysProps) {
  const { keys } = useTexts('agencyWeek')
  const { names } = useTexts('planBoard').keys
  const { control, shift } = names
  return (
    <ShortcutsDialog
      open={open}
      onOpenChange={onOpenChange}
      title={keys.title}
      rows={[
        ['← ↑ → ↓', keys.arrows],
        ['N', keys.next],
        ['↵', keys.enter],
        ...(isEditable
          ? ([
              ['A … Z', keys.letters],
              [`${shift} + ← ↑ → ↓`, keys.shiftArrows],
              ['P', keys.pin],
              [names.delete, keys.empty],
              [`${control} + C / X / V`, keys.copy],
              [`${control} + Z, ${control} + ${shift} + Z`, keys.undo],
            ] as const)
          : []),
        ['?', keys.help],
      ]}
    />
  )
}
