import type { HoursWish } from '#features/planning/preferences/hours-wish.ts'

/** The wish of a week over several, from nothing or up to any number where an end is open. */
export const wishOver = ({ least, most }: HoursWish, weeks: number): { least: number; most: number } | undefined =>
  least === null && most === null
    ? undefined
    : { least: (least ?? 0) * weeks, most: most === null ? Number.POSITIVE_INFINITY : most * weeks }
