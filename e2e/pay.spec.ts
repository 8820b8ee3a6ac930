import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { textOfPdf } from '#test/pdf-text.ts'
import { expectAccessible } from './axe.ts'
import { endLastMonth, lastMonth } from './last-month.ts'
import { catalogues, dialogIn, person, press, refusals, signIn, visit } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'en'
const { attendance, pay: texts } = catalogues[language]
test('a rate and a bonus become the statement of a closed month', async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  await endLastMonth(installation.databaseUrl)
  const { page: admin } = await person(browser, installation, language)
  const { page: chatter } = await person(browser, installation, language)
  const month = lastMonth()
  await signIn(admin, language, 'admin@demo.staffel.test', `/pay?month=${month}`)
  await signIn(chatter, language, 'chatter@demo.staffel.test', `/my-pay?month=${month}`)
  const ofChatter = admin.getByRole('table', { name: texts.table }).getByRole('link', { name: 'Anna Brückner' })
  const lines = (page: typeof admin) => page.getByRole('region', { name: texts.lines })
  const bonus = (page: typeof admin) => lines(page).getByRole('listitem').filter({ hasText: 'Weihnachten' })
  const dialog = dialogIn(admin)

  await test.step('the admin sets an hourly rate', async () => {
    await ofChatter.click()
    await press(admin, texts.addRate)
    await expectAccessible(admin)
    await dialog.getByLabel(texts.hourly).fill('20')
    await press(dialog, texts.save)
    await expect(dialog).toBeHidden()
    await expect(lines(admin)).toContainText('€20.00')
  })
  await test.step('the chatter sees a bonus at once', async () => {
    await press(admin, texts.addItem)
    await dialog.getByLabel(texts.amount('EUR')).fill('77')
    await dialog.getByLabel(texts.reason).fill('Weihnachten')
    await press(dialog, texts.save)
    await expect(dialog).toBeHidden()
    await expect(bonus(admin)).toBeVisible()
    await expect(bonus(chatter)).toBeVisible()
    await expect(chatter.getByText(texts.expected, { exact: true })).toBeVisible()
  })
  await test.step('the admin closes the hours of the month, then its pay', async () => {
    await admin.getByRole('link', { name: texts.back }).click()
    await admin.getByRole('link', { name: texts.toHours }).click()
    await press(admin, attendance.sheet.close)
    await press(dialog, attendance.sheet.close)
    await expect(admin.getByRole('button', { name: attendance.sheet.reopen })).toBeVisible()
    await visit(admin, `/pay?month=${month}`)
    await press(admin, texts.close)
    await press(dialog, texts.close)
    await expect(admin.getByRole('button', { name: texts.reopen })).toBeVisible()
  })
  await test.step('both read the same statement, which cannot be changed any more', async () => {
    await ofChatter.click()
    await expect(bonus(admin)).toBeVisible()
    await expect(admin.getByRole('button', { name: texts.addItem })).toHaveCount(0)
    await expect(chatter.getByText(texts.expected, { exact: true })).toHaveCount(0)
    await expect(lines(chatter)).toHaveText(await lines(admin).innerText(), { useInnerText: true })
  })
  await installation.stop()
})

