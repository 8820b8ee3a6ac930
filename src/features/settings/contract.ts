import { z } from 'zod'
import { endpoint } from '#features/permissions/endpoint.ts'
import { infoBoxChange, infoBoxSettings, shiftManager } from './schema.ts'

export const settingsContract = {
  infoBox: endpoint('member', 'page_shifts')
    .route({ method: 'GET', path: '/organization-settings/info-box', summary: 'What the vacation dialog says' })
    .output(infoBoxSettings),
  saveInfoBox: endpoint('role:admin')
    .route({ method: 'PUT', path: '/organization-settings/info-box', summary: 'Changes the fields that are given' })
    .input(infoBoxChange)
    .output(infoBoxSettings),
  shiftManagers: endpoint('role:admin')
    .route({
      method: 'GET',
      path: '/organization-settings/shift-managers',
      summary: 'Who can be shift manager: owners, admins and team leads with a linked chat',
    })
    .output(z.array(shiftManager)),
}
