import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/permissions/server/procedure.ts'
import { settingsContract } from '../contract.ts'
import * as actions from './actions.ts'
import * as organization from './organization-actions.ts'
import type { MoveToZone } from './organization-actions.ts'

const settings = implement(settingsContract).$context<RequestContext>().use(admitted).use(asMember)

export const settingsRouter = (moveToZone: MoveToZone) =>
  settings.router({
    organization: settings.organization.handler(({ context }) => organization.organization(context.member)),
    saveOrganization: settings.saveOrganization.handler(({ context, input }) =>
      organization.saveOrganization(context.member, input, moveToZone),
    ),
    payday: settings.payday.handler(({ context }) => organization.payday(context.member)),
    community: settings.community.handler(({ context }) => organization.community(context.member)),
    infoBox: settings.infoBox.handler(({ context }) => actions.infoBox(context.member)),
    saveInfoBox: settings.saveInfoBox.handler(({ context, input }) => actions.saveInfoBox(context.member, input)),
    shiftManagers: settings.shiftManagers.handler(({ context }) => actions.shiftManagers(context.member)),
  })
