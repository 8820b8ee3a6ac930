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
      summary: 'Get the shifts you can take, your requests and offers, and pending approvals',
    })
    .output(ownMarket),
  overview: endpoint('member', toDecide)
    .meta(passing)
    .route({ method: 'GET', path: '/market', summary: 'List pending approvals, open shifts and absences' })
    .output(planned),
  soon: endpoint('member', toDecide)
    .meta(passing)
    .route({
      method: 'GET',
      path: '/market/soon',
      summary: 'List open shifts in the next 24 hours and members absent today',
    })
    .output(soon),
  candidates: endpoint('member', toDecide)
    .meta(passing)
    .route({
      method: 'GET',
      path: '/market/open-seats/{groupId}/{date}/{shiftId}/people',
      summary: 'List people who can be asked about an open shift, best first',
    })
    .input(shiftInput)
    .output(possible),
  counts: endpoint('member', toTrade)
    .route({ method: 'GET', path: '/me/market/counts', summary: 'Count the items that need your answer' })
    .output(counts),
  partners: endpoint('member', toTrade)
    .route({
      method: 'GET',
      path: '/market/seats/{assignmentId}/partners',
      summary: 'List the people who could take your shift and the shifts you could swap it for',
    })
    .input(oneSeat)
    .output(partners),
  absencePreview: endpoint('member', toTrade)
    .route({
      method: 'GET',
      path: '/market/seats/{assignmentId}/absence',
      summary: 'Count how many of your shifts an absence until a given day would open',
    })
    .input(absencePreviewInput)
    .output(absencePreview),
  reportAbsence: endpoint('member', toTrade)
    .route({
      method: 'POST',
      path: '/market/seats/{assignmentId}/absence',
      summary: 'Report an absence for one shift or until a given day; opens the shifts and notifies planners',
    })
    .input(absenceReportInput)
    .output(freedSeats),
  endAbsence: endpoint('member', toTrade)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/market/absences/{absenceId}/end',
      summary: 'End an absence early; opened shifts stay open',
    })
    .input(oneAbsence)
    .output(z.object({})),
  give: endpoint('member', toTrade)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/market/seats/{assignmentId}/give',
      successStatus: 201,
      summary: 'Offer your shift to everyone eligible or to selected people; it stays yours until someone takes it',
    })
    .input(giveInput)
    .output(made),
  swap: endpoint('member', toTrade)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/market/seats/{assignmentId}/swap',
      successStatus: 201,
      summary: 'Offer your shift in exchange for another',
    })
    .input(swapInput)
    .output(made),
  withdraw: endpoint('member', toTrade)
    .meta(creates)
    .route({ method: 'POST', path: '/market/offers/{offerId}/withdraw', summary: 'Withdraw an offer' })
    .input(oneOffer)
    .output(z.object({})),
  take: endpoint('member', toTrade)
    .route({
      method: 'POST',
      path: '/market/offers/{offerId}/take',
      summary: 'Take an offered shift, immediately or after planner approval; only one person gets it',
    })
    .input(oneOffer)
    .output(taken),
  apply: endpoint('member', toTrade)
    .route({ method: 'POST', path: '/market/offers/{offerId}/apply', summary: 'Apply for an advertised shift' })
    .input(oneOffer)
    .output(z.object({})),
  accept: endpoint('member', toTrade)
    .route({ method: 'POST', path: '/market/offers/{offerId}/accept', summary: 'Accept an offer made to you' })
    .input(oneOffer)
    .output(taken),
  decline: endpoint('member', toTrade)
    .route({
      method: 'POST',
      path: '/market/offers/{offerId}/decline',
      summary: 'Decline an offer made to you, or withdraw your application',
    })
    .input(oneOffer)
    .output(z.object({})),
  undo: endpoint('member', toTrade)
    .route({
      method: 'POST',
      path: '/market/offers/{offerId}/undo',
      summary: 'Undo your last answer to an offer within five minutes, if nothing else has changed',
    })
    .input(oneOffer)
    .output(z.object({})),
  advertise: endpoint('member', toDecide)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/market/open-seats',
      successStatus: 201,
      summary: 'Advertise an open shift of a published week: to everyone or in waves, first come or by application',
    })
    .input(advertiseInput)
    .output(made),
  advertiseMany: endpoint('member', toDecide)
    .route({
      method: 'POST',
      path: '/market/open-seats/many',
      summary: 'Advertise up to 100 open shifts to everyone eligible; counts the ones that failed',
    })
    .input(advertiseManyInput)
    .output(advertisedMany),
  choose: endpoint('member', toDecide)
    .route({ method: 'POST', path: '/market/offers/{offerId}/choose', summary: 'Give the shift to an applicant' })
    .input(chooseInput)
    .output(z.object({})),
  approve: endpoint('member', toDecide)
    .route({ method: 'POST', path: '/market/offers/{offerId}/approve', summary: 'Approve a takeover or swap' })
    .input(approveInput)
    .output(z.object({})),
  reject: endpoint('member', toDecide)
    .route({ method: 'POST', path: '/market/offers/{offerId}/reject', summary: 'Reject a takeover or swap' })
    .input(decideInput)
    .output(z.object({})),
  undoDecision: endpoint('member', toDecide)
    .route({
      method: 'POST',
      path: '/market/offers/{offerId}/undo-decision',
      summary: 'Undo your approval or rejection within five minutes, if nothing else has changed',
    })
    .input(oneOffer)
    .output(z.object({})),
  settings: endpoint('member', toDecide)
    .route({
      method: 'GET',
      path: '/market/settings',
      summary: 'Get which changes need planner approval, and the alerts',
    })
    .output(settings),
  saveSettings: endpoint('member', toSetUp)
    .route({ method: 'PATCH', path: '/market/settings', summary: 'Update the approval rules and alerts' })
    .input(settingsChange)
    .output(settings),
}
