/** How a draft that saves itself stands. Times are instants. */
export type SaveState =
  /** `waiting`: there is something that was not sent yet, because it has just been typed or there is no connection. */
  | { readonly kind: 'idle' | 'waiting' | 'saving' }
  | { readonly kind: 'saved'; readonly at: Temporal.Instant }
  | { readonly kind: 'error'; readonly error: unknown }

/** From the last edit to the save, in milliseconds: long enough for the next click of the same thought. */
export const autosaveDelay = 800

/** Stores a draft as it was when it was told. */
type Save = () => Promise<unknown>

export interface Autosave {
  /** A new draft: stored once nothing has changed for `autosaveDelay`. */
  readonly change: (save: Save) => void
  /** Stores at once what still waits, and the draft that failed; resolves when nothing is under way. Never rejects. */
  readonly flush: () => Promise<void>
  /** Whether there is something that is not stored. */
  readonly isWaiting: () => boolean
}

const isOffline = (): boolean => !(globalThis.navigator?.onLine ?? true)

/** One save at a time, the newest draft always last; a failed draft is kept until it or a newer one is stored. */
export function autosave(onState: (state: SaveState) => void): Autosave {
  let waiting: Save | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined

  const run = async () => {
    while (waiting) {
      const save = waiting
      waiting = undefined
      onState({ kind: 'saving' })
      try {
        // the next save has to wait for this one
        // oxlint-disable-next-line no-await-in-loop
        await save()
        if (!waiting) onState({ kind: 'saved', at: Temporal.Now.instant() })
      } catch (error) {
        // `change` may have brought a newer draft in the meantime
        if (!waiting) {
          waiting = save
          onState(isOffline() ? { kind: 'waiting' } : { kind: 'error', error })
          return
        }
      }
    }
  }

  const flush = async () => {
    clearTimeout(timer)
    running ??= run().finally(() => {
      running = undefined
    })
    await running
  }

  return {
    change(save) {
      waiting = save
      if (!running) onState({ kind: 'waiting' })
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), autosaveDelay)
    },
    flush,
    isWaiting: () => waiting !== undefined || running !== undefined,
  }
}
