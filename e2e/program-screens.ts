import { dialog, type Screen } from './screen.ts'

/** What is for other programs: tokens, webhooks and the reference. */
export const programScreens: readonly Screen[] = [
  { name: 'developer-api', path: '/developer/api', who: undefined },
  {
    name: 'developer-api-call',
    path: '/developer/api',
    who: undefined,
    after: async page => {
      await page.getByRole('searchbox').fill('availability week')
      await page.locator('summary').first().click()
    },
  },
  { name: 'organization-api', path: '/organization/api', who: 'owner' },
  {
    name: 'token-new',
    path: '/organization/api',
    who: 'owner',
    after: async page => {
      await page.getByRole('button', { name: /^(Token anlegen|Create token)$/ }).click()
      await dialog(page)
    },
  },
  {
    name: 'webhook-new',
    path: '/organization/api',
    who: 'owner',
    after: async page => {
      await page.getByRole('button', { name: /^(Webhook anlegen|Create webhook)$/ }).click()
      await dialog(page)
    },
  },
]
