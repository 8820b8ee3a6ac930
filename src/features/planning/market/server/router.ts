import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { marketContract } from '../contract.ts'
import * as absences from './report-absence.ts'
import * as own from './offer-seat.ts'
import * as partners from './list-partners.ts'
import * as planners from './advertise-open-seat.ts'
import { advertiseOpenSeats } from './advertise-many.ts'
import { listPossibleMembers } from './list-possible-members.ts'
import * as taking from './accept-offer.ts'
import * as undoing from './undo-action.ts'
import * as views from './read-market.ts'

export const marketRouter = memberRouter(marketContract, {
  own: views.readOwnMarket,
  overview: views.readMarketOverview,
  soon: views.readUpcomingOpenSeats,
  candidates: listPossibleMembers,
  counts: views.readMarketCounts,
  partners: partners.listSwapPartners,
  absencePreview: absences.previewAbsence,
  reportAbsence: absences.reportAbsence,
  endAbsence: absences.endAbsence,
  give: own.offerSeat,
  swap: own.offerSwap,
  withdraw: own.withdrawOffer,
  take: taking.acceptOffer,
  apply: taking.applyForOffer,
  accept: taking.acceptOffer,
  decline: taking.declineOffer,
  advertise: planners.advertiseOpenSeat,
  advertiseMany: advertiseOpenSeats,
  choose: planners.chooseApplicant,
  approve: planners.approveAcceptance,
  reject: planners.rejectAcceptance,
  undo: undoing.undoAnswer,
  undoDecision: undoing.undoDecision,
  settings: planners.findSettings,
  saveSettings: planners.saveSettings,
})
