import { type Dispatch, type SetStateAction, useCallback, useState } from 'react'

/**
 * State that belongs to what is shown, a week for instance: for another one it begins anew, and what is said late of the one
 * before changes nothing. What is drawn stays and is only changed, where a `key` would draw it anew.
 */
export function useStateFor<T>(subject: string, initial: T): readonly [T, Dispatch<SetStateAction<T>>] {
  const [kept, setKept] = useState({ subject, value: initial })
  if (kept.subject !== subject) setKept({ subject, value: initial })
  const set = useCallback(
    (next: SetStateAction<T>) =>
      setKept(now => {
        if (now.subject !== subject) return now
        return { subject, value: typeof next === 'function' ? (next as (value: T) => T)(now.value) : next }
      }),
    [subject],
  )
  return [kept.subject === subject ? kept.value : initial, set]
}
