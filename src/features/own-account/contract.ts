import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { endpoint } from '#features/permissions/endpoint.ts'

const ownSession = z.object({
  id: z.string(),
  userAgent: z.string(),
  /** ISO instants. */
  createdAt: z.string(),
  lastSeen: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

const password = z.string().max(200, 'input.tooLong')
const nothing = z.object({})

export const ownAccountContract = {
  sessions: endpoint('member')
    .route({ method: 'GET', path: '/me/sessions', summary: 'Where one is signed in, this one first' })
    .output(z.array(ownSession)),
  endSession: endpoint('member')
    .route({ method: 'DELETE', path: '/me/sessions/{id}', summary: 'Signs out on another device' })
    .input(z.object({ id: zId }))
    .output(nothing),
  endOtherSessions: endpoint('member')
    .route({ method: 'DELETE', path: '/me/sessions', summary: 'Signs out everywhere but here' })
    .output(z.object({ sessions: z.number().int() })),
  changePassword: endpoint('member')
    .route({ method: 'PUT', path: '/me/password', summary: 'A new password; all other sessions end' })
    .input(z.object({ currentPassword: password, password }))
    .output(nothing),
}
