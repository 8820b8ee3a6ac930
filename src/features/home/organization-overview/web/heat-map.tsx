import { Link } from '@tanstack/react-router'
import { addDays, type Day } from '#kit/day.ts'
import { weekNumber, weekOf } from '#kit/week.ts'
import { longDay, shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import type { Coverage } from '../contract.ts'
import { heatOf, heats } from '../rules.ts'

type Row = Pick<Coverage['groups'][number], 'filled' | 'required'>

const sumOf = (groups: Coverage['groups'], days: number): Row => ({
  filled: Array.from({ length: days }, (_, day) => groups.reduce((sum, group) => sum + (group.filled[day] ?? 0), 0)),
  required: groups.reduce((sum, group) => sum + group.required, 0),
})

/** A square a day: how far the seats of this and the next week are filled. Shade and number say the same. */
export function HeatMap({ coverage: { from, groups }, today }: { coverage: Coverage; today: Day }) {
  const { coverage: texts } = useTexts('organizationOverview')
  const days = Array.from({ length: 14 }, (_, at) => addDays(from, at))
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full min-w-[760px] border-separate border-spacing-1 px-3 pb-3 text-12">
        <thead>
          <tr className="text-text-3">
            <th scope="col" rowSpan={2} className="w-44 text-left align-bottom font-medium">
              {texts.group}
            </th>
            {[texts.thisWeek, texts.nextWeek].map((name, at) => (
              <th key={name} colSpan={7} scope="colgroup" className="pt-2 text-left font-medium">
                {`${name} · ${weekNumber(weekOf(addDays(from, at * 7)))}`}
              </th>
            ))}
          </tr>
          <tr className="text-text-3">
            {days.map(date => (
              <DayHead key={date} date={date} isToday={date === today} />
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.length > 1 && (
            <tr>
              <th scope="row" className="text-left font-semibold text-text">
                {texts.total}
              </th>
              <Cells row={sumOf(groups, days.length)} days={days} today={today} />
            </tr>
          )}
          {groups.map(group => (
            <tr key={group.id}>
              <th scope="row" className="max-w-44 text-left font-medium">
                <GroupName group={group} />
              </th>
              <Cells row={group} days={days} today={today} />
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
    </div>
  )
}

function GroupName({ group }: { group: Coverage['groups'][number] }) {
  return (
    <Link
      to="/schichtplan/$groupId"
      params={{ groupId: group.id }}
      className="flex min-h-6 items-center gap-2 text-13 text-text hover:underline pointer-coarse:min-h-11"
    >
      <span aria-hidden data-hue={group.color} className="size-2 shrink-0 rounded-full bg-hue-line" />
      <span className="truncate">{group.name}</span>
    </Link>
  )
}

function DayHead({ date, isToday }: { date: Day; isToday: boolean }) {
  const language = useLanguage()
  return (
    <th
      scope="col"
      {...(isToday ? { 'aria-current': 'date' as const } : {})}
      className={`tabular py-1 text-center font-medium ${isToday ? 'rounded-chip bg-accent text-on-accent' : ''}`}
    >
      <span className="sr-only">{longDay(date, language)}</span>
      <span aria-hidden>{`${shortWeekday(date, language)} ${Number(date.slice(8))}`}</span>
    </th>
  )
}

/** The more is missing the louder; what is over is missed no more. */
const past = 'bg-transparent text-text-3'
const shades = {
  none: 'bg-transparent text-text-3',
  empty: 'bg-red-solid font-bold text-red-on',
  low: 'bg-[color-mix(in_oklab,var(--red-line)_42%,var(--surface))] font-bold text-red-fg',
  half: 'bg-red-bg font-semibold text-red-fg inset-ring inset-ring-red-line/60',
  high: 'bg-red-bg font-medium text-red-fg',
  full: 'bg-sunken font-medium text-text-2',
} as const

function Cells({ row: { filled, required }, days, today }: { row: Row; days: readonly Day[]; today: Day }) {
  const { coverage: texts } = useTexts('organizationOverview')
  return days.map((date, at) => {
    const have = filled[at] ?? 0
    const heat = heatOf(have, required)
    return (
      <td
        key={date}
        data-heat={heat}
        data-tooltip={`${texts.cell(have, required)} · ${texts.heats[heat]}`}
        className={`tabular h-8 min-w-9 rounded-chip text-center ${date < today ? past : shades[heat]}`}
      >
        {heat === 'none' ? '–' : `${have}/${required}`}
      </td>
    )
  })
}

function Legend() {
  const { coverage: texts } = useTexts('organizationOverview')
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 px-4 pb-3 text-12 text-text-2">
      {heats
        .filter(heat => heat !== 'none')
        .map(heat => (
          <li key={heat} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-3 rounded-[4px] ${shades[heat]}`} />
            {texts.heats[heat]}
          </li>
        ))}
    </ul>
  )
}