test('a rate, a bonus, a month that is closed, and what the person reads of it', { tag: '@all' }, async ({
  browser,
}) => {
  const installation = await startStaffel({ isDemo: true })
  await endLastMonth(installation.databaseUrl)
  try {
    const { page: admin } = await person(browser, installation, language)
    const { page: chatter } = await person(browser, installation, language)
    const month = lastMonth()
    await signIn(admin, language, 'admin@demo.staffel.test', `${installation.url}/pay?month=${month}`)
    await signIn(chatter, language, 'chatter@demo.staffel.test', `${installation.url}/my-pay?month=${month}`)
    const name = 'Anna Brückner'
    const lines = (page: typeof admin) => page.getByRole('region', { name: texts.lines })

    await test.step('a rate is set; a commission of 101 % is a sentence at its field', async () => {
      await admin.getByRole('table', { name: texts.table }).getByRole('link', { name }).click()
      await press(admin, texts.addRate)
      const dialog = dialogIn(admin)
      await dialog.getByLabel(texts.hourly).fill('20')
      await dialog.getByLabel(texts.commission).fill('101')
      await press(dialog, texts.save)
      await expect(dialog.getByLabel(texts.commission)).toHaveAttribute('aria-invalid', 'true')
      await expect(dialog).toContainText(refusals[language].pay.commissionRange)
      await dialog.getByLabel(texts.commission).fill('5')
      await press(dialog, texts.save)
      await expect(dialog).toBeHidden()
      await expect(lines(admin)).toContainText('€20.00')
    })
    await test.step('a bonus too large is a sentence; a right one is a line that the person sees at once', async () => {
      await press(admin, texts.addItem)
      const dialog = dialogIn(admin)
      await dialog.getByLabel(texts.amount('EUR')).fill('1000000000000')
      await dialog.getByLabel(texts.reason).fill('=1+1')
      await press(dialog, texts.save)
      await expect(dialog.getByLabel(texts.amount('EUR'))).toHaveAttribute('aria-invalid', 'true')
      await dialog.getByLabel(texts.amount('EUR')).fill('77')
      await press(dialog, texts.save)
      await expect(dialog).toBeHidden()
      await expect(lines(admin).getByRole('listitem').filter({ hasText: '=1+1' })).toBeVisible()
      await expect(lines(chatter).getByRole('listitem').filter({ hasText: '=1+1' })).toBeVisible()
      await expect(chatter.getByText(texts.expected, { exact: true })).toBeVisible()
    })
    await test.step('the month is closed after its hours, and then stands', async () => {
      await admin.getByRole('link', { name: texts.back }).click()
      await admin.getByRole('link', { name: texts.toHours }).click()
      await press(admin, attendance.sheet.close)
      await press(dialogIn(admin), attendance.sheet.close)
      await expect(admin.getByRole('button', { name: attendance.sheet.reopen })).toBeVisible()
      await visit(admin, `/pay?month=${month}`)
      const { page: owner } = await person(browser, installation, language)
      await signIn(owner, language, 'owner@demo.staffel.test', `${installation.url}/pay?month=${month}`)
      const link = admin.getByRole('table', { name: texts.table }).getByRole('link', { name })
      const profileId = new URL((await link.getAttribute('href')) ?? '', installation.url).searchParams.get('person')
      for (const page of [admin, owner]) await press(page, texts.close)
      // what comes while the window is open is named in it, and has to be seen before it can be closed
      const deduction = { profileId, month, kind: 'deduction', amount: 700, reason: 'Vorschuss' }
      await expect(await owner.request.post('/api/v1/pay/items', { data: deduction })).toBeOK()
      await expect(dialogIn(admin)).toContainText(texts.news.title)
      await expect(dialogIn(admin).getByRole('listitem')).toContainText(name)
      await expect(dialogIn(admin).getByRole('button', { name: texts.close })).toBeDisabled()
      await press(dialogIn(admin), texts.news.seen)
      await press(dialogIn(admin), texts.close)
      await expect(admin.getByRole('button', { name: texts.reopen })).toBeVisible()
      await press(dialogIn(owner), texts.close)
      await expect(dialogIn(owner)).toContainText(refusals[language].pay.alreadyClosed({ by: 'Jonas Reuter' }))
      await admin.getByRole('table', { name: texts.table }).getByRole('link', { name }).click()
      await expect(lines(admin).getByRole('listitem').filter({ hasText: '=1+1' })).toBeVisible()
      await expect(admin.getByRole('button', { name: texts.addItem })).toHaveCount(0)
      await expect(lines(admin).getByRole('button')).toHaveCount(0)
      await press(admin, texts.addRate)
      const dialog = dialogIn(admin)
      await dialog.getByLabel(texts.hourly).fill('99')
      await press(dialog, texts.save)
      await expect(dialog.getByRole('textbox', { name: texts.from })).toHaveAttribute('aria-invalid', 'true')
      const [, sentence = ''] = refusals[language].pay.inClosedRun({ month: '|', from: '|' }).split('|')
      await expect(dialog).toContainText(sentence.trim())
      await admin.reload()
    })
    await test.step('the person reads their statement, the same sum as the one who keeps pay', async () => {
      await expect(chatter.getByText(texts.expected, { exact: true })).toHaveCount(0)
      await expect(chatter.getByRole('region', { name: texts.earlier }).getByRole('listitem')).toHaveCount(2)
      await expect(lines(chatter)).toHaveText(await lines(admin).innerText(), { useInnerText: true })
    })
    await test.step('both have it on paper: the person their own, the other all of them', async () => {
      const mine = chatter.waitForEvent('download')
      await press(chatter, texts.statementPdf)
      const paper = await mine
      expect(paper.suggestedFilename()).toBe(`pay-${month}-anna-brückner.pdf`)
      const text = textOfPdf(await readFile(await paper.path()))
      expect(text).toContain('=1+1')
      expect(text).not.toContain(texts.draft.toUpperCase())
      expect(text).not.toContain(catalogues.de.pay.draft.toUpperCase())
      await admin.getByRole('link', { name: texts.back }).click()
      const all = admin.waitForEvent('download')
      await press(admin, texts.export)
      await admin.getByRole('menuitem', { name: texts.exportPdf }).click()
      expect((await all).suggestedFilename()).toBe(`pay-${month}.zip`)
    })
    await test.step('another person does not get there', async () => {
      await visit(chatter, `/pay?month=${month}`)
      await expect(chatter.getByRole('table')).toHaveCount(0)
    })
  } finally {
    await installation.stop()
  }
})
