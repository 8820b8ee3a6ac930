import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { useTexts } from '#platform/web/i18n.tsx'
import { useIsNarrow } from '#platform/web/is-narrow.ts'
import { type Currency, fractionDigitsOf } from '#kit/money.ts'
import { useScoreboardFormats } from './formats.ts'

export interface PlotPoint {
  readonly key: string
  /** Between nothing and the span. */
  readonly at: number
  readonly label: string
  readonly tick: string
  readonly all: number | null
  readonly own: number | null
  readonly ownRank: number | null
}

export interface PlotProps {
  readonly kind: 'bars' | 'line'
  readonly points: readonly PlotPoint[]
  readonly span: number
  readonly currency: Currency
  readonly hasOwn: boolean
  /** What the first column of the table is called. */
  readonly first: string
}

const widths = { narrow: 330, wide: 480 }
const left = 56
const height = { all: 130, own: 90 }

/** Everybody's above and one's own below, each to its own measure: together the one would flatten the other. */
export function RevenuePlot({ points, kind, span, currency, hasOwn }: PlotProps) {
  const { plots: texts } = useTexts('scoreboard')
  const [start, end] = [points[0], points.at(-1)]
  if (!start || !end) return undefined
  const described = texts.describe(start.label, end.label)
  const common = { points, kind, span, currency }
  return (
    <div role="img" aria-label={described} className="flex flex-col gap-3">
      <Measure {...common} of="all" label={texts.all} />
      {hasOwn && <Measure {...common} of="own" label={texts.own} />}
    </div>
  )
}

interface MeasureProps extends Omit<PlotProps, 'hasOwn' | 'first'> {
  readonly of: 'all' | 'own'
  readonly label: string
}

function Measure({ points, kind, span, currency, of, label }: MeasureProps) {
  const { plots: texts } = useTexts('scoreboard')
  const { money, count } = useScoreboardFormats()
  const width = useIsNarrow(640) ? widths.narrow : widths.wide
  const unit = 10 ** fractionDigitsOf(currency)
  const values = points.flatMap(point => point[of] ?? [])
  const tall = height[of]
  const x = scaleLinear([0, span], [left, width - 4])
  const y = scaleLinear([Math.min(0, ...values) / unit, Math.max(1, ...values) / unit], [tall - 18, 8]).nice(3)
  const at = (point: PlotPoint) => y((point[of] ?? 0) / unit)
  const amount = (units: number | null) => (units === null ? '–' : money(units, currency))
  const path = line<PlotPoint>()
    .defined(point => point[of] !== null)
    .x(point => x(point.at))
    .y(at)(points as PlotPoint[])
  const slot = (x(span) - x(0)) / span
  const colour = of === 'own' ? 'var(--accent)' : 'var(--line-strong)'
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-center gap-1.5 text-12 text-text-2">
        <span aria-hidden className="size-2 rounded-full" style={{ background: colour }} />
        {label}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${tall}`} aria-hidden className="block w-full overflow-visible">
        {y.ticks(3).map(tick => (
          <g key={tick}>
            <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
            <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="tabular fill-text-3 text-[11px]">
              {count(tick)}
            </text>
          </g>
        ))}
        {kind === 'bars'
          ? points.map(point => (
              <rect
                key={point.key}
                x={x(point.at) - slot * 0.32}
                width={slot * 0.64}
                y={Math.min(at(point), y(0))}
                height={point[of] === null ? 0 : Math.max(1.5, Math.abs(at(point) - y(0)))}
                rx={2}
                fill={colour}
              />
            ))
          : path !== null && <path d={path} fill="none" stroke={colour} strokeWidth={2} strokeLinejoin="round" />}
        {kind === 'line' &&
          points
            .filter(point => point[of] !== null)
            .map(point => (
              <circle
                key={point.key}
                cx={x(point.at)}
                cy={at(point)}
                r={3.5}
                fill={colour}
                stroke="var(--surface)"
                strokeWidth={1.5}
              />
            ))}
        {ticksOf(points, kind).map(point => (
          <text
            key={point.key}
            x={x(point.at)}
            y={tall - 2}
            textAnchor={kind === 'bars' ? 'middle' : anchor(point.at, span)}
            className="fill-text-3 text-[11px]"
          >
            {point.tick}
          </text>
        ))}
        {points.map(point => (
          <rect
            key={point.key}
            data-tooltip={texts.point(point.label, amount(point.all), amount(point.own))}
            x={x(point.at) - (kind === 'bars' ? slot / 2 : 8)}
            width={kind === 'bars' ? slot : 16}
            y={0}
            height={tall}
            fill="transparent"
          />
        ))}
      </svg>
    </figure>
  )
}

/** Every other month, and of uploads the first and the last: names do not run into each other. */
const ticksOf = (points: readonly PlotPoint[], kind: PlotProps['kind']): readonly PlotPoint[] =>
  points.filter((_, at) =>
    kind === 'bars' ? (points.length - 1 - at) % 2 === 0 : at === 0 || at === points.length - 1,
  )

const anchor = (at: number, span: number): 'start' | 'middle' | 'end' =>
  at < span * 0.06 ? 'start' : at > span * 0.94 ? 'end' : 'middle'
