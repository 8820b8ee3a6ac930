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
  month: (member, { month }) => pays.month(member, month),
  statement: (member, { month, profileId }) => pays.statement(member, month, profileId),
  rates: (member, { profileId }) => rates.rates(member, profileId),
  saveRate: rates.saveRate,
  removeRate: rates.removeRate,
  addItem: items.addItem,
  removeItem: items.removeItem,
  close: runs.close,
  reopen: runs.reopen,
  exportCsv: (member, { month }) => exports.exportCsv(member, month).then(csv => ({ csv })),
  exportXlsx: exports.exportXlsx,
  exportPdf: papers.exportPdf,
})
