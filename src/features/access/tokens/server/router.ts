import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { tokensContract } from '../contract.ts'
import * as actions from './manage-tokens.ts'

export const tokensRouter = memberRouter(tokensContract, {
  own: member => actions.list(member, 'person'),
  create: (member, input) => actions.create(member, 'person', input),
  revoke: (member, { id }) => actions.revokeToken(member, 'person', id),
  ofOrganization: member => actions.list(member, 'organization'),
  createForOrganization: (member, input) => actions.create(member, 'organization', input),
  revokeOfOrganization: (member, { id }) => actions.revokeToken(member, 'organization', id),
})
