import { type Browser, expect, type Page } from '@playwright/test'
import { defaultNames } from '#features/agency/shifts/names.ts'
import { longDay, shortWeekday } from '#platform/web/day-names.ts'
import { atRest, beginning, catalogues, choose, dialogIn, fieldIn, person, press, signIn, toastIn } from './people.ts'
import { inWeeks } from './screen.ts'
import { addGroup, assignEarly, candidatesIn, dayOf, groupName, markEarly, publishEarly, seatsOn } from './seats.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'en'
const { agencyWeek: texts, market, planBoard, schedule, shell } = catalogues[language]
const week = inWeeks(7)
const [monday, tuesday] = [dayOf(week, 0), dayOf(week, 1)]

let [url, groupId] = ['', '']
let stop = async () => {}
test.beforeEach(async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  url = installation.url
  stop = () => installation.stop()
  groupId = await addGroup(installation.databaseUrl)
  await markEarly(browser, installation, 'chatter', week)
})
test.afterEach(() => stop())

/** Opens the week; before that the planner assigns Anna Brückner to the shift on Monday, if wanted. */
async function openBoard(
  browser: Browser,
  { view = 'groups', assigns = false, viewport = { width: 1440, height: 1400 } },
): Promise<Page> {
  const { page } = await person(browser, { url }, language, viewport)
  await signIn(page, language, 'lead@demo.staffel.test', `${url}/schichtplan`)
  if (assigns) await assignEarly(page, groupId, monday, 'Anna Brückner')
  await page.goto(`${url}/schichtplan?week=${week}&view=${view}`)
  await atRest(page)
  return page
}

/** The line of a seat of the group in the list of open seats. */
function lineOn(page: Page, date: typeof monday) {
  const day = `${shortWeekday(date, language)} ${Number(date.slice(8))} ${defaultNames.early[language]} ${groupName}`
  return page.getByRole('region', { name: texts.gaps.title }).getByRole('button', { name: beginning(day) })
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

/** Shows the lines of all open seats. */
async function showAll(page: Page): Promise<void> {
  await press(page, new RegExp(`^${texts.gaps.more(2).replace('2', String.raw`\d+`)}$`))
}

test('among people the next open seat shows its candidates, and a member is dragged onto one', { tag: '@all' }, async ({
  browser,
}) => {
  // everybody in sight: nothing is scrolled with the button held
  const page = await openBoard(browser, { view: 'people', viewport: { width: 1440, height: 2800 } })
  await page.keyboard.press('n')
  await expect(candidatesIn(page)).not.toHaveCount(0)
  await expect(page.getByRole('searchbox', { name: schedule.candidates.search })).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(candidatesIn(page)).toHaveCount(0)
  const anna = rowOf(page, 'Anna Brückner')
  const own = anna
    .getByRole('gridcell', { name: beginning(longDay(monday, language)) })
    .getByRole('button', { name: beginning(groupName) })
  await showAll(page)
  await anna.getByRole('rowheader').dragTo(lineOn(page, monday))
  await expect(own).toBeVisible()
  await expect(lineOn(page, monday)).toHaveCount(0)
  await expect(page.getByRole('button', { name: texts.undo })).toBeEnabled()
  await atRest(page)
  await own.focus()
  await page.keyboard.press('p')
  await expect(own).toHaveAccessibleName(new RegExp(texts.pinned))
  await page.keyboard.press('Delete')
  await expect(own).toHaveCount(0)
  await expect(lineOn(page, monday)).toBeVisible()
})

test('among people a filter leaves the members whose seats match', { tag: '@all' }, async ({ browser }) => {
  const page = await openBoard(browser, { view: 'people', assigns: true })
  await expect(rowOf(page, 'Anna Brückner')).toBeVisible()
  await expect(rowOf(page, 'Ben Nowak')).toBeVisible()
  await expect(page.getByRole('button', { name: texts.filters.gaps })).toHaveCount(0)
  // the group is blue
  await press(page, `${texts.filters.colour}: ${catalogues[language].shifts.colours.blue}`)
  await expect(page).toHaveURL(/colour=/)
  await expect(rowOf(page, 'Ben Nowak')).toHaveCount(0)
  await expect(rowOf(page, 'Anna Brückner')).toBeVisible()
})

test('on a phone a line of the open seats leads to the candidates', { tag: '@all' }, async ({ browser }) => {
  const page = await openBoard(browser, { viewport: { width: 390, height: 844 } })
  await showAll(page)
  await lineOn(page, monday).tap()
  await expect(candidatesIn(page, 'Anna Brückner')).toBeVisible()
})

test('the whole week of a group is published, whichever rows a filter shows', { tag: '@all' }, async ({ browser }) => {
  const page = await openBoard(browser, { assigns: true })
  const late = seatsOn(page, language)('late', monday, { group: groupName })
  const offered = async () => {
    await press(page, texts.publish.action(1))
    const group = dialogIn(page).getByRole('group', { name: texts.publish.groups })
    await expect(group).toContainText(groupName)
    const text = await group.innerText()
    await page.keyboard.press('Escape')
    await expect(dialogIn(page)).toHaveCount(0)
    return text
  }
  const whole = await offered()
  await expect(late).toBeVisible()
  await page.getByRole('searchbox', { name: texts.filters.search }).fill('Anna Brückner')
  await expect(late).toHaveCount(0)
  expect(await offered()).toBe(whole)
})

test('an open seat of a published week leads to the search for a replacement', { tag: '@all' }, async ({ browser }) => {
  const page = await openBoard(browser, {})
  await publishEarly(page, groupId, monday, 'Anna Brückner')
  await page.reload()
  await choose(seatsOn(page, language)('early', tuesday, { group: groupName }))
  await choose(page.getByRole('link', { name: planBoard.replace }))
  await expect(dialogIn(page)).toContainText(market.advertise.replacement)
})

test('an unsaved note of a seat is asked about before another seat or a window takes its place', {
  tag: '@all',
}, async ({ browser }) => {
  const page = await openBoard(browser, { assigns: true })
  const seat = seatsOn(page, language)
  // the popover opens below the first and does not cover the second
  const [here, there] = [monday, dayOf(week, 6)].map(date => seat('early', date, { group: groupName }))
  if (!here || !there) throw new Error('there are two seats')
  const note = fieldIn(page, planBoard.note.label)
  const question = page.getByRole('alertdialog', { name: shell.ui.unsaved.title })
  const answer = async (name: string) => {
    await press(question, name)
    await expect(question).toBeHidden()
  }
  await there.click()
  await note.fill('For Sunday')
  await press(page, planBoard.note.save)
  await expect(toastIn(page, planBoard.note.saved)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()

  await here.click()
  await expect(note).toHaveValue('')
  await note.fill('For Monday')
  await there.click()
  await answer(shell.ui.unsaved.stay)
  await expect(note).toHaveValue('For Monday')
  await press(page, texts.publish.action(1))
  await answer(shell.ui.unsaved.stay)
  await expect(note).toHaveValue('For Monday')
  await there.click()
  await answer(shell.ui.unsaved.discard)
  await expect(note).toHaveValue('For Sunday')
  await here.click()
  await expect(note).toHaveValue('')
})
