import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['contacts']> = {
  notFound: 'There is no such contact person.',
  required: 'Name, role and e-mail are required.',
  phone: 'This is not a phone number.',
  whatsapp: 'Please include the country code, for example +49 170 1234567.',
  tooMany: ({ max }) => `There cannot be more than ${max} contact persons.`,
  conflict: 'Someone else has changed this contact person in the meantime.',
  conflictList: 'Someone else has changed the list in the meantime.',
}

export const en: Translation<Catalogue['contacts']> = {
  title: 'Contact persons',
  empty: 'No contact persons configured.',
  call: name => `Call ${name}`,
  mail: name => `Write an e-mail to ${name}`,
  whatsapp: name => `Write to ${name} on WhatsApp`,
}
