import { CalendarPlus, Copy, Ellipsis, Eraser, Keyboard, Printer, Redo2, Send, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Menu } from '#platform/web/ui/menu.tsx'
import type { Edits } from './use-edits.ts'

interface Props {
  readonly edits: Edits
  readonly isEditable: boolean
  /** Groups with something new. */
  readonly toPublish: number
  /** There are groups, and the filters leave some. */
  readonly hasGroups: boolean
  readonly hasDrafts: boolean
  readonly onPublish: () => void
  readonly onCopyLast: () => void
  readonly onCopyOn: () => void
  readonly onClear: () => void
  readonly onKeys: () => void
  /** What else there is to do with the week. */
  readonly extra?: ReactNode
}

/** The way back, what is done with the whole week, and the one thing that leads out of it. */
export function Toolbar({
  edits,
  isEditable,
  toPublish,
  hasGroups,
  hasDrafts,
  onPublish,
  onCopyLast,
  onCopyOn,
  onClear,
  onKeys,
  extra,
}: Props) {
  const texts = useTexts('agencyWeek')
  const action = toPublish > 0 ? texts.publish.action(toPublish) : texts.publish.short
  const more = [
    ...(isEditable
      ? [
          {
            label: texts.copyLast,
            icon: <CalendarPlus aria-hidden size={15} />,
            disabled: !hasGroups,
            onSelect: onCopyLast,
          },
          { label: texts.copyOn, icon: <Copy aria-hidden size={15} />, disabled: !hasGroups, onSelect: onCopyOn },
        ]
      : []),
    { label: texts.print, icon: <Printer aria-hidden size={15} />, onSelect: () => window.print() },
    { label: texts.keysLabel, icon: <Keyboard aria-hidden size={15} />, onSelect: onKeys },
    ...(isEditable
      ? [
          null,
          {
            label: texts.clearDrafts,
            icon: <Eraser aria-hidden size={15} />,
            isDangerous: true,
            disabled: !hasDrafts,
            onSelect: onClear,
          },
        ]
      : []),
  ]
  return (
    <div className="flex flex-wrap items-center justify-end gap-1 print:hidden">
      {isEditable && (
        <>
          <IconButton
            label={texts.undo}
            icon={<Undo2 aria-hidden size={16} />}
            aria-keyshortcuts="Control+Z"
            disabled={!edits.canUndo}
            onClick={edits.undo}
          />
          <IconButton
            label={texts.redo}
            icon={<Redo2 aria-hidden size={16} />}
            aria-keyshortcuts="Control+Shift+Z"
            disabled={!edits.canRedo}
            onClick={edits.redo}
          />
        </>
      )}
      <Menu trigger={<IconButton label={texts.more} icon={<Ellipsis aria-hidden size={16} />} />} items={more} />
      {isEditable && extra}
      {isEditable && (
        <Button
          variant="primary"
          className="ml-1"
          data-tooltip={action}
          disabled={toPublish === 0 || edits.isBusy}
          onClick={onPublish}
        >
          <Send aria-hidden size={15} />
          <span className="sr-only">{action}</span>
          <span aria-hidden>{texts.publish.short}</span>
          {/* takes no room: beside the words it would push the board down with the first seat that is filled */}
          {toPublish > 0 && (
            <span
              aria-hidden
              className="tabular absolute -top-1.5 -right-1.5 min-w-5 rounded-full bg-accent px-1 text-center text-[11px] leading-5 font-semibold text-on-accent ring-2 ring-canvas"
            >
              {toPublish}
            </span>
          )}
        </Button>
      )}
    </div>
  )
}
