import { CloudAlert } from 'lucide-react'
import { Button } from './button.tsx'
import { useUiWords } from './words.tsx'

export function ErrorState({ text, onRetry }: { text: string; readonly onRetry: () => void }) {
  const words = useUiWords()
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-10 text-center text-text-2">
      <CloudAlert aria-hidden size={20} className="text-danger" />
      <p>{text}</p>
      <Button size="sm" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  )
}
