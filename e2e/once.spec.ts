import { expect } from '@playwright/test'
import { catalogues, dialogIn, fieldIn, person, press, signIn } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

test('a form that is submitted ten times creates one todo, and the same text later another', { tag: '@all' }, async ({
  browser,
}) => {
  const { todos: texts } = catalogues.de
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, 'de')
  await signIn(page, 'de', 'owner@demo.staffel.test', '/dashboard')
  const keys: (string | undefined)[] = []
  page.on('request', request => {
    if (request.url().endsWith('/todos/create')) keys.push(request.headers()['idempotency-key'])
  })
  const make = async () => {
    await page.goto('/todo-management')
    await press(page, texts.add)
    await fieldIn(dialogIn(page), texts.dialog.text).fill('Genau einmal')
    // faster than a button can be disabled
    await dialogIn(page)
      .locator('form')
      .evaluate((form: HTMLFormElement) => {
        for (let times = 0; times < 10; times++) form.requestSubmit()
      })
    await expect(dialogIn(page)).toBeHidden()
  }
  const titles = page.getByRole('row').filter({ hasText: 'Genau einmal' })
  await make()
  await expect(titles).toHaveCount(1)
  expect(keys).toHaveLength(10)
  expect(new Set(keys).size).toBe(1)
  await make()
  await expect(titles).toHaveCount(2)
  await installation.stop()
})
