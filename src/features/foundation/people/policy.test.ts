import { expect, it } from 'vitest'
import { isLocked } from './policy.ts'

const kim = { role: 'chatter', isActive: true, activeStatus: null } as const

it.each([
  ['works', kim, false],
  ['works as before a suspension', { ...kim, activeStatus: 'active' }, false],
  ['has the role of the locked', { ...kim, role: 'locked' }, true],
  ['is not active', { ...kim, isActive: false }, true],
  ['is suspended', { ...kim, activeStatus: 'suspended' }, true],
] as const)('who %s: locked is %s', (_, person, locked) => {
  expect(isLocked(person)).toBe(locked)
})
