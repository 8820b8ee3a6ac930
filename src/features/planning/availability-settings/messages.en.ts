import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['availabilitySettings']> = {
  noShiftManager: 'The shift manager must be an owner, admin, or team lead with a linked chat.',
}

export const en: Translation<Catalogue['availabilitySettings']> = {
  open: 'Settings',
  title: 'Availability settings',
  tabs: { infoBox: 'Info box', shiftManager: 'Shift manager' },
  text: 'Vacation request text',
  textHint:
    'Use {requested} for the number of days requested and {limit} for the limit. Leave empty for the default text.',
  preview: 'Preview: 5 requested days, limit 3',
  shiftManager: 'Shift manager',
  shiftManagerHint: 'Receives new vacation requests. If none is set, owners and admins receive them.',
  nobody: 'No shift manager',
  unlinked: (name, role) => `${name} (${role}, no linked chat)`,
  noCandidates: 'No owners, admins, or team leads have linked a chat yet.',
  save: 'Save',
  saved: 'Settings saved',
  saveFailed: 'The settings couldn’t be saved. Please try again.',
}
