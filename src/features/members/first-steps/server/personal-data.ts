import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { find, remove } from './store.ts'
import { firstStepsTaken } from './table.ts'

export const firstStepsData: PersonalData = {
  tables: [firstStepsTaken],
  async leave(tx, { organizationId, profileId }) {
    await remove(tx, organizationId, profileId)
  },
  async export(tx, { organizationId, profileId }) {
    return { firstSteps: (await find(tx, organizationId, profileId)) ?? null }
  },
}
