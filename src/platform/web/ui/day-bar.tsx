const day = 1440

interface DaySpan {
  /** Minutes from midnight; an end at or before the start lies on the next day. */
  readonly start: number
  readonly end: number
  readonly hue: string
}

type Props = DaySpan | { readonly spans: readonly DaySpan[] }

/**
 * Where in the 24 hours shifts lie. One over midnight runs out beyond the right end and comes in again at the left:
 * those two ends are cut and stand out, the others are round.
 */
export function ShiftsOfDayBar(props: Props) {
  const spans = 'spans' in props ? props.spans : [props]
  return (
    <span aria-hidden className="relative block h-1.5 w-full">
      <span className="absolute inset-x-0 inset-y-px rounded-full bg-sunken inset-ring inset-ring-line/60" />
      {[6, 12, 18].map(hour => (
        <span
          key={hour}
          style={{ left: `${(hour / 24) * 100}%` }}
          className="absolute inset-y-0.5 w-px bg-line-strong/40"
        />
      ))}
      {spans.flatMap(partsOf).map(part => (
        <span
          key={`${part.hue} ${part.from}`}
          data-hue={part.hue}
          style={{ left: `${(part.from / day) * 100}%`, width: `${((part.to - part.from) / day) * 100}%` }}
          className={`absolute inset-y-0 bg-hue-dot ${part.leaves ? 'rounded-l-full before:-right-1' : ''} ${part.enters ? 'rounded-r-full before:-left-1' : ''} ${part.leaves || part.enters ? "before:absolute before:inset-y-0 before:w-1 before:bg-hue-dot before:opacity-45 before:content-['']" : 'rounded-full'}`}
        />
      ))}
    </span>
  )
}

interface Part {
  readonly hue: string
  readonly from: number
  readonly to: number
  /** Goes on after midnight, or comes from before it. */
  readonly leaves: boolean
  readonly enters: boolean
}

function partsOf({ start, end, hue }: DaySpan): Part[] {
  if (start < end) return [{ hue, from: start, to: end, leaves: false, enters: false }]
  const evening = { hue, from: start, to: day, leaves: end > 0, enters: false }
  return end > 0 ? [evening, { hue, from: 0, to: end, leaves: false, enters: true }] : [evening]
}
