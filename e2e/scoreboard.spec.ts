import { expect } from '@playwright/test'
import { monthOf } from '#kit/day.ts'
import { workbook } from '#test/tables.ts'
import { addToMonth } from '#kit/month.ts'
import { atRest, catalogues, dialogIn, type Language, person, press, signIn, signInGerman, today } from './people.ts'
import { password, shared, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const nameOf = (month: string, language: Language) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

const language = 'de'
test('a month is uploaded, shown and undone', async ({ browser }) => {
  const texts = catalogues[language].scoreboard
  const month = nameOf(monthOf(today()), language)
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, language)
  await signIn(page, language, 'admin@demo.staffel.test', '/scoreboard')
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
  const leader = page.getByRole('row', { name: /^1 Anna Brückner 9\.999,50/ })

  await press(page, texts.upload.open)
  const named = (name: string) => page.getByRole('dialog', { name, exact: true })
  let dialog = named(texts.upload.title)
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'umsatz.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(
      workbook({
        Nov: [
          ['Wer', 'Wieviel', 'Tips'],
          ['brückner, anna', 9999.5, 1],
          ['Maxi', 12, 0],
          ['Nico Hoffmann', 'viel', 0],
        ],
      }),
    ),
  })
  await press(dialog, texts.upload.read)
  await expect(dialog.getByText(texts.upload.incomplete).filter({ visible: true })).toBeVisible()
  for (const [title, field] of [
    ['Wer', texts.fields.name],
    ['Wieviel', texts.fields.revenue],
  ] as const) {
    await dialog.getByRole('combobox', { name: catalogues[language].spreadsheets.column(title) }).click()
    await page.getByRole('option', { name: field, exact: true }).click()
    await expect(page.getByRole('option')).toHaveCount(0)
    await atRest(page)
    await expect(dialog.getByRole('combobox', { name: catalogues[language].spreadsheets.column(title) })).toHaveText(
      field,
    )
  }
  await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
  const people = dialog.getByRole('tab', { name: texts.upload.tabs.people })
  await people.click()
  await expect(people).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByText(texts.upload.incomplete)).toHaveCount(0)
  const save = dialog.getByRole('button', { name: texts.upload.replace(month) })
  await expect(save).toBeDisabled()
  await dialog.getByRole('combobox', { name: texts.upload.assign('Maxi') }).fill(texts.upload.skip)
  await page.getByRole('option', { name: texts.upload.skip }).click()
  await dialog.getByRole('tab', { name: texts.upload.tabs.problems }).click()
  await expect(dialog.getByText(texts.upload.problem('viel', texts.problems.number))).toBeVisible()
  await press(dialog, texts.upload.replace(month))
  await expect(dialog).toBeHidden()
  await expect(leader).toBeVisible()

  await press(page, texts.history.open)
  dialog = named(texts.history.title)
  const download = page.waitForEvent('download')
  await press(dialog, texts.history.download('umsatz.xlsx'))
  expect((await download).suggestedFilename()).toBe('umsatz.xlsx')
  await press(dialog.getByRole('listitem').filter({ hasText: 'umsatz.xlsx' }), texts.history.undo)
  await press(page.getByRole('alertdialog'), texts.history.undo)
  await expect(dialog.getByText(texts.history.undone('Jonas Reuter', '').replace(/,? $/, ''))).toBeVisible()
  await press(dialog, catalogues[language].shell.ui.close)
  await expect(leader).toHaveCount(0)
  await installation.stop()
})

