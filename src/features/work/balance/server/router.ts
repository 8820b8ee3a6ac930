import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { balanceContract } from '../contract.ts'
import * as actions from './read-balance.ts'
import * as exports from './export-balance.ts'

export const balanceRouter = memberRouter(balanceContract, {
  list: actions.list,
  own: actions.own,
  median: actions.median,
  exportCsv: (member, input) => exports.exportCsv(member, input).then(csv => ({ csv })),
  exportXlsx: exports.exportXlsx,
})
