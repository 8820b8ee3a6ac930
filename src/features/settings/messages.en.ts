import type { Catalogue, Refusals, Worded } from '#kit/catalogue.ts'

export const refusals: Worded<Refusals['settings']> = {
  noShiftManager: 'This person cannot be shift manager: there is no linked chat, or not the role for it.',
  conflictField: 'Somebody has changed this meanwhile. You see the new state now.',
  conflictText: ({ stored }) =>
    `Saved meanwhile: ${stored === '' ? 'no text' : `“${stored}”`}. Save again to replace it with what you typed.`,
  zoneOverlap: 'In this time zone future shifts of a person would overlap.',
  inviteUrl: 'Please give an invite link of Discord, for example https://discord.gg/abcdef.',
  secondFactorFrom: 'Please give a day that is not over.',
  discordIncomplete: 'Needed to show the server.',
}

export const en: Catalogue['settings'] = {
  availability: {
    open: 'Settings',
    title: 'Availability settings',
    tabs: { infoBox: 'Info box', shiftManager: 'Shift manager' },
    text: 'Text in the vacation request',
    textHint: '{requested} and {limit} are replaced by the requested days and the limit. Empty: the usual text.',
    preview: 'Preview with 5 requested days and limit 3',
    shiftManager: 'Shift manager',
    shiftManagerHint: 'New vacation requests go to this person, else to owners and admins.',
    unlinked: (name, role) => `${name} (${role}, no chat)`,
    nobody: 'Nobody in particular',
    noCandidates: 'No owner, admin or team lead has linked a chat with the bot yet.',
    save: 'Save',
    saved: 'Saved',
    saveFailed: 'The settings could not be saved.',
  },
}
