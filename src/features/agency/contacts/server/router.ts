import { mixedRouter } from '#features/foundation/permissions/server/member-router.ts'
import { contactsContract } from '../contract.ts'
import * as actions from './manage-contacts.ts'

export const contactsRouter = mixedRouter(
  contactsContract,
  { whenLocked: actions.listWhenLocked },
  {
    list: actions.list,
    all: actions.listManagedContacts,
    create: actions.create,
    update: actions.update,
    reorder: actions.reorderContacts,
    remove: actions.removeContact,
  },
)
