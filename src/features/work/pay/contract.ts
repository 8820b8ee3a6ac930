import { z } from 'zod'
import {
  browserEndpoint,
  creates,
  criticalEndpoint,
  endpoint,
  exporting,
  passing,
} from '#features/foundation/permissions/endpoint.ts'
import { requiredForPay, toSeeOwnPay, toSeePayday } from './policy.ts'
import {
  closing,
  expected,
  itemWish,
  ofAnybody,
  ofMonth,
  ofPerson,
  oneItem,
  onePerson,
  oneRate,
  ownStatement,
  payMonth,
  rates,
  rateWish,
  reopening,
  statement,
} from './schema.ts'

const nothing = z.object({})

export const payContract = {
  own: browserEndpoint('member', toSeeOwnPay)
    .route({ method: 'GET', path: '/me/pay/{month}', summary: 'Get your pay statement for a month, closed or so far' })
    .input(ofMonth)
    .output(ownStatement),
  expected: endpoint('member', toSeePayday)
    .route({
      method: 'GET',
      path: '/me/pay',
      summary: 'Get your expected amount for the next payday; null if no rate is set',
    })
    .output(expected),
  month: endpoint('member', requiredForPay)
    .meta(passing)
    .route({ method: 'GET', path: '/pay/{month}', summary: 'Get the pay run of a month, draft or closed' })
    .input(ofMonth)
    .output(payMonth),
  statement: endpoint('member', requiredForPay)
    .route({
      method: 'GET',
      path: '/pay/{month}/people/{profileId}',
      summary: "Get a person's pay for a month by item",
    })
    .input(ofPerson)
    .output(statement),
  rates: endpoint('member', requiredForPay)
    .route({ method: 'GET', path: '/pay/people/{profileId}/rates', summary: "List a person's current and past rates" })
    .input(onePerson)
    .output(rates),
  saveRate: endpoint('member', requiredForPay)
    .route({
      method: 'PUT',
      path: '/pay/people/{profileId}/rates/{from}',
      summary: "Set a person's rate from a date on",
    })
    .input(rateWish)
    .output(nothing),
  removeRate: endpoint('member', requiredForPay)
    .route({
      method: 'DELETE',
      path: '/pay/people/{profileId}/rates/{from}',
      summary: 'Delete a rate; the previous one applies again',
    })
    .input(oneRate)
    .output(nothing),
  addItem: endpoint('member', requiredForPay)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/pay/items',
      successStatus: 201,
      summary: 'Add a bonus or deduction to a month, with a reason',
    })
    .input(itemWish)
    .output(z.object({ itemId: z.string() })),
  removeItem: endpoint('member', requiredForPay)
    .route({ method: 'DELETE', path: '/pay/items/{itemId}', summary: 'Delete a bonus or deduction' })
    .input(oneItem)
    .output(nothing),
  close: endpoint('member', requiredForPay)
    .route({
      method: 'POST',
      path: '/pay/{month}/close',
      summary: 'Close the pay run as last viewed; its items become final',
    })
    .input(closing)
    .output(nothing),
  reopen: endpoint('member', requiredForPay)
    .route({
      method: 'POST',
      path: '/pay/{month}/reopen',
      summary: 'Reopen a closed pay run as a draft, with a reason',
    })
    .input(reopening)
    .output(nothing),
  exportCsv: criticalEndpoint('member', requiredForPay)
    .meta(exporting)
    .route({ method: 'POST', path: '/pay/exports/csv', summary: 'Export a pay run by person and item as CSV' })
    .input(ofMonth)
    .output(z.object({ csv: z.string() })),
  exportXlsx: criticalEndpoint('member', requiredForPay)
    .meta(exporting)
    .route({ method: 'POST', path: '/pay/exports/xlsx', summary: 'Export a pay run by person and item as XLSX' })
    .input(ofMonth)
    .output(z.instanceof(File)),
  exportPdf: browserEndpoint('member')
    .meta(exporting)
    .route({
      method: 'POST',
      path: '/pay/exports/pdf',
      summary: "Export pay statements as PDF: your own, anyone's with permission, or all as a ZIP archive",
    })
    .input(ofAnybody)
    .output(z.instanceof(File)),
}
