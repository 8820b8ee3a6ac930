import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { catalogues, dialogIn, person, press, refusals, signIn, toastIn } from './people.ts'
import { password, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'en'
const { departure: texts, onboarding } = catalogues[language]
const organization = 'Agentur Nordlicht'

test('an owner deletes a former member’s data, then the organization', { tag: '@all' }, async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const { page: owner } = await person(browser, installation, language)
  const { page: chatter } = await person(browser, installation, language)
  const dialog = dialogIn(owner)
  await signIn(chatter, language, 'chatter@demo.staffel.test', '/dashboard')
  await chatter.request.post('/api/v1/me/departure', { data: { password } })
  await signIn(owner, language, 'owner@demo.staffel.test', '/organization/settings/general')

  await test.step('the former member is found by typing, and gone afterwards', async () => {
    await press(owner, texts.member.open)
    await expectAccessible(owner)
    await expect(dialog.getByRole('button', { name: texts.member.confirm })).toBeDisabled()
    await dialog.getByRole('combobox', { name: texts.member.label }).fill('Brück')
    await owner.getByRole('option', { name: 'Anna Brückner' }).click()
    await press(dialog, texts.member.confirm)
    await expect(toastIn(owner, texts.member.done)).toBeVisible()
    await press(owner, texts.member.open)
    await expect(dialog.getByText(texts.member.none)).toBeVisible()
    await owner.keyboard.press('Escape')
  })
  await test.step('deleting the organization asks for its name and the password', async () => {
    await press(owner, texts.organization.open)
    await expect(dialog.getByText(texts.organization.goes(47))).toBeVisible()
    await expectAccessible(owner)
    await press(dialog, texts.organization.next)
    await expectAccessible(owner)
    await dialog.getByLabel(texts.organization.name).fill('Nordlicht')
    await dialog.getByLabel(texts.organization.password, { exact: true }).fill(password)
    await press(dialog, texts.organization.confirm)
    await expect(dialog.getByText(refusals[language].departure.wrongName({ name: organization }))).toBeVisible()
    await dialog.getByLabel(texts.organization.name).fill(organization)
    await press(dialog, texts.organization.confirm)
    // it was the only one
    await expect(owner.getByRole('heading', { name: onboarding.setUp.title })).toBeVisible()
  })
  await installation.stop()
})
