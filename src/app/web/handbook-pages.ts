/** A page of the handbook, and where on it. */
export interface HandbookLocation {
  readonly page: string
  readonly hash?: string
}

/** What the handbook says about a screen, by what its address begins with; the longest that fits counts. */
export const handbookPages: Readonly<Record<string, HandbookLocation>> = {
  '/dashboard': { page: 'start', hash: 'dashboard' },
  '/availability': { page: 'availability' },
  '/creator': { page: 'agency', hash: 'creators' },
  '/creator-groups': { page: 'agency', hash: 'groups' },
  '/schichtplan': { page: 'plan' },
  '/schichtplan/automatisch': { page: 'autoplan' },
  '/schedule-overview': { page: 'plan', hash: 'overview' },
  '/my-shifts': { page: 'market' },
  '/market': { page: 'market' },
  '/exchange': { page: 'market' },
  '/on-duty': { page: 'attendance', hash: 'duty' },
  '/handovers': { page: 'attendance', hash: 'handover' },
  '/timesheet': { page: 'attendance', hash: 'hours' },
  '/timesheets': { page: 'attendance', hash: 'hours' },
  '/pay': { page: 'pay' },
  '/my-pay': { page: 'pay' },
  '/team': { page: 'people', hash: 'team' },
  '/permissions': { page: 'people', hash: 'permissions' },
  '/balance': { page: 'balance' },
  '/scoreboard': { page: 'scoreboard' },
  '/notifications': { page: 'messages' },
  '/todo-management': { page: 'todos', hash: 'management' },
  '/settings/language': { page: 'start', hash: 'language' },
  '/settings/telegram': { page: 'messages', hash: 'telegram' },
  '/settings/notifications': { page: 'messages', hash: 'own' },
  '/settings/account': { page: 'sign-in', hash: 'account' },
  '/profile': { page: 'own-shifts', hash: 'profile' },
  '/organization': { page: 'organization' },
  '/organization/api': { page: 'api' },
  '/organization/audit': { page: 'people', hash: 'audit' },
  '/organization/settings/contacts': { page: 'agency', hash: 'contacts' },
  '/organization/settings/planning': { page: 'plan', hash: 'rules' },
  '/organization/settings/platforms': { page: 'agency', hash: 'platforms' },
  '/organization/settings/shifts': { page: 'agency', hash: 'shift-times' },
}

export function handbookPageFor(path: string): HandbookLocation {
  const fitting = Object.keys(handbookPages).filter(start => path === start || path.startsWith(`${start}/`))
  const [longest = ''] = fitting.toSorted((a, b) => b.length - a.length)
  return handbookPages[longest] ?? { page: 'start' }
}
