import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBackCloses } from '../back-closes.ts'
import { findBestMatches, isMatchedByName } from './best-matches.ts'
import { Kbd } from './kbd.tsx'
import { optionClass } from './option-class.ts'
import { useUiTexts } from './texts.tsx'

export interface Command {
  readonly id: string
  readonly label: string
  readonly detail?: string
  /** Other words by which it is found. */
  readonly also?: string
  readonly icon: ReactNode
  readonly run: () => void
}

interface CommandGroup {
  readonly label: string
  readonly commands: readonly Command[]
  /** How many stand there before anything is typed. */
  readonly atFirst: number
  /** Listed last even when one of its commands is matched by name. */
  readonly isLast?: true
}

interface Props {
  readonly label: string
  readonly hint: string
  readonly groups: readonly CommandGroup[]
  readonly typed: string
  readonly onTyped: (typed: string) => void
  readonly onClose: () => void
}

/** What a group shows of what fits; the rest is a letter away. */
const maxOfGroup = 7

/** Groups with a command matched by name come first, then those matched by other words only. */
function groupsInOrder(groups: readonly CommandGroup[], typed: string) {
  const isTyped = typed.trim() !== ''
  return groups
    .map(({ label, commands, atFirst, isLast }) => {
      const items = isTyped ? findBestMatches(commands, typed).slice(0, maxOfGroup) : commands.slice(0, atFirst)
      const isNamed = isTyped && items[0] !== undefined && isMatchedByName(items[0], typed)
      return { value: label, items, order: isLast ? 2 : isNamed ? 0 : 1 }
    })
    .filter(({ items }) => items.length > 0)
    .toSorted((a, b) => a.order - b.order)
}

/** Everything one can go to or do, found by typing; the likeliest is chosen by Enter. */
export function CommandPalette({ label, hint, groups, typed, onTyped, onClose }: Props) {
  const words = useUiTexts()
  useBackCloses(true, onClose)
  const shown = groupsInOrder(groups, typed)
  return (
    <Dialog.Root open onOpenChange={open => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fades fixed inset-0 z-60 bg-scrim" />
        <Dialog.Popup
          data-modal=""
          aria-label={label}
          className="appears fixed top-[12dvh] left-1/2 z-70 flex max-h-[min(30rem,76dvh)] w-[calc(100vw-1.5rem)] max-w-[560px] -translate-x-1/2 flex-col overflow-hidden rounded-dialog border border-line bg-float text-text shadow-float outline-none"
        >
          <Autocomplete.Root
            open
            inline
            items={shown}
            filter={null}
            value={typed}
            onValueChange={onTyped}
            itemToStringValue={(command: Command) => command.label}
            autoHighlight="always"
            keepHighlight
          >
            <div className="flex items-center gap-2.5 border-b border-line px-4">
              <Search aria-hidden size={17} className="shrink-0 text-text-3" />
              <Autocomplete.Input
                aria-label={label}
                placeholder={hint}
                className="h-12 w-full min-w-0 bg-transparent text-16 outline-none placeholder:text-text-3"
              />
              <span className="contents pointer-coarse:hidden">
                <Kbd>{'Esc'}</Kbd>
              </span>
            </div>
            <Autocomplete.Empty className="px-3 text-text-2 not-empty:py-6">{words.nothingFound}</Autocomplete.Empty>
            <Autocomplete.List className="min-h-0 overflow-y-auto overscroll-contain not-empty:p-1.5">
              {(group: (typeof shown)[number]) => (
                <Autocomplete.Group key={group.value} items={group.items}>
                  <Autocomplete.GroupLabel className="px-2 pt-2 pb-1 text-12 font-medium text-text-3">
                    {group.value}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(command: Command) => (
                      <Autocomplete.Item
                        key={command.id}
                        value={command}
                        onClick={() => {
                          onClose()
                          command.run()
                        }}
                        className={`${optionClass} min-h-9`}
                      >
                        <span aria-hidden className="flex w-5 shrink-0 justify-center text-text-3">
                          {command.icon}
                        </span>
                        <span className="min-w-0 flex-1 truncate">{command.label}</span>
                        {command.detail !== undefined && (
                          <span className="max-w-1/2 truncate text-12 text-text-3">{command.detail}</span>
                        )}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
