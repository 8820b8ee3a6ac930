import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { notificationsContract } from '../contract.ts'
import * as actions from './read-notifications.ts'

const notifications = implement(notificationsContract).$context<RequestContext>().use(admitted).use(asMember)
const nothing = {}

export const notificationsRouter = notifications.router({
  list: notifications.list.handler(({ context, input }) => actions.list(context.member, input)),
  unread: notifications.unread.handler(({ context }) => actions.unread(context.member)),
  setRead: notifications.setRead.handler(({ context, input }) =>
    actions.setRead(context.member, input).then(() => nothing),
  ),
  readAll: notifications.readAll.handler(({ context }) => actions.readAll(context.member).then(() => nothing)),
  rules: notifications.rules.handler(({ context }) => actions.rules(context.member)),
  saveRule: notifications.saveRule.handler(({ context, input }) => actions.saveRule(context.member, input)),
  preferences: notifications.preferences.handler(({ context }) => actions.preferences(context.member)),
  choose: notifications.choose.handler(({ context, input }) => actions.choose(context.member, input)),
})
