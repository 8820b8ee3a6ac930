import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { autoplanContract } from '../contract.ts'
import { apply } from './apply-proposal.ts'
import { asPlanner } from './as-planner.ts'
import * as criteria from './save-criteria.ts'
import * as proposals from './read-proposals.ts'
import * as runs from './start-run.ts'
import * as taking from './undo-application.ts'
import * as why from './explain-seat.ts'

const autoplan = implement(autoplanContract).$context<RequestContext>().use(admitted).use(asMember).use(asPlanner)

export const autoplanRouter = autoplan.router({
  criteria: autoplan.criteria.handler(({ context }) => criteria.criteria(context.member)),
  keepCriteria: autoplan.keepCriteria.handler(({ context, input }) =>
    criteria.saveCriteria(context.member, input.order).then(() => ({})),
  ),
  ask: autoplan.ask.handler(({ context, input }) => runs.ask(context.member, input)),
  runs: autoplan.runs.handler(({ context, input }) => runs.list(context.member, input.week)),
  cancel: autoplan.cancel.handler(({ context, input }) => runs.cancel(context.member, input.runId).then(() => ({}))),
  proposals: autoplan.proposals.handler(({ context, input }) => proposals.list(context.member, input.week)),
  remove: autoplan.remove.handler(({ context, input }) =>
    proposals.remove(context.member, input.proposalId).then(() => ({})),
  ),
  proposal: autoplan.proposal.handler(({ context, input }) => proposals.find(context.member, input.proposalId)),
  seatWhy: autoplan.seatWhy.handler(({ context, input }) => why.seatWhy(context.member, input)),
  gapWhy: autoplan.gapWhy.handler(({ context, input }) => why.explainOpenSeat(context.member, input)),
  apply: autoplan.apply.handler(({ context, input }) => apply(context.member, input)),
  applications: autoplan.applications.handler(({ context, input }) => taking.list(context.member, input.week)),
  takeBack: autoplan.takeBack.handler(({ context, input }) =>
    taking.undoApplication(context.member, input.applicationId),
  ),
})
