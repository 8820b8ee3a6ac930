import { defineConfig } from '@playwright/test'
import '#test/moved-clock.ts'
import { browser } from './browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: 'screenshots.ts',
  globalSetup: './setup.ts',
  workers: 1,
  timeout: 120_000,
  use: { ...browser, timezoneId: 'Europe/Berlin' },
})
