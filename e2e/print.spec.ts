import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { addDays } from '#kit/day.ts'
import { addWeeks, daysOfWeek, mondayOf, weekNumber, weekOf } from '#kit/week.ts'
import { visibleSpan } from '#features/planning/schedule-overview/rules.ts'
import { dateSpan, shortWeekday } from '#platform/web/day-names.ts'
import { catalogues, person, signIn, today } from './people.ts'
import { pagesIn, textOfPdf } from '#test/pdf-text.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const week = addWeeks(weekOf(today()), 1)
const { agencyWeek, autoplan, availability, creatorGroups, planBoard, scheduleOverview } = catalogues.de
const bare = (text: string) => text.replaceAll(/\s/g, '')

test('a week is printed whole, from whatever window', { tag: '@all' }, async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const { page } = await person(browser, installation, 'de', { width: 1440, height: 900 })
  await signIn(page, 'de', 'lead@demo.staffel.test', '/creator-groups')
  await page.getByRole('link', { name: creatorGroups.planOf('Luna Morgen'), exact: true }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}?week=${week}`)
  const seats = page.locator('[data-seat][data-tooltip]')
  await expect(seats).not.toHaveCount(0)
  const names = await seats.evaluateAll(all => all.map(each => each.getAttribute('data-tooltip') ?? ''))
  const group = await page.getByRole('heading', { level: 1 }).innerText()
  const shifts = await page.getByRole('rowheader').count()
  expect(names.length).toBeGreaterThan(7)

  for (const width of [1440, 1024, 390]) {
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await expect(seats).not.toHaveCount(0)
      const path = test.info().outputPath(`plan-${width}.pdf`)
      await page.pdf({ path, preferCSSPageSize: true })
      const file = readFileSync(path)
      const text = textOfPdf(file)
      expect(text).toContain(bare(group))
      expect(text).toContain(bare(availability.week(weekNumber(week))))
      const days = daysOfWeek(week)
      for (const day of days) expect(text).toContain(bare(`${Number(day.slice(8))}${shortWeekday(day, 'de')}`))
      expect(text).toContain(bare(dateSpan(mondayOf(week), addDays(mondayOf(week), 6), 'de')))
      for (const name of names) expect(text).toContain(bare(name))
      expect(text).not.toContain('…')
      for (const control of [availability.today, planBoard.hours.title]) expect(text).not.toContain(bare(control))
      const [, across = 0, down = 0] = (
        /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(file.toString('latin1')) ?? []
      ).map(Number)
      expect(across).toBeGreaterThan(down)
      expect(shifts).toBeGreaterThan(0)
      expect(pagesIn(file)).toBe(1)
      // afterwards the screen is as it was
      await expect(page.getByRole('columnheader')).toHaveCount(width < 900 ? 2 : 8)
    })
  }
  await test.step('a control in sight is none on paper', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: autoplan.title })).toBeHidden()
    await page.emulateMedia({ media: null })
  })
  for (const mode of ['week', 'month'] as const) {
    await test.step(`the overview of a ${mode} says of which days it is, and every name whole`, async () => {
      await page.goto(`/schedule-overview?view=groups&mode=${mode}&at=${mondayOf(week)}`)
      const rows = page.getByRole('grid', { name: scheduleOverview.views.groups }).getByRole('rowheader')
      await expect.poll(() => rows.count()).toBeGreaterThan(5)
      const path = test.info().outputPath(`overview-${mode}.pdf`)
      await page.pdf({ path, preferCSSPageSize: true })
      const text = textOfPdf(readFileSync(path))
      const { from, days } = visibleSpan(mode, mondayOf(week))
      expect(text).toContain(bare(dateSpan(from, addDays(from, days - 1), 'de')))
      expect(text).not.toContain('…')
      expect(text).toContain(bare(mode === 'month' ? scheduleOverview.legend.gaps : agencyWeek.legend.confirmed))
    })
  }
  for (const view of ['groups', 'people'] as const) {
    await test.step(`the week of all ${view} says on each page which days these are, and once what its marks mean`, async () => {
      await page.goto(`/schichtplan?week=${week}${view === 'people' ? '&view=people' : ''}`)
      await expect.poll(() => page.getByRole('grid').getByRole('rowheader').count()).toBeGreaterThan(9)
      const path = test.info().outputPath(`agency-${view}.pdf`)
      await page.pdf({ path, preferCSSPageSize: true })
      const file = readFileSync(path)
      const text = textOfPdf(file)
      const pages = pagesIn(file)
      expect(pages).toBeGreaterThan(1)
      const span = dateSpan(mondayOf(week), addDays(mondayOf(week), 6), 'de')
      expect(text.split(bare(`${availability.week(weekNumber(week))} · ${span}`))).toHaveLength(pages + 1)
      const marks = view === 'people' ? agencyWeek.people.availability['p'] : agencyWeek.legend.mainWanted
      for (const mark of [agencyWeek.legend.confirmed, marks]) expect(text).toContain(bare(mark ?? '–'))
    })
  }
  await test.step('and so does a month of everybody', async () => {
    await page.goto(`/schedule-overview?view=chatters&mode=month&at=${mondayOf(week)}`)
    await expect.poll(() => page.getByRole('grid').getByRole('rowheader').count()).toBeGreaterThan(9)
    const path = test.info().outputPath('overview-chatters.pdf')
    await page.pdf({ path, preferCSSPageSize: true })
    const file = readFileSync(path)
    const { from, days } = visibleSpan('month', mondayOf(week))
    // the first page has it as its title as well
    expect(textOfPdf(file).split(bare(dateSpan(from, addDays(from, days - 1), 'de')))).toHaveLength(pagesIn(file) + 2)
    expect(pagesIn(file)).toBeGreaterThan(1)
    expect(textOfPdf(file)).toContain(bare(scheduleOverview.availability.p))
  })
  await installation.stop()
})
