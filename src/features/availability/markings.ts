/** What a person sets by hand; vacation comes and goes with requests only. */
export const markings = ['none', 'available', 'preferred'] as const
export type Marking = (typeof markings)[number]

/** What a click paints: a brush's own marking, or away with it. */
export type Brush = Exclude<Marking, 'none'>
