import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { creates, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { contactChange, contactOrder, contactPerson, managedContact, newContact } from './schema.ts'

export const contactsContract = {
  list: endpoint('member', 'widget_contact_persons')
    .route({ method: 'GET', path: '/contacts', summary: 'Whom to turn to, in the order of the organisation' })
    .output(z.array(contactPerson)),
  // a locked person may ask for nothing else: this is the way out
  whenLocked: endpoint('session')
    .route({ method: 'GET', path: '/contacts/when-locked', summary: 'The same for a locked person; empty for others' })
    .output(z.array(contactPerson)),
  all: endpoint('role:owner')
    .route({ method: 'GET', path: '/contacts/all', summary: 'The same with those that are switched off' })
    .output(z.array(managedContact)),
  create: endpoint('role:owner')
    .meta(creates)
    .route({ method: 'POST', path: '/contacts', successStatus: 201, summary: 'One more, at the end' })
    .input(newContact)
    .output(managedContact),
  update: endpoint('role:owner')
    .route({ method: 'PUT', path: '/contacts/{id}', summary: 'Changes one' })
    .input(contactChange)
    .output(managedContact),
  reorder: endpoint('role:owner')
    .route({ method: 'PUT', path: '/contact-order', summary: 'Another order of all' })
    .input(contactOrder)
    .output(z.object({})),
  remove: endpoint('role:owner')
    .route({ method: 'DELETE', path: '/contacts/{id}', summary: 'Takes one off the list' })
    .input(z.object({ id: zId }))
    .output(z.object({})),
}
