import type { Page } from '@playwright/test'

export const harmless = { ran: false, handlers: 0, scripts: 0 }

/** What the browser made of texts that are markup or addresses of scripts (`spoil`). */
export const harmIn = (page: Page): Promise<typeof harmless> =>
  page.evaluate(() => ({
    ran: '__struck' in window,
    handlers: document.querySelectorAll('#struck, [onerror], [onload], [onmouseover]').length,
    // React puts a sentence of its own in the place of such an address
    scripts: document.querySelectorAll('[href^="javascript:" i]:not([href*="React has blocked"]), form[action], iframe')
      .length,
  }))
