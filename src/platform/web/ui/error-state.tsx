import { CloudAlert, RotateCw } from 'lucide-react'
import { useIsDisconnected } from '../connection.ts'
import { Button } from './button.tsx'
import { useUiTexts } from './texts.tsx'

/** In the place of what could not be loaded; without a connection that is all there is to say. */
export function ErrorState({ text, onRetry }: { text: string; readonly onRetry: () => void }) {
  const words = useUiTexts()
  const isAway = useIsDisconnected()
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 px-6 py-10 text-center text-text-2 in-data-compact:flex-row in-data-compact:flex-wrap in-data-compact:px-4 in-data-compact:py-3 in-data-compact:text-left"
    >
      <span
        data-hue="red"
        className="flex size-11 shrink-0 items-center justify-center rounded-card bg-hue-bg text-hue-fg in-data-compact:size-9 in-data-compact:rounded-control"
      >
        <CloudAlert aria-hidden size={20} />
      </span>
      <p className="max-w-[44ch] text-balance in-data-compact:min-w-0 in-data-compact:flex-[1_1_9rem]">
        {isAway ? words.away : text}
      </p>
      <Button size="sm" onClick={onRetry}>
        <RotateCw aria-hidden size={14} />
        {words.retry}
      </Button>
    </div>
  )
}
