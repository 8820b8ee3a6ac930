import { useState } from 'react'
import { Copy, Eraser, Pin, UserPlus, X } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Combobox } from '#platform/web/ui/combobox.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import type { BoardSeat } from '../board.ts'
import type { WeekPerson } from '../schema.ts'

export interface SelectionBarProps {
  readonly seats: readonly BoardSeat[]
  readonly people: readonly WeekPerson[]
  readonly onClear: () => void
  readonly onCopy: () => void
  readonly onPin: () => void
  readonly onGive: (profileId: string) => void
  readonly onDrop: () => void
}

/** The toolbar shows the actions on several selected seats. */
export function SelectionBar({ seats, people, onClear, onCopy, onPin, onGive, onDrop }: SelectionBarProps) {
  const { selection: texts, pin } = useTexts('agencyWeek')
  const [isGiving, setGiving] = useState(false)
  const [profileId, setProfileId] = useState<string>()
  const hasFree = seats.some(({ taken }) => !taken)
  return (
    <div
      role="toolbar"
      aria-label={texts.label}
      data-foot-bar
      className="fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-20 mx-auto flex max-w-fit flex-wrap items-center gap-2 rounded-card border border-line bg-float p-2 pl-4 shadow-float print:hidden"
    >
      <span aria-live="polite" className="tabular mr-2 text-13 font-semibold text-text">
        {texts.count(seats.length)}
      </span>
      <Button size="sm" onClick={onClear} aria-keyshortcuts="Delete">
        <Eraser aria-hidden size={14} />
        {texts.clear}
      </Button>
      <Button size="sm" onClick={onCopy} aria-keyshortcuts="Control+C">
        <Copy aria-hidden size={14} />
        {texts.copy}
      </Button>
      <Button size="sm" onClick={onPin} aria-keyshortcuts="P">
        <Pin aria-hidden size={14} />
        {pin}
      </Button>
      <Button size="sm" disabled={!hasFree} title={hasFree ? undefined : texts.nothing} onClick={() => setGiving(true)}>
        <UserPlus aria-hidden size={14} />
        {texts.give}
      </Button>
      <Button size="sm" variant="ghost" onClick={onDrop} aria-keyshortcuts="Escape">
        <X aria-hidden size={14} />
        {texts.drop}
      </Button>
      {isGiving && (
        <Dialog
          open
          size="sm"
          title={texts.giveTitle}
          onOpenChange={open => open || setGiving(false)}
          footer={
            <Button
              variant="primary"
              disabled={profileId === undefined}
              onClick={() => {
                setGiving(false)
                if (profileId !== undefined) onGive(profileId)
              }}
            >
              {texts.giveConfirm}
            </Button>
          }
        >
          <Combobox
            label={texts.person}
            options={people.map(({ id, fullName }) => ({ value: id, label: fullName }))}
            value={profileId}
            onChange={setProfileId}
          />
        </Dialog>
      )}
    </div>
  )
}
