import { ChevronDown } from 'lucide-react'
import { compareNames } from '#kit/compare-names.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Kbd } from '#platform/web/ui/kbd.tsx'
import { Popover } from '#platform/web/ui/popover.tsx'
import type { ProposalChange } from '../proposed.ts'
import { PickList } from './pick-list.tsx'
import { TriStateCheckbox } from './some-box.tsx'
import type { ChangeSelection } from './use-selection.ts'

interface Props {
  /** Those that do not stand yet. */
  readonly changes: readonly ProposalChange[]
  readonly selection: ChangeSelection
  /** Of those chosen, how many are in groups whose week is published: there they take effect at once. */
  readonly published: number
  readonly isPending: boolean
  readonly onApply: () => void
  readonly onDrop: () => void
}

/** What of the proposal becomes drafts: everything, or what is left of it by group, day, person. */
export function ApplyBar({ changes, selection, published, isPending, onApply, onDrop }: Props) {
  const { apply: texts } = useTexts('autoplan')
  const { chosen } = selection
  const groups = new Set(chosen.map(({ groupId }) => groupId)).size
  const days = new Set(chosen.map(({ date }) => date)).size
  const byDay = Map.groupBy(changes, ({ date }) => date)
  const byPerson = Map.groupBy(changes, ({ profileId }) => profileId)
  const dates = [...byDay].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const people = [...byPerson]
    .map(([id, own]) => ({ id, name: own[0]?.fullName ?? '', own }))
    .toSorted((a, b) => compareNames(a.name, b.name))
  return (
    <section
      aria-label={texts.label}
      data-foot-bar
      className="sticky bottom-[var(--bottom-bar,0px)] z-10 -mx-4 mt-3 flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-2 print:hidden"
    >
      <label className="flex min-h-9 items-center gap-2.5 text-13">
        <TriStateCheckbox
          state={selection.stateOf(changes)}
          label={texts.all}
          onChange={isChosen => selection.set(changes, isChosen)}
        />
        <span aria-live="polite" className="tabular font-semibold text-text">
          {texts.chosen(chosen.length, changes.length)}
        </span>
      </label>
      <span className="tabular text-13 text-text-2">{texts.where(groups, days)}</span>
      {published > 0 && (
        <span data-hue="orange" className="text-13 font-medium text-hue-fg">
          {texts.published(published)}
        </span>
      )}
      <Picker
        label={texts.byDay}
        parts={dates.map(([date, own]) => ({ id: date, name: texts.onDay(date), own }))}
        selection={selection}
      />
      <Picker label={texts.byPerson} searchLabel={texts.searchPeople} parts={people} selection={selection} />
      <span className="ml-auto flex gap-2">
        <Button hasConsequence onClick={onDrop}>
          {texts.drop}
        </Button>
        <Button
          hasConsequence
          variant="primary"
          loading={isPending}
          disabled={chosen.length === 0}
          aria-keyshortcuts="Control+Enter"
          onClick={onApply}
        >
          {published > 0 && published === chosen.length ? texts.short : texts.submit}
          <Kbd>{texts.keys}</Kbd>
        </Button>
      </span>
    </section>
  )
}

interface PickerProps {
  readonly label: string
  readonly searchLabel?: string
  readonly parts: readonly { readonly id: string; readonly name: string; readonly own: readonly ProposalChange[] }[]
  readonly selection: ChangeSelection
}

function Picker({ label, parts, selection, ...search }: PickerProps) {
  return (
    <Popover
      side="top"
      className="w-72 p-3"
      trigger={
        <Button variant="ghost">
          {label}
          <ChevronDown aria-hidden size={15} />
        </Button>
      }
    >
      <PickList
        label={label}
        {...search}
        options={parts.map(({ id, name, own }) => ({ id, name, detail: String(own.length) }))}
        chosen={new Set(parts.flatMap(({ id, own }) => (selection.stateOf(own) === 'none' ? [] : [id])))}
        onChange={chosen => {
          for (const { id, own } of parts) {
            const isChosen = chosen.has(id)
            if (isChosen !== (selection.stateOf(own) !== 'none')) selection.set(own, isChosen)
          }
        }}
      />
    </Popover>
  )
}
