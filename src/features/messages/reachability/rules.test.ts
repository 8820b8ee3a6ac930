import { expect, it } from 'vitest'
import { unreachableBecause } from './rules.ts'

const nothing = { hasMailServer: true, isAddressProven: false, chats: [], hasPushDevice: false }

it.each([
  ['a proven address', { isAddressProven: true }],
  ['an active chat', { chats: ['paused', 'active'] as const }],
  ['a device with push messages', { hasPushDevice: true }],
])('reaches a member by %s alone', (_, channel) => {
  expect(unreachableBecause({ ...nothing, ...channel })).toBeUndefined()
})

it.each([
  [{}, { mail: 'unproven', chat: 'none' }],
  [{ chats: ['unlinked'] as const }, { mail: 'unproven', chat: 'none' }],
  [{ chats: ['unlinked', 'paused'] as const }, { mail: 'unproven', chat: 'off' }],
  [{ chats: ['inactive'] as const }, { mail: 'unproven', chat: 'off' }],
  [{ hasMailServer: false }, { mail: 'noServer', chat: 'none' }],
  [
    { hasMailServer: false, isAddressProven: true },
    { mail: 'noServer', chat: 'none' },
  ],
] as const)('says why a member with %j is reached in the app only', (channels, why) => {
  expect(unreachableBecause({ ...nothing, ...channels })).toEqual(why)
})
