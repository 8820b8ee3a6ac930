import type { AvailabilityWeek } from '../schema.ts'
import { cellKey } from './entries.ts'
import { isVacation } from './tools.ts'

type Entries = AvailabilityWeek['entries']

/** What makes a week again what it was, of what has been marked since. Vacation is nobody's mark, and stays. */
export function marksToRestore(before: Entries, after: Entries) {
  const was = new Map(before.map(entry => [cellKey(entry.date, entry.shiftId), entry]))
  const cells = new Map([...before, ...after].map(entry => [cellKey(entry.date, entry.shiftId), entry]))
  return [...cells].flatMap(([key, { date, shiftId, status: is }]) => {
    const { status, note } = was.get(key) ?? { status: 'none', note: '' }
    if (isVacation(is) || isVacation(status)) return []
    const marking = status === 'available' || status === 'preferred' ? status : ('none' as const)
    return [{ date, shiftId, marking, note }]
  })
}
