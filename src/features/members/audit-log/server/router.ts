import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { auditLogContract } from '../contract.ts'
import * as actions from './read-audit-log.ts'

const auditLog = implement(auditLogContract).$context<RequestContext>().use(admitted).use(asMember)

export const auditLogRouter = auditLog.router({
  list: auditLog.list.handler(({ context, input }) => actions.list(context.member, input)),
  people: auditLog.people.handler(({ context }) => actions.people(context.member)),
  export: auditLog.export.handler(async ({ context, input }) => ({
    csv: await actions.exportCsv(context.member, input),
  })),
})
