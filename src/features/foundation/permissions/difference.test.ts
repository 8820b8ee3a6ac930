import { expect, it } from 'vitest'
import { diffFromDefaults, diffPermissions, rebasePermissions } from './difference.ts'
import { defaultTemplates, type PermissionId } from './permissions.ts'

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

it('finds what a role has more or less than usual, without permissions that have no effect', () => {
  const usual = defaultTemplates.chatter
  expect(diffFromDefaults([chatter(1, ...usual)])).toEqual([])
  const own = [...usual.filter(id => id !== 'page_scoreboard'), 'page_team', 'page_chatter_management'] as const
  expect(diffFromDefaults([chatter(1, ...own)])).toEqual([
    { role: 'chatter', permission: 'page_team', isGranted: true },
    { role: 'chatter', permission: 'page_scoreboard', isGranted: false },
  ])
})
