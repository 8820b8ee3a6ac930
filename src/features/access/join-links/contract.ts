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
      summary: 'Links that many can join by, but for ended ones, newest first',
    })
    .output(z.array(joinLink)),
  create: browserEndpoint('member', toInvite)
    .route({
      method: 'POST',
      path: '/join-links',
      successStatus: 201,
      summary: 'A link that many can join by until its end; it is shown this once; only an owner invites admins',
    })
    .input(newJoinLink)
    .output(joinLink.extend({ link: z.string() })),
  end: endpoint('member', toInvite)
    .route({ method: 'DELETE', path: '/join-links/{id}', summary: 'Nobody joins by it any more, at once' })
    .input(z.object({ id: zId }))
    .output(nothing),
  look: endpoint('public')
    .route({ method: 'POST', path: '/join-links/look', summary: 'What a link offers, and what its reader does next' })
    .input(byToken)
    .output(joinOffer),
  register: endpoint('public')
    .route({
      method: 'POST',
      path: '/join-links/register',
      summary: 'An account, whose address is still to be proven, joins by a link and is signed in',
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
      summary: 'Joins by a link, with the account one is signed in with',
    })
    .input(byToken)
    .output(nothing),
}
