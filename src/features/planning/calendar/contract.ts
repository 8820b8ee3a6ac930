import { z } from 'zod'
import { criticalEndpoint, endpoint } from '#features/foundation/permissions/endpoint.ts'

export const calendarContract = {
  link: endpoint('member')
    .route({ method: 'GET', path: '/me/calendar', summary: 'Since when there is a calendar link; never the link' })
    .output(z.object({ createdAt: z.string().nullable() })),
  renew: criticalEndpoint('member')
    .route({
      method: 'POST',
      path: '/me/calendar',
      successStatus: 201,
      summary: 'A new calendar link, shown once; the old one is void',
    })
    .output(z.object({ url: z.string() })),
  revoke: endpoint('member')
    .route({ method: 'DELETE', path: '/me/calendar', summary: 'There is no calendar link any more' })
    .output(z.object({})),
}
