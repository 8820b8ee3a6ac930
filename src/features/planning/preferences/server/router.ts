import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { preferencesContract } from '../contract.ts'
import * as actions from './save-preferences.ts'

const preferences = implement(preferencesContract).$context<RequestContext>().use(admitted).use(asMember)

export const preferencesRouter = preferences.router({
  find: preferences.find.handler(({ context, input }) => actions.find(context.member, input.profileId)),
  save: preferences.save.handler(({ context, input }) => actions.save(context.member, input)),
  saveHours: preferences.saveHours.handler(({ context, input }) => actions.saveHours(context.member, input)),
})
