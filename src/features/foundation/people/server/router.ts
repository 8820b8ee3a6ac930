import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { peopleContract } from '../contract.ts'
import * as actions from './list-people.ts'

const people = implement(peopleContract).$context<RequestContext>().use(admitted).use(asMember)

export const peopleRouter = people.router({
  list: people.list.handler(({ context }) => actions.list(context.member)),
  setLanguage: people.setLanguage.handler(async ({ context, input }) => {
    await actions.setLanguage(context.member, input.language)
    return {}
  }),
})
