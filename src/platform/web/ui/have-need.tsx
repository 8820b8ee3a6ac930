/** More places than this become one bar. */
const maxSegments = 8

interface Props {
  readonly have: number
  readonly need: number
  /** How many there are beyond that. */
  readonly over?: number
  /** The same as a sentence. */
  readonly label: string
  /** Nobody can fill a place any more. */
  readonly isPast: boolean
  /** Figures without the bar, where there is no room. */
  readonly isSmall?: boolean
}

/** How many of the places are taken, always in figures. What is missing is the loudest, unless it is missed no more. */
export function StaffingCount({ have, need, over = 0, label, isPast, isSmall = false }: Props) {
  const isLoud = !isPast && (have < need || over > 0)
  return (
    <span
      data-hue={!isLoud ? 'gray' : have < need ? 'red' : 'orange'}
      title={label}
      className={`flex items-center gap-2 text-12 ${isLoud ? 'font-semibold text-hue-fg' : 'font-medium text-text-2'}`}
    >
      {!isSmall && (
        <span aria-hidden className="flex h-1.5 min-w-4 flex-1 gap-0.5">
          {need <= maxSegments ? <Segments have={have} need={need} /> : <Bar share={Math.min(1, have / need)} />}
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
      className={`flex-1 rounded-[2px] first:rounded-l-full last:rounded-r-full ${place < have || need === 0 ? 'bg-gray-line' : 'bg-hue-bg inset-ring inset-ring-hue-line/55'}`}
    />
  ))

const Bar = ({ share }: { share: number }) => (
  <span className="flex-1 overflow-hidden rounded-full bg-hue-bg inset-ring inset-ring-hue-line/55">
    <span className="block h-full bg-gray-line" style={{ width: `${share * 100}%` }} />
  </span>
)
