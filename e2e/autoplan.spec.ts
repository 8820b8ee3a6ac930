import { expect, type Page } from '@playwright/test'
import { mondayOf } from '#kit/week.ts'
import { onDatabase } from './kept.ts'
import { beginning, catalogues, choose, dialogIn, person, press, signIn, tap } from './people.ts'
import { inWeeks } from './screen.ts'
import { dayOf, seatsOn } from './seats.ts'
import { type Installation, startStaffel } from './staffel.ts'
import { test } from './test.ts'

/** A week with availability and without assignments. */
const empty = inWeeks(3)
const later = inWeeks(4)

const language = 'en'
const { agencyWeek, autoplan: texts } = catalogues[language]
/** Groups of one seat a shift in the sample. */
const group = 'Ivy Stern'
const otherGroup = 'Dana Vey + Freya Holm'
const isShown = (page: Page, label: string) => expect(page.getByText(texts.shown(label))).toBeVisible()

/** A plan of all ten groups takes the planner most of a minute on a busy machine. */
async function leaveGroups(databaseUrl: string, names: readonly string[]): Promise<void> {
  for (const statement of ['delete from handovers', 'delete from attendances', 'delete from assignments']) {
    await onDatabase(databaseUrl, statement)
  }
  await onDatabase(databaseUrl, 'delete from creator_groups where name <> all($1)', [names])
}

test('an automatic plan fills an empty week of three groups, which is published', async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  await leaveGroups(installation.databaseUrl, [group, otherGroup, 'Kaya Wolf + Alea Fink'])
  const { page } = await person(browser, installation, language, { width: 1440, height: 900 })
  await signIn(page, language, 'lead@demo.staffel.test', `/schichtplan?week=${empty}`)
  await choose(page.getByRole('link', { name: texts.title }))
  // without a proposal one button starts a run; the options are behind another
  await press(page, texts.more)
  await expect(dialogIn(page)).toContainText(texts.ask.text)
  await page.keyboard.press('Escape')
  await press(page, texts.askFirst)
  await isShown(page, 'A')
  await expect(page).toHaveURL(/at=A/)

  await test.step('a filled seat explains its assignment and the next candidate', async () => {
    await expect(page.getByRole('button', { name: texts.apply.submit })).toContainText(texts.apply.keys)
    await choose(seatsOn(page, language)('early', dayOf(empty, 0), { group }))
    const why = page.getByRole('dialog', { name: texts.why.seat })
    await expect(why.getByText(texts.why.next).or(why.getByText(texts.why.nobodyNext))).toBeVisible()
    await expect(why.getByText(/^[+−]\d/)).not.toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(why).toBeHidden()
  })
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(texts.apply.standing)).toBeVisible()
  await choose(page.getByRole('link', { name: texts.apply.toPlan }))
  await press(page, agencyWeek.publish.action(3))
  await press(dialogIn(page), agencyWeek.publish.confirm)
  await expect(dialogIn(page)).toBeHidden()
  await expect(page.getByRole('button', { name: agencyWeek.publish.action(3) })).toBeHidden()
  await installation.stop()
})

