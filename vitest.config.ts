import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const globalSetup = './test/global-setup.ts'
/** Looks at what the others have sent to the database, and so comes after them. */
const last = 'test/query-plans.test.ts'
const common = { pool: 'forks', testTimeout: 30_000, hookTimeout: 60_000 } as const

export default defineConfig({
  test: {
    globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...common,
          name: 'staffel',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'scripts/**/*.test.ts', 'prove/*.test.ts'],
          exclude: [last],
          sequence: { groupOrder: 0 },
        },
      },
      { test: { ...common, name: 'afterwards', include: [last], sequence: { groupOrder: 1 } } },
    ],
  },
})
