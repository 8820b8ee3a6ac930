import { expect, it } from 'vitest'
import type { Role } from '#features/foundation/permissions/roles.ts'
import { managerRoles, sortedManagers } from './rules.ts'

it('shift managers are owners, admins and team leads, offered in this order and each by name', () => {
  expect(managerRoles).toEqual(['owner', 'admin', 'team_lead'])
  const person = (fullName: string, role: Role) => ({ id: fullName, fullName, role, isLinked: true })
  const people = [
    person('Lea', 'team_lead'),
    person('Zoe', 'admin'),
    person('Olivia', 'owner'),
    person('Anna', 'team_lead'),
    person('Ädem', 'admin'),
  ]
  for (const order of [people, people.toReversed()])
    expect(sortedManagers(order).map(({ fullName }) => fullName)).toEqual(['Olivia', 'Ädem', 'Zoe', 'Anna', 'Lea'])
})
