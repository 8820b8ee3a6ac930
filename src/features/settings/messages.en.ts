import type { Catalogue, Refusals, Worded } from '#kit/catalogue.ts'

export const refusals: Worded<Refusals['settings']> = {
  noShiftManager: 'This person cannot be shift manager: they have no linked chat or not the required role.',
  conflictField: 'Someone else has changed this in the meantime. You now see the latest version.',
  conflictText: ({ stored }) =>
    `Saved meanwhile: ${stored === '' ? 'no text' : `“${stored}”`}. Save again to replace it with what you typed.`,
  zoneOverlap: 'In this time zone future shifts of a person would overlap.',
  inviteUrl: 'Please enter a Discord invite link, for example https://discord.gg/abcdef.',
  secondFactorFrom: 'Please choose a day that is not in the past.',
  discordIncomplete: 'Needed to show the server.',
}

export const en: Catalogue['settings'] = {
  availability: {
    open: 'Settings',
    title: 'Availability settings',
    tabs: { infoBox: 'Info box', shiftManager: 'Shift manager' },
    text: 'Text in the vacation request',
    textHint:
      '{requested} and {limit} are replaced by the requested days and the limit. Leave empty for the default text.',
    preview: 'Preview with 5 requested days and limit 3',
    shiftManager: 'Shift manager',
    shiftManagerHint: 'New vacation requests go to this person, otherwise to owners and admins.',
    unlinked: (name, role) => `${name} (${role}, no chat)`,
    nobody: 'Nobody in particular',
    noCandidates: 'No owner, admin or team lead has linked a chat with the bot yet.',
    save: 'Save',
    saved: 'Saved',
    saveFailed: 'The settings could not be saved.',
  },
}