test('the preview asks for the order of dates that can be read both ways', { tag: '@all' }, async ({ browser }) => {
  const texts = catalogues[language].scoreboard
  const [year = '', month = ''] = monthOf(today()).split('-')
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, language)
  await signIn(page, language, 'admin@demo.staffel.test', '/scoreboard')
  await press(page, texts.upload.open)
  const dialog = page.getByRole('dialog', { name: texts.upload.title, exact: true })
  const upload = async (...dates: string[]) => {
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'umsatz.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Datum;Chatter;Umsatz', ...dates.map(date => `${date};Anna Brückner;5`)].join('\n')),
    })
    await press(dialog, texts.upload.read)
  }
  const order = dialog.getByRole('combobox', { name: texts.upload.dateOrder })
  const open = `${month}/${month === '01' ? '02' : '01'}/${year}`
  await upload(open)
  await expect(order).toHaveText(texts.upload.dateOrders.dayFirst)
  await expect(dialog.getByText(texts.upload.openDate(open, 2)).filter({ visible: true })).toBeVisible()
  await order.click()
  await page.getByRole('option', { name: texts.upload.dateOrders.monthFirst, exact: true }).click()
  await expect(order).toHaveText(texts.upload.dateOrders.monthFirst)
  await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(dialog.getByText(texts.people(1), { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: nameOf(`${year}-${month}`, language) })).toBeEnabled()

  await press(dialog, texts.upload.back)
  await upload(open, `${month}/28/${year}`)
  await expect(dialog.getByText(texts.people(1), { exact: true })).toBeVisible()
  await expect(order).toHaveCount(0)

  await press(dialog, texts.upload.back)
  await upload(`28/${month}/${year}`, `${month}/28/${year}`)
  const lines = {
    dayFirst: { line: 2, text: `28/${month}/${year}` },
    monthFirst: { line: 3, text: `${month}/28/${year}` },
  }
  await expect(dialog.getByText(texts.upload.dateConflict(lines)).filter({ visible: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: nameOf(`${year}-${month}`, language) })).toBeDisabled()
  await installation.stop()
})

test('the reward of the first place is changed and another is added', { tag: '@all' }, async ({ browser }) => {
  const texts = catalogues[language].scoreboard
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, language)
  await signIn(page, language, 'admin@demo.staffel.test', '/scoreboard')
  await press(page, texts.rewards.open)
  const dialog = page.getByRole('dialog', { name: texts.rewards.title, exact: true })
  await dialog
    .getByRole('region', { name: texts.rewards.place(1), exact: true })
    .locator('[name$=cash_amount]')
    .fill('1.250,5')
  await press(dialog, texts.rewards.add)
  await expect(dialog.getByRole('button', { name: texts.rewards.remove(4) })).toBeVisible()
  await press(dialog, texts.rewards.save)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: texts.podium })).toContainText('1.250,50')
  await installation.stop()
})

test('rewards that cannot be loaded are said so and never written over', { tag: '@all' }, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: shared('demo') })
  const page = await context.newPage()
  const texts = catalogues.de.scoreboard
  await context.request.post('/api/v1/session', { data: { email: 'admin02@demo.staffel.test', password } })
  await page.route('**/api/rpc/scoreboard/rewards', route => route.fulfill({ status: 500, body: '' }))
  await page.goto('/scoreboard')
  await press(page, texts.rewards.open)
  const dialog = dialogIn(page)
  await expect(dialog.getByText(texts.rewards.loadFailed)).toBeVisible()
  await expect(dialog.getByRole('region')).toHaveCount(3)
  await expect(dialog.getByRole('button', { name: texts.rewards.save })).toBeDisabled()
  await page.unroute('**/api/rpc/scoreboard/rewards')
  await press(dialog, texts.rewards.retry)
  await expect(dialog.getByRole('button', { name: texts.rewards.save })).toBeEnabled()
  await context.close()
})

test('the month in the address is the one that is shown, also after a reload', { tag: '@all' }, async ({ page }) => {
  const demo = shared('demo')
  const texts = catalogues.de.scoreboard
  await signInGerman(page, 'chatter@demo.staffel.test', `${demo}/scoreboard`)
  const current = monthOf(today())
  const before = addToMonth(current, -2)
  const shown = page.getByRole('combobox', { name: texts.month })
  await expect(shown).toContainText(nameOf(current, 'de'))
  await press(page, texts.previousMonth)
  await press(page, texts.previousMonth)
  await expect(page).toHaveURL(`${demo}/scoreboard?month=${before}`)
  await expect(shown).toContainText(nameOf(before, 'de'))
  await page.reload()
  await expect(shown).toContainText(nameOf(before, 'de'))
  await expect(page).toHaveURL(`${demo}/scoreboard?month=${before}`)
  // another page and back
  await page.getByRole('link', { name: catalogues.de.nav.shifts, exact: true }).click()
  await expect(page).toHaveURL(/availability/)
  await atRest(page)
  await page.goBack()
  await expect(shown).toContainText(nameOf(before, 'de'))
  await page.reload()
  await expect(page).toHaveURL(`${demo}/scoreboard?month=${before}`)
})
