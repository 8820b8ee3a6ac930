import { addDays, todayIn } from '#kit/day.ts'
import type { Services } from '#platform/server/services.ts'
import * as store from './store.ts'

const daysKept = 28

/** Of all organisations: runs and what was taken over long ago, and proposals of weeks that have long been over. */
export const deleteExpiredAutoplanData = ({ database, clock }: Services): Promise<void> =>
  database.installation(tx => {
    const before = clock.now().subtract({ hours: 24 * daysKept })
    return store.deleteOutdatedPlanning(tx, before, addDays(todayIn('UTC', clock.now()), -daysKept))
  })
