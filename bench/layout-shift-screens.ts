/** The member of the sample agency who opens each screen. */
export const screensByMember: Readonly<Record<string, readonly string[]>> = {
  owner: [
    '/dashboard',
    '/availability',
    '/availability?view=team',
    '/exchange',
    '/on-duty',
    '/handovers',
    '/creator',
    '/creator-groups',
    '/schichtplan',
    '/schichtplan/automatisch',
    '/schedule-overview',
    '/balance',
    '/timesheets',
    '/pay',
    '/team',
    '/scoreboard',
    '/notifications',
    '/permissions',
    '/todo-management',
    '/profile',
    '/settings/language',
    '/settings/telegram',
    '/settings/notifications',
    '/settings/account',
    '/organization',
    '/organization/settings/general',
    '/organization/settings/shifts',
    '/organization/settings/platforms',
    '/organization/settings/planning',
    '/organization/settings/features',
    '/organization/settings/discord',
    '/organization/settings/contacts',
    '/organization/audit',
    '/organization/api',
    '/handbook',
  ],
  lead: ['/dashboard', '/exchange', '/on-duty'],
  chatter: [
    '/dashboard',
    '/availability',
    '/my-shifts',
    '/market',
    '/timesheet',
    '/my-pay',
    '/scoreboard',
    '/notifications',
    '/profile',
  ],
}

/** The name of the result of a screen. */
export const shiftResult = (member: string, path: string): string => `${path} (${member})`

export const shiftResults: readonly string[] = Object.entries(screensByMember).flatMap(([member, paths]) =>
  paths.map(path => shiftResult(member, path)),
)
