import { z } from 'zod'
import { zUntrimmedText, zEmail, zId } from '#kit/schema.ts'
import { toInvite } from '#features/access/invitations/policy.ts'
import { zFullName } from '#features/foundation/people/schema.ts'
import { browserEndpoint, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { joinLink, joinOffer, newJoinLink } from './schema.ts'

/** 32 random bytes as base64url; anything else is nobody's token, not an error of its own. */
const zLinkToken = z.string('input.required').trim().min(1, 'input.required').max(200, 'joinLinks.notFound')

const byToken = z.object({ token: zLinkToken })
const nothing = z.object({})

export const joinLinksContract = {
  list: endpoint('member', toInvite)
    .route({
      method: 'GET',
      path: '/join-links',
      summary: 'List active join links, newest first',
    })
    .output(z.array(joinLink)),
  create: browserEndpoint('member', toInvite)
    .route({
      method: 'POST',
      path: '/join-links',
      successStatus: 201,
      summary: 'Create a join link for many people; it is shown only once, and only owners can invite admins',
    })
    .input(newJoinLink)
    .output(joinLink.extend({ link: z.string() })),
  end: endpoint('member', toInvite)
    .route({ method: 'DELETE', path: '/join-links/{id}', summary: 'Deactivate a join link immediately' })
    .input(z.object({ id: zId }))
    .output(nothing),
  look: endpoint('public')
    .route({ method: 'POST', path: '/join-links/look', summary: 'Get the details of a join link and the next step' })
    .input(byToken)
    .output(joinOffer),
  register: endpoint('public')
    .route({
      method: 'POST',
      path: '/join-links/register',
      summary: 'Create an account through a join link and sign in; the address is still unverified',
    })
    .input(
      byToken.extend({
        email: zEmail,
        fullName: zFullName,
        password: zUntrimmedText(200, 'input.tooLong').min(1, 'input.required'),
      }),
    )
    .output(nothing),
  accept: endpoint('session')
    .route({
      method: 'POST',
      path: '/join-links/accept',
      summary: 'Join with the signed-in account',
    })
    .input(byToken)
    .output(nothing),
}
