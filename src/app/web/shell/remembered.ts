const key = 'staffel.dropdowns'

/** Which dropdowns of the sidebar stand open; at first the planning one. */
export function openDropdowns(): ReadonlySet<string> {
  const stored = localStorage.getItem(key)
  return new Set(stored === null ? ['planning'] : stored.split(','))
}

export function rememberDropdown(id: string, isOpen: boolean): void {
  const open = new Set(openDropdowns())
  if (isOpen) open.add(id)
  else open.delete(id)
  localStorage.setItem(key, [...open].join(','))
}
