import { z } from 'zod'
import { criticalEndpoint, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { goingKinds, ownKinds } from './rules.ts'

const count = z.number().int()

const sampleState = z.object({
  isThere: z.boolean(),
  /** As in a demonstration: its people have a password. */
  isOpen: z.boolean(),
  /** What goes when the sample is removed. */
  goes: z.record(z.enum(goingKinds), count),
  /** What people of the organisation have made of it or hung on it, and what therefore goes along. */
  own: z.record(z.enum(ownKinds), count),
})
export type SampleState = z.infer<typeof sampleState>

export const sampleContract = {
  state: endpoint('role:owner')
    .route({
      method: 'GET',
      path: '/organization/sample',
      summary: 'Get the remaining sample data and what depends on it',
    })
    .output(sampleState),
  remove: criticalEndpoint('role:owner')
    .route({ method: 'DELETE', path: '/organization/sample', summary: 'Delete all sample data' })
    .output(z.object({})),
}
