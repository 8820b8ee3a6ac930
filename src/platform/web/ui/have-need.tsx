/** How many of the places are taken. Green when all are, otherwise orange, and always in figures. */
export function HaveNeed({ have, need, label }: { have: number; need: number; label: string }) {
  const isFull = have >= need
  return (
    <span
      data-hue={isFull ? 'green' : 'orange'}
      title={label}
      className="flex items-center gap-1.5 text-12 text-hue-fg"
    >
      <span aria-hidden className="h-1 flex-1 overflow-hidden rounded-full bg-hue-bg">
        <span
          className="block h-full rounded-full bg-hue-line"
          style={{ width: need === 0 ? '100%' : `${Math.min(100, (have / need) * 100)}%` }}
        />
      </span>
      <span className="sr-only">{label}</span>
      <span aria-hidden>
        {have}/{need}
      </span>
    </span>
  )
}
