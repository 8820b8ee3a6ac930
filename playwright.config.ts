import { defineConfig } from '@playwright/test'
import { browser } from './e2e/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/setup.ts',
  workers: 1,
  // a whole journey with several people, on a machine that is busy with others
  timeout: 180_000,
  expect: { timeout: 7_000 },
  use: {
    ...browser,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
  },
})
