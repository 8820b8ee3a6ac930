import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['availabilitySettings']> = {
  noShiftManager: 'This person cannot be shift manager: they have no linked chat or not the required role.',
}

export const en: Translation<Catalogue['availabilitySettings']> = {
  open: 'Settings',
  title: 'Availability settings',
  tabs: { infoBox: 'Info box', shiftManager: 'Shift manager' },
  text: 'Text in the vacation request',
  textHint:
    '{requested} and {limit} are replaced by the requested days and the limit. Leave empty for the default text.',
  preview: 'Preview with 5 requested days and limit 3',
  shiftManager: 'Shift manager',
  shiftManagerHint: 'New vacation requests go to this person, otherwise to owners and admins.',
  nobody: 'Nobody in particular',
  unlinked: (name, role) => `${name} (${role}, no chat)`,
  noCandidates: 'No owner, admin or team lead has linked a chat with the bot yet.',
  save: 'Save',
  saved: 'Saved',
  saveFailed: 'The settings could not be saved.',
}
