import type { AgencyWeek, PackedWeek } from './schema.ts'

type Seat = AgencyWeek['seats'][number]

/** Characters of a seat: shift of the group, day from Monday, seat, person, flags; each a number to the base of 36. */
const widths = [2, 1, 2, 3, 1] as const
const width = widths.reduce<number>((sum, each) => sum + each, 0)

/** The seats of one group on a string: thousands of small lists would cost the server more than all the rest of the week. */
export const packSeatWithoutGroup = ([, ...numbers]: Seat): string =>
  numbers.map((number, at) => number.toString(36).padStart(widths[at] ?? 0, '0')).join('')

export const unpackSeatStrings = ({ seats, ...week }: PackedWeek): AgencyWeek => ({
  ...week,
  seats: seats.flatMap((line, group) => {
    const found: Seat[] = []
    for (let at = 0; at < line.length; at += width) found.push(seatAt(line, at, group))
    return found
  }),
})

function seatAt(line: string, start: number, group: number): Seat {
  let at = start
  const [shift = 0, day = 0, seat = 0, person = 0, flags = 0] = widths.map(each => {
    at += each
    return Number.parseInt(line.slice(at - each, at), 36)
  })
  return [group, shift, day, seat, person, flags]
}
