/** What somebody said of a day, behind their seats; by the letter of `availability`. */
export const tints: Readonly<Record<string, string>> = {
  a: 'bg-green-bg/50',
  p: 'bg-green-bg',
  r: 'bg-orange-bg/50',
  v: 'bg-orange-bg',
}
