/** Where a page of a list ended: what it is sorted by, and the id that decides between equals. */
export interface Cursor {
  readonly at: Temporal.Instant
  readonly id: string
}

/** An instant in UTC of a year that every database knows, and an id. */
const pattern = /^([12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z) ([0-9A-Za-z]{12})$/

/** As the page before named it; undefined: no page did. */
export function readCursor(text: string | undefined): Cursor | undefined {
  const [, at, id] = pattern.exec(text ?? '') ?? []
  if (at === undefined || id === undefined) return undefined
  try {
    return { at: Temporal.Instant.from(at), id }
  } catch {
    return undefined
  }
}

export const writeCursor = ({ at, id }: Cursor): string => `${at.toString()} ${id}`
