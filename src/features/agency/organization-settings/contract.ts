import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { community, organizationFields, organizationWish, payday } from './schema.ts'

export const organizationSettingsContract = {
  organization: endpoint('member', 'page_organization')
    .route({ method: 'GET', path: '/organization', summary: 'Name, time zone and settings of the organisation' })
    .output(organizationFields),
  saveOrganization: endpoint('member', 'page_organization')
    .route({ method: 'PATCH', path: '/organization', summary: 'Changes fields, each from what it was seen as' })
    .input(organizationWish)
    .output(organizationFields),
  payday: endpoint('member', 'widget_payday')
    .route({ method: 'GET', path: '/organization/payday', summary: 'The next payday; null: switched off' })
    .output(payday),
  community: endpoint('member', 'widget_discord')
    .route({ method: 'GET', path: '/organization/community', summary: 'The community server; null: switched off' })
    .output(community),
}
