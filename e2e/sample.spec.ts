import { expect } from '@playwright/test'
import { catalogues, person, signIn } from './people.ts'
import { shared, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'de'
test('an owner removes the sample', async ({ browser }) => {
  const { sample: texts, organizationOverview } = catalogues[language]
  const url = process.env['E2E_POSTGRES_URL'] ?? ''
  const installation = await startStaffel(url, 'sample', { isDemo: true })
  const { page } = await person(browser, installation, language)

  await test.step('the set-up list stands beside it; whoever asks says what goes and what stays', async () => {
    await signIn(page, language, 'owner@demo.staffel.test', '/organization')
    await expect(page.getByText(organizationOverview.setUp.title)).toBeVisible()
    await page.getByRole('button', { name: texts.remove }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(texts.question)
    await expect(dialog).toContainText(texts.going.people(47))
    await expect(dialog).toContainText(texts.going.creators(14))
    await expect(dialog).toContainText(texts.stays)
    // what cannot be taken back is not one careless Enter away
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: texts.remove })).toBeVisible()
  })

  await test.step('then it is gone, and the owner alone is left', async () => {
    await page.getByRole('button', { name: texts.remove }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: texts.remove }).click()
    await expect(page.getByText(texts.removed)).toBeVisible()
    await expect(page.getByRole('button', { name: texts.remove })).toBeHidden()
    await expect(page.getByText(organizationOverview.coverage.empty)).toBeVisible()
    await page.goto('/team')
    await expect(page.getByText('Mara Lindqvist').first()).toBeVisible()
    await expect(page.getByText('Anna Brückner')).toHaveCount(0)
  })
  await installation.stop()
})

test('the set-up says that the sample’s people are examples', async ({ browser }) => {
  const { page } = await person(browser, { url: shared('fresh'), stop: async () => {} }, 'en')
  await page.goto('/')
  await expect(page.getByText(catalogues.en.onboarding.setUp.withSampleHint)).toBeVisible()
})
