import { expect } from '@playwright/test'
import type { Catalogue, Language } from '#kit/catalogue.ts'
import { de as handbookTexts } from '../src/app/messages/handbook.de.ts'
import { atRest, catalogues, person, signIn } from './people.ts'
import { type Installation, shared, startStaffel } from './staffel.ts'
import { test } from './test.ts'

type Texts = Catalogue
type Target = (texts: Texts) => string
type Who = 'chatter' | 'owner'

/** Words that members type, written by a reader of the handbook who has not seen the product, each with a right target. */
const words: Readonly<Record<Language, Readonly<Record<Who, readonly (readonly [typed: string, target: Target])[]>>>> =
  {
    de: {
      chatter: [
        ['krank', ({ palette }) => palette.cannotCome],
        ['Urlaub', ({ palette }) => palette.requestVacation],
        ['einstempeln', ({ nav }) => nav.dashboard],
        ['Gehalt', ({ nav }) => nav.myPay],
        ['Schicht tauschen', ({ nav }) => nav.market],
        ['wann arbeite ich', ({ nav }) => nav.myShifts],
        ['Zeiten eintragen', ({ nav }) => nav.availability],
        ['Wunschschichten', ({ nav }) => nav.availability],
        ['Überstunden', ({ nav }) => nav.myHours],
        ['Extraschicht', ({ nav }) => nav.market],
        ['Passwort', ({ nav }) => nav.account],
        ['Dark Mode', ({ palette }) => palette.dark],
        ['Google Kalender', ({ nav }) => nav.profile],
        ['Ansprechpartner', ({ nav }) => nav.dashboard],
        ['Ranking', ({ nav }) => nav.scoreboard],
      ],
      owner: [
        ['Stundenzettel', ({ nav }) => nav.timesheets],
        ['Mitarbeiter', ({ nav }) => nav.team],
        ['neuer Mitarbeiter', ({ palette }) => palette.invite],
        ['Stundenlohn', ({ nav }) => nav.pay],
        ['Dienstplan', ({ nav }) => nav.weekPlan],
        ['Vertretung', ({ nav }) => nav.market],
        ['Umsatz', ({ nav }) => nav.scoreboard],
        ['Models', ({ nav }) => nav.creators],
        ['Rechte', ({ nav }) => nav.permissions],
        ['Ruhezeit', ({ nav }) => nav.organizationPlanning],
        ['wer ist da', ({ nav }) => nav.onDuty],
        ['rauswerfen', ({ nav }) => nav.team],
        ['Logs', ({ nav }) => nav.audit],
        ['Frühschicht', ({ nav }) => nav.organizationShifts],
        ['KI Planung', ({ nav }) => nav.autoplan],
      ],
    },
    en: {
      chatter: [
        ['sick', ({ palette }) => palette.cannotCome],
        ['time off', ({ palette }) => palette.requestVacation],
        ['clock in', ({ nav }) => nav.dashboard],
        ['payslip', ({ nav }) => nav.myPay],
        ['swap shifts', ({ nav }) => nav.market],
        ['my schedule', ({ nav }) => nav.myShifts],
        ['days I can work', ({ nav }) => nav.availability],
        ['push notifications', ({ nav }) => nav.notifications],
        ['do not disturb', ({ nav }) => nav.notifications],
        ['2FA', ({ nav }) => nav.account],
        ['log out', ({ palette }) => palette.signOut],
        ['timezone', ({ nav }) => nav.profile],
        ['calendar sync', ({ nav }) => nav.profile],
        ['leaderboard', ({ nav }) => nav.scoreboard],
        ['handoff', ({ nav }) => nav.handovers],
      ],
      owner: [
        ['timesheets', ({ nav }) => nav.timesheets],
        ['staff', ({ nav }) => nav.team],
        ['add user', ({ palette }) => palette.invite],
        ['payroll', ({ nav }) => nav.pay],
        ['rate', ({ nav }) => nav.pay],
        ['rota', ({ nav }) => nav.weekPlan],
        ['approve leave', ({ nav }) => nav.dashboard],
        ['no-show', ({ nav }) => nav.onDuty],
        ['max hours', ({ nav }) => nav.organizationPlanning],
        ['fairness', ({ nav }) => nav.balance],
        ['print schedule', ({ nav }) => nav.weekPlan],
        ['assign tasks', ({ palette }) => palette.manageTodos],
        ['ban', ({ nav }) => nav.team],
        ['activity log', ({ nav }) => nav.audit],
        ['API key', ({ nav }) => nav.organizationApi],
      ],
    },
  }

test.describe('the search finds everyday words', { tag: '@all' }, () => {
  let installation: Installation
  test.beforeAll(async () => {
    // members of its own: they change their language
    installation = await startStaffel({ isDemo: true })
  })
  test.afterAll(() => installation.stop())

  for (const [language, who] of [
    ['de', 'chatter'],
    ['de', 'owner'],
    ['en', 'chatter'],
    ['en', 'owner'],
  ] as const) {
    test(`a member finds pages and actions (${who}, ${language})`, async ({ browser }) => {
      const texts = catalogues[language]
      const { page } = await person(browser, installation, language)
      await signIn(page, language, `${who}@demo.staffel.test`, '/dashboard')
      await atRest(page)
      await page.keyboard.press('Control+k')
      const search = page.getByRole('combobox', { name: texts.palette.label })
      for (const [typed, target] of words[language][who]) {
        await search.fill(typed)
        const found = page.getByRole('option').filter({ hasText: target(texts) })
        await expect(found, `${typed}: ${target(texts)}`).not.toHaveCount(0)
      }
    })
  }
})

test('the handbook has a search, and leads back to the page that was left', async ({ browser }) => {
  const { shell } = catalogues.de
  const { page } = await person(browser, { url: shared('demo') }, 'de')
  await signIn(page, 'de', 'chatter@demo.staffel.test', '/my-shifts')
  await page.getByRole('link', { name: shell.handbook }).click()
  await page.getByRole('navigation', { name: handbookTexts.contents }).getByLabel(handbookTexts.search).fill('krank')
  await page
    .getByRole('list', { name: handbookTexts.found })
    .getByRole('link', { name: /Kann nicht/ })
    .click()
  await expect(page).toHaveURL(/handbook\/market#cannot$/)
  await page.getByRole('link', { name: handbookTexts.back }).click()
  await expect(page).toHaveURL(/\/my-shifts$/)
})
