const day = 1440

/** Where in the 24 hours a shift lies, in minutes from midnight; one over midnight shows at both ends. */
export function DayBar({ start, end, hue }: { start: number; end: number; hue: string }) {
  const parts =
    start < end
      ? [[start, end]]
      : [
          [start, day],
          [0, end],
        ]
  return (
    <svg
      aria-hidden
      data-hue={hue}
      viewBox={`0 0 ${day} 60`}
      preserveAspectRatio="none"
      className="h-1 w-full overflow-hidden rounded-full bg-sunken"
    >
      {parts.map(([from = 0, to = 0]) => (
        <rect key={from} x={from} y={0} width={to - from} height={60} className="fill-hue-line" />
      ))}
    </svg>
  )
}
