import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { notificationsContract } from '../contract.ts'
import * as actions from './read-notifications.ts'

export const notificationsRouter = memberRouter(notificationsContract, {
  list: actions.list,
  unread: actions.countOwnUnread,
  setRead: actions.setOwnNotificationsRead,
  readAll: actions.markAllOwnNotificationsRead,
  rules: actions.readNotificationRules,
  saveRule: actions.saveRule,
  preferences: actions.readOwnPreferences,
  choose: (member, choice) => actions.setOwnPreferences(member, { choices: [choice] }),
  chooseSeveral: actions.setOwnPreferences,
})
