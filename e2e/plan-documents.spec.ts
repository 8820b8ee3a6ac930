import { expect, type Page } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import { read, utils } from '@e965/xlsx'
import { textOfPdf } from '#test/pdf-text.ts'
import { cardIn, catalogues, person, press, signIn, toastIn, visit } from './people.ts'
import { shared } from './staffel.ts'
import { test } from './test.ts'

/** Where somebody wants to look at what was made. */
const kept = process.env['PAPERS']

const bare = (text: string): string => text.replaceAll(/\s/g, '')

async function saved(page: Page, start: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  const bytes = readFileSync(await download.path())
  if (kept) writeFileSync(`${kept}/${download.suggestedFilename()}`, bytes)
  return { name: download.suggestedFilename(), bytes }
}

const language = 'de'
test('plans are taken along as PDF and workbook', { tag: '@all' }, async ({ browser }) => {
  const { planDocuments: texts, scheduleOverview, agencyWeek } = catalogues[language]
  const url = shared('demo')
  const { page } = await person(browser, { url }, language)
  await signIn(page, language, 'owner@demo.staffel.test', `${url}/schichtplan`)
  const taken = (format: 'pdf' | 'xlsx') =>
    saved(page, async () => {
      await press(page, texts.download)
      await page.getByRole('menuitem', { name: texts[format] }).click()
    })
  await expect(page.getByRole('heading', { name: agencyWeek.title })).toBeVisible()
  const group = 'Luna Morgen'
  await expect(page.getByRole('grid').getByRole('rowheader').getByText(group, { exact: true })).toBeVisible()
  const week = await taken('pdf')
  expect(week.name).toMatch(/^schichtplan-\d{4}-w\d\d\.pdf$/)
  expect(textOfPdf(week.bytes)).toContain(bare(group))
  const workbook = read((await taken('xlsx')).bytes, { type: 'buffer' })
  const rows = utils.sheet_to_json<string[]>(workbook.Sheets[workbook.SheetNames[0] ?? ''] ?? {}, { header: 1 })
  expect(rows.length).toBeGreaterThan(100)
  expect(new Set(rows.map(([name]) => name))).toContain(group)

  await visit(page, '/schedule-overview?view=chatters&mode=month')
  await expect(page.getByRole('grid', { name: scheduleOverview.views.chatters })).toBeVisible()
  const people = await taken('pdf')
  expect(people.name).toMatch(/^einsatz-/)

  await visit(page, '/profile')
  const card = cardIn(page, texts.own.title)
  const own = await saved(page, () => press(card, texts.pdf))
  expect(own.name).toMatch(/^meine-schichten-/)

  // a server that cannot just now says so, and the button is there for another try
  await page.route('**/api/rpc/planDocuments/ownShifts', route => route.abort())
  await press(card, texts.xlsx)
  await expect(toastIn(page, texts.failed)).toBeVisible()
  await page.unroute('**/api/rpc/planDocuments/ownShifts')
  expect((await saved(page, () => press(card, texts.xlsx))).name).toMatch(/\.xlsx$/)
})
