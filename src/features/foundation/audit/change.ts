/** For the audit log: the fields that differ, each with what it was and what it became. */
export function diffFields<T extends object>(before: T, after: T): Record<string, { from: unknown; to: unknown }> {
  const become = new Map<string, unknown>(Object.entries(after))
  return Object.fromEntries(
    Object.entries(before)
      .filter(([field, from]) => JSON.stringify(from) !== JSON.stringify(become.get(field)))
      .map(([field, from]) => [field, { from, to: become.get(field) }]),
  )
}
