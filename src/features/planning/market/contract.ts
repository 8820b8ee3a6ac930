import { z } from 'zod'
import { creates, endpoint, passing } from '#features/foundation/permissions/endpoint.ts'
import { toDecide, toSetUp, toTrade } from './policy.ts'
import {
  advertisedMany,
  advertiseInput,
  advertiseManyInput,
  approveInput,
  absencePreview,
  absencePreviewInput,
  absenceReportInput,
  chooseInput,
  counts,
  decideInput,
  freedSeats,
  giveInput,
  made,
  oneAbsence,
  oneOffer,
  oneSeat,
  shiftInput,
  ownMarket,
  partners,
  planned,
  possible,
  settings,
  settingsChange,
  soon,
  swapInput,
  taken,
} from './schema.ts'

export const marketContract = {
  own: endpoint('member', toTrade)
    .route({
      method: 'GET',
      path: '/me/market',
      summary: 'Returns open shifts, offers to you, your own offers and those awaiting approval',
    })
    .output(ownMarket),
  overview: endpoint('member', toDecide)
    .meta(passing)
    .route({ method: 'GET', path: '/market', summary: 'Returns pending approvals, open shifts and absences' })
    .output(planned),
  soon: endpoint('member', toDecide)
    .meta(passing)
    .route({
      method: 'GET',
      path: '/market/soon',
      summary: 'Returns open shifts of the next 24 hours and members absent today',
    })
    .output(soon),
  candidates: endpoint('member', toDecide)
    .meta(passing)
    .route({
      method: 'GET',
      path: '/market/open-seats/{groupId}/{date}/{shiftId}/people',
      summary: 'Lists members who can be invited to an open shift, best first',
    })
    .input(shiftInput)
    .output(possible),
  counts: endpoint('member', toTrade)
    .route({ method: 'GET', path: '/me/market/counts', summary: 'Returns the number of offers that await your answer' })
    .output(counts),
  partners: endpoint('member', toTrade)
    .route({
      method: 'GET',
      path: '/market/seats/{assignmentId}/partners',
      summary: 'Returns eligible members and shifts for giving away or swapping your shift',
    })
    .input(oneSeat)
    .output(partners),
  absencePreview: endpoint('member', toTrade)
    .route({
      method: 'GET',
      path: '/market/seats/{assignmentId}/absence',
      summary: 'Returns the number of your shifts that an absence until a day would open',
    })
    .input(absencePreviewInput)
    .output(absencePreview),
  reportAbsence: endpoint('member', toTrade)
    .route({
      method: 'POST',
      path: '/market/seats/{assignmentId}/absence',
      summary: 'Reports your absence, opens your shifts until a day and notifies planners',
    })
    .input(absenceReportInput)
    .output(freedSeats),
  endAbsence: endpoint('member', toTrade)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/market/absences/{absenceId}/end',
      summary: 'Ends an absence early; shifts that opened up stay open',
    })
    .input(oneAbsence)
    .output(z.object({})),
  give: endpoint('member', toTrade)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/market/seats/{assignmentId}/give',
      successStatus: 201,
      summary: 'Offers your shift to everyone eligible or to selected members; you stay assigned until one accepts',
    })
    .input(giveInput)
    .output(made),
  swap: endpoint('member', toTrade)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/market/seats/{assignmentId}/swap',
      successStatus: 201,
      summary: 'Offers your shift in exchange for another member’s shift',
    })
    .input(swapInput)
    .output(made),
  withdraw: endpoint('member', toTrade)
    .meta(creates)
    .route({ method: 'POST', path: '/market/offers/{offerId}/withdraw', summary: 'Withdraws an offer' })
    .input(oneOffer)
    .output(z.object({})),
  take: endpoint('member', toTrade)
    .route({
      method: 'POST',
      path: '/market/offers/{offerId}/take',
      summary: 'Accepts an offered shift, at once or pending planner approval',
    })
    .input(oneOffer)
    .output(taken),
  apply: endpoint('member', toTrade)
    .route({ method: 'POST', path: '/market/offers/{offerId}/apply', summary: 'Applies for an advertised shift' })
    .input(oneOffer)
    .output(z.object({})),
  accept: endpoint('member', toTrade)
    .route({ method: 'POST', path: '/market/offers/{offerId}/accept', summary: 'Accepts an offer made to you' })
    .input(oneOffer)
    .output(taken),
  decline: endpoint('member', toTrade)
    .route({
      method: 'POST',
      path: '/market/offers/{offerId}/decline',
      summary: 'Declines an offer or withdraws an application',
    })
    .input(oneOffer)
    .output(z.object({})),
  undo: endpoint('member', toTrade)
    .route({
      method: 'POST',
      path: '/market/offers/{offerId}/undo',
      summary: 'Undoes your last answer to an offer within five minutes if nothing else has changed',
    })
    .input(oneOffer)
    .output(z.object({})),
  advertise: endpoint('member', toDecide)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/market/open-seats',
      successStatus: 201,
      summary:
        'Advertises an open shift of a published week, at once or in waves, to the first to accept or for applications',
    })
    .input(advertiseInput)
    .output(made),
  advertiseMany: endpoint('member', toDecide)
    .route({
      method: 'POST',
      path: '/market/open-seats/many',
      summary: 'Advertises up to 100 open shifts to everyone eligible and counts refused ones',
    })
    .input(advertiseManyInput)
    .output(advertisedMany),
  choose: endpoint('member', toDecide)
    .route({ method: 'POST', path: '/market/offers/{offerId}/choose', summary: 'Gives the shift to an applicant' })
    .input(chooseInput)
    .output(z.object({})),
  approve: endpoint('member', toDecide)
    .route({
      method: 'POST',
      path: '/market/offers/{offerId}/approve',
      summary: 'Approves the member who accepted a shift',
    })
    .input(approveInput)
    .output(z.object({})),
  reject: endpoint('member', toDecide)
    .route({
      method: 'POST',
      path: '/market/offers/{offerId}/reject',
      summary: 'Declines the member who accepted a shift',
    })
    .input(decideInput)
    .output(z.object({})),
  undoDecision: endpoint('member', toDecide)
    .route({
      method: 'POST',
      path: '/market/offers/{offerId}/undo-decision',
      summary: 'Undoes your approval or rejection within five minutes if nothing else has changed',
    })
    .input(oneOffer)
    .output(z.object({})),
  settings: endpoint('member', toDecide)
    .route({ method: 'GET', path: '/market/settings', summary: 'Returns the approval policy and the alert hours' })
    .output(settings),
  saveSettings: endpoint('member', toSetUp)
    .route({ method: 'PATCH', path: '/market/settings', summary: 'Updates the given settings' })
    .input(settingsChange)
    .output(settings),
}
