import { z } from 'zod'
import { criticalEndpoint, endpoint } from './endpoint.ts'
import { saveTemplates, template } from './schema.ts'

export const permissionsContract = {
  templates: endpoint('member', 'page_permissions')
    .route({ method: 'GET', path: '/permissions', summary: 'List the permissions of each role' })
    .output(z.array(template)),
  save: criticalEndpoint('member', 'page_permissions')
    .route({
      method: 'PATCH',
      path: '/permissions',
      summary: 'Update permissions of several roles, all or none; effective immediately',
    })
    .input(saveTemplates)
    .output(z.array(template)),
}
