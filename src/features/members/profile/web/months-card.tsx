import { formatHoursWithoutUnit } from '#kit/hours.ts'
import { monthYear } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import type { ProfileMonth } from '../contract.ts'

/** Twelve months, the current one first, each with a bar of its hours beside the figures. */
export function MonthsCard({ months }: { months: readonly ProfileMonth[] }) {
  const { statistics: texts } = useTexts('profile')
  const language = useLanguage()
  const hours = (minutes: number) => formatHoursWithoutUnit(minutes, language)
  const maximum = Math.max(...months.map(({ minutes, plannedMinutes }) => minutes + plannedMinutes))
  const sum = (of: (month: ProfileMonth) => number) => months.reduce((total, month) => total + of(month), 0)
  if (sum(({ shifts, plannedShifts, vacationDays }) => shifts + plannedShifts + vacationDays) === 0) {
    return (
      <Card title={texts.title}>
        <EmptyState text={texts.none} />
      </Card>
    )
  }
  const number = 'px-1.5 py-2 text-right align-top tabular-nums last:pr-4 sm:px-3'
  return (
    <Card title={texts.title}>
      <div className="overflow-x-auto">
        <table data-duration className="w-full text-14">
          <thead className="text-13 text-text-3">
            <tr>
              <th scope="col" className="py-2 pl-4 text-left font-medium">
                {texts.month}
              </th>
              {[texts.shifts, texts.hours, texts.vacationDays].map(name => (
                <th key={name} scope="col" className={`${number} narrow font-medium whitespace-nowrap max-sm:text-12`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-y border-line text-text">
            {months.toReversed().map(({ month, shifts, minutes, plannedShifts, plannedMinutes, ...off }) => (
              <tr key={month}>
                <th scope="row" className="w-full py-2 pl-4 text-left font-normal whitespace-nowrap">
                  {monthYear(month, language)}
                  <span aria-hidden className="mt-1 flex h-1.5">
                    <span className="rounded-full bg-accent" style={{ width: partOf(minutes, maximum) }} />
                    <span className="rounded-full bg-accent/30" style={{ width: partOf(plannedMinutes, maximum) }} />
                  </span>
                </th>
                <td className={number}>
                  <Figure done={shifts} planned={plannedShifts} text={String} />
                </td>
                <td className={number}>
                  <Figure done={minutes} planned={plannedMinutes} text={hours} />
                </td>
                <td className={number}>
                  <DaysOff {...off} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot className="font-semibold text-text">
            <tr>
              <th scope="row" className="py-2 pl-4 text-left">
                {texts.total}
              </th>
              <td className={number}>
                <Figure
                  done={sum(({ shifts }) => shifts)}
                  planned={sum(({ plannedShifts }) => plannedShifts)}
                  text={String}
                />
              </td>
              <td className={number}>
                <Figure
                  done={sum(({ minutes }) => minutes)}
                  planned={sum(({ plannedMinutes }) => plannedMinutes)}
                  text={hours}
                />
              </td>
              <td className={number}>
                <DaysOff
                  vacationDays={sum(({ vacationDays }) => vacationDays)}
                  partVacationDays={sum(({ partVacationDays }) => partVacationDays)}
                />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  )
}

const partOf = (minutes: number, maximum: number) => `${maximum === 0 ? 0 : (minutes / maximum) * 100}%`

function DaysOff({ vacationDays, partVacationDays }: Pick<ProfileMonth, 'vacationDays' | 'partVacationDays'>) {
  const { statistics: texts } = useTexts('profile')
  return (
    <>
      {vacationDays}
      {partVacationDays > 0 && (
        <span className="block text-12 font-normal whitespace-nowrap text-text-3">
          {texts.partDays(partVacationDays)}
        </span>
      )}
    </>
  )
}

/** What has been worked; what is still to come stands apart from it. */
function Figure({ done, planned, text }: { done: number; planned: number; text: (figure: number) => string }) {
  const { statistics: texts } = useTexts('profile')
  return (
    <>
      {text(done)}
      {planned > 0 && (
        <span className="block text-12 font-normal whitespace-nowrap text-text-3">{texts.planned(text(planned))}</span>
      )}
    </>
  )
}
