import { useEffect, useState } from 'react'
import { type Autosave, autosave, type SaveState } from './autosave.ts'
import { useUnsaved } from './unsaved.ts'

/** `autosave` for as long as a component is there: what still waits when it goes is stored then. */
export function useAutosave(): Autosave & { readonly state: SaveState } {
  const [state, onState] = useState<SaveState>({ kind: 'idle' })
  const [draft] = useState(() => autosave(onState))
  // what was refused is tried once more on the way out, and then it is gone
  useUnsaved(() => state.kind === 'error')
  useEffect(() => () => void draft.flush(), [draft])
  return { state, ...draft }
}
