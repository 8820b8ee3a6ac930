import type { Language } from '#kit/catalogue.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import type { ProfileMonth } from '../contract.ts'

/** Twelve months, the current one first, each with a bar of its hours beside the figures. */
export function MonthsCard({ months }: { months: readonly ProfileMonth[] }) {
  const { statistics: texts } = useTexts('profile')
  const language = useLanguage()
  const most = Math.max(...months.map(({ minutes }) => minutes))
  const sum = (of: (month: ProfileMonth) => number) => months.reduce((total, month) => total + of(month), 0)
  if (sum(({ shifts, vacationDays }) => shifts + vacationDays) === 0) {
    return (
      <Card title={texts.title}>
        <EmptyState text={texts.none} />
      </Card>
    )
  }
  const number = 'px-3 py-2 text-right tabular-nums'
  return (
    <Card title={texts.title}>
      <div className="overflow-x-auto">
        <table className="w-full text-14">
          <thead className="text-13 text-text-3">
            <tr>
              <th scope="col" className="py-2 pl-4 text-left font-medium">
                {texts.month}
              </th>
              {[texts.shifts, texts.hours, texts.vacationDays].map(name => (
                <th key={name} scope="col" className={`${number} font-medium whitespace-nowrap`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-y border-line text-text">
            {months.toReversed().map(({ month, shifts, minutes, vacationDays }) => (
              <tr key={month}>
                <th scope="row" className="w-full py-2 pl-4 text-left font-normal whitespace-nowrap">
                  {monthName(month, language)}
                  <span
                    aria-hidden
                    className="mt-1 block h-1.5 rounded-full bg-accent"
                    style={{ width: `${most === 0 ? 0 : (minutes / most) * 100}%` }}
                  />
                </th>
                <td className={number}>{shifts}</td>
                <td className={number}>{hours(minutes, language)}</td>
                <td className={number}>{vacationDays}</td>
              </tr>
            ))}
          </tbody>
          <tfoot className="font-semibold text-text">
            <tr>
              <th scope="row" className="py-2 pl-4 text-left">
                {texts.total}
              </th>
              <td className={number}>{sum(({ shifts }) => shifts)}</td>
              <td className={number}>
                {hours(
                  sum(({ minutes }) => minutes),
                  language,
                )}
              </td>
              <td className={number}>{sum(({ vacationDays }) => vacationDays)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  )
}

const hours = (minutes: number, language: Language) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(minutes / 60)

const monthName = (month: string, language: Language) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
