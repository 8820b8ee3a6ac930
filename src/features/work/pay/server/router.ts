import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { payContract } from '../contract.ts'
import * as exports from './export-pay.ts'
import * as items from './edit-items.ts'
import * as papers from './download-statements.ts'
import * as pays from './read-pay.ts'
import * as rates from './edit-rates.ts'
import * as runs from './close-run.ts'

const pay = implement(payContract).$context<RequestContext>().use(admitted).use(asMember)

export const payRouter = pay.router({
  own: pay.own.handler(({ context, input }) => pays.own(context.member, input.month)),
  expected: pay.expected.handler(({ context }) => pays.expected(context.member)),
  month: pay.month.handler(({ context, input }) => pays.month(context.member, input.month)),
  statement: pay.statement.handler(({ context, input }) =>
    pays.statement(context.member, input.month, input.profileId),
  ),
  rates: pay.rates.handler(({ context, input }) => rates.rates(context.member, input.profileId)),
  saveRate: pay.saveRate.handler(({ context, input }) => rates.saveRate(context.member, input).then(() => ({}))),
  removeRate: pay.removeRate.handler(({ context, input }) => rates.removeRate(context.member, input).then(() => ({}))),
  addItem: pay.addItem.handler(({ context, input }) => items.addItem(context.member, input)),
  removeItem: pay.removeItem.handler(({ context, input }) =>
    items.removeItem(context.member, input.itemId).then(() => ({})),
  ),
  close: pay.close.handler(({ context, input }) => runs.close(context.member, input).then(() => ({}))),
  reopen: pay.reopen.handler(({ context, input }) => runs.reopen(context.member, input).then(() => ({}))),
  exportCsv: pay.exportCsv.handler(({ context, input }) =>
    exports.exportCsv(context.member, input.month).then(csv => ({ csv })),
  ),
  exportXlsx: pay.exportXlsx.handler(({ context, input }) => exports.exportXlsx(context.member, input.month)),
  exportPdf: pay.exportPdf.handler(({ context, input }) => papers.exportPdf(context.member, input)),
})
