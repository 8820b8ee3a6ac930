import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { calendarContract } from '../contract.ts'
import * as actions from './manage-calendar-link.ts'

const calendar = implement(calendarContract).$context<RequestContext>().use(admitted).use(asMember)

export const calendarRouter = calendar.router({
  link: calendar.link.handler(({ context }) => actions.link(context.member)),
  renew: calendar.renew.handler(({ context }) => actions.renew(context.member)),
  revoke: calendar.revoke.handler(({ context }) => actions.revoke(context.member).then(() => ({}))),
})
