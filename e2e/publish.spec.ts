import { expect } from '@playwright/test'
import { catalogues, person, press, signIn } from './people.ts'
import { inWeeks } from './screen.ts'
import { addGroup, dayOf, groupName, seatsOn } from './seats.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'en'
const { ownShifts, planBoard, schedule } = catalogues[language]
const week = inWeeks(3)
const [friday, saturday] = [dayOf(week, 4), dayOf(week, 5)]

test('a published week reaches the chatter, whose confirmation reaches the planner', async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const groupId = await addGroup(installation.databaseUrl)
  const { page: chatter } = await person(browser, installation, language)
  const { page: planner } = await person(browser, installation, language)
  await signIn(chatter, language, 'chatter@demo.staffel.test', '/dashboard')
  const cells = [
    { date: friday, shiftId: 'early', marking: 'preferred' },
    { date: saturday, shiftId: 'early', marking: 'none' },
  ]
  await expect(await chatter.request.put(`/api/v1/availability/${week}`, { data: { cells } })).toBeOK()
  const shifts = chatter
    .getByRole('listitem')
    .filter({ hasText: groupName })
    .filter({ hasNot: chatter.locator('li') })
  await expect(chatter.getByRole('heading', { name: ownShifts.next.title })).toBeVisible()

  const seat = seatsOn(planner, language)
  const candidate = planner.locator('[data-candidate]').filter({ hasText: 'Anna Brückner' })
  await test.step('the planner assigns the chatter: as preferred, and against a warning with a reason', async () => {
    await signIn(planner, language, 'lead@demo.staffel.test', `/schichtplan/${groupId}?week=${week}`)
    await seat('Early', friday).click()
    await planner.getByRole('searchbox', { name: schedule.candidates.search }).fill('anna br')
    await expect(candidate).toContainText(schedule.reasons.preferred)
    await candidate.click()
    await expect(seat('Early', friday)).toContainText('Anna Brückner')
    await planner.keyboard.press('ArrowRight')
    await expect(seat('Early', saturday)).toBeFocused()
    await planner.keyboard.press('Enter')
    await planner.keyboard.type('anna br')
    await expect(candidate).toHaveCount(1)
    await planner.keyboard.press('Enter')
    const why = planner.getByRole('dialog', { name: schedule.override.title('Anna Brückner') })
    await why.locator('[name=reason]').fill('springt ein')
    await planner.keyboard.press('Enter')
    await expect(seat('Early', saturday)).toContainText('Anna Brückner')
  })

  await test.step('a draft is the planner’s alone until the week is published', async () => {
    await expect(shifts).toHaveCount(0)
    await press(planner, schedule.publish)
    const publishing = planner.getByRole('dialog', { name: planBoard.publishing.title })
    await expect(publishing.getByText(planBoard.publishing.text(1))).toBeVisible()
    await press(publishing, planBoard.publishing.confirm)
    await expect(planner.getByText(schedule.planStates.published, { exact: true })).toBeVisible()
    await expect(seat('Early', friday)).toContainText(schedule.status.assigned)
    await expect(shifts).toHaveCount(2)
  })

  await test.step('the chatter confirms one shift, and both pages show it without a reload', async () => {
    await chatter
      .getByRole('listitem')
      .filter({ hasText: groupName })
      .getByRole('button', { name: /^Confirm Early, Friday/ })
      .click()
    await expect(shifts.filter({ hasText: schedule.status.confirmed })).toHaveCount(1)
    await expect(shifts.filter({ hasText: schedule.status.assigned })).toHaveCount(1)
    await expect(seat('Early', friday)).toContainText(schedule.status.confirmed)
    await expect(seat('Early', saturday)).toContainText(schedule.status.assigned)
  })
  await installation.stop()
})
