import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { auditLogContract } from '../contract.ts'
import * as actions from './read-audit-log.ts'

export const auditLogRouter = memberRouter(auditLogContract, {
  list: actions.list,
  people: actions.listAuditedPeople,
  export: async (member, input) => ({ csv: await actions.exportCsv(member, input) }),
})
