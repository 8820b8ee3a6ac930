import { useTexts } from '#platform/web/i18n.tsx'
import { Select } from '#platform/web/ui/select.tsx'

interface Props<Field extends string> {
  readonly columns: readonly {
    readonly title: string
    readonly samples: readonly string[]
    readonly field: Field | null
  }[]
  /** What a column can hold, by what it is called. */
  readonly fields: Readonly<Record<Field, string>>
  readonly onChange: (columns: (Field | null)[]) => void
}

const unused = 'unused'

/** Every column with what stands in it, and what it is taken for. A field that is given to another column leaves its own. */
export function ColumnList<Field extends string>({ columns, fields, onChange }: Props<Field>) {
  const texts = useTexts('spreadsheets')
  const named = Object.entries(fields) as [Field, string][]
  const give = (at: number, field: Field | null) =>
    onChange(columns.map((column, place) => (place === at ? field : column.field === field ? null : column.field)))
  return (
    <ul className="divide-y divide-line border-y border-line">
      {columns.map((column, at) => {
        const title = column.title === '' ? texts.untitled(at + 1) : column.title
        return (
          // columns have nothing but their place
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
            <div className="min-w-0 flex-[1_1_14rem]">
              <p className="truncate font-medium text-text">{title}</p>
              <p className="truncate text-13 text-text-3">{column.samples.join(' · ')}</p>
            </div>
            <div className="w-48">
              <Select<Field | typeof unused>
                label={texts.column(title)}
                hideLabel
                value={column.field ?? unused}
                options={[{ value: unused, label: texts.unused }, ...named.map(([value, label]) => ({ value, label }))]}
                onChange={next => give(at, next === unused ? null : next)}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
