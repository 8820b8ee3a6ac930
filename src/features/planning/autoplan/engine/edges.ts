/** Days around the horizon that a row of days can reach into: rules count at most fourteen. */
export const edgeDays = 15

/** Not to be had at any price; far enough from the edge that sums of some stay whole 32-bit numbers. */
export const never = -400_000_000
export const isFeasible = (points: number): boolean => points > never / 2
