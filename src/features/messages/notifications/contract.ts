import { z } from 'zod'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import {
  choice,
  choices,
  inboxPage,
  inboxQuestion,
  notificationSettings,
  ownKind,
  reading,
  ruleChange,
} from './schema.ts'

const nothing = z.object({})

export const notificationsContract = {
  list: endpoint('member', 'page_notifications')
    .route({ method: 'GET', path: '/notifications', summary: 'List your notifications, newest first' })
    .input(inboxQuestion)
    .output(inboxPage),
  unread: endpoint('member', 'page_notifications')
    .route({ method: 'GET', path: '/notifications/unread', summary: 'Count unread notifications, up to 100' })
    .output(z.object({ count: z.number().int() })),
  setRead: endpoint('member', 'page_notifications')
    .route({ method: 'PATCH', path: '/notifications', summary: 'Mark notifications as read or unread' })
    .input(reading)
    .output(nothing),
  readAll: endpoint('member', 'page_notifications')
    .route({ method: 'POST', path: '/notifications/read-all', summary: 'Mark all notifications as read' })
    .output(nothing),
  rules: endpoint('role:owner')
    .route({
      method: 'GET',
      path: '/organization-settings/notifications',
      summary: "Get the organization's notification rules",
    })
    .output(notificationSettings),
  saveRule: endpoint('role:owner')
    .route({
      method: 'PATCH',
      path: '/organization-settings/notifications/{kind}',
      summary: 'Update the rule for a notification type',
    })
    .input(ruleChange)
    .output(notificationSettings),
  preferences: endpoint('member')
    .route({
      method: 'GET',
      path: '/notification-preferences',
      summary: 'Get your notification preferences by type and channel',
    })
    .output(z.array(ownKind)),
  choose: endpoint('member')
    .route({
      method: 'PATCH',
      path: '/notification-preferences/{kind}',
      summary: 'Turn one of your channels on or off for a notification type',
    })
    .input(choice)
    .output(z.array(ownKind)),
  chooseSeveral: endpoint('member')
    .route({
      method: 'PATCH',
      path: '/notification-preferences',
      summary: 'Turn several of your channels on or off at once',
    })
    .input(choices)
    .output(z.array(ownKind)),
}
