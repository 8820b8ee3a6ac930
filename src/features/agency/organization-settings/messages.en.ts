import type { Catalogue, Refusals, Translation } from '#kit/catalogue.ts'

export const refusals: Translation<Refusals['organizationSettings']> = {
  conflictField: 'Someone else changed this while you were editing. You’re now viewing the latest version.',
  conflictText: ({ stored }) =>
    `${stored === '' ? 'Someone else cleared this' : `Someone else changed this to “${stored}”`} after you opened it. Save again to keep your version.`,
  zoneOverlap: 'In this time zone, some people’s future shifts would overlap.',
  zoneSkips: ({ day, times, group }) =>
    `On ${day}, ${times} doesn’t exist in this time zone because the clocks go forward. Remove the assignment in “${group}” first.`,
  inviteUrl: 'Enter a Discord invite link, for example https://discord.gg/abcdef.',
  secondFactorFrom: 'Choose today or a later date.',
  discordIncomplete: 'Fill in this field to show the community server.',
  missingBeforeLate: 'This must be longer than the “Late after” time.',
}

export const en: Translation<Catalogue['organizationSettings']> = {
  subtitle: 'Changes apply to everyone immediately.',
  saved: 'Saved',
  save: 'Save',
  saveFailed: 'The settings couldn’t be saved. Please try again.',
  general: {
    title: 'Organization',
    name: 'Organization name',
    timeZone: 'Time zone',
    timeZoneHint: 'Future shifts keep the same local times in the new time zone.',
    language: 'Language for new members',
    languageHint: 'Members can choose their own language.',
    languages: { de: 'Deutsch', en: 'English' },
    vacation: 'Maximum vacation days per week',
    vacationHint: 'Applies to everyone without a custom limit.',
    payday: 'Payday',
    paydayHint: 'Day of the month (last day in shorter months).',
  },
  security: {
    title: 'Security',
    demandedFor: 'Require an authenticator app',
    demandedForHint:
      'Starting on the date below, members without an authenticator app must set one up before they can continue.',
    levels: {
      nobody: 'Not required',
      owner: 'For owners',
      admin: 'For owners and admins',
      team_lead: 'For owners, admins, and team leads',
      chatter: 'For everyone',
    },
    from: 'From',
    fromHint: 'This also applies to you. You’ll see a reminder on every page until that day.',
  },
  discord: {
    title: 'Community server',
    enabled: 'Show the community server on the dashboard',
    serverName: 'Server name',
    inviteUrl: 'Invite link',
    inviteHint: 'Use a link that doesn’t expire. You can create one in Discord under Invite People.',
  },
  features: {
    title: 'Features',
    scoreboard: 'Scoreboard',
    scoreboardHint: 'Ranking, rewards, and revenue uploads. Turning this off hides the page.',
    attendance: 'Time clock, timesheets & pay',
    attendanceHint:
      'Chatters check in and out, and actual hours are recorded. Adds timesheets, pay, reliability, handovers, and the “On duty now” page. Applies to shifts that start from now on. Turning this off hides the pages but keeps the data.',
    late: 'Late after (minutes)',
    lateHint: 'The chatter gets a reminder.',
    missing: 'Mark as missing after (minutes)',
    missingHint: 'The shift manager and planners get an alert.',
    payday: 'Payday',
    paydayHint: 'Shows a countdown on the dashboard.',
    discord: 'Community server',
    discordHint: 'Shows the server invitation on the dashboard. Set the name and link under Discord.',
  },
}
