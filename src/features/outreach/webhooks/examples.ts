import type { WebhookKind } from './kinds.ts'

const [group, person, seat] = ['7kQm2ZxR9aBc', 'pW3nT6vY1eHd', 'sL8cJ4uG5oXf']
const ofSeat = { groupId: group, date: '2026-11-23', shiftId: 'early', seat: 1 }

/**
 * What each kind says beside who did it, when and to what, for the reference. `target` is what the id in `data.target` is.
 */
export const webhookExamples = {
  'schedule.published': {
    target: 'group',
    change: { week: '2026-W48', assignments: [{ id: seat, profileId: person }] },
  },
  'schedule.assigned': {
    target: 'assignment',
    change: { ...ofSeat, profileId: person, published: true, overriddenWarnings: [], overrideReason: null },
  },
  'schedule.removed': {
    target: 'assignment',
    change: { ...ofSeat, profileId: person, state: 'assigned', isPinned: false, overrideReason: null, decidedAt: null },
  },
  'schedule.confirmed': { target: 'assignment', change: {} },
  'schedule.declined': { target: 'assignment', change: { ...ofSeat, reason: 'Arzttermin' } },
  'vacation.requested': {
    target: 'person',
    change: { requestIds: ['vQ5rB8kZ2mNj'], dates: ['2026-11-23'], shiftIds: [null] },
  },
  'vacation.withdrawn': { target: 'vacation request', change: { dates: ['2026-11-23'] } },
  'vacation.decided': {
    target: 'vacation request',
    change: { move: 'approve', profileId: person, dates: ['2026-11-23'], response: null },
  },
  'attendance.checkedIn': { target: 'person', change: { assignmentId: seat, ...ofSeat, late: false, missing: false } },
  'attendance.checkedOut': { target: 'person', change: { assignmentId: seat, ...ofSeat, leftEarly: false } },
  'team.locked': { target: 'person', change: { seats: 3 } },
  'team.unlocked': { target: 'person', change: { role: 'chatter', back: 2, gone: 1 } },
  'team.removed': { target: 'person', change: { name: 'Kim Albers', seats: 3 } },
  'team.roleChanged': { target: 'person', change: { from: 'chatter', to: 'team_lead' } },
  'invitations.accepted': { target: 'invitation', change: { email: 'kim@example.com', role: 'chatter' } },
  'pay.closed': { target: 'organization', change: { month: '2026-11', version: 2, people: 12 } },
} as const satisfies Record<WebhookKind, { target: string; change: Readonly<Record<string, unknown>> }>

/** A delivery of the kind, as a receiver gets it. */
export const deliveryExample = (kind: WebhookKind) => ({
  type: kind,
  timestamp: '2026-11-20T11:00:00Z',
  data: { id: 'u2HkT9wQ4sLm', actorId: person, target: group, change: webhookExamples[kind].change },
})
