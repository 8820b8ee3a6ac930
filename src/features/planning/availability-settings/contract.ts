import { z } from 'zod'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { infoBoxSettings, infoBoxWish, shiftManager } from './schema.ts'

export const availabilitySettingsContract = {
  infoBox: endpoint('member', 'page_shifts')
    .route({
      method: 'GET',
      path: '/organization-settings/info-box',
      summary: 'Returns the text of the vacation request dialog',
    })
    .output(infoBoxSettings),
  saveInfoBox: endpoint('role:admin')
    .route({
      method: 'PATCH',
      path: '/organization-settings/info-box',
      summary: 'Updates single settings and refuses values that changed meanwhile',
    })
    .input(infoBoxWish)
    .output(infoBoxSettings),
  shiftManagers: endpoint('role:admin')
    .route({
      method: 'GET',
      path: '/organization-settings/shift-managers',
      summary: 'Lists possible shift managers (owners, admins and team leads with a linked chat) and the current one',
    })
    .output(z.array(shiftManager)),
}
