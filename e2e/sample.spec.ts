import { expect } from '@playwright/test'
import { catalogues, person, press, signIn, toastIn, visit } from './people.ts'
import { password, shared, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'de'
test('an owner removes the sample', { tag: '@all' }, async ({ browser }) => {
  const { sample: texts, organizationOverview } = catalogues[language]
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, language)

  await test.step('the set-up list stands beside it; whoever asks says what goes and what stays', async () => {
    await signIn(page, language, 'owner@demo.staffel.test', '/organization')
    await expect(page.getByText(organizationOverview.setUp.title)).toBeVisible()
    await press(page, texts.remove)
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
    await press(page, texts.remove)
    await press(page.getByRole('alertdialog'), texts.remove)
    await expect(toastIn(page, texts.removed)).toBeVisible()
    await expect(page.getByRole('button', { name: texts.remove })).toBeHidden()
    await expect(page.getByText(organizationOverview.coverage.empty)).toBeVisible()
    await visit(page, '/team')
    await expect(page.getByRole('main').getByText('Mara Lindqvist')).toBeVisible()
    await expect(page.getByText('Anna Brückner')).toHaveCount(0)
  })
  await installation.stop()
})

test('the set-up shows its button without scrolling, and leaves sample data off', { tag: '@all' }, async ({
  browser,
}) => {
  const { setUp } = catalogues.en.onboarding
  const { page } = await person(browser, { url: shared('fresh') }, 'en')
  await page.goto('/')
  await expect(page.getByText(setUp.withSampleHint)).toBeVisible()
  await expect(page.getByRole('switch', { name: setUp.withSample })).not.toBeChecked()
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 664 },
  ]) {
    await page.setViewportSize(viewport)
    await expect(page.getByRole('button', { name: setUp.submit })).toBeInViewport({ ratio: 1 })
  }
})

test('an owner founds an agency with the sample and adds a shift', { tag: '@all' }, async ({ browser }) => {
  const { onboarding, shifts } = catalogues.en
  const installation = await startStaffel({ isDemo: false })
  const { page } = await person(browser, installation, 'en')
  await page.goto('/')
  await press(page, onboarding.setUp.submit)
  await expect(page.locator('[name=organizationName][aria-invalid=true]')).toBeFocused()
  await page.locator('[name=organizationName]').fill('Nordlicht')
  await page.locator('[name=fullName]').fill('Olivia Brandt')
  await page.locator('[name=email]').fill('olivia@example.test')
  await page.locator('[name=password]').fill(password)
  await page.getByRole('switch', { name: onboarding.setUp.withSample }).setChecked(true)
  await press(page, onboarding.setUp.submit)
  await expect(page).toHaveURL(/\/dashboard$/)
  await visit(page, '/organization/settings/shifts')
  await press(page, shifts.add)
  const dialog = page.getByRole('dialog', { name: shifts.newTitle })
  await dialog.locator('[name=name]').fill('Mittag')
  await dialog.locator('[name=startTime]').fill('11:00')
  await dialog.locator('[name=endTime]').fill('15:00')
  await press(dialog, shifts.save)
  await expect(page.getByRole('main').getByText('Mittag', { exact: true })).toBeVisible()
  await installation.stop()
})
