import { z } from 'zod'
import { zId, zWeek } from '#kit/schema.ts'
import { endpoint, lasting } from '#features/foundation/permissions/endpoint.ts'
import { availabilityWeek, copyInput, setCellsInput, teamWeek } from './schema.ts'

export const availabilityContract = {
  week: endpoint('member', 'page_shifts')
    .route({ method: 'GET', path: '/availability/{week}', summary: "One person's week; one's own unless told" })
    .input(z.object({ week: zWeek, profileId: zId.optional() }))
    .output(availabilityWeek),
  setCells: endpoint('member', 'page_shifts')
    .route({
      method: 'PATCH',
      path: '/availability/{week}',
      summary: 'Marks cells of a week; the others stay as they are',
    })
    .input(setCellsInput)
    .output(availabilityWeek),
  copy: endpoint('member', 'page_shifts')
    .route({ method: 'POST', path: '/availability/{from}/copies', summary: "Puts a week's marks on other weeks" })
    .input(copyInput)
    .output(z.object({ weeks: z.number().int() })),
  team: endpoint('role:admin')
    .meta(lasting)
    .route({ method: 'GET', path: '/availability/{week}/team', summary: "Everybody's week, packed" })
    .input(z.object({ week: zWeek }))
    .output(teamWeek),
}
