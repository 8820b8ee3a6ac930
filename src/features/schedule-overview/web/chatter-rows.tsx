import { memo } from 'react'
import type { Day } from '#kit/day.ts'
import { initialsOf } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import type { ChatterRow } from '../contract.ts'
import { overviewColumns } from './overview-frame.tsx'

interface Props {
  readonly rows: readonly ChatterRow[]
  readonly days: readonly Day[]
  readonly today: Day
}

export const ChatterRows = ({ rows, ...rest }: Props) => rows.map(row => <Row key={row.id} row={row} {...rest} />)

const grounds = {
  '.': '',
  a: 'bg-green-bg/60',
  p: 'bg-green-bg',
  r: 'bg-orange-bg/60',
  v: 'bg-orange-bg',
} as const
type Letter = keyof typeof grounds
const isLetter = (letter: string): letter is Letter => letter in grounds

/** Signs beside the ground, so that the colour never says it alone. */
const signs: Readonly<Record<Letter, string>> = { '.': '', a: '✓', p: '★', r: '?', v: '×' }

const Row = memo(function Row({ row, days, today }: Omit<Props, 'rows'> & { readonly row: ChatterRow }) {
  const texts = useTexts('scheduleOverview')
  const byDay = Map.groupBy(row.assignments, ({ day }) => day)
  return (
    <div
      role="row"
      className="grid border-b border-line last:border-b-0"
      style={{
        gridTemplateColumns: overviewColumns(days.length),
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 49px',
      }}
    >
      <div role="rowheader" className="sticky left-0 z-1 flex items-center gap-2 bg-surface px-3 py-2">
        <Avatar id={row.id} initials={initialsOf(row.fullName)} size={26} />
        <span className="min-w-0 text-13 font-medium break-words text-text">{row.fullName}</span>
      </div>
      {days.map((date, at) => {
        const letter = row.availability.charAt(at)
        const known: Letter = isLetter(letter) ? letter : '.'
        return (
          <div
            key={date}
            role="cell"
            className={`relative flex min-h-12 min-w-0 flex-col gap-1 border-l p-1.5 ${date === today ? 'border-accent/40' : 'border-line'} ${grounds[known]}`}
          >
            {known !== '.' && (
              <span
                title={texts.availability[known]}
                className={`absolute top-1 right-1.5 text-12 ${known === 'a' || known === 'p' ? 'text-green-fg' : 'text-orange-fg'}`}
              >
                <span aria-hidden>{signs[known]}</span>
                <span className="sr-only">{texts.availability[known]}</span>
              </span>
            )}
            {(byDay.get(at) ?? []).map(seat => (
              <span
                key={`${seat.groupId} ${seat.shiftName}`}
                data-hue={seat.color}
                title={`${seat.groupName}, ${seat.shiftName}, ${seat.startTime}–${seat.endTime}`}
                className={`mr-4 flex min-w-0 flex-col rounded-chip px-1.5 py-0.5 text-12 text-hue-fg ${seat.isDraft ? 'border border-dotted border-hue-line bg-surface' : 'bg-hue-bg'}`}
              >
                <span className="truncate font-medium">{seat.shiftName}</span>
                <span className="truncate opacity-85">{seat.groupName}</span>
                {seat.isDraft && <span className="sr-only">{texts.draft}</span>}
              </span>
            ))}
          </div>
        )
      })}
    </div>
  )
})
