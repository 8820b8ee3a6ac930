import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import type { Column } from '../comparing.ts'
import type { Figures, Proposed } from '../schema.ts'
import { SeatsBar, SpreadBar, HoursWishDots } from './figures.tsx'

interface Props {
  readonly figures: Figures
  /** The most that somebody has in any row. */
  readonly max: { readonly nights: number; readonly weekends: number }
  readonly isBest: (column: Column) => boolean
  readonly isShown: boolean
  /** All figures, or seats, wishes and broken rules alone. */
  readonly isWhole: boolean
  /** Left out: what stands has none. */
  readonly bound?: Proposed['bound']
  /** It was not asked for all days and groups. */
  readonly isPart?: boolean
  readonly changes?: Figures['changes']
}

/** The figures of a plan, a cell for each criterion. */
export function FigureCells({
  figures,
  max: maximum,
  isBest,
  isShown,
  isWhole,
  bound,
  isPart = false,
  changes,
}: Props) {
  const { table: texts } = useTexts('autoplan')
  const { filled, needed, unstaffed, mainsMet, mainsNeeded, wishesMet, nights, weekends, broken, people } = figures
  const boundText =
    bound && bound.filled >= bound.maxFilled
      ? isPart
        ? texts.provenOfPart
        : texts.proven
      : bound && texts.bound(bound.filled, bound.needed, bound.maxFilled)
  const empty = unstaffed !== null && unstaffed > 0 && texts.unstaffed(unstaffed)
  return (
    <>
      <td className="px-2 whitespace-nowrap" data-tooltip={boundText}>
        <span className="sr-only">{[texts.seatsOf(filled, needed), empty, boundText].filter(Boolean).join('. ')}</span>
        <span aria-hidden className="tabular flex items-baseline gap-2">
          <span>
            <Value isBest={isBest('filled')}>{filled}</Value>
            <span className="text-text-3">{`/${needed}`}</span>
          </span>
          {filled < needed && (
            <span data-hue="red" className="text-12 font-semibold text-hue-fg">
              {texts.free(needed - filled)}
              {!isWhole && empty && ` · ${empty}`}
            </span>
          )}
          {bound && bound.filled >= bound.maxFilled && filled < needed && (
            <Check size={13} data-hue="green" className="self-center text-hue-fg" />
          )}
        </span>
        <SeatsBar filled={filled} needed={needed} isChosen={isShown} />
        {isWhole && empty && (
          <span aria-hidden data-hue="red" className="text-12 font-semibold text-hue-fg">
            {empty}
          </span>
        )}
      </td>
      {isWhole && (
        <td className="tabular px-2 whitespace-nowrap">
          <Value isBest={isBest('mains')}>{mainsMet}</Value>
          <span className="text-text-3">{`/${mainsNeeded}`}</span>
        </td>
      )}
      <td className="tabular px-2 whitespace-nowrap">
        <Value isBest={isBest('wishes')}>{wishesMet === null ? '–' : texts.percent(wishesMet)}</Value>
      </td>
      {isWhole && (
        <>
          <td className="px-2">
            <HoursWishDots people={people} />
          </td>
          <td className="px-2">
            <SpreadBar spread={nights} max={maximum.nights} />
          </td>
          <td className="px-2">
            <SpreadBar spread={weekends} max={maximum.weekends} />
          </td>
        </>
      )}
      <td className="tabular px-2 whitespace-nowrap">
        {broken === 0 ? (
          <span className="inline-flex items-center gap-1 text-text-2">
            <Check aria-hidden size={14} />
            {texts.noBreaks}
          </span>
        ) : (
          <span data-hue="orange" className="rounded-chip bg-hue-bg px-2 py-0.5 font-semibold text-hue-fg">
            {broken}
          </span>
        )}
      </td>
      {isWhole && (
        <td className={`tabular min-w-28 px-2 ${isBest('changes') ? 'font-bold text-text' : 'text-text-2'}`}>
          {changes ? texts.change({ fresh: changes.new, exchanged: changes.exchanged, freed: changes.freed }) : '–'}
        </td>
      )}
    </>
  )
}

const Value = ({ isBest, children }: { isBest: boolean; children: ReactNode }) => (
  <span className={`text-14 text-text ${isBest ? 'font-bold' : 'font-medium'}`}>{children}</span>
)
