import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { availabilitySettingsContract } from '../contract.ts'
import * as actions from './edit-info-box.ts'

const settings = implement(availabilitySettingsContract).$context<RequestContext>().use(admitted).use(asMember)

export const availabilitySettingsRouter = settings.router({
  infoBox: settings.infoBox.handler(({ context }) => actions.infoBox(context.member)),
  saveInfoBox: settings.saveInfoBox.handler(({ context, input }) => actions.saveInfoBox(context.member, input)),
  shiftManagers: settings.shiftManagers.handler(({ context }) => actions.shiftManagers(context.member)),
})
