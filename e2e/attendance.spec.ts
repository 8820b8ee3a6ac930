import { expect } from '@playwright/test'
import { endLastMonth, lastMonth } from './last-month.ts'
import { catalogues, dialogIn, person, press, signIn, visit } from './people.ts'
import { runShifts } from './running-shifts.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'de'
const { attendance: texts } = catalogues[language]
test('who is on duty, and whose hours are corrected and closed', { tag: '@all' }, async ({ browser }) => {
  test.slow()
  const installation = await startStaffel({ isDemo: true })
  // whoever is missing in the sample is so until their shift is over
  const shifts = await runShifts(installation.databaseUrl, [
    { email: 'chatter02@demo.staffel.test', shiftId: 'early', seat: 1, from: -20, until: 300 },
  ])
  const month = lastMonth()
  try {
    const lead = await person(browser, installation, language)
    const other = await person(browser, installation, language)
    await signIn(lead.page, language, 'lead@demo.staffel.test', `${installation.url}/on-duty`)
    await signIn(other.page, language, 'admin@demo.staffel.test', `${installation.url}/on-duty`)

    await test.step('whoever is missing is said to be there, and everybody sees it at once', async () => {
      const who = 'Ben Nowak'
      const one = (page: typeof lead.page) =>
        page.getByRole('article', { name: new RegExp(`^${texts.duty.heads.missing}`) }).filter({ hasText: who })
      await expect(one(other.page)).toBeVisible()
      await press(one(lead.page), texts.duty.isThere)
      await expect(one(other.page)).toBeHidden()
      await expect(other.page.getByRole('table', { name: texts.duty.title })).toContainText(who)
    })
    await test.step('on a phone everybody on duty can be reached without moving the page sideways', async () => {
      await lead.page.setViewportSize({ width: 390, height: 844 })
      const table = lead.page.getByRole('table', { name: texts.duty.title })
      const ways = table.getByRole('link').filter({ visible: true })
      await expect(ways.first()).toBeVisible()
      const farthest = () => ways.evaluateAll(all => Math.max(...all.map(way => way.getBoundingClientRect().x)))
      await expect.poll(farthest).toBeLessThan(390 - 32)
    })
    await test.step('whoever lives by another clock reads their own beside the hours, and why a correction is refused', async () => {
      const chatter = await person(browser, installation, language)
      await signIn(chatter.page, language, 'chatter@demo.staffel.test', `${installation.url}/dashboard`)
      // an hour ahead, in summer as in winter
      const moved = await chatter.page.request.put('/api/v1/me/profile', { data: { timeZone: 'Europe/Helsinki' } })
      await expect(moved).toBeOK()
      // of this month nothing may be over yet
      await visit(chatter.page, `/timesheet?month=${month}`)
      const early = chatter.page.getByRole('listitem').filter({ hasText: '08:00–16:00' }).first()
      await expect(early).toContainText(texts.own.ownTime('09:00–17:00'))
      await press(early, texts.sheet.ask)
      await dialogIn(chatter.page).getByLabel(texts.sheet.reason).fill('Übergabe')
      await press(dialogIn(chatter.page), texts.sheet.send)
      await expect(early).toContainText('Übergabe')
      await visit(other.page, `/timesheets?month=${month}`)
      const asker = other.page
        .getByRole('row')
        .filter({ hasText: 'Anna Brückner' })
        .filter({ hasText: texts.sheet.requests(1) })
      await asker.getByRole('link').first().click()
      await press(other.page, texts.sheet.refuse)
      await dialogIn(other.page).getByLabel(texts.sheet.reason).fill('Niemand war da')
      await press(dialogIn(other.page), texts.sheet.refuse)
      await expect(early).toContainText('Niemand war da')
      await visit(chatter.page, `/pay?view=own&month=${month}`)
      await chatter.page.locator('summary').click()
      await expect(chatter.page.locator('details')).toContainText(texts.own.ownTime(''))
    })
    const admin = other.page
    await test.step('hours are corrected with a reason; an end before the start is a sentence', async () => {
      await endLastMonth(installation.databaseUrl)
      await visit(admin, `/timesheets?month=${month}`)
      const table = admin.getByRole('table', { name: texts.sheet.table })
      await table.getByRole('link').first().click()
      // the first may run over from the month before, which the sample has closed
      await admin.getByRole('button', { name: texts.sheet.correct, exact: true }).nth(1).click()
      const dialog = dialogIn(admin)
      await dialog.getByLabel(texts.sheet.reason).fill('=1+1')
      const end = dialog.getByLabel(texts.sheet.end, { exact: true })
      const day = dialog.getByLabel(texts.sheet.endDay, { exact: true })
      const start = await dialog.getByLabel(texts.sheet.startDay, { exact: true }).inputValue()
      await day.fill(start)
      await end.fill('00:01')
      await press(dialog, texts.sheet.save)
      await expect(dialog).toContainText('Das Ende liegt nicht nach')
      await dialog.getByRole('switch', { name: texts.sheet.nothing }).click()
      await press(dialog, texts.sheet.save)
      await expect(dialog).toBeHidden()
      await expect(admin.getByRole('listitem').filter({ hasText: '=1+1' })).toBeVisible()
    })
    await test.step('the month is closed, and opened again with a reason', async () => {
      await admin.getByRole('link', { name: texts.sheet.back }).click()
      await press(admin, texts.sheet.close)
      await press(dialogIn(admin), texts.sheet.close)
      await expect(admin.getByRole('button', { name: texts.sheet.reopen })).toBeVisible()
      await admin.getByRole('table').getByRole('link').first().click()
      await expect(admin.getByRole('button', { name: texts.sheet.correct, exact: true })).toHaveCount(0)
      await admin.getByRole('link', { name: texts.sheet.back }).click()
      await press(admin, texts.sheet.reopen)
      await dialogIn(admin).getByLabel(texts.sheet.reason).fill('Nachtrag')
      await press(dialogIn(admin), texts.sheet.reopen)
      await expect(admin.getByRole('button', { name: texts.sheet.close })).toBeVisible()
    })
  } finally {
    await shifts.end()
    await installation.stop()
  }
})
