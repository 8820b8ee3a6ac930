import { useState } from 'react'

/** One of a few, kept on this device. */
export function useRemembered<V extends string>(
  key: string,
  options: readonly V[],
  first: V,
): [value: V, remember: (value: V) => void] {
  const [value, setValue] = useState(() => options.find(option => option === localStorage.getItem(key)) ?? first)
  const remember = (next: V) => {
    localStorage.setItem(key, next)
    setValue(next)
  }
  return [value, remember]
}
