import { expect } from '@playwright/test'
import type { Day } from '#kit/day.ts'
import { formatTimes } from '#kit/clock-text.ts'
import { shortDate } from '#kit/locale.ts'
import { onDatabase } from './kept.ts'
import { moveClock } from '#test/moved-clock.ts'
import { endLastMonth, lastMonth } from './last-month.ts'
import { atRest, cardIn, catalogues, dialogIn, person, press, refusals, signIn, visit } from './people.ts'
import { runShifts } from './running-shifts.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'de'
const { attendance: texts, pay } = catalogues[language]
for (const minutes of [-25, 25]) {
  test(`a device whose clock is wrong by ${minutes} minutes offers check-in when the server does`, {
    tag: '@all',
  }, async ({ browser }) => {
    const installation = await startStaffel({ isDemo: true })
    await runShifts(installation.databaseUrl, [
      { email: 'chatter02@demo.staffel.test', shiftId: 'early', seat: 1, from: minutes < 0 ? 5 : 25, until: 300 },
    ])
    const { page, context } = await person(browser, installation, language)
    await context.addInitScript(moveClock, minutes * 60_000)
    await signIn(page, language, 'chatter02@demo.staffel.test', '/dashboard')
    const card = cardIn(page, texts.own.title)
    const checkIn = card.getByRole('button', { name: texts.own.checkIn, exact: true })
    await expect(card).toContainText(texts.own.startsIn(''))
    await expect(checkIn).toHaveCount(minutes < 0 ? 1 : 0)
    await installation.stop()
  })
}

test('who is on duty, and whose hours are corrected and closed', { tag: '@all' }, async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  // whoever is missing in the sample is so until their shift is over
  const shifts = await runShifts(installation.databaseUrl, [
    { email: 'chatter02@demo.staffel.test', shiftId: 'early', seat: 1, from: -20, until: 300 },
  ])
  const month = lastMonth()
  const who = 'Ben Nowak'
  try {
    const lead = await person(browser, installation, language)
    const other = await person(browser, installation, language)
    await signIn(lead.page, language, 'lead@demo.staffel.test', `${installation.url}/on-duty`)
    await signIn(other.page, language, 'admin@demo.staffel.test', `${installation.url}/on-duty`)

    await test.step('whoever is missing is said to be there, and everybody sees it at once', async () => {
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
      await expect(ways).not.toHaveCount(0)
      const farthest = () => ways.evaluateAll(all => Math.max(...all.map(way => way.getBoundingClientRect().x)))
      await expect.poll(farthest).toBeLessThan(390 - 32)
    })
    await test.step('whoever lives by another clock reads their own beside the hours, and why a correction is refused', async () => {
      const chatter = await person(browser, installation, language)
      await signIn(chatter.page, language, 'chatter@demo.staffel.test', `${installation.url}/dashboard`)
      // an hour ahead, in summer as in winter
      const moved = await chatter.page.request.patch('/api/v1/me/profile', { data: { timeZone: 'Europe/Helsinki' } })
      await expect(moved).toBeOK()
      // of this month nothing may be over yet
      await visit(chatter.page, `/timesheet?month=${month}`)
      const early = chatter.page
        .getByRole('listitem')
        .filter({ hasText: formatTimes({ startTime: '09:00', endTime: '17:00' }, language) })
        .filter({ hasText: await dayOfShift(installation.databaseUrl, 'Anna Brückner', month) })
      await expect(early).toContainText('Helsinki')
      await press(early, texts.sheet.ask)
      await dialogIn(chatter.page).getByLabel(texts.sheet.reason).fill('Übergabe')
      await press(dialogIn(chatter.page), texts.sheet.send)
      await expect(early).toContainText('Übergabe')
      await visit(other.page, `/timesheets?month=${month}`)
      const asker = other.page
        .getByRole('row')
        .filter({ hasText: 'Anna Brückner' })
        .filter({ hasText: texts.sheet.requests(1) })
      await asker.getByRole('link', { name: 'Anna Brückner' }).click()
      await press(other.page, texts.sheet.refuse)
      await dialogIn(other.page).getByLabel(texts.sheet.reason).fill('Niemand war da')
      await press(dialogIn(other.page), texts.sheet.refuse)
      await expect(early).toContainText('Niemand war da')
      await visit(chatter.page, `/my-pay?month=${month}`)
      const shifts = chatter.page.getByRole('group').filter({ hasText: pay.shifts })
      await shifts.getByText(pay.shifts).click()
      await expect(shifts).toContainText('Helsinki')
    })
    const admin = other.page
    await test.step('hours are corrected with a reason; an end before the start is a sentence', async () => {
      await endLastMonth(installation.databaseUrl)
      await visit(admin, `/timesheets?month=${month}`)
      const table = admin.getByRole('table', { name: texts.sheet.table })
      await table.getByRole('link', { name: who }).click()
      const line = admin
        .getByRole('listitem')
        .filter({ hasText: formatTimes({ startTime: '08:00', endTime: '16:00' }, language) })
        .filter({ hasText: await dayOfShift(installation.databaseUrl, who, month) })
      await press(line, texts.sheet.correct)
      const dialog = dialogIn(admin)
      await dialog.getByLabel(texts.sheet.reason).fill('=1+1')
      const end = dialog.getByLabel(texts.sheet.end, { exact: true })
      const day = dialog.getByLabel(texts.sheet.endDay, { exact: true })
      const start = await dialog.getByLabel(texts.sheet.startDay, { exact: true }).inputValue()
      await day.fill(start)
      await end.fill('00:01')
      await press(dialog, texts.sheet.save)
      await expect(dialog).toContainText(refusals[language].attendance.endBeforeStart)
      await dialog.getByRole('switch', { name: texts.sheet.nothing }).click()
      await press(dialog, texts.sheet.save)
      await expect(dialog).toBeHidden()
      await expect(line).toContainText('=1+1')
    })
    await test.step('the month is closed, and opened again with a reason', async () => {
      await admin.getByRole('link', { name: texts.sheet.back }).click()
      await press(admin, texts.sheet.close)
      await press(dialogIn(admin), texts.sheet.close)
      await expect(admin.getByRole('button', { name: texts.sheet.reopen })).toBeVisible()
      await admin.getByRole('table', { name: texts.sheet.table }).getByRole('link', { name: who }).click()
      await atRest(admin)
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

/** The day, as the timesheet writes it, of the member's first early shift that begins in this month. */
async function dayOfShift(databaseUrl: string, fullName: string, month: string): Promise<string> {
  const [shift] = await onDatabase(
    databaseUrl,
    `select a.date::text from assignments a join profiles p on p.id = a.profile_id
     where p.full_name = $1 and a.date::text like $2 || '-%' and a.shift_id = 'early' and a.state <> 'declined'
     order by a.date limit 1`,
    [fullName, month],
  )
  if (!shift) throw new Error(`${fullName} has no early shift in ${month}`)
  return shortDate(shift['date'] as Day, language)
}