test.describe('the automatic plan', () => {
  const seats = 9
  let installation: Installation
  test.beforeAll(async () => {
    installation = await startStaffel({ isDemo: true })
    const { databaseUrl } = installation
    await leaveGroups(databaseUrl, [group, otherGroup])
    // more seats a shift than members who can be assigned: the last of them is an open seat in every proposal
    await onDatabase(databaseUrl, 'update creator_groups set chatter_count = $1 where name = $2', [seats, group])
    await onDatabase(
      databaseUrl,
      `update profiles set role = 'locked', former_role = role
       where role = 'chatter' and full_name not in ('Anna Brückner', 'Ben Nowak', 'Carla Weiß')`,
    )
  })
  test.afterAll(() => installation.stop())

  const planner = async (
    browser: Parameters<typeof person>[0],
    path: string,
    viewport = { width: 1440, height: 900 },
  ) => {
    const { page } = await person(browser, installation, language, viewport)
    await signIn(page, language, 'lead@demo.staffel.test', `${installation.url}${path}`)
    return page
  }
  const compared = (page: Page) => page.getByRole('table', { name: texts.table.label })

  test('is applied for one group and undone; a second proposal is compared with the first', { tag: '@all' }, async ({
    browser,
  }) => {
    const page = await planner(browser, `/schichtplan/automatisch?week=${later}`)
    await press(page, texts.askFirst)
    await isShown(page, 'A')

    await test.step('an open seat explains why, and what would fill it', async () => {
      await choose(seatsOn(page, language)('early', dayOf(later, 0), { group, seat: seats }))
      const why = page.getByRole('dialog', { name: texts.why.gap })
      await expect(why.getByText(texts.why.least).or(why.getByText(texts.why.nothing))).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('one group alone', async () => {
      const ofGroup = page.getByRole('grid').getByRole('checkbox', { name: texts.board.choose(group) })
      await expect(ofGroup).toBeChecked()
      const bar = page.getByRole('region', { name: texts.apply.label })
      await bar.getByRole('checkbox').uncheck()
      await expect(bar.getByRole('button', { name: texts.apply.submit })).toHaveAttribute('aria-disabled', 'true')
      await ofGroup.check()
      await press(bar, beginning(texts.apply.submit))
      await expect(page.getByRole('button', { name: texts.applications.takeBack })).toBeVisible()
      // applied changes are no longer offered
      await expect(ofGroup).toBeHidden()
    })
    await test.step('back again', async () => {
      await press(page, texts.applications.takeBack)
      await expect(page.getByRole('button', { name: texts.applications.takeBack })).toBeHidden()
    })
    await test.step('another order of criteria, another proposal', async () => {
      await press(page, texts.askAgain)
      await choose(dialogIn(page).getByRole('combobox', { name: texts.criteria.preset }))
      await choose(page.getByRole('option', { name: texts.criteria.presets.wishes }))
      await press(dialogIn(page), texts.ask.submit)
      await isShown(page, 'B')
      await expect(compared(page).getByRole('row')).toHaveCount(4)
      await page.keyboard.press('a')
      await isShown(page, 'A')
      await page.keyboard.press('0')
      await expect(page.getByText(texts.shown('A'))).toBeHidden()
    })
    await test.step('figures stay in one piece beside all that can be said of a proposal, its menu in sight', async () => {
      await page.route(/\/api\/rpc\/autoplan\/proposals/, async route => {
        const answer = await route.fetch()
        const body = await answer.json()
        const said = {
          isCutShort: true,
          changes: 140,
          applied: 138,
          weeks: 2,
          dates: [mondayOf(later)],
          moved: ['seats'],
        }
        body.json.proposals = body.json.proposals.map((one: object) => ({ ...one, ...said }))
        await route.fulfill({ response: answer, json: body })
      })
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.reload()
        await press(page, texts.table.allFigures)
        await expect(
          compared(page)
            .getByRole('row')
            .filter({ hasText: texts.table.someTaken(138, 140) }),
        ).toHaveCount(2)
        const broken = await compared(page)
          .getByRole('cell')
          .evaluateAll(all =>
            all
              .flatMap(cell => [...cell.querySelectorAll('[class*=tabular]'), cell])
              .flatMap(element => [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE))
              // changes are described in several words
              .filter(node => /^[\d/–%,.\s]+$/.test(node.textContent ?? ''))
              .filter(node => {
                const range = document.createRange()
                range.selectNodeContents(node)
                return range.getClientRects().length > 1
              })
              .map(node => node.textContent),
          )
        expect(broken).toEqual([])
        await expect(page.getByRole('button', { name: texts.table.more('B') })).toBeInViewport({ ratio: 1 })
      }
      await page.unrouteAll()
      await page.reload()
    })
    await test.step('and thrown away', async () => {
      await press(page, texts.table.more('B'))
      await choose(page.getByRole('menuitem', { name: texts.table.remove }))
      await press(page.getByRole('alertdialog'), texts.table.remove)
      await expect(compared(page).getByRole('row')).toHaveCount(3)
    })
  })

  test('is calculated and applied on a phone', { tag: '@all' }, async ({ browser }) => {
    const page = await planner(browser, `/schichtplan/automatisch?week=${inWeeks(5)}`, { width: 390, height: 844 })
    await tap(page, texts.askFirst)
    await expect(page.getByRole('button', { name: texts.apply.submit })).toBeVisible()
    await tap(page, texts.apply.submit)
    await expect(page.getByRole('button', { name: texts.applications.takeBack })).toBeVisible()
    await expect(page.getByRole('button', { name: texts.table.allTaken })).toBeVisible()
  })
})
