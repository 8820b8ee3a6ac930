import { groupColours } from '#kit/colour.ts'
import { Check, ChevronDown } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Popover } from '#platform/web/ui/popover.tsx'
import { SearchField } from '#platform/web/ui/search-field.tsx'
import { allSeats, type BoardGroup, type IsOpenSeat } from '../board.ts'
import { type BoardFilters } from '../board-filters.ts'
import { AgencyWeekLegend } from './legend.tsx'

interface Props {
  readonly groups: readonly BoardGroup[]
  readonly filters: BoardFilters
  /** A gap is nobody's: among people there are none. */
  readonly isOfPeople: boolean
  readonly isGap: IsOpenSeat
  readonly onChange: (change: Partial<BoardFilters>) => void
}

/** What is shown; each choice stands in the address. */
export function FilterBar({ groups, filters, isOfPeople, isGap, onChange }: Props) {
  const { filters: texts } = useTexts('agencyWeek')
  const { colours: colourNames } = useTexts('shifts')
  const seats = allSeats(groups)
  const platforms = namesIn(groups, 'platforms')
  const tags = namesIn(groups, 'tags')
  const colours = groupColours.filter(colour => groups.some(({ group }) => group.color === colour))
  const marks = (
    [
      {
        key: 'gaps',
        label: texts.gaps,
        count: seats.filter(isGap).length,
        hue: 'red',
      },
      {
        key: 'unconfirmed',
        label: texts.unconfirmed,
        count: seats.filter(({ taken }) => taken?.state === 'assigned').length,
        hue: '',
      },
      { key: 'breaks', label: texts.breaks, count: seats.filter(({ taken }) => taken?.isOverridden).length, hue: '' },
    ] as const
  ).filter(({ key }) => key !== 'gaps' || !isOfPeople)
  return (
    <div role="group" aria-label={texts.label} className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
      <SearchField
        label={texts.search}
        value={filters.text}
        onChange={text => onChange({ text })}
        className="w-66 max-sm:w-full"
      />
      <Choice
        label={texts.platform}
        all={platforms}
        chosen={filters.platforms}
        onChange={next => onChange({ platforms: next })}
      />
      <Choice label={texts.tag} all={tags} chosen={filters.tags} onChange={next => onChange({ tags: next })} />
      {colours.length > 1 && (
        <div
          role="group"
          aria-label={texts.colour}
          className="flex min-h-8 items-center rounded-control border border-line bg-surface px-1.5 max-sm:hidden"
        >
          {colours.map(colour => {
            const isOn = filters.colours.includes(colour)
            return (
              <button
                key={colour}
                type="button"
                aria-pressed={isOn}
                aria-label={`${texts.colour}: ${colourNames[colour]}`}
                data-tooltip={colourNames[colour]}
                onClick={() =>
                  onChange({
                    colours: isOn ? filters.colours.filter(one => one !== colour) : [...filters.colours, colour],
                  })
                }
                className="flex size-6 items-center justify-center rounded-full pointer-coarse:size-11"
              >
                <span
                  data-hue={colour}
                  className={`size-4 rounded-full bg-hue-line ${isOn ? 'ring-2 ring-accent ring-offset-1 ring-offset-surface' : filters.colours.length > 0 ? 'opacity-40' : ''} pointer-coarse:size-7`}
                />
              </button>
            )
          })}
        </div>
      )}
      {marks.map(({ key, label, count, hue }) => (
        <button
          key={key}
          type="button"
          aria-pressed={filters[key]}
          onClick={() => onChange({ [key]: !filters[key] })}
          className={`inline-flex h-8 items-center gap-1.5 rounded-control border px-2.5 text-13 pointer-coarse:h-11 ${filters[key] ? 'border-accent bg-accent-soft text-text' : 'border-line bg-surface text-text hover:bg-hover'}`}
        >
          {label}
          <span
            data-hue={count > 0 && hue !== '' ? hue : undefined}
            className={`tabular font-semibold ${count > 0 && hue !== '' ? 'text-hue-fg' : 'text-text-2'}`}
          >
            {count}
          </span>
        </button>
      ))}
      <AgencyWeekLegend />
    </div>
  )
}

const namesIn = (groups: readonly BoardGroup[], of: 'platforms' | 'tags'): string[] =>
  [...new Set(groups.flatMap(({ group }) => group[of]))].toSorted()

interface ChoiceProps {
  readonly label: string
  readonly all: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

function Choice({ label, all, chosen, onChange }: ChoiceProps) {
  const { filters: texts } = useTexts('agencyWeek')
  if (all.length === 0) return null
  return (
    <Popover
      trigger={
        <button
          type="button"
          aria-label={chosen.length > 0 ? texts.chosen(label, chosen.length) : label}
          className={`inline-flex h-8 items-center gap-1.5 rounded-control border px-2.5 text-13 text-text pointer-coarse:h-11 ${chosen.length > 0 ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:bg-hover'}`}
        >
          {label}
          {chosen.length > 0 && <span className="tabular font-semibold">{chosen.length}</span>}
          <ChevronDown aria-hidden size={14} className="text-text-3" />
        </button>
      }
      className="max-h-80 w-56 overflow-y-auto p-1"
    >
      <ul aria-label={label}>
        {all.map(name => {
          const isOn = chosen.includes(name)
          return (
            <li key={name}>
              <button
                type="button"
                role="checkbox"
                aria-checked={isOn}
                onClick={() => onChange(isOn ? chosen.filter(one => one !== name) : [...chosen, name])}
                className="flex min-h-8 w-full items-center gap-2 rounded-chip px-2 py-1 text-left text-13 text-text hover:bg-hover"
              >
                <Check aria-hidden size={14} className={isOn ? 'text-accent' : 'opacity-0'} />
                <span className="min-w-0 break-words">{name}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </Popover>
  )
}
