import { expect, type Page } from '@playwright/test'
import { dialogIn, inBoth, press, today } from './people.ts'
import { dialog, openPlan, type Screen } from './screen.ts'

interface Left {
  readonly code: string
  readonly parameters: object
}

/** Three people who could not be seated, and why. */
function leftFor(reasons: readonly Left[]) {
  const seats: {
    date: string
    shiftId: string
    shiftName: string
    seat: number
    profileId: string
    fullName: string
  }[] = []
  const names = ['Nico Hoffmann', 'Anna Brückner', 'Lina Großmann']
  for (const [at, fullName] of names.entries()) {
    const date = today()
    seats.push({ date, shiftId: 'late', shiftName: 'Spät', seat: at + 1, profileId: `person${at}`, fullName })
  }
  return seats.map((seat, at) => ({ ...seat, ...reasons[at] }))
}

const answers = (page: Page, endpoint: string, json: object) =>
  page.route(`**/api/rpc/${endpoint}`, route => route.fulfill({ json: { json } }))

const copyWeek = (reasons: readonly Left[]) => async (page: Page) => {
  await openPlan(page)
  await answers(page, 'schedule/copy', { placed: 12, seats: [], left: leftFor(reasons) })
  await press(
    page,
    inBoth(texts => texts.planBoard.more),
  )
  await page.getByRole('menuitem', { name: inBoth(texts => texts.planBoard.copyWeek.action) }).click()
  await dialog(page)
  await dialogIn(page).locator('button[type=submit]').click()
  await expect(dialogIn(page).getByText('Nico Hoffmann')).toBeVisible()
}

const copyLastWeek = async (page: Page) => {
  const left = leftFor([needsReason, shortRest, onVacation]).map(one => ({
    ...one,
    groupId: 'luna',
    groupName: 'Luna Morgen',
  }))
  const [{ date, shiftId } = { date: '', shiftId: '' }] = left
  const seated = { groupId: 'luna', date, shiftId, seat: 4, profileId: 'person3', reason: null }
  await answers(page, 'agencyWeek/copy', { seats: [seated], left })
  await press(
    page,
    inBoth(texts => texts.agencyWeek.more),
  )
  await page.getByRole('menuitem', { name: inBoth(texts => texts.agencyWeek.copyLast) }).click()
  await dialog(page)
  await dialogIn(page).locator('button[type=submit]').click()
  await expect(dialogIn(page).getByText('Nico Hoffmann')).toBeVisible()
}

const needsReason = { code: 'schedule.needsReason', parameters: { warnings: [{ code: 'not_available' }] } }
const shortRest = {
  code: 'schedule.needsReason',
  parameters: {
    warnings: [
      { code: 'not_available' },
      {
        code: 'short_rest',
        hours: 6,
        least: 11,
        side: 'before',
        groupName: 'Nova',
        shiftName: 'Früh',
        date: today(),
        startTime: '08:00',
        endTime: '16:00',
      },
    ],
  },
}
const onVacation = { code: 'schedule.onVacation', parameters: { name: 'Lina Großmann' } }

/** What a copy says of those who could not be seated: the server is made to say that there are some. */
export const leftScreens: readonly Screen[] = [
  {
    name: 'plan-copied',
    path: '/creator-groups',
    who: 'lead',
    needsLoad: true,
    after: copyWeek([onVacation, onVacation, onVacation]),
  },
  {
    name: 'plan-copied-reasons',
    path: '/creator-groups',
    who: 'lead',
    needsLoad: true,
    after: copyWeek([needsReason, needsReason, onVacation]),
  },
  { name: 'agency-week-left', path: '/schichtplan', who: 'lead', needsLoad: true, after: copyLastWeek },
]
