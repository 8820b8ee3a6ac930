import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { cardIn, catalogues, cellIn, columnIn, dialogIn, press, refusals, signInGerman } from './people.ts'
import { type Installation, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const { balance: texts, nav, preferences, team } = catalogues.de
let installation: Installation
test.beforeAll(async () => {
  installation = await startStaffel({ isDemo: true })
})
test.afterAll(() => installation.stop())
const demo = () => installation.url
const enter = (page: Page, who: string, path: string) =>
  signInGerman(page, `${who}@demo.staffel.test`, `${demo()}${path}`)

test('a manager sorts the balance by keyboard, looks further back, finds somebody and exports', {
  tag: '@all',
}, async ({ page }) => {
  await enter(page, 'admin', '/balance')
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true })
  const nights = async () => {
    const cells = await columnIn(page.getByRole('table', { name: texts.table }), texts.columns.nights)
    return (await cells.allInnerTexts()).map(text => Number.parseInt(text, 10))
  }
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await expect(head(texts.columns.hours)).toHaveAttribute('aria-sort', 'descending')

  await head(texts.columns.hours).getByRole('button').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(head(texts.columns.nights)).toHaveAttribute('aria-sort', 'descending')
  await expect(head(texts.columns.hours)).toHaveAttribute('aria-sort', 'none')
  const maximum = await nights()
  expect(maximum.length).toBeGreaterThan(30)
  expect(maximum).toEqual(maximum.toSorted((a, b) => b - a))
  await page.keyboard.press('Space')
  await expect(head(texts.columns.nights)).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(nights).toEqual(maximum.toReversed())

  await page.getByRole('radio', { name: texts.weeks(12) }).click()
  await expect(page).toHaveURL(/\/balance\?weeks=12$/)
  await expect.poll(async () => Math.max(...(await nights()))).toBeGreaterThan(Math.max(...maximum))
  await page.reload()
  await expect(page.getByRole('radio', { name: texts.weeks(12) })).toBeChecked()

  await page.getByLabel(texts.search).fill('bruckner')
  await expect.poll(async () => (await nights()).length).toBe(1)
  await expect(page.getByRole('rowheader', { name: 'Anna Brückner', exact: true })).toBeVisible()
  await page.getByLabel(texts.search).fill('niemand so')
  await expect(page.getByText(texts.none)).toBeVisible()

  for (const [label, ending] of [
    [texts.exportCsv, 'csv'],
    [texts.exportXlsx, 'xlsx'],
  ] as const) {
    const download = page.waitForEvent('download')
    await press(page, texts.exportMenu)
    await page.getByRole('menuitem', { name: label }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(new RegExp(`^ausgleich-.*\\.${ending}$`))
    const content = await readFile(await file.path())
    if (ending === 'csv') expect(content.toString()).toContain('"Anna Brückner";"Chatter";')
    else expect(content.subarray(0, 2).toString()).toBe('PK')
  }
})

test('wished hours are kept, stand in the profile beside the own balance, and a manager changes them', {
  tag: '@all',
}, async ({ page, browser }) => {
  await enter(page, 'chatter31', '/availability')
  await press(page, preferences.open)
  const saved = () => expect(dialogIn(page).getByText(preferences.saved)).toBeVisible()
  const field = (label: string, on = page) => dialogIn(on).getByLabel(label, { exact: true })
  await field(preferences.hours.min).fill('50')
  await field(preferences.hours.max).fill('20')
  await expect(field(preferences.hours.max)).toHaveAccessibleDescription(refusals.de.preferences.minAboveMax)
  await field(preferences.hours.min).fill('12')
  await saved()
  await field(preferences.hours.max).fill('')
  await expect(dialogIn(page).getByText(preferences.saved)).toBeHidden()
  await expect(field(preferences.hours.max)).toHaveValue('')

  await page.goto(`${demo()}/profile`)
  await expect(page.getByText(preferences.hours.shown(12, null))).toBeVisible()
  const card = cardIn(page, texts.own.title)
  const hours = await cellIn(card.getByRole('table'), new RegExp(`^${texts.columns.hours}`), texts.own.you)
  const four = Number.parseInt(await hours.innerText(), 10)
  await card.getByRole('radio', { name: texts.weeks(12) }).click()
  await expect.poll(async () => Number.parseInt(await hours.innerText(), 10)).toBeGreaterThan(four)
  await expect(page.getByRole('link', { name: nav.balance })).toHaveCount(0)

  const { request } = page
  const wish = async () => (await (await request.get(`${demo()}/api/v1/shift-preferences`)).json()).weeklyHoursWish
  const name = (await (await request.get(`${demo()}/api/v1/me/profile`)).json()).fullName
  expect(await wish()).toEqual({ min: 12, max: null })
  const office = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  await enter(office, 'owner', '/team')
  await press(office, team.edit(name))
  await office.getByRole('tab', { name: team.dialog.tabs.shifts }).click()
  await expect(field(preferences.hours.min, office)).toHaveValue('12')
  await field(preferences.hours.max, office).fill('30')
  await expect.poll(wish).toEqual({ min: 12, max: 30 })
  // the profile hears of it
  await expect(page.getByText(preferences.hours.shown(12, 30))).toBeVisible()
})
