import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { calendarContract } from '../contract.ts'
import * as actions from './manage-calendar-link.ts'

export const calendarRouter = memberRouter(calendarContract, {
  link: actions.readCalendarLink,
  renew: actions.renewCalendarLink,
  revoke: actions.revokeCalendarLink,
})
