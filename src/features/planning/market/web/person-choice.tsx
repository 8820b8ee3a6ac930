import { type ReactNode, useState } from 'react'
import { foldForSearch } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { SearchField } from '#platform/web/ui/search-field.tsx'

interface Person {
  readonly profileId: string
  readonly fullName: string
}

interface Props<P extends Person> {
  readonly label: string
  readonly people: readonly P[]
  readonly chosen: ReadonlySet<string>
  /** Beside a name. */
  readonly note?: (person: P) => string | undefined
  readonly below?: (person: P) => ReactNode
  readonly onChange: (chosen: ReadonlySet<string>) => void
}

/** As many are seen at once and need no search. */
const fewEnough = 6

/** Some of several people; of a long list a row is cut through, which says that it goes on. */
export function PeopleMultiSelect<P extends Person>({ label, people, chosen, note, below, onChange }: Props<P>) {
  const { give: texts } = useTexts('market')
  const [search, setSearch] = useState('')
  const wanted = foldForSearch(search.trim())
  const found = people.filter(({ fullName }) => foldForSearch(fullName).includes(wanted))
  const choose = (profileId: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(profileId)
    else next.delete(profileId)
    onChange(next)
  }
  return (
    <div className="flex flex-col gap-1.5">
      {people.length > fewEnough && <SearchField label={texts.search} value={search} onChange={setSearch} />}
      <ul
        aria-label={label}
        className={`overflow-y-auto overscroll-contain ${below ? 'max-h-80' : 'max-h-59 pointer-coarse:max-h-61'}`}
      >
        {found.map(person => {
          const { profileId, fullName } = person
          const said = note?.(person)
          return (
            <li key={profileId}>
              <label
                className={`flex min-h-9 gap-2.5 text-14 text-text pointer-coarse:min-h-11 ${below ? 'items-start py-1.5' : 'items-center'}`}
              >
                <input
                  type="checkbox"
                  className={`size-4 shrink-0 ${below ? 'mt-0.5' : ''}`}
                  checked={chosen.has(profileId)}
                  onChange={({ target }) => choose(profileId, target.checked)}
                />
                <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
                  <span className="min-w-0 wrap-anywhere" translate="no">
                    {fullName}
                  </span>
                  {said !== undefined && <span className="text-12 text-text-3">{said}</span>}
                  {below && <span className="flex basis-full flex-wrap gap-x-2.5 gap-y-0.5">{below(person)}</span>}
                </span>
              </label>
            </li>
          )
        })}
      </ul>
      {found.length === 0 && <p className="text-13 text-text-3">{texts.notFound}</p>}
      {people.length > fewEnough && (
        <p aria-live="polite" className="text-12 text-text-3">
          {texts.chosen(chosen.size)}
        </p>
      )}
    </div>
  )
}
