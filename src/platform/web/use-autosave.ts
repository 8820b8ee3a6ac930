import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Autosave, autosave, type SaveState } from './autosave.ts'
import { runMutation } from './queries.ts'
import { useUnsavedCheck } from './unsaved.ts'

/** Of the forms that are open, and of those that were closed before their last word could be stored. */
const drafts = new Set<Autosave>()
const closed = new WeakSet<Autosave>()

/** Sends what waits; a closed form is done with once that has arrived. */
async function send(draft: Autosave): Promise<void> {
  await draft.flush()
  if (closed.has(draft) && !draft.isWaiting()) drafts.delete(draft)
}

const sendAll = () => {
  for (const draft of drafts) void send(draft)
}

// the last moment before a page is reloaded, closed, or put away by a phone
addEventListener('pagehide', sendAll)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendAll()
})
addEventListener('online', sendAll)
// what cannot be sent at that moment would be lost
addEventListener('beforeunload', event => {
  if (!navigator.onLine && [...drafts].some(draft => draft.isWaiting())) event.preventDefault()
})

/** `autosave` for as long as a component is there: what still waits when it or the page goes is sent then. */
export function useAutosave(mutationKey: QueryKey): Autosave & { readonly state: SaveState } {
  const [state, onState] = useState<SaveState>({ kind: 'idle' })
  const [draft] = useState(() => autosave(onState))
  // what was refused is tried once more on the way out, and then it is gone
  useUnsavedCheck(() => state.kind === 'error')
  useEffect(() => {
    drafts.add(draft)
    closed.delete(draft)
    return () => {
      closed.add(draft)
      void send(draft)
    }
  }, [draft])
  const queries = useQueryClient()
  return { state, ...draft, change: save => draft.change(() => runMutation(queries, mutationKey, save)) }
}
