import { endpoint, passing } from '#features/foundation/permissions/endpoint.ts'
import { toSeePerHour } from './policy.ts'
import { perHour, perHourQuestion } from './schema.ts'

export const revenueContract = {
  perHour: endpoint('member', toSeePerHour)
    .meta(passing)
    .route({
      method: 'GET',
      path: '/revenue/{month}/per-hour',
      summary: 'Get revenue per hour by person, shift, group or creator, with hours from timesheets and from the file',
    })
    .input(perHourQuestion)
    .output(perHour),
}
