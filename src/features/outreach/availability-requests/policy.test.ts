import { expect, it } from 'vitest'
import { roles } from '#features/foundation/permissions/roles.ts'
import { mayReceiveRequests } from './policy.ts'

it('chatters are asked when they are available, unless they are locked', () => {
  const working = { isActive: true, activeStatus: null }
  expect(roles.filter(role => mayReceiveRequests({ role, ...working }))).toEqual(['chatter'])
  expect(mayReceiveRequests({ role: 'chatter', isActive: false, activeStatus: null })).toBe(false)
  expect(mayReceiveRequests({ role: 'chatter', isActive: true, activeStatus: 'suspended' })).toBe(false)
})
