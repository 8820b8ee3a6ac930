import { z } from 'zod'
import { mailing } from '#features/access/sign-in/mailing.ts'
import { zEmail, zId } from '#kit/schema.ts'
import { browserEndpoint, criticalEndpoint, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { accessRevoked, memberUpdate, memberUpdated, returned, teamMember } from './schema.ts'

const one = z.object({ id: zId })
const nothing = z.object({})

export const teamContract = {
  list: endpoint('member', 'page_team')
    .route({ method: 'GET', path: '/team', summary: 'List all members with role, status and shifts this month' })
    .output(z.array(teamMember)),
  update: endpoint('role:admin')
    .route({ method: 'PUT', path: '/team/{id}', summary: "Update a member's name, role or vacation days" })
    .input(memberUpdate)
    .output(memberUpdated),
  lock: endpoint('role:admin')
    .route({
      method: 'POST',
      path: '/team/{id}/lock',
      summary: 'Lock a member; ends all sessions and opens their upcoming shifts',
    })
    .input(one)
    .output(accessRevoked),
  unlock: endpoint('role:admin')
    .route({ method: 'DELETE', path: '/team/{id}/lock', summary: 'Unlock a member and restore the previous role' })
    .input(one)
    .output(returned),
  remove: criticalEndpoint('role:admin')
    .route({ method: 'DELETE', path: '/team/{id}', summary: 'Remove a member; past schedules keep the name' })
    .input(one)
    .output(accessRevoked),
  changeEmail: criticalEndpoint('role:admin')
    .route({ method: 'PUT', path: '/team/{id}/email', summary: "Email a confirmation link to a member's new address" })
    .input(one.extend({ email: zEmail }))
    .output(mailing),
  resetSecondFactor: criticalEndpoint('role:admin')
    .route({ method: 'DELETE', path: '/team/{id}/second-factor', summary: "Reset a member's second factor" })
    .input(one)
    .output(nothing),
  endSessions: browserEndpoint('role:admin')
    .route({
      method: 'DELETE',
      path: '/team/{id}/sessions',
      summary: "End a member's sessions, streams and tokens; disconnects chats and the calendar",
    })
    .input(one)
    .output(z.object({ sessions: z.number().int() })),
  sendReset: browserEndpoint('role:admin')
    .route({ method: 'POST', path: '/team/{id}/reset-mail', summary: 'Email a member a password reset link' })
    .input(one)
    .output(mailing),
}
