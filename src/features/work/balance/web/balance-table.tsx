import { ArrowDown, ArrowUp } from 'lucide-react'
import { initialsOf } from '#kit/text.ts'
import { useCities } from '#platform/web/ui/organization-clock.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { figures, type Figure, type BalanceFigures } from '../rules.ts'
import type { Balance, BalancePerson, RoleMedian } from '../schema.ts'
import { FigurePlot } from './figure-plot.tsx'
import { useFigureText } from './formats.ts'
import type { Column, Sorting } from './sorting.ts'
import { wishOver } from './wish-band.ts'

interface Props {
  readonly balance: Balance
  /** Of them those to show, in their order. */
  readonly people: readonly BalancePerson[]
  readonly sorting: Sorting
  readonly onSort: (by: Column) => void
}

const number = 'px-2 py-2 text-right whitespace-nowrap last:pr-4'
const first = 'sticky left-0 z-1 bg-surface pl-3 pr-2 text-left sm:pl-4'

/** Everybody's figures, each beside the median of the same role; sorted by its columns. */
export function BalanceTable({ balance, people, sorting, onSort }: Props) {
  const texts = useTexts('balance')
  const maxOf = (figure: Figure) =>
    Math.max(0, ...balance.people.map(one => one[figure] ?? 0), ...balance.medians.map(one => one[figure] ?? 0))
  const maxima = Object.fromEntries(figures.map(figure => [figure, maxOf(figure)])) as Record<Figure, number>
  const medianOf = new Map(balance.medians.map(median => [median.role, median]))
  return (
    <div className="isolate overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <table aria-label={texts.table} className="w-full text-14">
        <thead className="text-13 text-text-2">
          <tr>
            <Head column="name" className={`${first} py-1.5`} sorting={sorting} onSort={onSort} />
            {figures.map(figure => (
              <Head key={figure} column={figure} className={`${number} py-1.5`} sorting={sorting} onSort={onSort} />
            ))}
            {balance.hasReliability && (
              <Head column="reliability" className={`${number} py-1.5`} sorting={sorting} onSort={onSort} />
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          {people.map(person => (
            <Row
              key={person.profileId}
              person={person}
              median={medianOf.get(person.role)}
              maximum={maxima}
              weeks={balance.weeks}
              hasReliability={balance.hasReliability}
            />
          ))}
        </tbody>
        <tfoot className="text-13 text-text-2">
          {balance.medians.map(median => (
            <MedianRow key={median.role} median={median} hasReliability={balance.hasReliability} />
          ))}
        </tfoot>
      </table>
    </div>
  )
}

interface HeadProps extends Pick<Props, 'sorting' | 'onSort'> {
  readonly column: Column
  readonly className: string
}

function Head({ column, className, sorting: { by, direction }, onSort }: HeadProps) {
  const texts = useTexts('balance')
  const hints = texts.hints(useCities().organization)
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th scope="col" aria-sort={by === column ? direction : 'none'} className={`font-medium ${className}`}>
      <button
        type="button"
        onClick={() => onSort(column)}
        {...(column === 'name' ? {} : { 'data-tooltip': hints[column] })}
        className={`relative -mx-1 h-8 rounded-chip px-1 transition-colors duration-120 hover:text-text pointer-coarse:h-11 ${by === column ? 'text-text' : ''}`}
      >
        {texts.columns[column]}
        {by === column && (
          // beside the words, so that these stay above their figures
          <Arrow
            aria-hidden
            size={13}
            className={`absolute top-1/2 -translate-y-1/2 ${column === 'name' ? 'left-full' : 'right-full'}`}
          />
        )}
      </button>
    </th>
  )
}

interface RowProps {
  readonly hasReliability: boolean
  readonly person: BalancePerson
  readonly median: RoleMedian | undefined
  readonly maximum: Readonly<Record<Figure, number>>
  readonly weeks: number
}

function Row({ person, median, maximum, weeks, hasReliability }: RowProps) {
  const { roles } = useTexts('permissions')
  return (
    <tr>
      <th
        scope="row"
        aria-label={person.fullName}
        className={`${first} w-1/4 max-w-32 min-w-32 py-2 font-normal sm:max-w-60 sm:min-w-44`}
      >
        <span className="grid items-center gap-x-2.5 sm:grid-cols-[auto_1fr]">
          <span className="row-span-2 max-sm:hidden">
            <Avatar id={person.profileId} initials={initialsOf(person.fullName)} image={person.avatarImage} size={28} />
          </span>
          <span className="truncate font-medium text-text" translate="no">
            {person.fullName}
          </span>
          <span className="truncate text-12 text-text-3">{roles[person.role]}</span>
        </span>
      </th>
      {figures.map(figure => (
        <Cell key={figure} figure={figure} person={person} median={median} maximum={maximum[figure]} weeks={weeks} />
      ))}
      {hasReliability && <ReliabilityCell value={person.reliability} />}
    </tr>
  )
}

/** Beside the figures and without a median: it is one's own. */
function ReliabilityCell({ value }: { value: number | null }) {
  const texts = useTexts('reliability')
  return (
    <td
      data-tooltip={`${value === null ? texts.none : texts.value(value)} · ${texts.formula}`}
      className={`${number} tabular ${value === null ? 'text-text-3' : 'font-medium text-text'}`}
    >
      {value ?? '–'}
    </td>
  )
}

interface CellProps extends Pick<RowProps, 'person' | 'median' | 'weeks'> {
  readonly figure: Figure
  readonly maximum: number
}

function Cell({ figure, person, median, maximum, weeks }: CellProps) {
  const texts = useTexts('balance')
  const { hours } = useTexts('preferences')
  const textOf = useFigureText()
  const wish = figure === 'hours' ? wishOver(person.weeklyHoursWish, weeks) : undefined
  const { min, max: maxWished } = person.weeklyHoursWish
  const compared = texts.compared(
    texts.columns[figure],
    textOf(figure, person[figure]),
    textOf(figure, median?.[figure] ?? null),
  )
  return (
    <td data-tooltip={wish ? `${compared} · ${texts.wish(hours.shown(min, maxWished))}` : compared} className={number}>
      <span className="inline-flex flex-col items-end gap-1 2xl:flex-row-reverse 2xl:items-center 2xl:gap-3">
        <span className="tabular font-medium text-text 2xl:min-w-14">{textOf(figure, person[figure])}</span>
        <FigurePlot value={person[figure]} median={median?.[figure] ?? null} max={maximum} wish={wish} />
      </span>
    </td>
  )
}

function MedianRow({
  median: { role, people, ...values },
  hasReliability,
}: {
  readonly median: RoleMedian
  readonly hasReliability: boolean
}) {
  const texts = useTexts('balance')
  const { roles } = useTexts('permissions')
  const textOf = useFigureText()
  const shown: BalanceFigures = values
  return (
    <tr>
      <th scope="row" className={`${first} py-2 font-medium`}>
        {texts.medianOf(roles[role], people)}
      </th>
      {figures.map(figure => (
        <td key={figure} className={`${number} tabular`}>
          {textOf(figure, shown[figure])}
        </td>
      ))}
      {hasReliability && <td className={number}>–</td>}
    </tr>
  )
}
