import { z } from 'zod'
import { zUntrimmedText, zEmail, zId } from '#kit/schema.ts'
import { zFullName } from '#features/foundation/people/schema.ts'
import { browserEndpoint, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { toInvite } from './policy.ts'
import {
  listChecked,
  listSent,
  nextSteps,
  offer,
  pendingInvitation,
  zAddressText,
  zGroupIds,
  zInvitationRole,
  zPresetLanguage,
  zToken,
} from './schema.ts'

const one = z.object({ id: zId })
const byToken = z.object({ token: zToken })
const nothing = z.object({})
const link = z.object({ link: z.string() })
/** False: there is no mail server, or the address got many mails lately; the link has to be handed over. */
const sending = z.object({ isMailed: z.boolean() })

export const invitationsContract = {
  list: endpoint('member', toInvite)
    .route({ method: 'GET', path: '/invitations', summary: 'List pending invitations, newest first' })
    .output(z.array(pendingInvitation)),
  send: endpoint('member', toInvite)
    .route({
      method: 'POST',
      path: '/invitations',
      summary: 'Invite an address by email and return a link to share; only owners can invite admins',
    })
    .input(z.object({ email: zEmail, role: zInvitationRole.default('chatter') }))
    .output(pendingInvitation.extend(link.shape).extend(sending.shape)),
  checkList: endpoint('member', toInvite)
    .route({
      method: 'POST',
      path: '/invitations/list/check',
      summary: 'Preview a list of addresses, line by line, without inviting them',
    })
    .input(z.object({ text: zAddressText }))
    .output(listChecked),
  sendList: endpoint('member', toInvite)
    .route({
      method: 'POST',
      path: '/invitations/list',
      summary: 'Invite up to 500 addresses at once; lines with errors are skipped and listed',
    })
    .input(
      z.object({
        text: zAddressText,
        role: zInvitationRole.default('chatter'),
        groupIds: zGroupIds,
        language: zPresetLanguage,
      }),
    )
    .output(listSent),
  resend: endpoint('member', toInvite)
    .route({
      method: 'POST',
      path: '/invitations/{id}/mail',
      summary: 'Email a new link that is valid for seven days; older links stop working',
    })
    .input(one)
    .output(sending),
  link: browserEndpoint('member', toInvite)
    .route({
      method: 'POST',
      path: '/invitations/{id}/link',
      summary: 'Get a link to share, which does not confirm the address; replaces earlier copied links',
    })
    .input(one)
    .output(link),
  revoke: endpoint('member', toInvite)
    .route({ method: 'DELETE', path: '/invitations/{id}', summary: 'Revoke an invitation; its links stop working' })
    .input(one)
    .output(nothing),
  look: endpoint('public')
    .route({
      method: 'POST',
      path: '/invitations/look',
      summary: 'Preview an invitation and the next step for the reader',
    })
    .input(byToken)
    .output(offer.extend({ email: z.string(), proposedName: z.string().nullable(), next: z.enum(nextSteps) })),
  register: endpoint('public')
    .route({
      method: 'POST',
      path: '/invitations/register',
      summary:
        'Create an account for the invited address, join, and sign in; only the emailed link confirms the address',
    })
    .input(
      byToken.extend({ fullName: zFullName, password: zUntrimmedText(200, 'input.tooLong').min(1, 'input.required') }),
    )
    .output(nothing),
  accept: endpoint('session')
    .route({
      method: 'POST',
      path: '/invitations/accept',
      summary: 'Accept an invitation sent to the signed-in account’s address',
    })
    .input(byToken)
    .output(nothing),
  mine: endpoint('session')
    .route({
      method: 'GET',
      path: '/invitations/mine',
      summary: 'List pending invitations to the signed-in account’s confirmed address',
    })
    .output(z.array(offer.extend({ id: z.string() }))),
  acceptMine: endpoint('session')
    .route({ method: 'POST', path: '/invitations/mine/{id}', summary: 'Accept one of these invitations' })
    .input(one)
    .output(nothing),
}
