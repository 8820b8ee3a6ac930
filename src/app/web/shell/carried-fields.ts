const key = 'staffel.typed'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Typed = readonly (readonly [name: string, value: string])[]

const fieldsOf = (frame: Element): Field[] =>
  [...frame.querySelectorAll<Field>('form [name]')].filter(
    ({ type }) => !['password', 'checkbox', 'radio'].includes(type),
  )

/** What was typed into the page goes over a reload of it, but for passwords. */
export function saveTypedFields(frame: Element): void {
  const typed: Typed = fieldsOf(frame).map(({ name, value }) => [name, value])
  sessionStorage.setItem(key, JSON.stringify({ at: location.pathname, typed }))
}

export function restoreTypedFields(frame: Element): void {
  const kept = sessionStorage.getItem(key)
  if (kept === null) return
  sessionStorage.removeItem(key)
  const { at, typed }: { at: string; typed: Typed } = JSON.parse(kept)
  if (at !== location.pathname) return
  const values = new Map(typed)
  for (const field of fieldsOf(frame)) field.value = values.get(field.name) ?? field.value
}
