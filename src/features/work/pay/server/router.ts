import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { payContract } from '../contract.ts'
import * as exports from './export-pay.ts'
import * as items from './edit-items.ts'
import * as papers from './download-statements.ts'
import * as pays from './read-pay.ts'
import * as rates from './edit-rates.ts'
import * as runs from './close-run.ts'

export const payRouter = memberRouter(payContract, {
  own: pays.own,
  expected: pays.expected,
  month: pays.month,
  statement: pays.statement,
  rates: rates.rates,
  saveRate: rates.saveRate,
  removeRate: rates.removeRate,
  addItem: items.addItem,
  removeItem: items.removeItem,
  close: runs.close,
  reopen: runs.reopen,
  exportCsv: exports.exportCsv,
  exportXlsx: exports.exportXlsx,
  exportPdf: papers.exportPdf,
})
