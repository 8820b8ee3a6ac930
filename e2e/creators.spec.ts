import { expect } from '@playwright/test'
import { picture } from '#test/pictures.ts'
import { expectAccessible } from './axe.ts'
import { catalogues, choose, dialogIn, fieldIn, person, press, refusals, signIn, toastIn, visit } from './people.ts'
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
    await fieldIn(dialog, creators.fields.name).fill('Tessa Quell')
    await press(dialog, creators.addAccount)
    await fieldIn(dialog, creators.fields.url).fill('https://onlyfans.example/tessa')
    await press(dialog, creators.save)
    await expect(page.getByRole('heading', { name: 'Tessa Quell', exact: true })).toBeVisible()
  })

  await test.step('a group of two seats, named after the account', async () => {
    await visit(page, '/creator-groups')
    await press(page, creatorGroups.add)
    const dialog = page.getByRole('dialog', { name: creatorGroups.newTitle })
    await dialog.getByRole('combobox', { name: creatorGroups.fields.addCombination }).fill('tes')
    await choose(page.getByRole('option', { name: 'Tessa Quell' }))
    await expect(fieldIn(dialog, creatorGroups.fields.name)).toHaveValue(/Tessa Quell/)
    await expectAccessible(page)
    await press(dialog, creatorGroups.create)
    await expect(dialog).toBeHidden()
  })

  await test.step('the group is found and leads to its empty plan', async () => {
    await page.getByRole('searchbox', { name: creatorGroups.search }).fill('tessa')
    await choose(page.getByRole('link', { name: creatorGroups.planOf('Tessa Quell') }))
    await expect(page.getByRole('heading', { level: 1, name: /Tessa Quell/ })).toBeVisible()
    await expect(page.getByRole('grid')).toBeVisible()
  })
  await installation.stop()
})

