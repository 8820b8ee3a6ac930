import { expect } from '@playwright/test'
import { catalogues } from './people.ts'
import { shared, startStaffel } from './staffel.ts'
import { test } from './test.ts'

test('the sign-in leads to registration only where it is open', { tag: '@all' }, async ({ page }) => {
  const { login } = catalogues.de.signIn
  const link = page.getByRole('link', { name: login.register })
  await page.goto(`${shared('demo')}/login`)
  await expect(link).toBeVisible()
  const closed = await startStaffel({
    isDemo: true,
    env: { REGISTRATION: 'closed' },
  })
  await page.goto(`${closed.url}/login`)
  await expect(page.getByRole('button', { name: login.submit, exact: true })).toBeVisible()
  await expect(link).toBeHidden()
  await closed.stop()
})
