import { z } from 'zod'
import { groupColours } from '#kit/colour.ts'
import { zDay } from '#kit/schema.ts'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { roles } from '#features/foundation/permissions/roles.ts'
import { setUpSteps } from './rules.ts'

const coverage = z.object({
  /** A Monday; two weeks begin with it. */
  from: zDay,
  groups: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      color: z.enum(groupColours),
      /** By day from the first. */
      filled: z.array(z.number().int()),
      /** Seats of a day. */
      required: z.number().int(),
    }),
  ),
})
export type Coverage = z.infer<typeof coverage>

const setUpList = z.array(z.object({ step: z.enum(setUpSteps), isDone: z.boolean() }))
export type SetUp = z.infer<typeof setUpList>

const overview = z.object({
  members: z.array(z.object({ role: z.enum(roles), count: z.number().int() })),
  coverage,
  openVacationRequests: z.number().int(),
  /** People who were asked for their availability and have not answered. */
  unansweredAvailabilityRequests: z.number().int(),
  setUp: setUpList,
})
export type OrganizationOverview = z.infer<typeof overview>

export const organizationOverviewContract = {
  get: endpoint('member', 'page_organization')
    .route({
      method: 'GET',
      path: '/organization/overview',
      summary: 'Get an overview of the organization: people, coverage and open tasks',
    })
    .output(overview),
  setUp: endpoint('member', 'page_organization')
    .route({
      method: 'GET',
      path: '/organization/set-up',
      summary: 'List the setup steps of the organization',
    })
    .output(setUpList),
}
