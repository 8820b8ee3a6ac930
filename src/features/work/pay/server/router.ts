import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { payContract } from '../contract.ts'
import * as exports from './export-pay.ts'
import * as items from './edit-items.ts'
import * as papers from './download-statements.ts'
import * as pays from './read-pay.ts'
import * as rates from './edit-rates.ts'
import * as runs from './close-run.ts'

export const payRouter = memberRouter(payContract, {
  own: pays.readOwnStatement,
  expected: pays.readExpectedPay,
  month: pays.month,
  statement: pays.readStatement,
  rates: rates.readPayRates,
  saveRate: rates.savePayRate,
  removeRate: rates.removePayRate,
  addItem: items.addPayItem,
  removeItem: items.removePayItem,
  close: runs.closePayRun,
  reopen: runs.reopenPayRun,
  exportCsv: exports.exportPayCsv,
  exportXlsx: exports.exportPayXlsx,
  exportPdf: papers.exportStatementsPdf,
})
