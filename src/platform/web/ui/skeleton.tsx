import { useUiTexts } from './texts.tsx'

/** One grey shape in the place of what is on its way. */
const Skeleton = ({ className = 'h-9' }: { className?: string }) => (
  <div aria-hidden className={`skeleton rounded-control bg-sunken ${className}`} />
)

/** Grey rows in the place of what is on its way; they wait 150 ms before they show. */
export function Skeletons({ rows, className = 'h-9' }: { rows: number; className?: string }) {
  const words = useUiTexts()
  return (
    <div data-awaited="" role="status" aria-label={words.loading} className="flex flex-col gap-2.5">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={className} />
      ))}
    </div>
  )
}
