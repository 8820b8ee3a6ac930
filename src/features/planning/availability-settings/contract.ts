import { z } from 'zod'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { infoBoxSettings, infoBoxWish, shiftManager } from './schema.ts'

export const availabilitySettingsContract = {
  infoBox: endpoint('member', 'page_shifts')
    .route({ method: 'GET', path: '/organization-settings/info-box', summary: 'What the vacation dialog says' })
    .output(infoBoxSettings),
  saveInfoBox: endpoint('role:admin')
    .route({
      method: 'PATCH',
      path: '/organization-settings/info-box',
      summary: 'Changes fields, each from what it was seen as',
    })
    .input(infoBoxWish)
    .output(infoBoxSettings),
  shiftManagers: endpoint('role:admin')
    .route({
      method: 'GET',
      path: '/organization-settings/shift-managers',
      summary: 'Who can be shift manager: owners, admins and team leads with a linked chat; and who is',
    })
    .output(z.array(shiftManager)),
}
