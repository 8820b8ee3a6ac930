import type { Day } from '#kit/day.ts'
import type { Week } from '#kit/week.ts'

/** What a path names. */
export interface Moment {
  readonly week: Week
  readonly monday: Day
  /** The last whole one: `2026-10`. */
  readonly month: string
  readonly groupId: string
}

/** A read, and what it has to reach. */
export interface Read {
  readonly name: string
  /** By a token: the owner's. By the other owner: of 50 groups with 500 people. */
  readonly by: 'owner' | 'chatter' | 'token' | 'other owner'
  readonly path: (moment: Moment) => string
  /** One answer is for all who ask at the same time (`EndpointMeta.alike`). */
  readonly isShared?: true
  /** Of its own statements alone; left out: 15 %. */
  readonly share?: number
  /** Milliseconds, with ten readers at once; left out: 100. */
  readonly p99?: number
  readonly perSecond?: number
  /** Bytes. */
  readonly compressed?: number
  /** What stands in the way. */
  readonly because?: string
}

/** An agency of 200 people in 20 groups with three seats on each of four shifts a day, of which two are taken. */
export const reads: readonly Read[] = [
  { name: 'dashboard of a chatter', by: 'chatter', path: () => '/dashboard', perSecond: 300 },
  {
    name: 'month overview of chatters, 500 people',
    isShared: true,
    by: 'other owner',
    path: ({ monday }) => `/schedule-overview/chatters?from=${monday}&days=31`,
    perSecond: 100,
    compressed: 60_000,
    because: 'Made anew, 12,400 seats are put together by the database and once more by the server.',
  },
  { name: 'shifts of a chatter', by: 'chatter', path: () => '/me/shifts' },
  {
    name: 'market of a manager',
    isShared: true,
    by: 'owner',
    path: () => '/market',
    because: '200 gaps are shown of some 1,100 that two weeks have.',
  },
  {
    name: 'market of a chatter',
    by: 'chatter',
    path: () => '/me/market',
    because: 'All groups with their shifts and members are read to judge one person for up to forty offers.',
  },
  { name: 'how much there is to answer in the market', by: 'chatter', path: () => '/me/market/counts' },
  {
    name: 'who could take a gap',
    isShared: true,
    by: 'owner',
    path: ({ groupId, monday }) => `/market/open-seats/${groupId}/${monday}/late/people`,
    because: '200 people are judged and ranked.',
  },
  {
    name: 'gaps of the agency week',
    isShared: true,
    by: 'owner',
    path: ({ week }) => `/agency-week/${week}/open-seats`,
    because: 'Every rule is asked of 200 people for each of 28 shifts, and what it said is counted for 560 gaps.',
  },
  { name: 'agency week by a token', isShared: true, by: 'token', path: ({ week }) => `/agency-week/${week}` },
  { name: 'plans of a week that are made or wait', by: 'owner', path: ({ week }) => `/autoplan/${week}/runs` },
  {
    name: 'balance of 12 weeks',
    isShared: true,
    by: 'owner',
    path: () => '/balance?weeks=12',
    because: '13,000 seats are compared with what everybody had filled in for 12 weeks.',
  },
  {
    name: "a chatter's balance of 12 weeks",
    by: 'chatter',
    path: () => '/me/balance?weeks=12',
  },
  {
    name: 'the median of a role over 12 weeks',
    isShared: true,
    by: 'chatter',
    path: () => '/balance/median?weeks=12',
    because: 'Everybody’s 12 weeks are compared.',
  },
  {
    name: 'who is on duty',
    isShared: true,
    by: 'owner',
    path: () => '/attendance',
    because: '80 people with the ways to reach them, and 20 groups with what is free.',
  },
  { name: "a chatter's check-in", by: 'chatter', path: () => '/me/attendance' },
  { name: "a chatter's timesheet", by: 'chatter', path: ({ month }) => `/me/timesheets/${month}` },
  {
    name: 'timesheets of a month',
    isShared: true,
    by: 'owner',
    path: ({ month }) => `/timesheets/${month}`,
    p99: 3000,
  },
  { name: 'pay run of a month', isShared: true, by: 'owner', path: ({ month }) => `/pay/${month}`, p99: 20_000 },
  { name: "a chatter's pay", by: 'chatter', path: ({ month }) => `/me/pay/${month}` },
  {
    name: 'revenue an hour',
    isShared: true,
    by: 'owner',
    path: ({ month }) => `/revenue/${month}/per-hour`,
    p99: 3000,
  },
  {
    name: 'reliability of everybody',
    isShared: true,
    by: 'owner',
    path: () => '/reliability',
    because: 'One statement over 13,000 shifts with who came.',
  },
  { name: 'handovers around a chatter’s shifts', by: 'chatter', path: () => '/me/handovers' },
  { name: 'all handovers, first page', by: 'owner', path: () => '/handovers' },
  { name: 'what the last shifts left', by: 'owner', path: () => '/handovers/latest' },
  { name: 'notifications', by: 'chatter', path: () => '/notifications' },
  { name: 'how many notifications are unread', by: 'chatter', path: () => '/notifications/unread' },
  { name: 'links to join by', by: 'owner', path: () => '/join-links' },
  { name: 'imports', by: 'owner', path: () => '/imports' },
  { name: 'webhooks', by: 'owner', path: () => '/webhooks' },
  { name: 'access tokens', by: 'owner', path: () => '/me/tokens' },
  { name: 'devices that are told', by: 'chatter', path: () => '/me/push' },
]
