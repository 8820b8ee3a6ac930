import { defineConfig } from '@playwright/test'
import './test/moved-clock.ts'
import { browser } from './e2e/browser.ts'
import { longTestTimeout, waitTimeout } from './test/timeouts.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/setup.ts',
  workers: 2,
  timeout: longTestTimeout,
  expect: { timeout: waitTimeout },
  use: {
    ...browser,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    // what a worker fetches, a journey cannot answer for; those about it allow it
    serviceWorkers: 'block',
    actionTimeout: waitTimeout,
    navigationTimeout: waitTimeout,
    // recording it takes as long as the journey: a failed one is run again with --trace=on
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
