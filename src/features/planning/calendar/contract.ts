import { z } from 'zod'
import { criticalEndpoint, endpoint } from '#features/foundation/permissions/endpoint.ts'

export const calendarContract = {
  link: endpoint('member')
    .route({
      method: 'GET',
      path: '/me/calendar',
      summary: 'Returns the creation time of your calendar link, never the link itself',
    })
    .output(z.object({ createdAt: z.string().nullable() })),
  renew: criticalEndpoint('member')
    .route({
      method: 'POST',
      path: '/me/calendar',
      successStatus: 201,
      summary: 'Creates a calendar link, shown once, and deactivates the previous one',
    })
    .output(z.object({ url: z.string() })),
  revoke: endpoint('member')
    .route({ method: 'DELETE', path: '/me/calendar', summary: 'Deactivates your calendar link' })
    .output(z.object({})),
}
