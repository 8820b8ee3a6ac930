import { z } from 'zod'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { toSeeDuty, toSeeOwn } from '#features/work/attendance/policy.ts'
import { handoverQuestion, latestNotes, notePage, ownHandovers, reading, writing, written } from './schema.ts'

export const handoverContract = {
  own: endpoint('member')
    .route({
      method: 'GET',
      path: '/me/handovers',
      summary: 'Get the handovers to you and by you for your current shifts; null if turned off',
    })
    .output(ownHandovers),
  write: endpoint('member')
    .route({
      method: 'PUT',
      path: '/me/handovers/{assignmentId}',
      summary: 'Save the handover of your shift, from check-in until 12 hours after its end',
    })
    .input(writing)
    .output(written),
  read: endpoint('member')
    .route({
      method: 'POST',
      path: '/handovers/{assignmentId}/read',
      summary: 'Mark the current version of a handover as read',
    })
    .input(reading)
    .output(z.object({})),
  latest: endpoint('member', toSeeDuty)
    .route({
      method: 'GET',
      path: '/handovers/latest',
      summary: 'List the latest handover of each group and its readers',
    })
    .output(latestNotes),
  list: endpoint('member', toSeeOwn)
    .route({
      method: 'GET',
      path: '/handovers',
      summary:
        'List handovers of the last 90 days: of the groups you worked on around that time, or all with permission',
    })
    .input(handoverQuestion)
    .output(notePage),
}
