import type { Catalogue, Worded } from '#kit/catalogue.ts'

export const en: Worded<Catalogue['organizationSettings']> = {
  subtitle: 'Changes count at once and for everybody.',
  saved: 'Saved',
  save: 'Save',
  saveFailed: 'The settings could not be saved.',
  general: {
    title: 'Organisation',
    name: 'Name of the organisation',
    timeZone: 'Time zone',
    timeZoneHint: 'Future shifts keep their times, now of the new zone.',
    language: 'Language for newcomers',
    languageHint: 'Everybody can choose their own.',
    languages: { de: 'Deutsch', en: 'English' },
    vacation: 'Vacation days a week',
    vacationHint: 'For all who have no limit of their own.',
    payday: 'Payday',
    paydayHint: 'Day of the month; the last one of shorter months.',
    paydayOff: 'The payday is switched off under “Features”.',
  },
  discord: {
    title: 'Community server',
    enabled: 'Show the community server on the dashboard',
    serverName: 'Name of the server',
    inviteUrl: 'Invite link',
    inviteHint: 'A link that does not expire: in Discord under “Invite people”.',
  },
  features: {
    title: 'Features',
    scoreboard: 'Scoreboard',
    scoreboardHint: 'Ranking, rewards and the upload of figures. Switched off, the page is gone for everybody.',
    payday: 'Payday',
    paydayHint: 'The countdown on the dashboard.',
    discord: 'Community server',
    discordHint: 'The invitation on the dashboard. Name and link stand under “Discord”.',
  },
}
