import type { SeatReference } from '#features/planning/assignments/seat-key.ts'
import type { stepWords } from '#features/planning/assignments/step-words.de.ts'
import type { BoardEdit, OccupiedSeat } from './edits.ts'
import type { AgencyWeek } from './schema.ts'

type StepTexts = (typeof stepWords)['steps']

/** The name of a step in messages: "Kim assigned (Luna, Early, Mon 23/11)", or of how many seats. */
export function boardEditName(edit: BoardEdit, week: AgencyWeek | undefined, texts: StepTexts): string {
  const one = (
    kind: 'assigned' | 'removed' | 'moved',
    profileId: string,
    { groupId, shiftId, date }: SeatReference,
  ) => {
    const name = week?.people.find(({ id }) => id === profileId)?.fullName
    const group = week?.groups.find(({ id }) => id === groupId)?.name
    const shift = week?.shifts.find(({ id }) => id === shiftId)?.name
    if (name === undefined || group === undefined || shift === undefined) return undefined
    return texts[kind]({ name, seat: texts.seatOf({ group, shift, date }) })
  }
  const only = (kind: 'assigned' | 'removed', seats: readonly OccupiedSeat[]) => {
    const [seat] = seats
    return seats.length === 1 && seat ? one(kind, seat.profileId, seat) : undefined
  }
  switch (edit.kind) {
    case 'assign':
      return only('assigned', edit.seats) ?? texts.filled(edit.seats.length)
    case 'free':
      return only('removed', edit.seats) ?? texts.emptied(edit.seats.length)
    case 'move':
      return one('moved', edit.from.profileId, edit.to) ?? texts.filled(1)
    case 'give':
      return one('assigned', edit.to, edit.seat) ?? texts.filled(1)
    case 'pin':
      return texts[edit.isPinned ? 'pinned' : 'unpinned'](edit.seats.length)
  }
}
