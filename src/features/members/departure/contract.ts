import { z } from 'zod'
import { zId, zLine, zTimestamp, zUntrimmedText } from '#kit/schema.ts'
import { browserEndpoint, criticalEndpoint, endpoint } from '#features/foundation/permissions/endpoint.ts'

const formerMember = z.object({ id: zId, fullName: z.string(), email: z.string(), leftAt: zTimestamp })
export type FormerMember = z.infer<typeof formerMember>

const deletionPreview = z.object({
  /** Including the owner who asks. */
  members: z.number().int(),
  /** The server can make a backup before it deletes. */
  canBackUp: z.boolean(),
})

const nothing = z.object({})

export const departureContract = {
  formerMembers: endpoint('role:owner')
    .route({
      method: 'GET',
      path: '/organization/former-members',
      summary: 'List former members whose account still exists, the latest to leave first',
    })
    .output(z.array(formerMember)),
  eraseFormerMember: criticalEndpoint('role:owner')
    .route({
      method: 'DELETE',
      path: '/organization/former-members/{id}',
      summary: 'Delete the account of a former member; past schedules no longer show the name',
    })
    .input(z.object({ id: zId }))
    .output(nothing),
  deletionPreview: endpoint('role:owner')
    .route({
      method: 'GET',
      path: '/organization/deletion',
      summary: 'Get what deleting the organization would affect',
    })
    .output(deletionPreview),
  deleteOrganization: browserEndpoint('role:owner')
    .route({
      method: 'POST',
      path: '/organization/deletion',
      summary: 'Delete the organization permanently, with all schedules, its audit log and its accounts',
    })
    .input(
      z.object({
        /** The organization’s name, retyped. */
        name: zLine({ max: 100, min: 1, tooShort: 'input.required' }),
        password: zUntrimmedText(200, 'input.tooLong'),
        /** Make a backup of the whole installation first, and delete nothing if that fails. */
        backUpFirst: z.boolean(),
      }),
    )
    .output(nothing),
}
