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
    saveCriteria: criteria.saveCriteria,
    start: runs.start,
    runs: runs.list,
    cancel: runs.cancel,
    proposals: proposals.list,
    remove: proposals.remove,
    proposal: proposals.find,
    explainSeat: why.explainSeat,
    explainOpenSeat: why.explainOpenSeat,
    apply,
    applications: taking.list,
    undo: taking.undoApplication,
  },
  requirePlanner,
)
