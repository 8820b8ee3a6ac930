import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { preferences, saveHoursWish, savePreferences } from './schema.ts'

export const preferencesContract = {
  find: endpoint('member', 'page_shifts')
    .route({
      method: 'GET',
      path: '/shift-preferences',
      summary: "Get a person's shift preferences and preferred hours; yours by default",
    })
    .input(z.object({ profileId: zId.optional() }))
    .output(preferences),
  save: endpoint('member', 'page_shifts')
    .route({ method: 'PUT', path: '/shift-preferences', summary: 'Save the order of shift preferences' })
    .input(savePreferences)
    .output(preferences),
  saveHours: endpoint('member', 'page_shifts')
    .route({ method: 'PUT', path: '/shift-preferences/hours', summary: 'Set the preferred hours per week' })
    .input(saveHoursWish)
    .output(preferences),
}
