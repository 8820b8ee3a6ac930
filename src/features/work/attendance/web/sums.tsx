import { useTexts } from '#platform/web/i18n.tsx'
import type { ShownSums } from '../schema.ts'
import { useSheetFormats } from './formats.ts'

export const sumColumns = [
  'planned',
  'worked',
  'shifts',
  'late',
  'missing',
  'leftEarly',
  'nights',
  'weekends',
] as const satisfies readonly (keyof ShownSums)[]

/** A figure of a month as it is read. */
export function useTimesheetSumText() {
  const { hours } = useSheetFormats()
  return (sums: ShownSums, column: keyof ShownSums): string =>
    column === 'planned' || column === 'worked' ? hours(sums[column]) : String(sums[column])
}

/** The figures of one person. */
export function TimesheetSumList({ sums }: { sums: ShownSums }) {
  const { sheet: texts } = useTexts('attendance')
  const textOf = useTimesheetSumText()
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-4 shadow-card sm:grid-cols-4">
      {sumColumns.map(column => (
        <div key={column}>
          <dt className="text-13 text-text-2">{texts.columns[column]}</dt>
          <dd className="tabular text-16 font-semibold text-text">{textOf(sums, column)}</dd>
        </div>
      ))}
    </dl>
  )
}
