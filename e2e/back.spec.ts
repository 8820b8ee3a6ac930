import { expect } from '@playwright/test'
import { catalogues, dialogIn, person, press, signIn } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const phone = { width: 390, height: 844 }

for (const language of ['de', 'en'] as const) {
  test(`back closes a dialog, asks first, and leaves the page only then, in ${language}`, { tag: '@all' }, async ({
    browser,
  }) => {
    const { nav, shell, todos } = catalogues[language]
    const installation = await startStaffel({ isDemo: true })
    const { page } = await person(browser, installation, language, phone)
    await signIn(page, language, 'chatter@demo.staffel.test', '/notifications')
    await press(page, nav.open)
    await dialogIn(page).getByRole('link', { name: nav.dashboard, exact: true }).click()
    await expect(page).toHaveURL('/dashboard')
    const asked: string[] = []
    const dialog = dialogIn(page)
    const question = page.getByRole('alertdialog', { name: shell.ui.unsaved.title })

    await test.step('an untouched dialog closes, and nothing is read for it', async () => {
      await press(page, todos.add)
      await expect(dialog).toBeVisible()
      await expect.poll(() => page.evaluate(() => history.state.staffelWindow?.depth)).toBe(1)
      page.on('request', request => void asked.push(request.url()))
      await page.goBack()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL('/dashboard')
      expect(asked.filter(url => url.includes('/api/rpc/'))).toEqual([])
    })

    await test.step('the page asks about typed text; back keeps it, and so does the answer', async () => {
      await press(page, todos.add)
      const text = dialog.getByRole('textbox', { name: todos.dialog.text })
      await text.fill('Lunas Fragen beantworten')
      await page.goBack()
      await expect(question).toBeVisible()
      await page.goBack()
      await expect(question).toBeHidden()
      await expect(text).toHaveValue('Lunas Fragen beantworten')
      await page.goBack()
      await press(question, shell.ui.unsaved.stay)
      await expect(text).toHaveValue('Lunas Fragen beantworten')
      await page.goBack()
      await press(question, shell.ui.unsaved.discard)
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL('/dashboard')
    })

    await test.step('the page before is one step back, also after a link in the menu', async () => {
      await page.goBack()
      await expect(page).toHaveURL('/notifications')
      await page.goForward()
      await expect(page).toHaveURL('/dashboard')
    })
    await installation.stop()
  })
}
