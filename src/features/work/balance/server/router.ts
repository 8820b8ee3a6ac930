import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { balanceContract } from '../contract.ts'
import * as actions from './read-balance.ts'
import * as exports from './export-balance.ts'

const balance = implement(balanceContract).$context<RequestContext>().use(admitted).use(asMember)

export const balanceRouter = balance.router({
  list: balance.list.handler(({ context, input }) => actions.list(context.member, input)),
  own: balance.own.handler(({ context, input }) => actions.own(context.member, input)),
  median: balance.median.handler(({ context, input }) => actions.median(context.member, input)),
  exportCsv: balance.exportCsv.handler(({ context, input }) =>
    exports.exportCsv(context.member, input).then(csv => ({ csv })),
  ),
  exportXlsx: balance.exportXlsx.handler(({ context, input }) => exports.exportXlsx(context.member, input)),
})
