import { expect, type Locator, type Page } from '@playwright/test'
import pg from 'pg'
import { newId } from '#kit/id.ts'
import { catalogues, dialogIn, person, signIn } from './people.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

// ten groups of four weeks take their time where others work on the machine too
test.setTimeout(900_000)

const { availability, planBoard, schedule } = catalogues.de
const weeks = 4
const groupCount = 10

/** How somebody works the screen: with the mouse alone, or with the keys alone. */
interface Hands {
  press(on: Locator): Promise<void>
  /** From an open seat, the best candidate; `at` of them when it is not the first. */
  choose(at?: number): Promise<void>
  empty(seat: Locator): Promise<void>
  /** One more in the field of a number. */
  raise(dialog: Locator): Promise<void>
}

const mouse = (page: Page): Hands => ({
  press: on => on.click(),
  choose: (at = 0) => page.locator('[data-candidate]').nth(at).click(),
  raise: dialog => dialog.getByRole('button', { name: /\+$/ }).click(),
  async empty(seat) {
    await seat.click()
    await page.getByRole('button', { name: schedule.remove }).click()
  },
})

function keyboard(page: Page): Hands {
  /** Tab until the focus is there, as somebody would; within the board the arrows are the way. */
  const walkTo = async (on: Locator) => {
    await expect(on).toBeVisible()
    for (let steps = 0; steps < 60; steps++) {
      const way = await on.evaluate(element => {
        if (element === document.activeElement) return 'there'
        const place = element.compareDocumentPosition(document.activeElement ?? document.body)
        return place & Node.DOCUMENT_POSITION_FOLLOWING ? 'back' : 'on'
      })
      if (way === 'there') return
      await page.keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`Tab does not lead to ${on.toString()}`)
  }
  return {
    async press(on) {
      if ((await on.getAttribute('role')) === 'menuitem') {
        for (let steps = 0; steps < 8 && !(await on.evaluate(item => item === document.activeElement)); steps++) {
          await page.keyboard.press('ArrowDown')
        }
      } else await walkTo(on)
      await page.keyboard.press('Enter')
    },
    async choose(at = 0) {
      await expect(page.locator('[data-candidate]').nth(at)).toBeVisible()
      for (let steps = 0; steps <= at; steps++) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
    async raise(dialog) {
      await walkTo(dialog.getByRole('textbox').first())
      await page.keyboard.press('ArrowUp')
    },
    async empty(seat) {
      await walkTo(seat)
      await page.keyboard.press('Delete')
    },
  }
}

for (const [name, handsOf] of Object.entries({ keyboard, mouse })) {
  test(`a month of ten groups is built, published and repaired by ${name} only`, { tag: '@all' }, async ({
    browser,
  }) => {
    const database = `month_${name}`
    const installation = await startStaffel(process.env['E2E_POSTGRES_URL'] ?? '', database, { isDemo: true })
    const ids = await addGroups(database)
    const { page } = await person(browser, installation, 'de', { width: 1680, height: 1000 })
    const hands = handsOf(page)
    const seat = page.locator('[data-seat][data-row="0"][data-column="0"][data-index="0"]')
    const dialog = dialogIn(page)
    const button = (label: string) => page.getByRole('button', { name: label, exact: true })
    const publish = page.getByRole('button', { name: schedule.publish })
    const isPublished = page.getByText(schedule.planStates.published, { exact: true })
    /** Where something speaks against it, which the sample decides. */
    const answer = async () => {
      const usual = dialog.getByRole('button', { name: planBoard.usualReasons[0] ?? '' })
      const isAsked = usual.waitFor({ timeout: 30_000 }).then(() => true)
      const isSeated = expect(seat)
        .not.toContainText(schedule.free, { timeout: 30_000 })
        .then(() => false)
      if (await Promise.race([isAsked.catch(() => false), isSeated.catch(() => false)])) await hands.press(usual)
      await expect(dialog).toHaveCount(0)
    }
    await signIn(page, 'de', 'lead@demo.staffel.test', '/creator-groups')

    for (const id of ids) {
      await page.goto(`/schichtplan/${id}`)
      await hands.press(button(availability.nextWeek))
      await expect(page).toHaveURL(/week=/)
      await hands.press(seat)
      await hands.choose()
      await answer()
      await expect(seat).not.toContainText(schedule.free)

      await hands.press(button(planBoard.more))
      await hands.press(page.getByRole('menuitem', { name: planBoard.copyWeek.action }))
      for (let week = 2; week < weeks; week++) await hands.raise(dialog)
      await hands.press(dialog.getByRole('button', { name: planBoard.usualReasons[0] ?? '' }))
      await hands.press(dialog.getByRole('button', { name: planBoard.copyWeek.confirm }))
      await hands.press(dialog.getByRole('button', { name: planBoard.copyWeek.close }))
      await expect(dialog).toHaveCount(0)

      for (let week = 1; week <= weeks; week++) {
        await expect(publish).toBeVisible()
        // nobody can sit there on a day of vacation: then there is nothing to publish but the week itself
        await hands.press(publish)
        await hands.press(dialog.getByRole('button', { name: planBoard.publishing.confirm }))
        await expect(isPublished).toBeVisible()
        await expect(dialog).toHaveCount(0)
        if (week < weeks) {
          const before = page.url()
          await hands.press(button(availability.nextWeek))
          await expect(page).not.toHaveURL(before)
          await expect(isPublished).toHaveCount(0)
        }
      }
    }

    await test.step('one falls out: the seat is emptied, filled with another and published with it', async () => {
      const who = (await seat.textContent()) ?? ''
      await hands.empty(seat)
      await expect(seat).toContainText(schedule.free)
      await hands.press(button(planBoard.undoLast))
      await expect(seat).toHaveText(who)
      await hands.empty(seat)
      await expect(seat).toContainText(schedule.free)
      await hands.press(seat)
      await hands.choose(1)
      await answer()
      await expect(seat).not.toContainText(schedule.free)
      await expect(seat).not.toHaveText(who)
      await expect(isPublished).toBeVisible()
    })
    await installation.stop()
  })
}

/** Of one seat, beside those of the sample. */
async function addGroups(database: string): Promise<string[]> {
  const url = new URL(process.env['E2E_POSTGRES_URL'] ?? '')
  url.pathname = `/${database}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  const ids = Array.from({ length: groupCount }, newId)
  await client.query(
    `insert into creator_groups (organization_id, id, name, color, chatter_count, created_at, updated_at)
     select o.id, n.id, 'Monat ' || n.at, 'blue', 1, now(), now()
     from organizations o, unnest($1::text[]) with ordinality n (id, at)`,
    [ids],
  )
  await client.end()
  return ids
}
