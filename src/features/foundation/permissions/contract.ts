import { z } from 'zod'
import { criticalEndpoint, endpoint } from './endpoint.ts'
import { saveTemplates, template } from './schema.ts'

export const permissionsContract = {
  templates: endpoint('member', 'page_permissions')
    .route({ method: 'GET', path: '/permissions', summary: 'What each role may do' })
    .output(z.array(template)),
  save: criticalEndpoint('member', 'page_permissions')
    .route({ method: 'PATCH', path: '/permissions', summary: 'All the changed roles or none; they hold at once' })
    .input(saveTemplates)
    .output(z.array(template)),
}
