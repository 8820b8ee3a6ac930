import { existsSync, globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { startsBuiltPrograms } from './scripts/server-build.ts'
import { longTestTimeout, testTimeout, waitTimeout } from './test/timeouts.ts'

const globalSetup = './test/global-setup.ts'
/** Whether this is `npm test`; any other run leaves nothing out. */
const isShort = process.env['STAFFEL_TIER'] === 'short'
const firstLineOf = (file: string) => readFileSync(file, 'utf8').split('\n', 1)[0] ?? ''
const files = globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'])
/** Files that are tagged as a whole: where their tests do not run, they are not loaded either. */
const tagged = isShort ? files.filter(file => firstLineOf(file) === '// @module-tag all') : []
/** Looks at what the others have sent to the database, and so comes after them. */
const last = 'test/query-plans.test.ts'
/** Start servers, kill them and wait for them more than they compute: `npm test` runs them beside all else. */
const waiting = [
  'test/admin.test.ts',
  'test/at-rest.test.ts',
  'test/files-in-s3.test.ts',
  'test/killed-backends.test.ts',
  'test/killed-market.test.ts',
  'test/killed-planner.test.ts',
  'test/killed-worker.test.ts',
  'test/move.test.ts',
  'test/moved-clock.test.ts',
  'test/nightly-backup.test.ts',
  'test/outage.test.ts',
  'test/release.test.ts',
  'test/start.test.ts',
]
/** Follow the history of their window from its first entry, and so have a window of their own. */
const alone = ['src/platform/web/back-closes.test.tsx']
/** Files that ask for jsdom: a worker is reused only while the environment stays the same, so they run in a group of their own. */
export const screens = files.filter(
  file => firstLineOf(file) === '// @vitest-environment jsdom' && !alone.includes(file),
)
export const setupFiles = ['./test/moved-clock.ts', './test/file-setup.ts']
export const screenSetupFiles = [...setupFiles, './test/screen-setup.ts']
export const common = {
  pool: 'forks' as const,
  testTimeout,
  hookTimeout: testTimeout,
  setupFiles,
  expect: { poll: { timeout: waitTimeout } },
}
/** For files that start servers or call everything. */
const long = { ...common, testTimeout: longTestTimeout, hookTimeout: longTestTimeout }

export default defineConfig({
  plugins: [startsBuiltPrograms],
  test: {
    globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
    maxWorkers: 2,
    ...(isShort ? { tagsFilter: ['!all'] } : {}),
    tags: [{ name: 'all', description: 'Runs in npm run test:all only.' }],
    projects: [
      {
        test: {
          ...common,
          // a process loads the server once: what a test needs to find fresh must not be kept by a module
          isolate: false,
          name: 'staffel',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [last, ...waiting, ...screens, ...alone, ...tagged],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...common,
          isolate: false,
          name: 'screens',
          setupFiles: screenSetupFiles,
          include: screens,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...common, name: 'alone', setupFiles: screenSetupFiles, include: alone, sequence: { groupOrder: 1 } } },
      { test: { ...long, name: 'waiting', include: waiting, exclude: tagged, sequence: { groupOrder: 0 } } },
      { test: { ...long, name: 'afterwards', include: [last], exclude: tagged, sequence: { groupOrder: 2 } } },
    ],
  },
})
