import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['contacts']> = {
  notFound: 'This contact doesn’t exist.',
  required: 'Name, role, and email are required.',
  phone: 'Enter a valid phone number.',
  whatsapp: 'Include the country code, for example +49 170 1234567.',
  tooMany: ({ max }) => `You can have up to ${max} contacts.`,
  conflict: 'Someone else changed this contact while you were editing. Check it and save again.',
  conflictList: 'Someone else changed the list while you were editing. Please try again.',
}

export const en: Translation<Catalogue['contacts']> = {
  title: 'Contacts',
  empty: 'No contacts yet.',
  call: name => `Call ${name}`,
  mail: name => `Email ${name}`,
  whatsapp: name => `Message ${name} on WhatsApp`,
}
