import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { organizationSettingsContract } from '../contract.ts'
import * as actions from './save-organization.ts'
import type { MoveToZone } from './save-organization.ts'

const settings = implement(organizationSettingsContract).$context<RequestContext>().use(admitted).use(asMember)

export const organizationSettingsRouter = (moveToZone: MoveToZone) =>
  settings.router({
    organization: settings.organization.handler(({ context }) => actions.organization(context.member)),
    saveOrganization: settings.saveOrganization.handler(({ context, input }) =>
      actions.saveOrganization(context.member, input, moveToZone),
    ),
    payday: settings.payday.handler(({ context }) => actions.payday(context.member)),
    community: settings.community.handler(({ context }) => actions.community(context.member)),
  })
