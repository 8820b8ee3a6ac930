import type { HoursWish } from '#features/planning/preferences/hours-wish.ts'

/** The wish of a week over several, from nothing or up to any number where an end is open. */
export const wishOver = ({ min, max }: HoursWish, weeks: number): { min: number; max: number } | undefined =>
  min === null && max === null
    ? undefined
    : { min: (min ?? 0) * weeks, max: max === null ? Number.POSITIVE_INFINITY : max * weeks }
