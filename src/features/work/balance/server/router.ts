import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { balanceContract } from '../contract.ts'
import * as actions from './read-balance.ts'
import * as exports from './export-balance.ts'

export const balanceRouter = memberRouter(balanceContract, {
  list: actions.list,
  own: actions.readOwnBalance,
  median: actions.readMedianOfOwnRole,
  exportCsv: exports.exportCsv,
  exportXlsx: exports.exportXlsx,
})
