import { z } from 'zod'
import { zId, zWeek } from '#kit/schema.ts'
import { endpoint, lasting } from '#features/foundation/permissions/endpoint.ts'
import { availabilityWeek, copyInput, setCellsInput, teamWeek } from './schema.ts'

export const availabilityContract = {
  week: endpoint('member', 'page_shifts')
    .route({
      method: 'GET',
      path: '/availability/{week}',
      summary: "Get a person's availability for a week; yours by default",
    })
    .input(z.object({ week: zWeek, profileId: zId.optional() }))
    .output(availabilityWeek),
  setCells: endpoint('member', 'page_shifts')
    .route({
      method: 'PATCH',
      path: '/availability/{week}',
      summary: 'Update availability cells of a week; others stay unchanged',
    })
    .input(setCellsInput)
    .output(availabilityWeek),
  copy: endpoint('member', 'page_shifts')
    .route({
      method: 'POST',
      path: '/availability/{from}/copies',
      summary: 'Copy the availability of a week to other weeks',
    })
    .input(copyInput)
    .output(z.object({ weeks: z.number().int() })),
  team: endpoint('role:admin')
    .meta(lasting)
    .route({
      method: 'GET',
      path: '/availability/{week}/team',
      summary: "Get the team's availability for a week in a compact format",
    })
    .input(z.object({ week: zWeek }))
    .output(teamWeek),
}
