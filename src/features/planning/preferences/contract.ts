import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { preferences, saveHoursWish, savePreferences } from './schema.ts'

export const preferencesContract = {
  find: endpoint('member', 'page_shifts')
    .route({
      method: 'GET',
      path: '/shift-preferences',
      summary: "A person's order of the shifts and wished hours; one's own unless told",
    })
    .input(z.object({ profileId: zId.optional() }))
    .output(preferences),
  save: endpoint('member', 'page_shifts')
    .route({ method: 'PUT', path: '/shift-preferences', summary: 'Stores the whole order' })
    .input(savePreferences)
    .output(preferences),
  saveHours: endpoint('member', 'page_shifts')
    .route({ method: 'PUT', path: '/shift-preferences/hours', summary: 'How many hours a week somebody wants to work' })
    .input(saveHoursWish)
    .output(preferences),
}
