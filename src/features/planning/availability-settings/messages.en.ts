import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['availabilitySettings']> = {
  noShiftManager: 'This person can’t be shift manager. They need a linked chat and the right role.',
}

export const en: Translation<Catalogue['availabilitySettings']> = {
  open: 'Settings',
  title: 'Availability settings',
  tabs: { infoBox: 'Info box', shiftManager: 'Shift manager' },
  text: 'Text in the vacation request',
  textHint: '{requested} and {limit} become the requested days and the limit. Leave empty for the default text.',
  preview: 'Preview: 5 requested days, limit 3',
  shiftManager: 'Shift manager',
  shiftManagerHint: 'Receives new vacation requests. If not set, owners and admins do.',
  nobody: 'No shift manager',
  unlinked: (name, role) => `${name} (${role}, no linked chat)`,
  noCandidates: 'No owner, admin or team lead has linked a chat yet.',
  save: 'Save',
  saved: 'Settings saved',
  saveFailed: 'The settings weren’t saved. Please try again.',
}
