import { mostAtOnce } from '../rules.ts'

/** Of what was selected what is still shown: what is gone is not said to be selected. */
export function stillThere(
  selected: ReadonlySet<string>,
  todos: readonly { readonly id: string }[],
): ReadonlySet<string> {
  return new Set(todos.flatMap(({ id }) => (selected.has(id) ? id : [])))
}

/** One after the other as many as the server takes at once; gives how many were changed. */
export async function inParts(
  ids: readonly string[],
  change: (ids: string[]) => Promise<{ readonly count: number }>,
): Promise<{ count: number }> {
  let count = 0
  for (let from = 0; from < ids.length; from += mostAtOnce)
    count += (await change(ids.slice(from, from + mostAtOnce))).count
  return { count }
}
