import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { marketContract } from '../contract.ts'
import * as absences from './report-absence.ts'
import * as own from './offer-seat.ts'
import * as partners from './list-partners.ts'
import * as planners from './advertise-open-seat.ts'
import { listPossibleMembers } from './list-possible-members.ts'
import * as taking from './accept-offer.ts'
import * as views from './read-market.ts'

export const marketRouter = memberRouter(marketContract, {
  own: views.own,
  overview: views.readOverview,
  soon: views.soon,
  candidates: listPossibleMembers,
  counts: views.counts,
  partners: partners.list,
  reportAbsence: absences.reportAbsence,
  endAbsence: absences.endAbsence,
  give: own.give,
  swap: own.swap,
  withdraw: own.withdraw,
  take: taking.take,
  apply: taking.apply,
  accept: taking.take,
  decline: taking.decline,
  advertise: planners.advertise,
  choose: planners.choose,
  approve: planners.approve,
  reject: planners.reject,
  settings: planners.findSettings,
  saveSettings: planners.saveSettings,
})
