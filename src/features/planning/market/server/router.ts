import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { marketContract } from '../contract.ts'
import * as absences from './absence-actions.ts'
import * as own from './own-actions.ts'
import * as partners from './partner-actions.ts'
import * as planners from './planner-actions.ts'
import { possible } from './possible-actions.ts'
import * as taking from './taking-actions.ts'
import * as views from './view-actions.ts'

const market = implement(marketContract).$context<RequestContext>().use(admitted).use(asMember)

export const marketRouter = market.router({
  own: market.own.handler(({ context }) => views.own(context.member)),
  planned: market.planned.handler(({ context }) => views.planned(context.member)),
  soon: market.soon.handler(({ context }) => views.soon(context.member)),
  possible: market.possible.handler(({ context, input }) => possible(context.member, input)),
  counts: market.counts.handler(({ context }) => views.counts(context.member)),
  partners: market.partners.handler(({ context, input }) => partners.list(context.member, input.assignmentId)),
  cannot: market.cannot.handler(({ context, input }) => absences.cannot(context.member, input)),
  back: market.back.handler(({ context, input }) => absences.back(context.member, input.absenceId).then(() => ({}))),
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
