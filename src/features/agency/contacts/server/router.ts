import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { contactsContract } from '../contract.ts'
import * as actions from './manage-contacts.ts'

const open = implement(contactsContract).$context<RequestContext>().use(admitted)
const contacts = open.use(asMember)
const nothing = {}

export const contactsRouter = open.router({
  list: contacts.list.handler(({ context }) => actions.list(context.member)),
  whenLocked: open.whenLocked.handler(({ context }) => actions.listWhenLocked(context)),
  all: contacts.all.handler(({ context }) => actions.all(context.member)),
  create: contacts.create.handler(({ context, input }) => actions.create(context.member, input)),
  update: contacts.update.handler(({ context, input }) => actions.update(context.member, input)),
  reorder: contacts.reorder.handler(({ context, input }) =>
    actions.reorder(context.member, input.ids).then(() => nothing),
  ),
  remove: contacts.remove.handler(({ context, input }) => actions.remove(context.member, input.id).then(() => nothing)),
})
