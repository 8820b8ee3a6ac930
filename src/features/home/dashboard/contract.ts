import { z } from 'zod'
import { contactPerson } from '#features/agency/contacts/schema.ts'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { nextShifts } from '#features/planning/own-shifts/schema.ts'
import { community, payday } from '#features/agency/organization-settings/schema.ts'
import { ownSteps } from '#features/members/first-steps/contract.ts'
import { ownTodos } from '#features/work/todos/schema.ts'
import { requestPage, vacationBlocks } from '#features/planning/vacation/schema.ts'

/** What the widgets show; a widget that the caller may not see is left out. */
const dashboard = z.object({
  nextShifts: nextShifts.optional(),
  vacationBlocks: vacationBlocks.optional(),
  vacationMine: requestPage.optional(),
  vacationBoard: requestPage.optional(),
  payday: payday.optional(),
  todos: ownTodos.optional(),
  contacts: z.array(contactPerson).optional(),
  community: community.optional(),
  /** Only for somebody who has joined lately and has some to take. */
  firstSteps: ownSteps.optional(),
})
export type Dashboard = z.infer<typeof dashboard>

export const dashboardContract = {
  get: endpoint('member', 'page_dashboard')
    .route({ method: 'GET', path: '/dashboard', summary: 'Get the data of all dashboard widgets' })
    .output(dashboard),
}
