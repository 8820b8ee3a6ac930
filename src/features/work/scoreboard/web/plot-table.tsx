import { useTexts } from '#platform/web/i18n.tsx'
import { useScoreboardFormats } from './formats.ts'
import type { PlotProps } from './plot.tsx'

const cell = 'tabular px-3 py-1.5 text-right whitespace-nowrap'

/** The same figures to be read, or read out. */
export function RevenuePlotTable({ points, currency, hasOwn, first }: PlotProps) {
  const { columns } = useTexts('scoreboard')
  const { money } = useScoreboardFormats()
  const amount = (units: number | null) => (units === null ? '–' : money(units, currency))
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-14">
        <thead className="text-13 text-text-2">
          <tr>
            <th scope="col" className="py-1.5 text-left font-medium">
              {first}
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {columns.all}
            </th>
            {hasOwn && (
              <th scope="col" className={`${cell} font-medium`}>
                {columns.own}
              </th>
            )}
            {hasOwn && (
              <th scope="col" className={`${cell} font-medium`}>
                {columns.rank}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line text-text">
          {points.map(point => (
            <tr key={point.key}>
              <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                {point.label}
              </th>
              <td className={cell}>{amount(point.all)}</td>
              {hasOwn && <td className={cell}>{amount(point.own)}</td>}
              {hasOwn && <td className={cell}>{point.ownRank ?? '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
