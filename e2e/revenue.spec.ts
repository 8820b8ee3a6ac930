import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { textOfPdf } from '#test/pdf-text.ts'
import { lastMonth } from './last-month.ts'
import { monthYear } from '#platform/web/day-names.ts'
import { cardIn, catalogues, dialogIn, person, press, signIn, visit } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'de'
const { attendance, revenue, scoreboard: texts } = catalogues[language]
test('a table that says when and where shows what an hour brings; hours go on paper', { tag: '@all' }, async ({
  browser,
}) => {
  const installation = await startStaffel({ isDemo: true })
  try {
    const { page } = await person(browser, installation, language)
    const month = lastMonth()
    await signIn(page, language, 'admin@demo.staffel.test', `${installation.url}/scoreboard?month=${month}`)

    await test.step('the preview names the group that there is not, with its line', async () => {
      await press(page, texts.upload.open)
      const dialog = dialogIn(page)
      const head = 'Datum;Schicht;Gruppe;Chatter;Umsatz'
      const lines = [
        `${month}-05;Früh;Luna Morgen;Anna Brückner;1200,00 €`,
        `${month}-06;Nacht;Lunna;Anna Brückner;300,00 €`,
      ]
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'umsatz.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from([head, ...lines].join('\n')),
      })
      await press(dialog, texts.upload.read)
      const told = texts.upload.unplacedCount(1, texts.upload.tabs.problems)
      await expect(dialog.getByText(told).filter({ visible: true })).toBeVisible()
      await dialog.getByRole('tab', { name: texts.upload.tabs.problems }).click()
      const unknown = dialog.getByRole('region', { name: texts.upload.unplaced })
      await expect(unknown).toContainText(texts.upload.unplacedOne.group('Lunna'))
      await expect(unknown).toContainText(texts.upload.lines(3, 1))
      await press(dialog, texts.upload.replace(monthYear(month, language)))
      await expect(dialog).toBeHidden()
    })
    await test.step('what an hour brings stands by group, and by person', async () => {
      await page.getByRole('radio', { name: revenue.dimensions.group }).click()
      const table = cardIn(page, revenue.title)
      await expect(table.getByRole('row', { name: /^Lunna/ })).toContainText(revenue.unknown)
      await expect(table.getByRole('row', { name: /^Luna Morgen (?!\+)/ })).toContainText('1.200,00')
      await page.getByRole('radio', { name: revenue.dimensions.person }).click()
      await expect(table.getByRole('row', { name: /^Anna Brückner/ })).toContainText('1.500,00')
    })
    await test.step('hours of the month go on paper', async () => {
      await visit(page, `/timesheets?month=${month}`)
      const download = page.waitForEvent('download')
      await press(page, attendance.sheet.export)
      await page.getByRole('menuitem', { name: attendance.sheet.exportPdf }).click()
      const file = await download
      expect(file.suggestedFilename()).toBe(`stunden-${month}.pdf`)
      expect(textOfPdf(await readFile(await file.path()))).toContain('AnnaBrückner')
    })
  } finally {
    await installation.stop()
  }
})
