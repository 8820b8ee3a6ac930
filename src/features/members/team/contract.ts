import { z } from 'zod'
import { mailing } from '#features/access/sign-in/mailing.ts'
import { zEmail, zId } from '#kit/schema.ts'
import { browserEndpoint, criticalEndpoint, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { accessRevoked, memberUpdate, memberUpdated, returned, teamMember } from './schema.ts'

const one = z.object({ id: zId })
const nothing = z.object({})

export const teamContract = {
  list: endpoint('member', 'page_team')
    .route({ method: 'GET', path: '/team', summary: 'Everybody with role, status and what they do this month' })
    .output(z.array(teamMember)),
  update: endpoint('role:admin')
    .route({ method: 'PUT', path: '/team/{id}', summary: "Changes a member's name, role or vacation days" })
    .input(memberUpdate)
    .output(memberUpdated),
  lock: endpoint('role:admin')
    .route({ method: 'POST', path: '/team/{id}/lock', summary: 'Ends all sessions and opens the seats from now on' })
    .input(one)
    .output(accessRevoked),
  unlock: endpoint('role:admin')
    .route({ method: 'DELETE', path: '/team/{id}/lock', summary: 'Lets a member back in, with the role of before' })
    .input(one)
    .output(returned),
  remove: criticalEndpoint('role:admin')
    .route({ method: 'DELETE', path: '/team/{id}', summary: 'Takes a member out; past plans keep the name' })
    .input(one)
    .output(accessRevoked),
  changeEmail: criticalEndpoint('role:admin')
    .route({ method: 'PUT', path: '/team/{id}/email', summary: 'Mails the new address a link that makes it valid' })
    .input(one.extend({ email: zEmail }))
    .output(mailing),
  resetSecondFactor: criticalEndpoint('role:admin')
    .route({ method: 'DELETE', path: '/team/{id}/second-factor', summary: 'Makes the password enough again' })
    .input(one)
    .output(nothing),
  endSessions: browserEndpoint('role:admin')
    .route({
      method: 'DELETE',
      path: '/team/{id}/sessions',
      summary: 'Ends every session, stream and token of a member, and unlinks chats and calendar',
    })
    .input(one)
    .output(z.object({ sessions: z.number().int() })),
  sendReset: browserEndpoint('role:admin')
    .route({ method: 'POST', path: '/team/{id}/reset-mail', summary: 'Mails the member a link to a new password' })
    .input(one)
    .output(mailing),
}
