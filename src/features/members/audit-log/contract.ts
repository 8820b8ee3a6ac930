import { z } from 'zod'
import { criticalEndpoint, endpoint, exporting } from '#features/foundation/permissions/endpoint.ts'
import { auditFilter, auditPage, auditPerson, auditQuestion } from './schema.ts'

export const auditLogContract = {
  list: endpoint('member', 'audit_view')
    .route({ method: 'GET', path: '/audit', summary: 'List audit log entries, newest first' })
    .input(auditQuestion)
    .output(auditPage),
  people: endpoint('member', 'audit_view')
    .route({
      method: 'GET',
      path: '/audit/people',
      summary: 'List people who appear in the audit log, including former members',
    })
    .output(z.array(auditPerson)),
  export: criticalEndpoint('member', 'audit_view')
    .meta(exporting)
    .route({
      method: 'POST',
      path: '/audit/exports',
      summary: 'Export audit log entries as CSV, up to 10,000 rows',
    })
    .input(auditFilter)
    .output(z.object({ csv: z.string() })),
}
