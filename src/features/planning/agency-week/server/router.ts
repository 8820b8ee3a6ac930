import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { agencyWeekContract } from '../contract.ts'
import * as actions from './read-week.ts'
import * as gaps from './list-open-seats.ts'
import { publish } from './publish-weeks.ts'
import * as seats from './edit-seats.ts'

const agencyWeek = implement(agencyWeekContract).$context<RequestContext>().use(admitted).use(asMember)

export const agencyWeekRouter = agencyWeek.router({
  get: agencyWeek.get.handler(({ context, input }) => actions.week(context.member, input.week)),
  gaps: agencyWeek.gaps.handler(({ context, input }) => gaps.listOpenSeats(context.member, input.week)),
  openings: agencyWeek.openings.handler(({ context, input }) => gaps.listOpenings(context.member, input)),
  assign: agencyWeek.assign.handler(({ context, input }) => seats.assign(context.member, input)),
  move: agencyWeek.move.handler(({ context, input }) => seats.move(context.member, input).then(() => ({}))),
  give: agencyWeek.give.handler(({ context, input }) => seats.give(context.member, input).then(() => ({}))),
  free: agencyWeek.free.handler(({ context, input }) => seats.free(context.member, input)),
  copy: agencyWeek.copy.handler(({ context, input }) => seats.copy(context.member, input)),
  publish: agencyWeek.publish.handler(({ context, input }) => publish(context.member, input)),
})
