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
      summary: 'Check a list of addresses row by row; invites no one',
    })
    .input(z.object({ text: zAddressText }))
    .output(listChecked),
  sendList: endpoint('member', toInvite)
    .route({
      method: 'POST',
      path: '/invitations/list',
      summary: 'Invite up to 500 addresses at once; returns the rows that were skipped',
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
      summary: 'Email a new link, valid for seven days; older links become invalid',
    })
    .input(one)
    .output(sending),
  link: browserEndpoint('member', toInvite)
    .route({
      method: 'POST',
      path: '/invitations/{id}/link',
      summary:
        'Create a link to share, which does not verify the address; invalidates earlier copied links, but not the emailed one',
    })
    .input(one)
    .output(link),
  revoke: endpoint('member', toInvite)
    .route({ method: 'DELETE', path: '/invitations/{id}', summary: 'Revoke an invitation and its links' })
    .input(one)
    .output(nothing),
  look: endpoint('public')
    .route({
      method: 'POST',
      path: '/invitations/look',
      summary: 'Get the details of an invitation link and the next step',
    })
    .input(byToken)
    .output(offer.extend({ email: z.string(), proposedName: z.string().nullable(), next: z.enum(nextSteps) })),
  register: endpoint('public')
    .route({
      method: 'POST',
      path: '/invitations/register',
      summary:
        'Create an account for the invited address, join and sign in; only the emailed link verifies the address',
    })
    .input(
      byToken.extend({ fullName: zFullName, password: zUntrimmedText(200, 'input.tooLong').min(1, 'input.required') }),
    )
    .output(nothing),
  accept: endpoint('session')
    .route({
      method: 'POST',
      path: '/invitations/accept',
      summary: "Accept an invitation to the signed-in account's address",
    })
    .input(byToken)
    .output(nothing),
  mine: endpoint('session')
    .route({
      method: 'GET',
      path: '/invitations/mine',
      summary: "List pending invitations to the signed-in account's verified address",
    })
    .output(z.array(offer.extend({ id: z.string() }))),
  acceptMine: endpoint('session')
    .route({ method: 'POST', path: '/invitations/mine/{id}', summary: 'Accept a pending invitation' })
    .input(one)
    .output(nothing),
}
