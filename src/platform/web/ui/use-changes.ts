import { useRef } from 'react'

/**
 * Whether a form holds other values than before it was first touched.
 *
 * @param draft - values that are in no field of the form
 */
export function useChanges(formId: string, isPending: boolean, draft?: unknown) {
  const before = useRef<string>(undefined)
  const input = () => JSON.stringify([draft, entriesOf(formId)])
  return {
    isChanged: () => !isPending && before.current !== undefined && before.current !== input(),
    onTouched: () => {
      before.current ??= input()
    },
    /** What it holds now is stored. */
    onStored: () => {
      before.current = undefined
    },
  }
}

/** By name what stands in the fields now; of a file its name. */
function entriesOf(formId: string): [string, string][] {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return []
  return [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
}
