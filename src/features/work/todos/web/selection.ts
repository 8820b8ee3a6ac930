import { refusalIn } from '#platform/web/rpc.ts'
import { maxAtOnce } from '../rules.ts'

/** Of what was selected what is still shown: what is gone is not said to be selected. */
export function selectedTodosStillShown(
  selected: ReadonlySet<string>,
  todos: readonly { readonly id: string }[],
): ReadonlySet<string> {
  return new Set(todos.flatMap(({ id }) => (selected.has(id) ? id : [])))
}

/**
 * One after the other as many as the server takes at once; gives how many were changed. A part of which nothing is there any
 * more keeps none of the others; where all are gone, that is what it fails with.
 */
export async function changeInBatches(
  ids: readonly string[],
  change: (ids: string[]) => Promise<{ readonly count: number }>,
): Promise<{ count: number }> {
  let [count, gone]: [number, unknown] = [0, undefined]
  for (let from = 0; from < ids.length; from += maxAtOnce) {
    try {
      count += (await change(ids.slice(from, from + maxAtOnce))).count
    } catch (cause) {
      if (refusalIn(cause)?.code !== 'todos.notFound') throw cause
      gone = cause
    }
  }
  if (count === 0 && gone !== undefined) throw gone
  return { count }
}
