import { expect, it } from 'vitest'
import { diffPermissions, rebasePermissions } from './difference.ts'
import type { PermissionId } from './permissions.ts'

const chatter = (version: number, ...permissions: PermissionId[]) => ({
  role: 'chatter' as const,
  permissions,
  version,
})

it('puts what one has changed onto what another has saved meanwhile, and takes back nothing of theirs', () => {
  const seen = [chatter(1, 'page_dashboard', 'page_shifts')]
  const mine = [chatter(1, 'page_dashboard', 'page_team')]
  const theirs = [chatter(2, 'page_dashboard', 'page_shifts', 'page_creator')]
  const merged = rebasePermissions(seen, mine, theirs)
  expect(merged).toEqual([chatter(2, 'page_dashboard', 'page_creator', 'page_team')])
  expect(diffPermissions(theirs, merged)).toEqual([
    { role: 'chatter', permission: 'page_shifts', isGranted: false },
    { role: 'chatter', permission: 'page_team', isGranted: true },
  ])
})

it('leaves nothing to save where both have changed the same', () => {
  const seen = [chatter(1, 'page_dashboard')]
  const same = [chatter(2, 'page_dashboard', 'page_team')]
  expect(rebasePermissions(seen, [chatter(1, 'page_dashboard', 'page_team')], same)).toEqual(same)
})