test('an owner orders the platforms and adds a creator with a picture', { tag: '@all' }, async ({ browser }) => {
  const { creators, images, platforms } = catalogues[language]
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, language)
  const dialog = dialogIn(page)
  const card = (of: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: of, exact: true }) })

  await test.step('a custom platform is added, one is moved by keyboard, and another switched off', async () => {
    await signIn(page, language, 'owner@demo.staffel.test', '/organization/settings/platforms')
    const name = fieldIn(dialog, platforms.name)
    await press(page, platforms.add)
    await press(dialog, platforms.save)
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(name).toBeFocused()
    await name.fill('Mein Portal')
    await press(dialog, platforms.save)
    await expect(page.getByRole('switch', { name: platforms.enabled('Mein Portal') })).toBeVisible()
    await expect(page.getByRole('tab', { name: platforms.kinds.creator })).toContainText('14')
    // the toast about its removal has its name
    await press(page, platforms.remove('Mein Portal'))
    await press(page.getByRole('alertdialog'), platforms.removeConfirm)
    await expect(toastIn(page, platforms.removed('Mein Portal'))).toBeVisible()
    await press(page, platforms.add)
    await name.fill('Mein Portal')
    await press(dialog, platforms.save)
    await expect(page.getByRole('switch', { name: platforms.enabled('Mein Portal') })).toBeVisible()
    const list = page.getByRole('list', { name: platforms.kinds.creator })
    await expect(list).toContainText(/OnlyFans[^]*Fansly/)
    await page.getByRole('switch', { name: platforms.enabled('Fansly') }).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(list).toContainText(/Fansly[^]*OnlyFans/)
    await choose(page.getByRole('switch', { name: platforms.enabled('CAM4') }))
    await page.reload()
    await expect(list).toContainText(/Fansly[^]*OnlyFans/)
    await expect(page.getByRole('switch', { name: platforms.enabled('CAM4') })).not.toBeChecked()
  })

  await test.step('a creator gets a picture; other files are refused', async () => {
    await visit(page, '/creator')
    await press(page, creators.add)
    await fieldIn(dialog, creators.fields.name).fill('Zoë Blum')
    const input = fieldIn(dialog, creators.fields.picture)
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
    await choose(dialog.getByRole('combobox', { name: creators.fields.platform }))
    await expect(page.getByRole('option', { name: 'CAM4' })).toHaveCount(0)
    await choose(page.getByRole('option', { name: 'Mein Portal' }))
    await fieldIn(dialog, creators.fields.url).fill('https://portal.example/zoe')
    await press(dialog, creators.save)
    await expect(card('Zoë Blum')).toBeVisible()
    await expect(card('Zoë Blum').getByRole('link', { name: creators.opens('Mein Portal', 'Zoë Blum') })).toBeVisible()
    const image = card('Zoë Blum').locator('img')
    await expect(image).toHaveCSS('object-position', '50% 45%')
    await expect(image).not.toHaveJSProperty('naturalWidth', 0)
  })

  await test.step('a channel is the main one or a secondary one', async () => {
    await card('Zoë Blum').hover()
    await press(page, creators.edit('Zoë Blum'))
    await press(dialog, creators.addChannel)
    const channels = dialog.getByRole('group', { name: creators.channels })
    await choose(channels.getByRole('combobox', { name: creators.fields.accountType }))
    await choose(page.getByRole('option', { name: creators.accountTypes.secondary }))
    await fieldIn(channels, creators.fields.url).fill('https://instagram.example/zoe')
    await press(dialog, creators.save)
    const links = card('Zoë Blum').getByRole('link').filter({ hasText: creators.accountTypes.secondary })
    await expect(links).toHaveAttribute('href', 'https://instagram.example/zoe')
  })

  await test.step('the list view shows a row for each creator, also after a reload', async () => {
    await choose(page.getByRole('radio', { name: creators.views.list }))
    await expect(card('Zoë Blum').getByRole('link', { name: creators.opens('Mein Portal', 'Zoë Blum') })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('radio', { name: creators.views.list })).toBeChecked()
    await expect(card('Zoë Blum').getByRole('button', { name: creators.edit('Zoë Blum') })).toBeVisible()
    await expectAccessible(page)
    await choose(page.getByRole('radio', { name: creators.views.cards }))
  })

  await test.step('a file is imported without the lines that its preview leaves out', async () => {
    await press(page, creators.import.open)
    const csv = 'Name;Wichtigkeit;OnlyFans;Instagram\nAlba Rot;5;@alba;alba.rot\nZoë Blum;3;zoe;\n'
    const file = { name: 'creator.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    await dialog.locator('input[type=file]').setInputFiles(file)
    await press(dialog, creators.import.read)
    await expect(dialog.getByText(creators.import.faults.exists)).toBeVisible()
    await expectAccessible(page)
    await press(dialog, creators.import.submit(1))
    await expect(toastIn(page, creators.import.done(1))).toBeVisible()
    const link = card('Alba Rot').getByRole('link', { name: creators.opens('Instagram', 'Alba Rot') })
    await expect(link).toHaveAttribute('href', 'https://www.instagram.com/alba.rot')
  })

  await test.step('filters find it, and a creator of a group cannot be deleted', async () => {
    const platform = page.getByRole('combobox', { name: creators.filter.platform })
    await choose(platform)
    await choose(page.getByRole('option', { name: 'Mein Portal' }))
    await expect(page.getByRole('article')).toHaveCount(1)
    await choose(platform)
    await choose(page.getByRole('option', { name: creators.filter.platform }))
    await card('Mila Sand').hover()
    await press(page, creators.remove('Mila Sand'))
    await press(page.getByRole('alertdialog'), creators.removeConfirm)
    await expect(toastIn(page, refusals[language].creators.inUse({ groups: ['Mila Sand'] }))).toBeVisible()
    await expect(card('Mila Sand')).toBeVisible()
  })
  await installation.stop()
})
