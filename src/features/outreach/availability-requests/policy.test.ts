import { expect, it } from 'vitest'
import { roles } from '#features/foundation/permissions/roles.ts'
import { receivesRequests } from './policy.ts'

it('chatters are asked when they are available, unless they are locked', () => {
  const working = { isActive: true, activeStatus: null }
  expect(roles.filter(role => receivesRequests({ role, ...working }))).toEqual(['chatter'])
  expect(receivesRequests({ role: 'chatter', isActive: false, activeStatus: null })).toBe(false)
  expect(receivesRequests({ role: 'chatter', isActive: true, activeStatus: 'suspended' })).toBe(false)
})
