import { defineConfig } from '@playwright/test'
import './test/moved-clock.ts'
import { browser } from './e2e/browser.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/setup.ts',
  workers: 2,
  // a whole journey with several people, on a machine that is three times slower than at rest
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    ...browser,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    // what a worker fetches, a journey cannot answer for; those about it allow it
    serviceWorkers: 'block',
    // what is not there after half a minute does not come: fail there, not at the end of the journey's time
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // recording it takes as long as the journey: a failed one is run again with --trace=on
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
