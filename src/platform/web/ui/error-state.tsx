import { CloudAlert, RotateCw } from 'lucide-react'
import { Button } from './button.tsx'
import { useUiWords } from './words.tsx'

/** In the place of what could not be loaded. */
export function ErrorState({ text, onRetry }: { text: string; readonly onRetry: () => void }) {
  const words = useUiWords()
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-10 text-center text-text-2">
      <span data-hue="red" className="flex size-11 items-center justify-center rounded-card bg-hue-bg text-hue-fg">
        <CloudAlert aria-hidden size={20} />
      </span>
      <p className="max-w-[44ch] text-balance">{text}</p>
      <Button size="sm" onClick={onRetry}>
        <RotateCw aria-hidden size={14} />
        {words.retry}
      </Button>
    </div>
  )
}
