import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { find, removeFirstSteps } from './store.ts'
import { firstStepsTaken } from './table.ts'

export const firstStepsData: PersonalData = {
  tables: [firstStepsTaken],
  async leave(tx, { organizationId, profileId }) {
    await removeFirstSteps(tx, organizationId, profileId)
  },
  async export(tx, { organizationId, profileId }) {
    return { firstSteps: (await find(tx, organizationId, profileId)) ?? null }
  },
}
