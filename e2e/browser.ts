import type { PlaywrightTestConfig } from '@playwright/test'
import { chromium } from '../scripts/chromium.ts'

/** Chromium, quiet and without a sandbox, as it also runs as root. */
export const browser: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  launchOptions: {
    executablePath: chromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
}
