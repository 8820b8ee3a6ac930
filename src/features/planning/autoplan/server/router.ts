import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { autoplanContract } from '../contract.ts'
import { apply } from './apply-proposal.ts'
import * as criteria from './save-criteria.ts'
import * as proposals from './read-proposals.ts'
import { requirePlanner } from './require-planner.ts'
import * as runs from './start-run.ts'
import * as taking from './undo-application.ts'
import * as why from './explain-seat.ts'

export const autoplanRouter = memberRouter(
  autoplanContract,
  {
    criteria: criteria.criteria,
    keepCriteria: (member, { order }) => criteria.saveCriteria(member, order),
    ask: runs.ask,
    runs: (member, { week }) => runs.list(member, week),
    cancel: (member, { runId }) => runs.cancel(member, runId),
    proposals: (member, { week }) => proposals.list(member, week),
    remove: (member, { proposalId }) => proposals.remove(member, proposalId),
    proposal: (member, { proposalId }) => proposals.find(member, proposalId),
    seatWhy: why.seatWhy,
    gapWhy: why.explainOpenSeat,
    apply,
    applications: (member, { week }) => taking.list(member, week),
    takeBack: (member, { applicationId }) => taking.undoApplication(member, applicationId),
  },
  requirePlanner,
)
