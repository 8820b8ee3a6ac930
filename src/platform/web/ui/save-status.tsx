import { Check, CircleAlert, CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { SaveState } from '../autosave.ts'
import { watchConnection } from '../connection.ts'
import { messageOf } from '../rpc.ts'
import { Spinner } from './spinner.tsx'
import { useUiTexts } from './texts.tsx'
import { Moment } from './time.tsx'

interface Props {
  readonly state: SaveState
  /** Left out where nothing is kept that could be tried again. */
  readonly onRetry?: () => void
  /** A field says what is wrong: until that is put right nothing is saved, and trying again does not help. */
  readonly isSaid?: boolean
  /** A line of small print. */
  readonly isSmall?: boolean
}

/** Nothing while nothing was changed; then how a draft that saves itself stands. */
export function SaveStatus({ state, onRetry, isSaid = false, isSmall = false }: Props) {
  const words = useUiTexts()
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine)
  return (
    <p
      aria-live="polite"
      className={`flex flex-wrap items-center text-text-2 ${isSmall ? 'gap-x-1 text-12 leading-4' : 'min-h-8 gap-x-2 text-13'}`}
    >
      {state.kind === 'waiting' && !isOnline && (
        <>
          <CloudOff aria-hidden size={15} data-hue="orange" className="text-hue-fg" />
          {words.waiting}
        </>
      )}
      {(state.kind === 'saving' || (state.kind === 'waiting' && isOnline)) && (
        <>
          <Spinner />
          {words.saving}
        </>
      )}
      {state.kind === 'saved' && (
        <>
          <Check aria-hidden size={15} data-hue="green" className="text-hue-fg" />
          <Moment at={state.at} say={words.saved} />
        </>
      )}
      {state.kind === 'error' && (
        <>
          <CircleAlert aria-hidden size={15} className="text-danger" />
          <span className="text-danger">{isSaid ? words.notSaved : messageOf(state.error, words.notSaved)}</span>
          {onRetry && !isSaid && (
            <button type="button" onClick={onRetry} className="rounded-chip font-medium text-accent hover:underline">
              {words.retry}
            </button>
          )}
        </>
      )}
    </p>
  )
}
