/*
 * A public shift-scheduling instance of Curtois and Qu (2014), as its file has it. Days are counted from 0, a Monday. Requests
 * and cover are read into tables by day and shift.
 */

interface RosterShift {
  readonly id: string
  readonly minutes: number
  /** By number: what may not be worked on the day after. */
  readonly notBefore: readonly number[]
}

interface RosterPerson {
  readonly id: string
  /** By shift. */
  readonly mostOf: readonly number[]
  readonly minutes: { readonly least: number; readonly maximum: number }
  readonly daysInARow: { readonly least: number; readonly maximum: number }
  readonly leastDaysOff: number
  readonly mostWeekends: number
  readonly daysOff: ReadonlySet<number>
  /** By day x shift: paid where it is not worked, and where it is. */
  readonly on: Float64Array
  readonly off: Float64Array
}

/** By day x shift. */
interface Cover {
  readonly required: Int32Array
  readonly under: Float64Array
  readonly over: Float64Array
}

export interface Instance {
  readonly days: number
  readonly shifts: readonly RosterShift[]
  readonly people: readonly RosterPerson[]
  readonly cover: Cover
}

/** By person, then day: the number of the shift, or -1. */
export type Roster = readonly Int8Array[]

export function parseInstance(text: string): Instance {
  const sections = sectionsOf(text)
  const rows = (name: string) => (sections.get(`SECTION_${name}`) ?? []).map(line => line.split(','))
  const days = Number(rows('HORIZON')[0]?.[0])
  const ids = rows('SHIFTS').map(([id]) => id!)
  const numberOf = (shift: string) => ids.indexOf(shift)
  const table = () => new Float64Array(days * ids.length)
  const cover = { required: new Int32Array(days * ids.length), under: table(), over: table() }
  for (const [day, shift, required, under, over] of rows('COVER')) {
    const cell = Number(day) * ids.length + numberOf(shift!)
    cover.required[cell] = Number(required)
    cover.under[cell] = Number(under)
    cover.over[cell] = Number(over)
  }
  const daysOff = new Map(rows('DAYS_OFF').map(([id, ...own]) => [id!, new Set(own.map(Number))]))
  const requests = (name: string, person: string) => {
    const weights = table()
    for (const [id, day, shift, weight] of rows(name)) {
      if (id === person) weights[Number(day) * ids.length + numberOf(shift!)] = Number(weight)
    }
    return weights
  }
  return {
    days,
    shifts: rows('SHIFTS').map(([id, minutes, not = '']) => ({
      id: id!,
      minutes: Number(minutes),
      notBefore: not.split('|').filter(Boolean).map(numberOf),
    })),
    people: rows('STAFF').map(([id, mostOf, maximum, least, mostRow, leastRow, leastOff, weekends]) => {
      const limits = new Map(mostOf!.split('|').map(each => each.split('=') as [string, string]))
      return {
        id: id!,
        mostOf: ids.map(shift => Number(limits.get(shift) ?? 0)),
        minutes: { least: Number(least), maximum: Number(maximum) },
        daysInARow: { least: Number(leastRow), maximum: Number(mostRow) },
        leastDaysOff: Number(leastOff),
        mostWeekends: Number(weekends),
        daysOff: daysOff.get(id!) ?? new Set(),
        on: requests('SHIFT_ON_REQUESTS', id!),
        off: requests('SHIFT_OFF_REQUESTS', id!),
      }
    }),
    cover,
  }
}

function sectionsOf(text: string): Map<string, string[]> {
  const sections = new Map<string, string[]>()
  let lines: string[] = []
  for (const line of text.split(/\r?\n/u).map(one => one.trim())) {
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('SECTION_')) sections.set(line, (lines = []))
    else lines.push(line)
  }
  return sections
}
