import type { Services } from '#platform/server/services.ts'
import { retentionDays } from '../rules.ts'
import * as store from './store.ts'

/** Of all organisations, with who has read them. */
export const deleteExpiredHandovers = ({ database, clock }: Services): Promise<void> =>
  database.installation(tx => store.deleteHandoversEndedBefore(tx, clock.now().subtract({ hours: 24 * retentionDays })))
