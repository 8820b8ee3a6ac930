/** Of what was selected what is still shown: one that is gone would have the server refuse the lot. */
export function stillThere(
  selected: ReadonlySet<string>,
  todos: readonly { readonly id: string }[],
): ReadonlySet<string> {
  return new Set(todos.flatMap(({ id }) => (selected.has(id) ? id : [])))
}
