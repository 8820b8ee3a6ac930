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
    .route({ method: 'GET', path: '/invitations', summary: 'Who is invited and has not answered, newest first' })
    .output(z.array(pendingInvitation)),
  send: endpoint('member', toInvite)
    .route({
      method: 'POST',
      path: '/invitations',
      summary: 'Invites an address by mail, and gives another link to hand over; only an owner invites an admin',
    })
    .input(z.object({ email: zEmail, role: zInvitationRole.default('chatter') }))
    .output(pendingInvitation.extend(link.shape).extend(sending.shape)),
  checkList: endpoint('member', toInvite)
    .route({
      method: 'POST',
      path: '/invitations/list/check',
      summary: 'What would become of a list of addresses, line by line; nobody is invited',
    })
    .input(z.object({ text: zAddressText }))
    .output(listChecked),
  sendList: endpoint('member', toInvite)
    .route({
      method: 'POST',
      path: '/invitations/list',
      summary: 'Invites up to 500 addresses at once; lines that cannot be are left out and named',
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
      summary: 'Mails a new link that is valid for seven days; older links end',
    })
    .input(one)
    .output(sending),
  link: browserEndpoint('member', toInvite)
    .route({
      method: 'POST',
      path: '/invitations/{id}/link',
      summary: 'A link to hand over oneself, which proves no address; the mailed one stays, one copied earlier ends',
    })
    .input(one)
    .output(link),
  revoke: endpoint('member', toInvite)
    .route({ method: 'DELETE', path: '/invitations/{id}', summary: 'Takes an invitation back; its links end' })
    .input(one)
    .output(nothing),
  look: endpoint('public')
    .route({ method: 'POST', path: '/invitations/look', summary: 'What a link offers, and what its reader does next' })
    .input(byToken)
    .output(offer.extend({ email: z.string(), proposedName: z.string().nullable(), next: z.enum(nextSteps) })),
  register: endpoint('public')
    .route({
      method: 'POST',
      path: '/invitations/register',
      summary: 'An account for the invited address, which only the mailed link proves; joins and is signed in',
    })
    .input(
      byToken.extend({ fullName: zFullName, password: zUntrimmedText(200, 'input.tooLong').min(1, 'input.required') }),
    )
    .output(nothing),
  accept: endpoint('session')
    .route({
      method: 'POST',
      path: '/invitations/accept',
      summary: 'Joins by a link to the address one is signed in with',
    })
    .input(byToken)
    .output(nothing),
  mine: endpoint('session')
    .route({
      method: 'GET',
      path: '/invitations/mine',
      summary: "Open invitations to the signed-in account's address, once it is proven",
    })
    .output(z.array(offer.extend({ id: z.string() }))),
  acceptMine: endpoint('session')
    .route({ method: 'POST', path: '/invitations/mine/{id}', summary: 'Joins by one of them' })
    .input(one)
    .output(nothing),
}
