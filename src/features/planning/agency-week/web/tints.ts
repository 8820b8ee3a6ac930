/** What somebody said of a day, behind their seats; by the letter of `availability`. */
export const tints: Readonly<Record<string, string>> = {
  a: 'bg-green-bg/50',
  p: 'bg-green-bg',
  r: 'bg-orange-bg/50',
  v: 'bg-orange-bg',
  s: 'bg-red-bg',
}

/** Fills half of a cell: vacation, or a request, for a part of the day. */
export const partTint = 'bg-linear-to-t from-orange-bg from-50% to-transparent to-50%'
