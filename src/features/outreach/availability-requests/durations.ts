/** In the order in which they are offered (docs/product/en/messages.md#rounds). */
export const durations = ['1week', '2weeks', '3weeks', '1month', 'endOfMonth', 'endOfNextMonth', '2months'] as const
export type Duration = (typeof durations)[number]
