import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import pg from 'pg'
import { insertLargeAgency, large } from './large-agency.ts'
import { pagesIn, textOfPdf } from '#test/pdf-text.ts'
import { atRest, person } from './people.ts'
import { inWeeks } from './screen.ts'
import { allSeatsOn, dayOf, openSeatsOn, seatsOn } from './seats.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const bare = (text: string) => text.replaceAll(/\s/g, '')
const last = 'Gruppe 50'
const week = inWeeks(1)

test('a board of fifty groups draws those near the screen, reaches the others by key, and prints all', {
  tag: '@all',
}, async ({ browser }) => {
  const secret = randomBytes(32).toString('base64url')
  const installation = await startStaffel({ isDemo: false, env: { SECRET: secret } })
  const [cookie = '', value = ''] = (
    await insertLargeAgency(installation.databaseUrl, secret, { ...large, people: 400 })
  ).split('=')
  // only the last group has open seats
  const client = new pg.Client(installation.databaseUrl)
  await client.connect()
  await client.query(`delete from assignments where group_id = 'group0000050' and shift_id = 'night' and seat = 2`)
  await client.end()
  const { context, page } = await person(browser, installation, 'de', { width: 1440, height: 900 })
  await context.addCookies([{ name: cookie, value, url: installation.url }])
  await page.goto(`/schichtplan?week=${week}`)

  const board = page.getByRole('grid')
  const lastGroup = board.getByRole('rowgroup', { name: last })
  await atRest(page)
  await expect(lastGroup).toHaveCount(1)
  await expect.poll(() => allSeatsOn(page, 'de').count()).toBeLessThan(1200)

  await test.step('the next open seat gets the focus', async () => {
    await seatsOn(page, 'de')('early', dayOf(week, 0), { group: 'Gruppe 01' }).focus()
    await page.keyboard.press('n')
    const gap = openSeatsOn(page, 'de').and(page.locator(':focus'))
    await expect(gap).toBeInViewport()
    await page.keyboard.press('ArrowUp')
    await expect(gap).toHaveCount(0)
    await expect(allSeatsOn(page, 'de').and(page.locator(':focus'))).toHaveCount(1)
  })

  const names = await lastGroup
    .getByRole('button')
    .evaluateAll(all => all.flatMap(each => each.getAttribute('title') ?? []))
  expect(names.length).toBeGreaterThan(40)
  for (const view of ['groups', 'people'] as const) {
    await test.step(`the printed plan has every member: ${view}`, async () => {
      await page.goto(`/schichtplan?week=${week}&view=${view}`)
      await atRest(page)
      await expect(page.getByRole('grid').getByRole('gridcell')).not.toHaveCount(0)
      const path = test.info().outputPath(`${view}.pdf`)
      await page.pdf({ path, preferCSSPageSize: true })
      const file = readFileSync(path)
      const text = textOfPdf(file)
      expect(pagesIn(file)).toBeGreaterThan(3)
      for (const group of ['Gruppe 01', 'Gruppe 25', last]) expect(text).toContain(bare(group))
      expect(text).not.toContain('…')
      for (const name of names) expect(text).toContain(bare(name))
    })
  }
  await installation.stop()
})
