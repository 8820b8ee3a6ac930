import { z } from 'zod'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { toSeeDuty, toSeeOwn } from '#features/work/attendance/policy.ts'
import { handoverQuestion, latestNotes, notePage, ownHandovers, reading, writing, written } from './schema.ts'

export const handoverContract = {
  own: endpoint('member')
    .route({
      method: 'GET',
      path: '/me/handovers',
      summary: "One's own shifts around now: what others hand over, and what one has written; null: switched off",
    })
    .output(ownHandovers),
  write: endpoint('member')
    .route({
      method: 'PUT',
      path: '/me/handovers/{assignmentId}',
      summary: "What one's own shift tells the next, from the check-in until twelve hours after its end",
    })
    .input(writing)
    .output(written),
  read: endpoint('member')
    .route({
      method: 'POST',
      path: '/handovers/{assignmentId}/read',
      summary: 'Says that one has read a handover, as it stands',
    })
    .input(reading)
    .output(z.object({})),
  latest: endpoint('member', toSeeDuty)
    .route({
      method: 'GET',
      path: '/handovers/latest',
      summary: 'What the last shift of each group left, and who has read it',
    })
    .output(latestNotes),
  list: endpoint('member', toSeeOwn)
    .route({
      method: 'GET',
      path: '/handovers',
      summary: 'Handovers of 90 days: of the groups one has a seat on around that time, or with the permission all',
    })
    .input(handoverQuestion)
    .output(notePage),
}
