import type { Role } from '#features/foundation/permissions/roles.ts'
import type { Week } from '#kit/week.ts'
import type { Person } from './engine/problem.ts'

/** A seat of the weeks before. */
export interface PastSeat {
  readonly profileId: string
  readonly minutes: number
  readonly isNight: boolean
  /** Of which weekend; undefined: of none. */
  readonly weekend: Week | undefined
}

/** How far each person is over what those of the same role have in the middle. Whoever had nothing counts as well. */
export function balanceOf(
  people: readonly { readonly id: string; readonly role: Role }[],
  seats: readonly PastSeat[],
  weeks: number,
): ReadonlyMap<string, Person['balance']> {
  const own = Map.groupBy(seats, ({ profileId }) => profileId)
  const sums = people.map(({ id, role }) => {
    const worked = own.get(id) ?? []
    return {
      id,
      role,
      weekMinutes: worked.reduce((sum, { minutes }) => sum + minutes, 0) / weeks,
      nights: worked.filter(({ isNight }) => isNight).length,
      weekends: new Set(worked.flatMap(({ weekend }) => weekend ?? [])).size,
    }
  })
  const roles = Map.groupBy(sums, ({ role }) => role)
  const middle = new Map(
    [...roles].map(([role, some]) => [
      role,
      {
        weekMinutes: median(some.map(one => one.weekMinutes)),
        nights: median(some.map(one => one.nights)),
        weekends: median(some.map(one => one.weekends)),
      },
    ]),
  )
  return new Map(
    sums.map(({ id, role, weekMinutes, nights, weekends }) => {
      const of = middle.get(role) ?? { weekMinutes: 0, nights: 0, weekends: 0 }
      return [
        id,
        {
          weekMinutes: Math.round(weekMinutes - of.weekMinutes),
          nights: Math.round(nights - of.nights),
          weekends: Math.round(weekends - of.weekends),
        },
      ]
    }),
  )
}

/** Of an even number the mean of the two in the middle; of none 0. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return (low + high) / 2
}
