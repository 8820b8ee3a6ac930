import { type BrowserContext, expect } from '@playwright/test'

/** A page that breaks the content security policy fails the test that opened it. */
export function watchPolicy(context: BrowserContext): void {
  context.on('console', message => {
    const text = message.text()
    if (/Content[ -]Security[ -]Policy/i.test(text)) expect.soft(text, 'a breach of the policy').toBe('')
  })
}
