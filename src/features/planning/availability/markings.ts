/** What a person sets by hand; vacation comes and goes with requests only. */
export const markings = ['none', 'available', 'preferred'] as const
export type Marking = (typeof markings)[number]

/** UTF-16 units. */
export const maxNoteLength = 200

/** How many weeks a week's marks can be put on at once. */
export const maxCopies = 12
