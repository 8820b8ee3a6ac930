import { defineConfig } from '@playwright/test'
import '#test/moved-clock.ts'
import { browser } from './browser.ts'

/** What is judged by the clock, on a machine that does nothing else. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.speed.ts',
  globalSetup: './setup.ts',
  workers: 1,
  timeout: 180_000,
  use: { ...browser, locale: 'de-DE', timezoneId: 'Europe/Berlin', viewport: { width: 1280, height: 800 } },
})
