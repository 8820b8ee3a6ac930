import { expect } from '@playwright/test'
import { de as handbookDe } from '#app/messages/handbook.de.ts'
import { en as handbookEn } from '#app/messages/handbook.en.ts'
import { catalogues, signInGerman } from './people.ts'
import { shared } from './staffel.ts'
import { test } from './test.ts'

const demo = () => shared('demo')
const { shell } = catalogues.de

test('the help of a screen opens the handbook at what the screen is about', { tag: '@all' }, async ({ page }) => {
  await signInGerman(page, 'chatter@demo.staffel.test', `${demo()}/availability`)
  await page.getByRole('link', { name: shell.handbook }).click()
  await expect(page).toHaveURL(`${demo()}/handbook/availability`)
  await expect(page.getByRole('heading', { level: 1, name: 'Verfügbarkeit und Präferenzen' })).toBeVisible()

  await page.getByRole('article').getByRole('link', { name: 'Limit', exact: true }).click()
  await expect(page).toHaveURL(`${demo()}/handbook/vacation#limit`)
  await expect(page.getByRole('heading', { name: 'Das Limit' })).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(`${demo()}/handbook/availability`)

  await page.goto(`${demo()}/handbook/vacation#limit`)
  await expect(page.getByRole('heading', { name: 'Das Limit' })).toBeInViewport({ ratio: 1 })

  await page.getByRole('link', { name: handbookDe.back }).click()
  await expect(page).toHaveURL(`${demo()}/dashboard`)
})

test.describe('in English, without signing in', () => {
  test.use({ locale: 'en-US' })

  test('the sign-in leads to the handbook, and its contents to every page', { tag: '@all' }, async ({ page }) => {
    await page.goto(`${demo()}/login`)
    await page.getByRole('link', { name: catalogues.en.shell.handbook }).click()
    await expect(page.getByRole('heading', { level: 1, name: catalogues.en.shell.handbook })).toBeVisible()
    const pages = page.getByRole('article').getByRole('listitem').getByRole('link')
    await expect(pages).not.toHaveCount(0)
    const titles = (await pages.allTextContents()).slice(0, 11)
    for (const title of titles) {
      await page.goto(`${demo()}/handbook`)
      await pages.and(page.getByRole('link', { name: title, exact: true })).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    }
    await page.goto(`${demo()}/handbook/nothing`)
    await expect(page.getByRole('heading', { name: handbookEn.noPage })).toBeVisible()
  })
})
