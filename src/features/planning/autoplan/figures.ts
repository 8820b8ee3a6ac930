import { median } from './balance.ts'
import type { Figures, Spread } from './schema.ts'
import type { StoredFigures } from './stored-plan.ts'

/** A shift of a group on a day of the week. */
export interface CountedSlot {
  readonly key: string
  readonly seats: number
  readonly mains: number
}

/** Somebody on a seat, whether it stands or is proposed. */
export interface OccupiedSlot {
  readonly slot: string
  /** From 1; beyond those of the slot: one too many. */
  readonly seat: number
  readonly profileId: string
  readonly minutes: number
  readonly isMain: boolean
  readonly isNight: boolean
  readonly isWeekend: boolean
  /** In a preferred cell, or in the shift ranked first. */
  readonly isWished: boolean
  readonly isBroken: boolean
}

export interface CountedPerson {
  readonly profileId: string
  readonly wish: { readonly min: number | null; readonly max: number | null }
  /** Seats are their work: they count where they have none as well. */
  readonly isChatter: boolean
}

/** Of one week. `people`: their places are those of the figures. */
export function figuresOf(
  slots: readonly CountedSlot[],
  sittings: readonly OccupiedSlot[],
  people: readonly CountedPerson[],
  changes: Figures['changes'],
): StoredFigures {
  const inSlot = Map.groupBy(sittings, ({ slot }) => slot)
  const own = Map.groupBy(sittings, ({ profileId }) => profileId)
  const rows = people.flatMap(({ profileId, wish, isChatter }, at): StoredFigures['people'] => {
    const worked = own.get(profileId) ?? []
    if (!isChatter && worked.length === 0) return []
    const hours = hundredths(worked.reduce((sum, { minutes }) => sum + minutes, 0) / 60)
    const nights = worked.filter(({ isNight }) => isNight).length
    const weekends = worked.filter(({ isWeekend }) => isWeekend).length
    return [[at, hours, againstWish(hours, wish), nights, weekends]]
  })
  const sum = (count: (slot: CountedSlot) => number) => slots.reduce((total, slot) => total + count(slot), 0)
  const seated = ({ key, seats }: CountedSlot) => (inSlot.get(key) ?? []).filter(({ seat }) => seat <= seats)
  return {
    filled: sum(slot => seated(slot).length),
    needed: sum(({ seats }) => seats),
    unstaffed: sum(slot => Number(slot.seats > 0 && seated(slot).length === 0)),
    mainsMet: sum(slot => Math.min(slot.mains, seated(slot).filter(({ isMain }) => isMain).length)),
    mainsNeeded: sum(({ mains, seats }) => Math.min(mains, seats)),
    wishesMet:
      sittings.length === 0
        ? null
        : Math.round((100 * sittings.filter(({ isWished }) => isWished).length) / sittings.length),
    nights: spreadOf(rows.map(row => row[3])),
    weekends: spreadOf(rows.map(row => row[4])),
    broken: sittings.filter(({ isBroken }) => isBroken).length,
    changes,
    people: rows,
  }
}

/** Under the least: negative; over the most: positive; null: nothing was said. */
function againstWish(hours: number, { min, max }: CountedPerson['wish']): number | null {
  if (min === null && max === null) return null
  if (min !== null && hours < min) return hundredths(hours - min)
  return max !== null && hours > max ? hundredths(hours - max) : 0
}

const spreadOf = (values: readonly number[]): Spread =>
  values.length === 0
    ? { min: 0, median: 0, max: 0 }
    : { min: Math.min(...values), median: median(values), max: Math.max(...values) }

const hundredths = (hours: number): number => Math.round(hours * 100) / 100
