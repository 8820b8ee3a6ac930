/** In the order in which they are offered (B §4). */
export const durations = ['1week', '2weeks', '3weeks', '1month', 'endOfMonth', 'endOfNextMonth', '2months'] as const
export type Duration = (typeof durations)[number]
