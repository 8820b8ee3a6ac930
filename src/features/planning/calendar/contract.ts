import { z } from 'zod'
import { zTimestamp } from '#kit/schema.ts'
import { criticalEndpoint, endpoint } from '#features/foundation/permissions/endpoint.ts'

export const calendarContract = {
  link: endpoint('member')
    .route({
      method: 'GET',
      path: '/me/calendar',
      summary: 'Get when your calendar link was created, but not the link itself',
    })
    .output(z.object({ createdAt: zTimestamp.nullable() })),
  renew: criticalEndpoint('member')
    .route({
      method: 'POST',
      path: '/me/calendar',
      successStatus: 201,
      summary: 'Create a new calendar link, shown only once; invalidates the old one',
    })
    .output(z.object({ url: z.string() })),
  revoke: endpoint('member')
    .route({ method: 'DELETE', path: '/me/calendar', summary: 'Deactivate your calendar link' })
    .output(z.object({})),
}
