import { expect, it } from 'vitest'
import { agencyWeekOf, inForce, weekGroup, weekShift } from '#test/agency-weeks.ts'
import { allSeats, boardOf } from '../board.ts'
import { seatsToFill } from './use-open-seats.ts'

const board = boardOf(
  agencyWeekOf({
    groups: [weekGroup('luna', 'Luna', { state: 'published', shifts: inForce(0) })],
    shifts: [weekShift('early', 'Early', '08:00', '16:00')],
  }),
)
const [monday, tuesday] = allSeats(board)
if (!monday || !tuesday) throw new Error('the board has no seats')

const line = (seat: typeof monday, free: number) => ({
  seat,
  gap: { groupId: seat.groupId, date: seat.date, shiftId: seat.shift.id, free, held: {} },
})

it('lists only the open seats that a member fits', () => {
  expect(seatsToFill([line(monday, 0), line(tuesday, 2)])).toEqual([tuesday])
})

it('lists all open seats when no member fits any of them', () => {
  expect(seatsToFill([line(monday, 0), line(tuesday, 0)])).toEqual([monday, tuesday])
})
