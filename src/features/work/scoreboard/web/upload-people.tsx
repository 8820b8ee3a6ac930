import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { peopleApi } from '#features/foundation/people/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Combobox, type ComboboxOption } from '#platform/web/ui/combobox.tsx'
import type { Preview } from '../schema.ts'
import type { Assignments } from './assignments.ts'
import { useScoreboardFormats } from './formats.ts'

type PersonRow = Preview['people'][number]

interface Props {
  readonly preview: Preview
  readonly assignments: Assignments
  readonly onAssign: (assignments: Assignments) => void
}

const skip = 'skip'
const rowsAtOnce = 50

/** First whoever was not recognised, to be assigned or left out; then everybody else. */
export function UploadedPeopleAssignment({ preview: { people }, assignments, onAssign }: Props) {
  const { upload: texts, more } = useTexts('scoreboard')
  const everybody = useQuery(peopleApi.list.queryOptions()).data ?? []
  const [shown, show] = useState(rowsAtOnce)
  const names = new Map(everybody.map(({ id, fullName }) => [id, fullName]))
  const unknown = people.filter(({ profileId }) => profileId === null)
  const known = people.filter(({ profileId }) => profileId !== null)
  const open = unknown.filter(({ key }) => !assignments.has(key))
  const all: ComboboxOption[] = everybody.map(({ id, fullName }) => ({ value: id, label: fullName }))
  const optionsFor = ({ suggestions }: PersonRow): ComboboxOption[] => [
    { value: skip, label: texts.skip },
    ...suggestions.map(({ id, fullName }) => ({ value: id, label: fullName })),
    ...all.filter(({ value }) => !suggestions.some(({ id }) => id === value)),
  ]
  return (
    <div className="flex flex-col gap-3">
      {unknown.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-text-2">{open.length > 0 ? texts.toAssign(open.length) : texts.allMatched}</p>
          {open.length > 1 && (
            <Button
              size="sm"
              onClick={() => onAssign(new Map([...assignments, ...open.map(({ key }) => [key, null] as const)]))}
            >
              {texts.skipRest}
            </Button>
          )}
        </div>
      )}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {unknown.slice(0, shown).map(person => (
          <li key={person.key} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
            <Written person={person} note={texts.why[person.why ?? 'unknown']} />
            <div className="w-64 max-w-full">
              <Combobox
                label={texts.assign(person.name || person.email)}
                hideLabel
                placeholder={texts.pick}
                value={assignments.has(person.key) ? (assignments.get(person.key) ?? skip) : undefined}
                options={optionsFor(person)}
                onChange={value => onAssign(new Map([...assignments, [person.key, value === skip ? null : value]]))}
              />
            </div>
          </li>
        ))}
      </ul>
      <p className="text-text-2">{texts.matched(known.length)}</p>
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {known.slice(0, shown).map(person => (
          <li key={person.key} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Written person={person} note={texts.by[person.by ?? 'name']} />
            <span className="flex w-64 max-w-full min-w-0 items-center gap-2 text-text">
              <Check aria-hidden size={15} data-hue="green" className="shrink-0 text-hue-fg" />
              <span className="truncate">{names.get(person.profileId ?? '') ?? person.name}</span>
            </span>
          </li>
        ))}
      </ul>
      {Math.max(known.length, unknown.length) > shown && (
        <Button className="self-start" onClick={() => show(shown + rowsAtOnce)}>
          {more(Math.min(rowsAtOnce, Math.max(known.length, unknown.length) - shown))}
        </Button>
      )}
    </div>
  )
}

function Written({ person, note }: { person: PersonRow; note: string }) {
  const { upload: texts } = useTexts('scoreboard')
  const { money } = useScoreboardFormats()
  const [first = 0] = person.lines
  return (
    <div className="min-w-0 flex-[1_1_14rem]">
      <p className="flex flex-wrap gap-x-3">
        <span className="truncate font-medium text-text">{person.name || person.email}</span>
        <span className="tabular text-text">
          {person.figures.map(({ currency, revenue }) => money(revenue, currency)).join(' + ')}
        </span>
      </p>
      <p className="truncate text-13 text-text-2">
        {texts.lines(first, person.lineCount)}
        {' · '}
        {note}
      </p>
    </div>
  )
}
