import { z } from 'zod'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { infoBoxSettings, infoBoxWish, shiftManager } from './schema.ts'

export const availabilitySettingsContract = {
  infoBox: endpoint('member', 'page_shifts')
    .route({
      method: 'GET',
      path: '/organization-settings/info-box',
      summary: 'Get the text of the vacation dialog and the shift manager',
    })
    .output(infoBoxSettings),
  saveInfoBox: endpoint('role:admin')
    .route({
      method: 'PATCH',
      path: '/organization-settings/info-box',
      summary: 'Update fields; each change includes the previous value',
    })
    .input(infoBoxWish)
    .output(infoBoxSettings),
  shiftManagers: endpoint('role:admin')
    .route({
      method: 'GET',
      path: '/organization-settings/shift-managers',
      summary: 'List possible shift managers (owners, admins and team leads with a connected chat) and the current one',
    })
    .output(z.array(shiftManager)),
}
