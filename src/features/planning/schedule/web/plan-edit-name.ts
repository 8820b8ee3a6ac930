import type { stepWords } from '#features/planning/assignments/step-words.de.ts'
import type { PlannedShift } from '../schema.ts'
import type { GroupSeat, PlanEdit } from './plan-edits.ts'

/** The name of a step in messages: "Kim assigned (Early, Mon 23/11)". */
export function planEditName(
  edit: PlanEdit,
  shifts: readonly PlannedShift[],
  texts: (typeof stepWords)['steps'],
): string {
  if ('seats' in edit) return texts[edit.kind === 'filled' ? 'filled' : 'emptied'](edit.seats.length)
  const { date, shiftId }: GroupSeat = edit.kind === 'moved' ? edit.to : edit.assignment
  const seat = texts.seatOf({ shift: shifts.find(({ id }) => id === shiftId)?.name ?? '', date })
  return texts[edit.kind]({ name: edit.assignment.fullName, seat })
}
