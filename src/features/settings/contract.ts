import { z } from 'zod'
import { endpoint } from '#features/permissions/endpoint.ts'
import { community, organizationFields, organizationWish, payday } from './organization-schema.ts'
import { infoBoxSettings, infoBoxWish, shiftManager } from './schema.ts'

export const settingsContract = {
  organization: endpoint('member', 'page_organization')
    .route({ method: 'GET', path: '/organization', summary: 'Name, time zone and settings of the organisation' })
    .output(organizationFields),
  saveOrganization: endpoint('member', 'page_organization')
    .route({ method: 'PUT', path: '/organization', summary: 'Changes fields, each from what it was seen as' })
    .input(organizationWish)
    .output(organizationFields),
  payday: endpoint('member', 'widget_payday')
    .route({ method: 'GET', path: '/organization/payday', summary: 'The next payday; null: switched off' })
    .output(payday),
  community: endpoint('member', 'widget_discord')
    .route({ method: 'GET', path: '/organization/community', summary: 'The community server; null: switched off' })
    .output(community),
  infoBox: endpoint('member', 'page_shifts')
    .route({ method: 'GET', path: '/organization-settings/info-box', summary: 'What the vacation dialog says' })
    .output(infoBoxSettings),
  saveInfoBox: endpoint('role:admin')
    .route({
      method: 'PUT',
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
