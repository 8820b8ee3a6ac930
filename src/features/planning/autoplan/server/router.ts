import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { autoplanContract } from '../contract.ts'
import { applyProposal, assignBesideProposal } from './apply-proposal.ts'
import * as criteria from './save-criteria.ts'
import * as proposals from './read-proposals.ts'
import { requirePlanner } from './require-planner.ts'
import * as runs from './start-run.ts'
import * as taking from './undo-application.ts'
import * as why from './explain-seat.ts'

export const autoplanRouter = memberRouter(
  autoplanContract,
  {
    criteria: criteria.readCriteria,
    saveCriteria: criteria.saveCriteria,
    start: runs.startRun,
    runs: runs.readRuns,
    cancel: runs.cancelRun,
    proposals: proposals.listProposals,
    remove: proposals.deleteProposal,
    proposal: proposals.readProposal,
    explainSeat: why.explainSeat,
    explainOpenSeat: why.explainOpenSeat,
    apply: applyProposal,
    assign: assignBesideProposal,
    applications: taking.readApplications,
    undo: taking.undoApplication,
  },
  requirePlanner,
)
