import { expect, it } from 'vitest'
import { handbookPageFor } from './handbook-pages.ts'

it.each([
  ['/schichtplan/abc', 'plan', undefined],
  ['/schichtplan/automatisch', 'autoplan', undefined],
  ['/creator', 'agency', 'creators'],
  ['/creator-groups', 'agency', 'groups'],
  ['/organization/settings/general', 'organization', undefined],
  ['/organization/settings/shifts', 'agency', 'shift-times'],
  ['/nowhere', 'start', undefined],
])('from %s the help leads to %s %s', (path, page, hash) => {
  expect(handbookPageFor(path)).toEqual({ page, ...(hash !== undefined && { hash }) })
})
