import { expect, type Page } from '@playwright/test'
import { defaultNames } from '#features/agency/shifts/names.ts'
import { expectAccessible } from './axe.ts'
import { kept } from './kept.ts'
import { lateQuestion, missingTitle } from './notified.ts'
import { cardIn, catalogues, dialogIn, person, signIn, signInByForm, visit } from './people.ts'
import { runShifts } from './running-shifts.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const at = (mailbox: string) => `${mailbox}@demo.staffel.test`
const [anna, ben, carla] = ['chatter', 'chatter02', 'chatter03'].map(at) as [string, string, string]
const phone = { width: 390, height: 844 }

test.use({ serviceWorkers: 'allow' })

const language = 'de'
const { attendance: texts, handover, nav, shell } = catalogues[language]

test('a chatter checks in and hands over, and the next chatter reads and ticks the handover', async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const shifts = await runShifts(installation.databaseUrl, [
    { email: anna, shiftId: 'early', seat: 1, from: -2, until: 100 },
    { email: carla, shiftId: 'late', seat: 1, from: -1, until: 480 },
  ])
  await shifts.end()
  const { page: leaving } = await person(browser, installation, language, phone)
  const { page: coming } = await person(browser, installation, language, phone)
  const { page: lead } = await person(browser, installation, language)
  const [ofLeaving, ofComing] = [cardIn(leaving, texts.own.title), cardIn(coming, texts.own.title)]

  await test.step('the chatter checks in', async () => {
    await signIn(leaving, language, anna, '/dashboard')
    await ofLeaving.getByRole('button', { name: texts.own.checkIn }).tap()
    await expect(ofLeaving.getByRole('button', { name: texts.own.checkOut })).toBeVisible()
  })

  await test.step('the chatter checks out with a handover', async () => {
    await ofLeaving.getByRole('button', { name: texts.own.checkOut }).tap()
    const dialog = dialogIn(leaving)
    await expect(dialog.getByLabel(handover.fields.customs)).toBeFocused()
    await expectAccessible(leaving)
    await leaving.keyboard.insertText('Lisa, Video, 60 €\nTom, fünf Bilder')
    await dialog.getByLabel(handover.fields.promises).fill('Marco: Anruf um 22 Uhr')
    await dialog.getByRole('button', { name: handover.dialog.leaveEarly }).tap()
    await expect(dialog).toBeHidden()
    await expect(ofLeaving.getByRole('button', { name: texts.own.resume })).toBeVisible()
    await expect(ofLeaving).toContainText(handover.counts.customs(2))
  })

  await test.step('the next chatter checks in, reads and ticks it, and the lead sees by whom', async () => {
    await signIn(lead, language, at('lead'), '/on-duty')
    const onDuty = lead.getByRole('button', { name: handover.from('Anna') })
    await expect(onDuty).toContainText(handover.unread)
    await signIn(coming, language, carla, '/dashboard')
    await ofComing.getByRole('button', { name: texts.own.checkIn }).tap()
    await expect(ofComing.getByRole('button', { name: texts.own.checkOut })).toBeVisible()
    await ofComing.getByRole('button', { name: handover.from('Anna') }).tap()
    const dialog = dialogIn(coming)
    await expect(dialog).toContainText('Tom, fünf Bilder')
    await dialog.getByRole('button', { name: handover.tick, exact: true }).tap()
    await expect(dialog.getByText(handover.readAt('').trim())).toBeVisible()
    await expect(onDuty).not.toContainText(handover.unread)
    await onDuty.click()
    await expect(dialogIn(lead)).toContainText('Carla Weiß')
  })
  await installation.stop()
})

