import { Check, CircleAlert } from 'lucide-react'
import type { SaveState } from '../autosave.ts'
import { messageOf } from '../rpc.ts'
import { Spinner } from './spinner.tsx'
import { useUiWords } from './words.tsx'

interface Props {
  readonly state: SaveState
  readonly onRetry: () => void
}

/** Nothing while nothing was changed; then how a draft that saves itself stands. */
export function SaveStatus({ state, onRetry }: Props) {
  const words = useUiWords()
  return (
    <p aria-live="polite" className="flex min-h-8 flex-wrap items-center gap-x-2 text-13 text-text-2">
      {state.kind === 'saving' && (
        <>
          <Spinner />
          {words.saving}
        </>
      )}
      {state.kind === 'saved' && (
        <>
          <Check aria-hidden size={15} data-hue="green" className="text-hue-fg" />
          {words.saved(clockTime(state.at))}
        </>
      )}
      {state.kind === 'error' && (
        <>
          <CircleAlert aria-hidden size={15} className="text-danger" />
          <span className="text-danger">{messageOf(state.error, words.notSaved)}</span>
          <button type="button" onClick={onRetry} className="rounded-chip font-medium text-accent hover:underline">
            {words.retry}
          </button>
        </>
      )}
    </p>
  )
}

/** HH:MM where the reader is. */
const clockTime = (at: Temporal.Instant): string =>
  at.toZonedDateTimeISO(Temporal.Now.timeZoneId()).toPlainTime().toString({ smallestUnit: 'minute' })
