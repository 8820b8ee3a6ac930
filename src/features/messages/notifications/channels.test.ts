import { expect, test } from 'vitest'
import { type Channel, channelsFor, type KindPreference, type KindRule, mayChooseChannels } from './channels.ts'
import { type NotificationKind, notificationKinds } from './kinds.ts'

const open: KindRule = { enabled: true, locked: false }
const locked: KindRule = { enabled: true, locked: true }
const off: KindRule = { enabled: false, locked: false }

const cases: readonly [string, NotificationKind, KindRule, KindPreference, readonly Channel[]][] = [
  ['as usual', 'shift_assigned', open, {}, ['in_app', 'push', 'email', 'telegram', 'discord']],
  ['no mail for what is near', 'shift_reminder', open, {}, ['in_app', 'push', 'telegram', 'discord']],
  [
    'mail for what is near when asked for',
    'shift_reminder',
    open,
    { email: true },
    ['in_app', 'push', 'email', 'telegram', 'discord'],
  ],
  ['one channel switched off', 'shift_assigned', open, { telegram: false }, ['in_app', 'push', 'email', 'discord']],
  [
    'all switched off',
    'shift_assigned',
    open,
    { in_app: false, push: false, email: false, telegram: false, discord: false },
    [],
  ],
  [
    'locked: one’s own word does not count',
    'shift_assigned',
    locked,
    { in_app: false },
    ['in_app', 'push', 'email', 'telegram', 'discord'],
  ],
  ['off for the organisation', 'shift_assigned', off, { in_app: true }, []],
  ['off and locked', 'shift_assigned', { enabled: false, locked: true }, {}, []],
]

test.each(cases)('%s', (_, kind, rule, preference, expected) => {
  expect(channelsFor(kind, rule, preference)).toEqual(expected)
})

test('switches move only where the organisation lets them', () => {
  expect([open, locked, off, { enabled: false, locked: true }].map(mayChooseChannels)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('nobody hears in a messenger that it cannot be reached', () => {
  expect(channelsFor('discord_paused', open, {})).toEqual(['in_app', 'push', 'email', 'telegram'])
  expect(channelsFor('telegram_paused', open, {})).toEqual(['in_app', 'push', 'email', 'discord'])
})

test('every kind reaches the app unless somebody says otherwise', () => {
  for (const kind of notificationKinds) expect(channelsFor(kind, open, {})).toContain('in_app')
})
