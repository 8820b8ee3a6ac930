import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { notificationsContract } from '../contract.ts'
import * as actions from './read-notifications.ts'

export const notificationsRouter = memberRouter(notificationsContract, {
  list: actions.list,
  unread: actions.unread,
  setRead: actions.setRead,
  readAll: actions.readAll,
  rules: actions.rules,
  saveRule: actions.saveRule,
  preferences: actions.preferences,
  choose: actions.choose,
})
