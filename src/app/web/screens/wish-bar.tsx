import { TreePalm } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'

interface Props {
  readonly count: number
  /** Stands in a bar already. */
  readonly isBare: boolean
  readonly onClear: () => void
  readonly onAsk: () => void
}

/** Stays in sight while days are marked. */
export function WishBar({ count, isBare, onClear, onAsk }: Props) {
  const { request: texts } = useTexts('vacation')
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center justify-between gap-2 ${isBare ? '' : 'sticky bottom-4 z-10 mt-4 rounded-card border border-line bg-float py-2 pr-2 pl-4 shadow-float'}`}
    >
      <span className="flex items-center gap-2 font-medium text-text">
        <TreePalm aria-hidden size={16} data-hue="orange" className="text-hue-fg" />
        {texts.marked(count)}
      </span>
      <span className="flex flex-wrap gap-2">
        <Button variant="ghost" onClick={onClear}>
          {texts.clear}
        </Button>
        <Button variant="primary" onClick={onAsk}>
          {texts.open}
        </Button>
      </span>
    </div>
  )
}
