import { useSyncExternalStore } from 'react'

/** Milliseconds between two looks at whether the server is there again. */
const pause = 3_000
/** The same, to the next try with a server that is there. */
const nextTry = 500

const watchers = new Set<() => void>()
let waiting = 0

const announce = () => {
  for (const watch of watchers) watch()
}

/** Whether there is no way to the server, as far as the browser says or something waits for it. */
export const isDisconnected = (): boolean => !navigator.onLine || waiting > 0

export function watchConnection(watch: () => void): () => void {
  watchers.add(watch)
  addEventListener('online', watch)
  addEventListener('offline', watch)
  return () => {
    watchers.delete(watch)
    removeEventListener('online', watch)
    removeEventListener('offline', watch)
  }
}

/** Gets a part of the app, however long there is no connection; fails when the server answers and has none, `tries` times. */
export async function loadOnceConnected<T>(get: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await get()
  } catch (error) {
    const isThere = await answers()
    if (isThere && tries <= 1) throw error
    waiting += 1
    announce()
    // what was under way as the connection came back has failed for the last time
    await (isThere ? after(nextTry) : again())
    waiting -= 1
    announce()
    return loadOnceConnected(get, isThere ? tries - 1 : tries)
  }
}

/** Until the server answers; so long the app is cut off, whatever the browser says. */
export async function waitForServer(): Promise<void> {
  waiting += 1
  announce()
  while (!(await answers())) await again()
  waiting -= 1
  announce()
}

/** Whether there is no way to the server, for whoever shows it. */
export const useIsDisconnected = (): boolean => useSyncExternalStore(watchConnection, isDisconnected)

const after = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

const answers = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )

const again = (): Promise<void> =>
  new Promise(resolve => {
    const goOn = () => {
      removeEventListener('online', goOn)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(goOn, pause)
    addEventListener('online', goOn)
  })
