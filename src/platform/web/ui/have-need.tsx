/** More places than this become one bar. */
const mostSegments = 8

interface Props {
  readonly have: number
  readonly need: number
  /** How many there are beyond that. */
  readonly over?: number
  /** The same as a sentence. */
  readonly label: string
  /** Figures without the bar, where there is no room. */
  readonly isSmall?: boolean
}

/** How many of the places are taken. Green when all are, orange when not, and always in figures. */
export function HaveNeed({ have, need, over = 0, label, isSmall = false }: Props) {
  const isFull = have >= need && over === 0
  return (
    <span
      data-hue={isFull ? 'green' : 'orange'}
      title={label}
      className="flex items-center gap-2 text-12 font-medium text-hue-fg"
    >
      {!isSmall && (
        <span aria-hidden className="flex h-1.5 min-w-4 flex-1 gap-0.5">
          {need <= mostSegments ? <Segments have={have} need={need} /> : <Bar share={Math.min(1, have / need)} />}
        </span>
      )}
      <span className="sr-only">{label}</span>
      <span aria-hidden className="tabular">
        {have}/{need}
        {over > 0 && ` +${over}`}
      </span>
    </span>
  )
}

const Segments = ({ have, need }: { have: number; need: number }) =>
  Array.from({ length: Math.max(1, need) }, (_, place) => (
    <span
      key={place}
      className={`flex-1 rounded-[2px] first:rounded-l-full last:rounded-r-full ${place < have || need === 0 ? 'bg-hue-line' : 'bg-hue-bg inset-ring inset-ring-hue-line/55'}`}
    />
  ))

const Bar = ({ share }: { share: number }) => (
  <span className="flex-1 overflow-hidden rounded-full bg-hue-bg inset-ring inset-ring-hue-line/55">
    <span className="block h-full bg-hue-line" style={{ width: `${share * 100}%` }} />
  </span>
)
