import { useTexts } from '#platform/web/i18n.tsx'

interface Props {
  /** Whose the dot is. */
  readonly person: string
  readonly withWish: boolean
}

/** What dot, tick and band stand for. */
export function PlotLegend({ person, withWish }: Props) {
  const { legend } = useTexts('balance')
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-text-2">
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="size-2 rounded-full bg-accent" />
        {person}
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="h-3 w-0.5 bg-text-2" />
        {legend.median}
      </li>
      {withWish && (
        <li className="flex items-center gap-1.5">
          <span aria-hidden className="h-2.5 w-4 rounded-[3px] border border-line-strong" />
          {legend.wish}
        </li>
      )}
    </ul>
  )
}
