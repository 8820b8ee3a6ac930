interface Props {
  readonly value: number | null
  readonly median: number | null
  /** The right end of the line; the left is nothing. */
  readonly max: number
  /** The range the member wishes for, drawn as a band. */
  readonly wish?: { readonly min: number; readonly max: number } | undefined
}

const width = 76
const height = 16
const edge = 5

/** A person's dot on a line, the tick is the median. The figures stand beside it. */
export function FigurePlot({ value, median, max: maximum, wish }: Props) {
  const at = (amount: number) => edge + (Math.min(amount, maximum) / (maximum || 1)) * (width - 2 * edge)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="block shrink-0 overflow-visible"
    >
      <line x1={edge} x2={width - edge} y1={8} y2={8} stroke="var(--line)" strokeWidth={2} strokeLinecap="round" />
      {wish && wish.min <= maximum && (
        <rect
          x={at(wish.min)}
          width={Math.max(2, at(wish.max) - at(wish.min))}
          y={3.5}
          height={9}
          rx={2.5}
          fill="none"
          stroke="var(--line-strong)"
        />
      )}
      {value !== null && median !== null && (
        <line
          x1={at(median)}
          x2={at(value)}
          y1={8}
          y2={8}
          stroke="var(--accent)"
          strokeOpacity={0.45}
          strokeWidth={2}
        />
      )}
      {median !== null && (
        <line x1={at(median)} x2={at(median)} y1={1.5} y2={14.5} stroke="var(--text-2)" strokeWidth={1.5} />
      )}
      {value !== null && (
        <circle cx={at(value)} cy={8} r={4} fill="var(--accent)" stroke="var(--surface)" strokeWidth={1.5} />
      )}
    </svg>
  )
}
