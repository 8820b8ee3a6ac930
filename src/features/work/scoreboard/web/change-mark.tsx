import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { BoardEntry } from '../schema.ts'

/** How the rank has changed since last month: by sign, colour and words. */
export function ChangeMark({ entry: { rank, previous } }: { entry: Pick<BoardEntry, 'rank' | 'previous'> }) {
  const texts = useTexts('scoreboard')
  if (previous === null) {
    return (
      <span data-tooltip={texts.notBefore} className="inline-flex">
        <Badge>{texts.isNew}</Badge>
      </span>
    )
  }
  const better = previous.rank - rank
  const [Icon, hue, words] =
    better > 0
      ? ([ArrowUp, 'green', texts.up(better)] as const)
      : better < 0
        ? ([ArrowDown, 'red', texts.down(-better)] as const)
        : ([Equal, 'gray', texts.same] as const)
  return (
    <span
      data-hue={hue}
      data-tooltip={words}
      className="tabular inline-flex h-[22px] items-center gap-0.5 rounded-chip bg-hue-bg px-1.5 text-12 font-medium text-hue-fg"
    >
      <Icon aria-hidden size={13} />
      {better !== 0 && <span aria-hidden>{Math.abs(better)}</span>}
      <span className="sr-only">{words}</span>
    </span>
  )
}
