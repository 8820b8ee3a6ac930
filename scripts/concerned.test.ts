import { expect, it } from 'vitest'
import { concerned } from './concerned.ts'

const sources = new Map([
  ['src/kit/span.ts', ''],
  ['src/kit/span.test.ts', "import './span.ts'"],
  ['src/features/planning/vacation/rules.ts', "import '#kit/span.ts'"],
  ['src/features/planning/vacation/rules.test.ts', "import './rules.ts'"],
  ['src/features/planning/vacation/contract.ts', ''],
  ['src/features/planning/vacation/server/vacation.test.ts', "import '#test/world.ts'"],
  ['src/features/home/dashboard/web/widget.ts', "import '#features/planning/vacation/rules.ts'"],
  ['src/features/home/dashboard/web/widget.test.ts', "import './widget.ts'"],
  ['src/features/home/dashboard/server/dashboard.test.ts', "import '#test/world.ts'"],
  ['src/app/server/open.ts', "import '#features/planning/vacation/rules.ts'"],
  ['src/app/web/screens/vacation.tsx', "import '#features/planning/vacation/web/calendar.tsx'"],
  ['src/app/web/screens/vacation.test.tsx', "import './vacation.tsx'"],
  ['src/features/planning/vacation/web/calendar.tsx', ''],
  ['test/world.ts', "import '#app/server/open.ts'"],
  ['test/matrix.test.ts', "import './world.ts'"],
  ['test/tenancy.test.ts', "import './world.ts'"],
])
const vacation = 'src/features/planning/vacation'

it('finds the tests of the same feature and those that import what has changed, not all that open a world', () => {
  expect(concerned([`${vacation}/rules.ts`], sources)).toEqual([
    'src/features/home/dashboard/web/widget.test.ts',
    `${vacation}/rules.test.ts`,
    `${vacation}/server/vacation.test.ts`,
  ])
  expect(concerned(['src/kit/span.ts'], sources)).toEqual([
    'src/features/home/dashboard/web/widget.test.ts',
    `${vacation}/rules.test.ts`,
    'src/kit/span.test.ts',
  ])
})

it('adds the suites that alone look at contracts and tables, and a test that has changed itself', () => {
  expect(concerned([`${vacation}/contract.ts`], sources)).toContain('test/matrix.test.ts')
  expect(concerned(['db/migrations/0099_more.sql'], sources)).toEqual(['test/tenancy.test.ts'])
  expect(concerned(['test/matrix.test.ts'], sources)).toEqual(['test/matrix.test.ts'])
})

it('finds the tests of screens that show what has changed', () => {
  expect(concerned([`${vacation}/web/calendar.tsx`], sources)).toContain('src/app/web/screens/vacation.test.tsx')
})
