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
      summary: 'What one could take, what is asked of one, what one offers, and what planners decide on',
    })
    .output(ownMarket),
  overview: endpoint('member', toDecide)
    .meta(passing)
    .route({ method: 'GET', path: '/market', summary: 'What waits for a word, gaps, and who cannot' })
    .output(planned),
  soon: endpoint('member', toDecide)
    .meta(passing)
    .route({
      method: 'GET',
      path: '/market/soon',
      summary: 'Open seats of the next 24 hours, and members absent today',
    })
    .output(soon),
  candidates: endpoint('member', toDecide)
    .meta(passing)
    .route({
      method: 'GET',
      path: '/market/open-seats/{groupId}/{date}/{shiftId}/people',
      summary: 'Who could be asked for a free seat, the best first',
    })
    .input(shiftInput)
    .output(possible),
  counts: endpoint('member', toTrade)
    .route({ method: 'GET', path: '/me/market/counts', summary: 'How much there is to answer' })
    .output(counts),
  partners: endpoint('member', toTrade)
    .route({
      method: 'GET',
      path: '/market/seats/{assignmentId}/partners',
      summary: "To whom one's own seat could be given, and against what it could be swapped",
    })
    .input(oneSeat)
    .output(partners),
  absencePreview: endpoint('member', toTrade)
    .route({
      method: 'GET',
      path: '/market/seats/{assignmentId}/absence',
      summary: 'How many of their own seats a member would free by an absence from this seat until the end of a day',
    })
    .input(absencePreviewInput)
    .output(absencePreview),
  reportAbsence: endpoint('member', toTrade)
    .route({
      method: 'POST',
      path: '/market/seats/{assignmentId}/absence',
      summary: "Frees one's own seat, or all until a day, at once; the planners are told",
    })
    .input(absenceReportInput)
    .output(freedSeats),
  endAbsence: endpoint('member', toTrade)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/market/absences/{absenceId}/end',
      summary: 'Can come again before the end that was said; what was freed stays free',
    })
    .input(oneAbsence)
    .output(z.object({})),
  give: endpoint('member', toTrade)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/market/seats/{assignmentId}/give',
      successStatus: 201,
      summary: "Offers one's own seat to all who may, or to chosen people; it stays one's own until somebody has it",
    })
    .input(giveInput)
    .output(made),
  swap: endpoint('member', toTrade)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/market/seats/{assignmentId}/swap',
      successStatus: 201,
      summary: "Offers one's own seat for somebody else's",
    })
    .input(swapInput)
    .output(made),
  withdraw: endpoint('member', toTrade)
    .meta(creates)
    .route({ method: 'POST', path: '/market/offers/{offerId}/withdraw', summary: 'Takes an offer back' })
    .input(oneOffer)
    .output(z.object({})),
  take: endpoint('member', toTrade)
    .route({
      method: 'POST',
      path: '/market/offers/{offerId}/take',
      summary: 'Takes an offered seat: one person gets it, at once or with the word of a planner',
    })
    .input(oneOffer)
    .output(taken),
  apply: endpoint('member', toTrade)
    .route({ method: 'POST', path: '/market/offers/{offerId}/apply', summary: 'Applies for an advertised seat' })
    .input(oneOffer)
    .output(z.object({})),
  accept: endpoint('member', toTrade)
    .route({ method: 'POST', path: '/market/offers/{offerId}/accept', summary: 'Says yes to what is asked of one' })
    .input(oneOffer)
    .output(taken),
  decline: endpoint('member', toTrade)
    .route({
      method: 'POST',
      path: '/market/offers/{offerId}/decline',
      summary: 'Says no to what is asked of one, or takes an application back',
    })
    .input(oneOffer)
    .output(z.object({})),
  undo: endpoint('member', toTrade)
    .route({
      method: 'POST',
      path: '/market/offers/{offerId}/undo',
      summary: 'Undoes the member’s own last answer to an offer, for five minutes and while nothing else has changed',
    })
    .input(oneOffer)
    .output(z.object({})),
  advertise: endpoint('member', toDecide)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/market/open-seats',
      successStatus: 201,
      summary: 'Advertises a free seat of a published week, at once or in waves, first come or by applications',
    })
    .input(advertiseInput)
    .output(made),
  advertiseMany: endpoint('member', toDecide)
    .route({
      method: 'POST',
      path: '/market/open-seats/many',
      summary: 'Advertises up to 100 open seats to all who fit; refused ones are counted',
    })
    .input(advertiseManyInput)
    .output(advertisedMany),
  choose: endpoint('member', toDecide)
    .route({ method: 'POST', path: '/market/offers/{offerId}/choose', summary: 'Gives the seat to an applicant' })
    .input(chooseInput)
    .output(z.object({})),
  approve: endpoint('member', toDecide)
    .route({ method: 'POST', path: '/market/offers/{offerId}/approve', summary: 'Says yes to who has taken a seat' })
    .input(approveInput)
    .output(z.object({})),
  reject: endpoint('member', toDecide)
    .route({ method: 'POST', path: '/market/offers/{offerId}/reject', summary: 'Says no to who has taken a seat' })
    .input(decideInput)
    .output(z.object({})),
  undoDecision: endpoint('member', toDecide)
    .route({
      method: 'POST',
      path: '/market/offers/{offerId}/undo-decision',
      summary: 'Undoes the planner’s own approval or rejection, for five minutes and while nothing else has changed',
    })
    .input(oneOffer)
    .output(z.object({})),
  settings: endpoint('member', toDecide)
    .route({ method: 'GET', path: '/market/settings', summary: "Which changes need a planner's word, and the alarms" })
    .output(settings),
  saveSettings: endpoint('member', toSetUp)
    .route({ method: 'PATCH', path: '/market/settings', summary: 'Changes the rules that are given' })
    .input(settingsChange)
    .output(settings),
}
