import type { Services } from '#platform/server/services.ts'
import { shownFor } from '../rules.ts'
import * as store from './store.ts'

/** What has ended and was shown for its time, of all organisations. */
export const deleteEndedTokens = ({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> =>
  database.installation(tx => store.deleteTokensEndedBefore(tx, clock.now().subtract(shownFor)))
