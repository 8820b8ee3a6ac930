import { dateSpan } from '#platform/web/day-names.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import type { DayColumn } from './overview-grid.tsx'

/** On paper: the title stands on the first page only. */
export function PrintedSpanTitle({
  columns,
  className,
}: {
  readonly columns: readonly DayColumn[]
  readonly className: string
}) {
  const language = useLanguage()
  const [first, last] = [columns[0], columns.at(-1)]
  return (
    <span className={className}>
      {first && last && (
        <span className="hidden font-semibold text-text print:inline">{dateSpan(first.date, last.date, language)}</span>
      )}
    </span>
  )
}
