import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { remove } from './store.ts'
import { firstStepsTaken } from './table.ts'

export const firstStepsData: PersonalData = {
  tables: [firstStepsTaken],
  async leave(tx, { organizationId, profileId }) {
    await remove(tx, organizationId, profileId)
  },
}
