import { useState } from 'react'
import { foldForSearch } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { SearchField } from '#platform/web/ui/search-field.tsx'

interface Option {
  readonly id: string
  readonly name: string
  readonly detail?: string
}

interface Props {
  readonly label: string
  /** Left out: a short list needs no search. */
  readonly searchLabel?: string
  readonly options: readonly Option[]
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
}

/** Several of many, each with a box. */
export function PickList({ label, searchLabel, options, chosen, onChange }: Props) {
  const { ask: texts } = useTexts('autoplan')
  const [search, setSearch] = useState('')
  const wanted = foldForSearch(search.trim())
  const shown = options.filter(({ name }) => foldForSearch(name).includes(wanted))
  const set = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    onChange(next)
  }
  const ids = shown.map(({ id }) => id)
  return (
    <div role="group" aria-label={label} className="flex min-w-0 flex-col gap-2">
      {searchLabel !== undefined && options.length > 8 && (
        <SearchField label={searchLabel} value={search} onChange={setSearch} />
      )}
      <div className="flex gap-1">
        <Button size="sm" variant="ghost" onClick={() => set(ids, true)}>
          {texts.all}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => set(ids, false)}>
          {texts.none}
        </Button>
      </div>
      <ul className="max-h-64 overflow-y-auto overscroll-contain">
        {shown.map(({ id, name, detail }) => (
          <li key={id}>
            <label className="flex min-h-8 items-center gap-2.5 rounded-control px-1 text-13 hover:bg-hover pointer-coarse:min-h-11">
              <input
                type="checkbox"
                className="size-4 shrink-0"
                checked={chosen.has(id)}
                onChange={({ target }) => set([id], target.checked)}
              />
              <span className="min-w-0 flex-1 truncate text-text" title={name}>
                {name}
              </span>
              {detail !== undefined && <span className="tabular shrink-0 text-12 text-text-3">{detail}</span>}
            </label>
          </li>
        ))}
      </ul>
    </div>
  )
}
