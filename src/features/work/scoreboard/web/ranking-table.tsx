import { initialsOf } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { Board, BoardEntry } from '../schema.ts'
import { ChangeMark } from './change-mark.tsx'
import { useScoreboardFormats } from './formats.ts'

/** What only some files say; a column that nobody has is not shown. */
const details = ['ppv', 'tips', 'sales', 'messages', 'hours'] as const
type Detail = (typeof details)[number]

const valueOf = (entry: BoardEntry, detail: Detail): number | null =>
  detail === 'hours' ? entry.seconds : entry[detail]

const number = 'tabular px-3 py-2 text-right whitespace-nowrap'

/** Everybody's place; one's own row is marked. On phones what matters most. */
export function RankingTable({ board, ownId }: { board: Board; ownId: string }) {
  const { columns } = useTexts('scoreboard')
  const { entries } = board
  const shown = details.filter(detail => entries.some(entry => valueOf(entry, detail) !== null))
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <table className="w-full text-left text-14">
        <thead className="text-13 text-text-2">
          <tr>
            <th scope="col" className="w-14 py-2.5 pl-4 font-medium whitespace-nowrap">
              {columns.rank}
            </th>
            <th scope="col" className="px-3 py-2.5 font-medium">
              {columns.name}
            </th>
            <th scope="col" className={`${number} font-medium`}>
              {columns.revenue}
            </th>
            <th scope="col" className="px-3 py-2.5 font-medium whitespace-nowrap max-sm:hidden">
              {columns.change}
            </th>
            <th scope="col" className={`${number} font-medium max-md:hidden`}>
              {columns.toNext}
            </th>
            {shown.map(detail => (
              <th key={detail} scope="col" className={`${number} font-medium max-lg:hidden`}>
                {columns[detail]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {entries.map(entry => (
            <Row key={entry.profileId} entry={entry} details={shown} isOwn={entry.profileId === ownId} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ entry, details, isOwn }: { entry: BoardEntry; details: readonly Detail[]; isOwn: boolean }) {
  const texts = useTexts('scoreboard')
  const { money, count, hours } = useScoreboardFormats()
  const shown = (detail: Detail): string => {
    const value = valueOf(entry, detail)
    if (value === null) return '–'
    if (detail === 'hours') return hours(value)
    return detail === 'ppv' || detail === 'tips' ? money(value, entry.currency) : count(value)
  }
  return (
    <tr className={isOwn ? 'bg-accent-soft' : ''} aria-current={isOwn || undefined}>
      <td className={`tabular py-2 pl-4 ${entry.rank <= 3 ? 'font-semibold text-text' : 'text-text-2'}`}>
        {entry.rank}
      </td>
      <th scope="row" className="w-full max-w-0 px-3 py-2 font-normal">
        <span className="flex items-center gap-2.5">
          <span className="max-sm:hidden">
            <Avatar id={entry.profileId} initials={initialsOf(entry.fullName)} image={entry.avatarImage} size={28} />
          </span>
          <span className="truncate font-medium text-text" translate="no">
            {entry.fullName}
          </span>
          {isOwn && <Badge hue="indigo">{texts.you}</Badge>}
          {entry.hasLeft && <Badge>{texts.left}</Badge>}
          <span className="sm:hidden">
            <ChangeMark entry={entry} />
          </span>
        </span>
      </th>
      <td className={`${number} font-semibold text-text`}>{money(entry.revenue, entry.currency)}</td>
      <td className="px-3 py-2 max-sm:hidden">
        <ChangeMark entry={entry} />
      </td>
      <td className={`${number} text-text-2 max-md:hidden`}>
        {entry.toNext === null ? '–' : money(entry.toNext, entry.currency)}
      </td>
      {details.map(detail => (
        <td key={detail} className={`${number} text-text-2 max-lg:hidden`}>
          {shown(detail)}
        </td>
      ))}
    </tr>
  )
}