test('somebody comes, somebody is missing, and the next shift knows what it should', { tag: '@all' }, async ({
  browser,
}) => {
  const installation = await startStaffel({ isDemo: true })
  const shifts = await runShifts(installation.databaseUrl, [
    { email: anna, shiftId: 'early', seat: 1, from: -2, until: 100 },
    { email: ben, shiftId: 'early', seat: 2, from: -3, until: 100 },
    { email: carla, shiftId: 'late', seat: 1, from: -1, until: 480 },
  ])
  const bens = shifts.ids[1] ?? ''
  try {
    const [onPhone, lead, absent] = [
      await person(browser, installation, language, phone),
      await person(browser, installation, language),
      await person(browser, installation, language),
    ]
    const page = onPhone.page
    await signIn(lead.page, language, at('lead'), `${installation.url}/on-duty`)
    await signIn(absent.page, language, ben, `${installation.url}/notifications`)
    await signIn(page, language, anna, `${installation.url}/dashboard`)
    const card = cardIn(page, texts.own.title)

    const urgent = (head: string) =>
      lead.page.getByRole('article', { name: new RegExp(`^${head}`) }).filter({ hasText: 'Ben Nowak' })

    await test.step('one checks in from the card', async () => {
      await card.getByRole('button', { name: texts.own.checkIn }).tap()
      await expect(card.getByRole('button', { name: texts.own.checkOut })).toBeVisible()
    })

    await test.step('whoever is late is asked, and nobody else is told', async () => {
      await shifts.begunBefore(bens, 6)
      await expect(absent.page.getByRole('main').getByText(lateQuestion(language))).toBeVisible()
      await expect(urgent(texts.duty.heads.late)).toBeVisible()
    })

    await test.step('after ten minutes the lead is told, and finds somebody from there', async () => {
      await shifts.begunBefore(bens, 11)
      const missing = urgent(texts.duty.heads.missing)
      await expect(missing).toBeVisible()
      await visit(lead.page, '/notifications')
      // in the night of the change of clocks the sample misses him as well
      const told = lead.page.getByRole('listitem').filter({ hasText: defaultNames.early[language] })
      await expect(told.getByText(missingTitle('Ben Nowak', language))).toBeVisible()
      await visit(lead.page, '/on-duty')
      await missing.getByRole('button', { name: texts.duty.find }).click()
      const candidates = dialogIn(lead.page)
      await expect(candidates.getByRole('listitem')).not.toHaveCount(0)
      await expect(candidates).not.toContainText('Ben Nowak')
      await lead.page.keyboard.press('Escape')
      await expect(candidates).toBeHidden()
    })

    await test.step('what was typed is asked about before it is lost, and goes out with the check-out', async () => {
      await card.getByRole('button', { name: texts.own.checkOut }).tap()
      const dialog = dialogIn(page)
      // as somebody dictates it: without a key
      await expect(dialog.getByLabel(handover.fields.customs)).toBeFocused()
      await page.keyboard.insertText('Lisa, Video, 60 €\nTom, fünf Bilder')
      await page.keyboard.press('Escape')
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: shell.ui.unsaved.stay }).tap()
      await expect(question).toBeHidden()
      await expect(dialog.getByLabel(handover.fields.customs)).toHaveValue(/Lisa/)
      await dialog.getByLabel(handover.fields.promises).fill('Marco: Anruf um 22 Uhr')
      await dialog.getByRole('button', { name: handover.dialog.leaveEarly }).tap()
      await expect(dialog).toBeHidden()
      await expect(card.getByRole('button', { name: texts.own.resume })).toBeVisible()
      await expect(card).toContainText(handover.counts.customs(2))
    })

    await test.step('the next one on this very phone sees nothing of it but the handover', async () => {
      await leavesNothing(page, nav.signOut, nav.open, 'Anna Brückner')
      await signInByForm(page, language, carla, `${installation.url}/dashboard`)
      await page.request.put(`${installation.url}/api/v1/me/language`, { data: { language } })
      await page.reload()
      await expect(card.getByRole('button', { name: texts.own.checkIn })).toBeVisible()
      await expect(card.getByRole('button', { name: handover.own })).toHaveCount(0)
      await card.getByRole('button', { name: texts.own.checkIn }).tap()
      await expect(card.getByRole('button', { name: texts.own.checkOut })).toBeVisible()
    })

    await test.step('it is read and ticked, and the lead sees by whom', async () => {
      const line = card.getByRole('button', { name: handover.from('Anna') })
      await expect(line).toContainText(`${handover.counts.customs(2)}, ${handover.counts.promises(1)}`)
      const ofLead = lead.page.getByRole('button', { name: handover.from('Anna') })
      await expect(ofLead).toContainText(handover.unread)
      await line.tap()
      const dialog = dialogIn(page)
      await expect(dialog).toContainText('Tom, fünf Bilder')
      await dialog.getByRole('button', { name: handover.tick, exact: true }).tap()
      await expect(dialog.getByText(handover.readAt('').trim())).toBeVisible()
      await expect(ofLead).not.toContainText(handover.unread)
      await ofLead.click()
      await expect(dialogIn(lead.page)).toContainText('Carla Weiß')
    })

    await lead.page.keyboard.press('Escape')
    await test.step('it is found by a word of it', async () => {
      await visit(lead.page, '/handovers')
      await lead.page.getByRole('searchbox', { name: handover.search }).fill('fünf bilder')
      const found = lead.page.getByRole('article', { name: handover.from('Anna Brückner') })
      await expect(found.filter({ hasText: 'Tom, fünf Bilder' })).toContainText(shifts.groupName)
      await lead.page.getByRole('searchbox', { name: handover.search }).fill('steht nirgends')
      await expect(lead.page.getByText(handover.nothingFound)).toBeVisible()
      // a whole paragraph that is pasted is a search as well
      const search = lead.page.getByRole('searchbox', { name: handover.search })
      await search.fill('')
      await lead.page.keyboard.insertText('steht nirgends '.repeat(10))
      await expect(search).toHaveValue('steht nirgends '.repeat(10).slice(0, 100))
      await expect(lead.page.getByText(handover.nothingFound)).toBeVisible()
    })
  } finally {
    await shifts.end()
    await installation.stop()
  }
})

/** Signing out leaves nothing of a person in the browser: not on the page, not behind "back", not in what it keeps. */
async function leavesNothing(page: Page, signOut: string, menu: string, fullName: string): Promise<void> {
  await visit(page, '/timesheet')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // as long as they are here it keeps what they read in a tunnel
  await expect.poll(() => kept(page)).toContain(fullName)
  await page.getByRole('button', { name: menu }).tap()
  await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
  await page.getByRole('button', { name: signOut }).tap()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.locator('html[data-before]'), 'a fresh page, not the one in which somebody was').toHaveCount(0)
  await expect.poll(() => kept(page)).toBe('[]')
  const rest = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    const paths = requests.flat().map(({ url }) => new URL(url).pathname)
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), databases, names, paths])
  })
  expect(rest).not.toContain(fullName)
  expect(rest).not.toMatch(/handover|timesheet|attendance|\/api\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(fullName)).toHaveCount(0)
}
