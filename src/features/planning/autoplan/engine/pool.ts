import type { Model } from './model.ts'

/** Weeks worth remembering, each once: what people had in good plans, or would take at good prices. */
export interface WeekPool {
  /** The number of the week, of one that is known already its own; -1 where no more are kept. */
  add(personWeek: number, slots: ArrayLike<number>, count: number, points: number): number
  /** Numbers of the weeks of a person-week. */
  of(personWeek: number): readonly number[]
  personOf(week: number): number
  readonly points: readonly number[]
  /** Slots of week n stand in `slots` from from[n] to below from[n + 1]. */
  readonly from: readonly number[]
  readonly slots: readonly number[]
}

/** So many weeks are kept of all people; later ones are let go. */
const maxKept = 200_000

export function emptyPool({ people, weeks }: Model): WeekPool {
  const byPersonWeek: number[][] = Array.from({ length: people * weeks }, () => [])
  const points: number[] = []
  const from: number[] = [0]
  const slots: number[] = []
  const hashes: number[] = []
  const owners: number[] = []

  function add(personWeek: number, own: ArrayLike<number>, count: number, worth: number): number {
    const known = byPersonWeek[personWeek]
    if (!known) return -1
    let hash = 17
    for (let place = 0; place < count; place++) hash = Math.imul(hash, 31) + (own[place] ?? 0)
    for (const week of known) if (hashes[week] === hash && isSame(week, own, count)) return week
    if (points.length >= maxKept) return -1
    known.push(points.length)
    points.push(worth)
    hashes.push(hash)
    owners.push(personWeek % people)
    for (let place = 0; place < count; place++) slots.push(own[place] ?? 0)
    from.push(slots.length)
    return points.length - 1
  }

  function isSame(week: number, own: ArrayLike<number>, count: number): boolean {
    const start = from[week] ?? 0
    if ((from[week + 1] ?? 0) - start !== count) return false
    for (let place = 0; place < count; place++) if (slots[start + place] !== own[place]) return false
    return true
  }

  return {
    add,
    of: personWeek => byPersonWeek[personWeek] ?? [],
    personOf: week => owners[week] ?? 0,
    points,
    from,
    slots,
  }
}
