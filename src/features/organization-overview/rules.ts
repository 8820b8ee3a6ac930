/** What an organisation sets up before it can work, in the order of the list. */
export const setUpSteps = ['shifts', 'groups', 'people', 'contacts', 'mail', 'bot'] as const
export type SetUpStep = (typeof setUpSteps)[number]

/** How a day stands, from nobody to everybody. */
export const heats = ['none', 'empty', 'low', 'half', 'high', 'full'] as const
export type Heat = (typeof heats)[number]

/** `none`: there is nothing to fill. */
export function heatOf(filled: number, required: number): Heat {
  if (required === 0) return 'none'
  if (filled >= required) return 'full'
  if (filled === 0) return 'empty'
  const share = filled / required
  if (share < 0.5) return 'low'
  return share < 0.8 ? 'half' : 'high'
}
