import { z } from 'zod'
import { criticalEndpoint, endpoint, exporting } from '#features/foundation/permissions/endpoint.ts'
import { auditFilter, auditPage, auditPerson, auditQuestion } from './schema.ts'

export const auditLogContract = {
  list: endpoint('member', 'audit_view')
    .route({ method: 'GET', path: '/audit', summary: 'What was done, newest first' })
    .input(auditQuestion)
    .output(auditPage),
  people: endpoint('member', 'audit_view')
    .route({ method: 'GET', path: '/audit/people', summary: 'About whom it can be asked: also who has left' })
    .output(z.array(auditPerson)),
  export: criticalEndpoint('member', 'audit_view')
    .meta(exporting)
    .route({
      method: 'POST',
      path: '/audit/exports',
      summary: 'The same as a table for spreadsheets, 10,000 rows at most',
    })
    .input(auditFilter)
    .output(z.object({ csv: z.string() })),
}
