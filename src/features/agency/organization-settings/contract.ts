import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { community, organizationFields, organizationWish, payday } from './schema.ts'

export const organizationSettingsContract = {
  organization: endpoint('member', 'page_organization')
    .route({ method: 'GET', path: '/organization', summary: "Get the organization's name, time zone and settings" })
    .output(organizationFields),
  saveOrganization: endpoint('member', 'page_organization')
    .route({
      method: 'PATCH',
      path: '/organization',
      summary: 'Update fields; each change includes the previous value',
    })
    .input(organizationWish)
    .output(organizationFields),
  payday: endpoint('member', 'widget_payday')
    .route({ method: 'GET', path: '/organization/payday', summary: 'Get the next payday; null if turned off' })
    .output(payday),
  community: endpoint('member', 'widget_discord')
    .route({ method: 'GET', path: '/organization/community', summary: 'Get the community server; null if turned off' })
    .output(community),
}
