import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const globalSetup = './test/global-setup.ts'
/** Looks at what the others have sent to the database, and so comes after them. */
const last = 'test/query-plans.test.ts'
/** Start servers, kill them and wait for them more than they compute: `npm test` runs them beside all else. */
const waiting = [
  'prove/*.test.ts',
  'test/at-rest.test.ts',
  'test/files-in-s3.test.ts',
  'test/killed-backends.test.ts',
  'test/killed-market.test.ts',
  'test/killed-planner.test.ts',
  'test/killed-worker.test.ts',
  'test/move.test.ts',
  'test/nightly-backup.test.ts',
  'test/outage.test.ts',
  'test/start.test.ts',
]
/** Servers are started beside two workers that compute: on a busy machine that takes its time. */
const common = { pool: 'forks', testTimeout: 90_000, hookTimeout: 120_000 } as const

export default defineConfig({
  test: {
    globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...common,
          // a process loads the server once: what a test needs to find fresh must not be kept by a module
          isolate: false,
          name: 'staffel',
          setupFiles: ['./test/patience.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [last, ...waiting],
          sequence: { groupOrder: 0 },
        },
      },
      { test: { ...common, name: 'waiting', include: waiting, sequence: { groupOrder: 0 } } },
      { test: { ...common, name: 'afterwards', include: [last], sequence: { groupOrder: 1 } } },
    ],
  },
})
