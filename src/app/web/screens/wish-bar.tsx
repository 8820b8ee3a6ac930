import { TreePalm, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'

interface Props {
  readonly count: number
  readonly onClear: () => void
  readonly onAsk: () => void
}

/** Stays in sight while days are marked. */
export function VacationRequestBar({ count, onClear, onAsk }: Props) {
  const { request: texts } = useTexts('vacation')
  return (
    <div
      role="status"
      data-foot-bar
      className="sticky bottom-[calc(1rem+var(--bottom-bar,0px))] z-10 mt-4 flex flex-wrap items-center justify-between gap-2 rounded-card border border-line bg-float py-2 pr-2 pl-4 shadow-float"
    >
      <Marked count={count} />
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

/** The same in the bar of a phone, where the counter stands, too. */
export function PhoneVacationRequestBar({ count, onClear, onAsk, counter }: Props & { readonly counter: ReactNode }) {
  const { request: texts } = useTexts('vacation')
  return (
    <div role="status" className="flex flex-col gap-1">
      <span className="flex items-center justify-between gap-2">
        <span className="min-w-0">
          <Marked count={count} />
          {counter}
        </span>
        <IconButton label={texts.clear} icon={<X aria-hidden size={17} />} onClick={onClear} />
      </span>
      <Button variant="primary" onClick={onAsk}>
        {texts.open}
      </Button>
    </div>
  )
}

function Marked({ count }: Pick<Props, 'count'>) {
  const { request: texts } = useTexts('vacation')
  return (
    <span className="flex items-center gap-2 font-medium text-text">
      <TreePalm aria-hidden size={16} data-hue="orange" className="text-hue-fg" />
      {texts.marked(count)}
    </span>
  )
}
