import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { creates, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { contactChange, contactOrder, contactPerson, managedContact, newContact } from './schema.ts'

export const contactsContract = {
  list: endpoint('member', 'widget_contact_persons')
    .route({ method: 'GET', path: '/contacts', summary: "List active contacts in the organization's order" })
    .output(z.array(contactPerson)),
  // a locked person may ask for nothing else: this is the way out
  whenLocked: endpoint('session')
    .route({
      method: 'GET',
      path: '/contacts/when-locked',
      summary: 'List contacts for a locked member; empty for others',
    })
    .output(z.array(contactPerson)),
  all: endpoint('role:owner')
    .route({ method: 'GET', path: '/contacts/all', summary: 'List all contacts, including inactive ones' })
    .output(z.array(managedContact)),
  create: endpoint('role:owner')
    .meta(creates)
    .route({ method: 'POST', path: '/contacts', successStatus: 201, summary: 'Add a contact at the end of the list' })
    .input(newContact)
    .output(managedContact),
  update: endpoint('role:owner')
    .route({ method: 'PUT', path: '/contacts/{id}', summary: 'Update a contact' })
    .input(contactChange)
    .output(managedContact),
  reorder: endpoint('role:owner')
    .route({ method: 'PUT', path: '/contact-order', summary: 'Reorder all contacts' })
    .input(contactOrder)
    .output(z.object({})),
  remove: endpoint('role:owner')
    .route({ method: 'DELETE', path: '/contacts/{id}', summary: 'Delete a contact' })
    .input(z.object({ id: zId }))
    .output(z.object({})),
}
