import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/permissions/server/procedure.ts'
import { contactsContract } from '../contract.ts'
import * as actions from './actions.ts'

const contacts = implement(contactsContract).$context<RequestContext>().use(admitted).use(asMember)
const nothing = {}

export const contactsRouter = contacts.router({
  list: contacts.list.handler(({ context }) => actions.list(context.member)),
  all: contacts.all.handler(({ context }) => actions.all(context.member)),
  create: contacts.create.handler(({ context, input }) => actions.create(context.member, input)),
  update: contacts.update.handler(({ context, input }) => actions.update(context.member, input)),
  reorder: contacts.reorder.handler(({ context, input }) =>
    actions.reorder(context.member, input.ids).then(() => nothing),
  ),
  remove: contacts.remove.handler(({ context, input }) => actions.remove(context.member, input.id).then(() => nothing)),
})
