import { useTexts } from '#platform/web/i18n.tsx'
import { wishDeviationBins } from '../comparing.ts'
import type { Figures, Spread } from '../schema.ts'

const step = 9
const dot = 4
/** Dots above each other, in a row of the table. */
const rows = 6

/** A dot a person by hours against the wish: under it on the left, within it in the middle, over it on the right. */
export function HoursWishDots({ people }: Pick<Figures, 'people'>) {
  const { table: texts } = useTexts('autoplan')
  const bins = wishDeviationBins(people)
  const total = bins.reduce((sum, bin) => sum + bin.people, 0)
  if (total === 0) return <span className="text-12 text-text-3">{texts.noWishes}</span>
  const each = Math.max(1, Math.ceil(Math.max(...bins.map(bin => bin.people)) / rows))
  const count = (where: (from: number) => boolean) =>
    bins.filter(({ from }) => where(from)).reduce((sum, bin) => sum + bin.people, 0)
  const said = [
    `${texts.people(count(from => from < 0))} ${texts.under}`,
    `${texts.people(count(from => from === 0))} ${texts.within}`,
    `${texts.people(count(from => from > 0))} ${texts.above}`,
  ].join(', ')
  const height = rows * (dot + 1)
  return (
    <svg
      role="img"
      aria-label={said}
      data-tooltip={said}
      width={bins.length * step}
      height={height + 2}
      className="shrink-0 overflow-visible"
    >
      <line x1={0} x2={bins.length * step} y1={height + 1.5} y2={height + 1.5} className="stroke-line" />
      {bins.flatMap(({ from, people: many }, at) =>
        Array.from({ length: Math.ceil(many / each) }, (_, place) => (
          <circle
            key={`${from} ${place}`}
            cx={at * step + step / 2}
            cy={height - place * (dot + 1) - dot / 2}
            r={dot / 2}
            data-hue={from < 0 ? 'indigo' : from > 0 ? 'orange' : 'gray'}
            className={from < 0 ? 'fill-hue-line' : 'fill-hue-solid'}
          />
        )),
      )}
    </svg>
  )
}

interface SpreadProps {
  readonly spread: Spread
  /** Of all rows: bars of one column can be compared. */
  readonly max: number
}

/** A bar from the lowest to the highest figure of a member; the tick is the median. */
export function SpreadBar({ spread: { min, median, max: highest }, max: maximum }: SpreadProps) {
  const { table: texts } = useTexts('autoplan')
  const at = (value: number) => `${maximum === 0 ? 0 : (value / maximum) * 100}%`
  const said = `${texts.range(min, highest)}, ${texts.median(median)}`
  return (
    <span data-tooltip={said} aria-label={said} role="img" className="flex items-center gap-2.5">
      <span aria-hidden className="relative h-4 w-18 shrink-0">
        <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
        <span
          data-hue="indigo"
          className="absolute top-1/2 h-1.5 min-w-1 -translate-y-1/2 rounded-full bg-hue-line/70"
          style={{ left: at(min), width: at(highest - min) }}
        />
        <span className="absolute inset-y-0.5 w-0.5 -translate-x-1/2 bg-text" style={{ left: at(median) }} />
      </span>
      <span aria-hidden className="tabular text-13 whitespace-nowrap text-text-2">
        {texts.range(min, highest)}
      </span>
    </span>
  )
}

interface SeatsProps {
  readonly filled: number
  readonly needed: number
  readonly isChosen: boolean
}

/** How many of the seats are filled: the bar says how far, the red rest what is missing. */
export function SeatsBar({ filled, needed, isChosen }: SeatsProps) {
  const share = needed === 0 ? 100 : (filled / needed) * 100
  return (
    <span aria-hidden className="mt-1 flex h-1 w-full max-w-28 gap-0.5">
      <span className={`rounded-full ${isChosen ? 'bg-accent' : 'bg-text-3'}`} style={{ width: `${share}%` }} />
      {share < 100 && <span data-hue="red" className="flex-1 rounded-full bg-hue-line" />}
    </span>
  )
}
