import { expect } from '@playwright/test'
import { defaultNames } from '#features/agency/shifts/names.ts'
import { longDay } from '#platform/web/day-names.ts'
import { cardIn, catalogues, fieldIn, person, press, signIn } from './people.ts'
import { inWeeks } from './screen.ts'
import { addGroup, candidatesIn, chooseCandidate, dayOf, groupName, seatsOn } from './seats.ts'
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
  await expect(await chatter.request.patch(`/api/v1/availability/${week}`, { data: { cells } })).toBeOK()
  // a day is a list item, too, which holds those of its shifts
  const shifts = cardIn(chatter, ownShifts.next.title)
    .getByRole('listitem')
    .filter({ hasText: groupName, hasNot: chatter.getByRole('listitem') })
  await expect(chatter.getByRole('heading', { name: ownShifts.next.title })).toBeVisible()

  const seat = seatsOn(planner, language)
  const candidate = candidatesIn(planner, 'Anna Brückner')
  await test.step('the planner assigns the chatter: as preferred, and against a warning with a reason', async () => {
    await signIn(planner, language, 'lead@demo.staffel.test', `/schichtplan/${groupId}?week=${week}`)
    await seat('early', friday).click()
    await planner.getByRole('searchbox', { name: schedule.candidates.search }).fill('anna br')
    await expect(candidate).toContainText(schedule.reasons.preferred)
    await chooseCandidate(planner, 'Anna Brückner')
    await expect(seat('early', friday)).toContainText('Anna Brückner')
    await planner.keyboard.press('ArrowRight')
    await expect(seat('early', saturday)).toBeFocused()
    await planner.keyboard.press('Enter')
    await planner.keyboard.type('anna br')
    await expect(candidatesIn(planner)).toHaveText([/Anna Brückner/])
    await planner.keyboard.press('Enter')
    const why = planner.getByRole('dialog', { name: schedule.override.title('Anna Brückner') })
    await fieldIn(why, schedule.override.reason).fill('springt ein')
    await planner.keyboard.press('Enter')
    await expect(seat('early', saturday)).toContainText('Anna Brückner')
  })

  await test.step('a draft is the planner’s alone until the week is published', async () => {
    await expect(shifts).toHaveCount(0)
    await press(planner, `${schedule.publish} ${schedule.changes(2)}`)
    const publishing = planner.getByRole('dialog', { name: planBoard.publishing.title })
    await expect(publishing.getByText(planBoard.publishing.text(1))).toBeVisible()
    await press(publishing, planBoard.publishing.confirm)
    await expect(planner.getByText(schedule.planStates.published, { exact: true })).toBeVisible()
    await expect(seat('early', friday)).toContainText(schedule.status.assigned)
    await expect(shifts).toHaveCount(2)
  })

  await test.step('the chatter confirms one shift, and both pages show it without a reload', async () => {
    const { confirmShift } = ownShifts.next
    await press(shifts, confirmShift(defaultNames.early[language], longDay(friday, language)))
    await expect(shifts.filter({ hasText: schedule.status.confirmed })).toHaveCount(1)
    await expect(shifts.filter({ hasText: schedule.status.assigned })).toHaveCount(1)
    await expect(seat('early', friday)).toContainText(schedule.status.confirmed)
    await expect(seat('early', saturday)).toContainText(schedule.status.assigned)
  })
  await installation.stop()
})
