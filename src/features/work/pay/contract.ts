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
    .route({ method: 'GET', path: '/me/pay/{month}', summary: "One's own statement of a month, closed or so far" })
    .input(ofMonth)
    .output(ownStatement),
  expected: endpoint('member', toSeePayday)
    .route({ method: 'GET', path: '/me/pay', summary: 'What the next payday brings; null: nobody has said' })
    .output(expected),
  month: endpoint('member', requiredForPay)
    .meta(passing)
    .route({ method: 'GET', path: '/pay/{month}', summary: "Everybody's pay of a month: a draft, or as it was closed" })
    .input(ofMonth)
    .output(payMonth),
  statement: endpoint('member', requiredForPay)
    .route({ method: 'GET', path: '/pay/{month}/people/{profileId}', summary: 'What a month brings a person, by line' })
    .input(ofPerson)
    .output(statement),
  rates: endpoint('member', requiredForPay)
    .route({ method: 'GET', path: '/pay/people/{profileId}/rates', summary: 'How a person is paid, and was' })
    .input(onePerson)
    .output(rates),
  saveRate: endpoint('member', requiredForPay)
    .route({
      method: 'PUT',
      path: '/pay/people/{profileId}/rates/{from}',
      summary: 'How a person is paid from a day on, until the next rate holds',
    })
    .input(rateWish)
    .output(nothing),
  removeRate: endpoint('member', requiredForPay)
    .route({
      method: 'DELETE',
      path: '/pay/people/{profileId}/rates/{from}',
      summary: 'The rate before goes on holding',
    })
    .input(oneRate)
    .output(nothing),
  addItem: endpoint('member', requiredForPay)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/pay/items',
      successStatus: 201,
      summary: 'A bonus or a deduction of a month, with the reason',
    })
    .input(itemWish)
    .output(z.object({ itemId: z.string() })),
  removeItem: endpoint('member', requiredForPay)
    .route({ method: 'DELETE', path: '/pay/items/{itemId}', summary: 'Takes a bonus or a deduction back' })
    .input(oneItem)
    .output(nothing),
  close: endpoint('member', requiredForPay)
    .route({ method: 'POST', path: '/pay/{month}/close', summary: 'Closes the run as it was seen: its lines stand' })
    .input(closing)
    .output(nothing),
  reopen: endpoint('member', requiredForPay)
    .route({
      method: 'POST',
      path: '/pay/{month}/reopen',
      summary: 'Makes a closed run a draft again, with the reason',
    })
    .input(reopening)
    .output(nothing),
  exportCsv: criticalEndpoint('member', requiredForPay)
    .meta(exporting)
    .route({ method: 'POST', path: '/pay/exports/csv', summary: 'A run by person and line as a text for spreadsheets' })
    .input(ofMonth)
    .output(z.object({ csv: z.string() })),
  exportXlsx: criticalEndpoint('member', requiredForPay)
    .meta(exporting)
    .route({ method: 'POST', path: '/pay/exports/xlsx', summary: 'A run by person and line as a workbook' })
    .input(ofMonth)
    .output(z.instanceof(File)),
  exportPdf: browserEndpoint('member')
    .meta(exporting)
    .route({
      method: 'POST',
      path: '/pay/exports/pdf',
      summary: "A statement on paper: one's own, or with the permission anybody's; of all an archive",
    })
    .input(ofAnybody)
    .output(z.instanceof(File)),
}
