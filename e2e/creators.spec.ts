import { expect } from '@playwright/test'
import { picture } from '#test/pictures.ts'
import { expectAccessible } from './axe.ts'
import { catalogues, dialogIn, person, press, refusals, signIn, visit } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'de'
test('a planner adds a creator and a group that works the account', async ({ browser }) => {
  const { creators, creatorGroups } = catalogues[language]
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, language)

  await test.step('a creator with an account on a platform', async () => {
    await signIn(page, language, 'owner@demo.staffel.test', '/creator')
    await press(page, creators.add)
    const dialog = page.getByRole('dialog', { name: creators.newTitle })
    await dialog.locator('[name=name]').fill('Tessa Quell')
    await press(dialog, creators.addAccount)
    await dialog.locator('[name="creatorPlatforms.0.url"]').fill('https://onlyfans.example/tessa')
    await dialog.locator('[type=submit]').click()
    await expect(page.getByRole('heading', { name: 'Tessa Quell' })).toBeVisible()
  })

  await test.step('a group of two seats, named after the account', async () => {
    await visit(page, '/creator-groups')
    await press(page, creatorGroups.add)
    const dialog = page.getByRole('dialog', { name: creatorGroups.newTitle })
    await dialog.getByRole('combobox', { name: creatorGroups.fields.addCombination }).fill('tes')
    await page.getByRole('option', { name: /Tessa Quell/ }).click()
    await expect(dialog.locator('[name=name]')).toHaveValue(/Tessa Quell/)
    await expectAccessible(page)
    await dialog.locator('[type=submit]').click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the group is found and leads to its empty plan', async () => {
    await page.getByRole('searchbox', { name: creatorGroups.search }).fill('tessa')
    await page.getByRole('link', { name: /Tessa Quell/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Tessa Quell/ })).toBeVisible()
    await expect(page.getByRole('grid')).toBeVisible()
  })
  await installation.stop()
})

test('platforms, and a creator with a picture', { tag: '@all' }, async ({ browser }) => {
  const { creators, images, platforms } = catalogues[language]
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, language)
  const dialog = dialogIn(page)
  const card = (of: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: of }) })

  await test.step('a platform of one’s own is added, moved by keyboard, and another switched off', async () => {
    await signIn(page, language, 'owner@demo.staffel.test', '/organization/settings/platforms')
    await press(page, platforms.add)
    await dialog.locator('button[type=submit]').click()
    await expect(dialog.locator('[name=name][aria-invalid=true]')).toBeFocused()
    await dialog.locator('[name=name]').fill('Mein Portal')
    await dialog.locator('button[type=submit]').click()
    await expect(page.getByRole('switch', { name: platforms.enabled('Mein Portal') })).toBeVisible()
    await expect(page.getByRole('tab', { name: platforms.kinds.creator })).toContainText('14')
    // taken away again it is told by its name
    await press(page, platforms.remove('Mein Portal'))
    await press(page.getByRole('alertdialog'), platforms.removeConfirm)
    await expect(page.getByText(platforms.removed('Mein Portal'))).toBeVisible()
    await press(page, platforms.add)
    await dialogIn(page).locator('[name=name]').fill('Mein Portal')
    await dialogIn(page).locator('button[type=submit]').click()
    await expect(page.getByRole('switch', { name: platforms.enabled('Mein Portal') })).toBeVisible()
    const first = page.getByRole('list', { name: platforms.kinds.creator }).getByRole('listitem').first()
    await page.getByRole('switch', { name: platforms.enabled('Fansly') }).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(first).toContainText('Fansly')
    // painted before it is saved: a page that goes away takes an unsaved change with it
    const saved = page.waitForResponse(/\/api\/rpc\/platforms\//)
    await page.getByRole('switch', { name: platforms.enabled('CAM4') }).click()
    await saved
    await page.reload()
    await expect(first).toContainText('Fansly')
    await expect(page.getByRole('switch', { name: platforms.enabled('CAM4') })).not.toBeChecked()
  })

  await test.step('a creator gets a picture; what is none is refused', async () => {
    await visit(page, '/creator')
    await press(page, creators.add)
    await dialog.locator('[name=name]').fill('Zoë Blum')
    const input = dialog.locator('input[type=file]')
    await input.setInputFiles({ name: 'bild.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
    await expect(dialog.getByRole('alert')).toHaveText(refusals[language].images.format)
    await input.setInputFiles({ name: 'bild.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5_242_881) })
    await expect(dialog.getByRole('alert')).toHaveText(refusals[language].images.tooLarge)
    await input.setInputFiles({ name: 'x', mimeType: 'image/jpeg', buffer: await picture('jpeg', 1200, 1600) })
    const focus = dialog.getByRole('button', { name: images.field.focus(50, 50) })
    await expect(focus).toBeVisible()
    await focus.click({ position: { x: 20, y: 20 } })
    await expect(dialog.getByRole('button', { name: images.field.focus(50, 50) })).toHaveCount(0)
    await press(dialog, images.field.reset)
    await focus.focus()
    await page.keyboard.press('ArrowUp')
    await expect(dialog.getByRole('button', { name: images.field.focus(50, 45) })).toBeVisible()
    await press(dialog, creators.addAccount)
    await dialog.getByRole('combobox', { name: creators.fields.platform }).click()
    await expect(page.getByRole('option', { name: 'CAM4' })).toHaveCount(0)
    await page.getByRole('option', { name: 'Mein Portal' }).click()
    await dialog.locator('[name="creatorPlatforms.0.url"]').fill('https://portal.example/zoe')
    await dialog.locator('button[type=submit]').click()
    await expect(card('Zoë Blum')).toBeVisible()
    await expect(card('Zoë Blum').getByRole('link', { name: creators.opens('Mein Portal', 'Zoë Blum') })).toBeVisible()
    await expect
      .poll(() =>
        card('Zoë Blum')
          .locator('img')
          .evaluate(image => (image as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0)
    await expect(card('Zoë Blum').locator('img')).toHaveCSS('object-position', '50% 45%')
  })

  await test.step('a channel, too, is the main one or a secondary one', async () => {
    await card('Zoë Blum').hover()
    await press(page, creators.edit('Zoë Blum'))
    await press(dialog, creators.addChannel)
    const channels = dialog.getByRole('group', { name: creators.channels })
    await channels.getByRole('combobox', { name: creators.fields.accountType }).click()
    await page.getByRole('option', { name: creators.accountTypes.secondary }).click()
    await dialog.locator('[name="socialChannels.0.url"]').fill('https://instagram.example/zoe')
    await dialog.locator('button[type=submit]').click()
    const links = card('Zoë Blum').getByRole('link').filter({ hasText: creators.accountTypes.secondary })
    await expect(links).toHaveAttribute('href', 'https://instagram.example/zoe')
  })

  await test.step('filters find it, and one that groups work is not deleted', async () => {
    await page.getByRole('combobox', { name: creators.filter.platform }).click()
    await page.getByRole('option', { name: 'Mein Portal' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('combobox', { name: creators.filter.platform }).click()
    await page.getByRole('option', { name: creators.filter.platform }).click()
    const worked = page.getByRole('article').first()
    const nameOfIt = (await worked.getByRole('heading', { level: 2 }).textContent()) ?? ''
    await worked.hover()
    await press(page, creators.remove(nameOfIt))
    await press(page.getByRole('alertdialog'), creators.removeConfirm)
    await expect(page.getByText(/Nimm ihn zuerst aus|first/).first()).toBeVisible()
    await expect(card(nameOfIt)).toBeVisible()
  })
  await installation.stop()
})
