import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { marketContract } from '../contract.ts'
import * as absences from './report-absence.ts'
import * as own from './offer-seat.ts'
import * as partners from './list-partners.ts'
import * as planners from './advertise-open-seat.ts'
import { possible } from './list-possible-members.ts'
import * as taking from './accept-offer.ts'
import * as views from './read-market.ts'

const market = implement(marketContract).$context<RequestContext>().use(admitted).use(asMember)

export const marketRouter = market.router({
  own: market.own.handler(({ context }) => views.own(context.member)),
  planned: market.planned.handler(({ context }) => views.planned(context.member)),
  soon: market.soon.handler(({ context }) => views.soon(context.member)),
  possible: market.possible.handler(({ context, input }) => possible(context.member, input)),
  counts: market.counts.handler(({ context }) => views.counts(context.member)),
  partners: market.partners.handler(({ context, input }) => partners.list(context.member, input.assignmentId)),
  cannot: market.cannot.handler(({ context, input }) => absences.reportAbsence(context.member, input)),
  back: market.back.handler(({ context, input }) =>
    absences.endAbsence(context.member, input.absenceId).then(() => ({})),
  ),
  give: market.give.handler(({ context, input }) => own.give(context.member, input)),
  swap: market.swap.handler(({ context, input }) => own.swap(context.member, input)),
  withdraw: market.withdraw.handler(({ context, input }) =>
    own.withdraw(context.member, input.offerId).then(() => ({})),
  ),
  take: market.take.handler(({ context, input }) => taking.take(context.member, input.offerId)),
  apply: market.apply.handler(({ context, input }) => taking.apply(context.member, input.offerId).then(() => ({}))),
  accept: market.accept.handler(({ context, input }) => taking.take(context.member, input.offerId)),
  refuse: market.refuse.handler(({ context, input }) => taking.refuse(context.member, input.offerId).then(() => ({}))),
  advertise: market.advertise.handler(({ context, input }) => planners.advertise(context.member, input)),
  choose: market.choose.handler(({ context, input }) => planners.choose(context.member, input).then(() => ({}))),
  approve: market.approve.handler(({ context, input }) => planners.approve(context.member, input).then(() => ({}))),
  reject: market.reject.handler(({ context, input }) => planners.reject(context.member, input).then(() => ({}))),
  settings: market.settings.handler(({ context }) => planners.findSettings(context.member)),
  saveSettings: market.saveSettings.handler(({ context, input }) => planners.saveSettings(context.member, input)),
})
