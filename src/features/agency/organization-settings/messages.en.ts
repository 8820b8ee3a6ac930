import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['organizationSettings']> = {
  conflictField: 'Someone else has changed this in the meantime. You now see the latest version.',
  conflictText: ({ stored }) =>
    `Saved meanwhile: ${stored === '' ? 'no text' : `“${stored}”`}. Save again to replace it with what you typed.`,
  zoneOverlap: 'In this time zone future shifts of a person would overlap.',
  zoneSkips: ({ day, times, group }) =>
    `On ${day} there is no ${times} in this time zone, because the clocks go forward. First take out whoever sits there in “${group}”.`,
  inviteUrl: 'Please enter a Discord invite link, for example https://discord.gg/abcdef.',
  secondFactorFrom: 'Please choose a day that is not in the past.',
  discordIncomplete: 'Needed to show the server.',
  missingBeforeLate: 'Missing comes after late: enter more minutes.',
}

export const en: Translation<Catalogue['organizationSettings']> = {
  subtitle: 'Changes take effect immediately, for everyone.',
  saved: 'Saved',
  save: 'Save',
  saveFailed: 'The settings could not be saved.',
  general: {
    title: 'Organisation',
    name: 'Organisation name',
    timeZone: 'Time zone',
    timeZoneHint: 'Future shifts keep their clock times, now in the new zone.',
    language: 'Language for new members',
    languageHint: 'Everyone can choose their own.',
    languages: { de: 'Deutsch', en: 'English' },
    vacation: 'Vacation days per week',
    vacationHint: 'For everyone without their own limit.',
    payday: 'Payday',
    paydayHint: 'Day of the month; in shorter months the last one.',
    paydayOff: 'The payday is switched off under “Features”.',
  },
  security: {
    title: 'Security',
    demandedFor: 'Require an authenticator app',
    demandedForHint: 'From the date below, anyone without one cannot continue until it is set up.',
    levels: {
      nobody: 'For nobody',
      owner: 'For owners',
      admin: 'For owners and admins',
      team_lead: 'For owners, admins and team leads',
      chatter: 'For everyone',
    },
    from: 'From',
    fromHint: 'The deadline, for you as well. Until then a notice is shown on every page.',
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
    scoreboardHint: 'Ranking, rewards and uploading figures. When off, the page is hidden.',
    attendance: 'Check-in, hours, pay and handover',
    attendanceHint:
      'Brings check-in and check-out, “On duty now”, timesheets, pay, reliability and handovers. Applies to shifts that start afterwards. Switched off, the pages disappear and the data stays.',
    late: 'Late after (minutes)',
    lateHint: 'Then the person is asked.',
    missing: 'Missing after (minutes)',
    missingHint: 'Then the shift manager and planners are told.',
    payday: 'Payday',
    paydayHint: 'The countdown on the dashboard.',
    discord: 'Community server',
    discordHint: 'The invitation on the dashboard. Name and link are under “Discord”.',
  },
}
