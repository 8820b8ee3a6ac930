import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { availabilityContract } from '../contract.ts'
import * as actions from './mark-cells.ts'

export const availabilityRouter = (afterSaving: actions.AfterSaving, openAbsences: actions.OpenAbsences) =>
  memberRouter(availabilityContract, {
    week: (member, { week, profileId }) => actions.readAvailabilityWeek(member, week, profileId),
    setCells: (member, input) => actions.setCells(member, input, afterSaving),
    copy: (member, input) => actions.copyAvailability(member, input, afterSaving),
    team: (member, input) => actions.readTeamWeek(member, input, openAbsences),
  })
