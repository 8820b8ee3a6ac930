const maxLength = 64

/**
 * Whether the text names a time zone of the IANA database in its own spelling (`Europe/Berlin`, `UTC`). Bare offsets
 * such as `+01:00` are refused: they know no summer time.
 */
export function isZone(text: string): boolean {
  if (text.length > maxLength || !/^[A-Za-z]/.test(text)) return false
  const known = resolve(text)
  // Older engines answer an alias with another name; only a mere difference of case is a wrong spelling.
  return known !== undefined && (known === text || known.toLowerCase() !== text.toLowerCase())
}

function resolve(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
