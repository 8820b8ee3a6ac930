import { expect, it } from 'vitest'
import { roles } from '#features/foundation/permissions/roles.ts'
import { isAsked } from './policy.ts'

it('chatters are asked when they are available, unless they are locked', () => {
  const working = { isActive: true, activeStatus: null }
  expect(roles.filter(role => isAsked({ role, ...working }))).toEqual(['chatter'])
  expect(isAsked({ role: 'chatter', isActive: false, activeStatus: null })).toBe(false)
  expect(isAsked({ role: 'chatter', isActive: true, activeStatus: 'suspended' })).toBe(false)
})
