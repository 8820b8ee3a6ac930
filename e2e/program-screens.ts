import { inBoth } from './people.ts'
import { openBy, type Screen } from './screen.ts'

/** What is for other programs: tokens, webhooks and the reference. */
export const programScreens: readonly Screen[] = [
  { name: 'developer-api', path: '/developer/api', who: undefined },
  {
    name: 'developer-api-call',
    path: '/developer/api',
    who: undefined,
    after: async page => {
      await page.getByRole('searchbox').fill('availability week')
      const path = page.getByText('/availability/{week}', { exact: true })
      const calls = page.getByRole('group').filter({ has: path })
      await calls
        .filter({ has: page.getByText('GET', { exact: true }) })
        .locator('summary')
        .click()
    },
  },
  { name: 'organization-api', path: '/organization/api', who: 'owner' },
  {
    name: 'token-new',
    path: '/organization/api',
    who: 'owner',
    after: openBy(inBoth(texts => texts.tokens.add)),
  },
  {
    name: 'webhook-new',
    path: '/organization/api',
    who: 'owner',
    after: openBy(inBoth(texts => texts.webhooks.add)),
  },
]
