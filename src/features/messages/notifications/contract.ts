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
    .route({ method: 'GET', path: '/notifications', summary: "One's own notifications, newest first" })
    .input(inboxQuestion)
    .output(inboxPage),
  unread: endpoint('member', 'page_notifications')
    .route({ method: 'GET', path: '/notifications/unread', summary: 'How many are unread; counts to 100' })
    .output(z.object({ count: z.number().int() })),
  setRead: endpoint('member', 'page_notifications')
    .route({ method: 'PATCH', path: '/notifications', summary: 'Marks some as read or unread' })
    .input(reading)
    .output(nothing),
  readAll: endpoint('member', 'page_notifications')
    .route({ method: 'POST', path: '/notifications/read-all', summary: 'Marks all as read' })
    .output(nothing),
  rules: endpoint('role:owner')
    .route({ method: 'GET', path: '/organization-settings/notifications', summary: 'What people are told at all' })
    .output(notificationSettings),
  saveRule: endpoint('role:owner')
    .route({
      method: 'PATCH',
      path: '/organization-settings/notifications/{kind}',
      summary: 'Changes the rule of a kind',
    })
    .input(ruleChange)
    .output(notificationSettings),
  preferences: endpoint('member')
    .route({ method: 'GET', path: '/notification-preferences', summary: 'By which ways one is told of what' })
    .output(z.array(ownKind)),
  choose: endpoint('member')
    .route({
      method: 'PATCH',
      path: '/notification-preferences/{kind}',
      summary: 'Switches one of your channels of a kind on or off',
    })
    .input(choice)
    .output(z.array(ownKind)),
  chooseSeveral: endpoint('member')
    .route({
      method: 'PATCH',
      path: '/notification-preferences',
      summary: 'Switches several of your channels on or off together',
    })
    .input(choices)
    .output(z.array(ownKind)),
}
