import { expect, type Locator } from '@playwright/test'
import readerOfCodes from 'jsqr'
import sharp from 'sharp'
import { defaultNames } from '#features/agency/shifts/names.ts'
import { longDay } from '#platform/web/day-names.ts'
import { beginning, cardIn, catalogues, choose, dialogIn, fieldIn, person, press, signIn, toastIn } from './people.ts'
import { inWeeks } from './screen.ts'
import { dayOf } from './seats.ts'
import { password, startStaffel } from './staffel.ts'
import { test } from './test.ts'

// its types say otherwise, but the module is the reader
const readPixels = readerOfCodes as unknown as typeof readerOfCodes.default

/** What a camera reads off the screen. */
async function readCode(picture: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return readPixels(new Uint8ClampedArray(data), info.width, info.height)?.data
}

const language = 'de'
test('ten new people: a list with bad lines, a link with a code, the first steps', { tag: '@all' }, async ({
  browser,
}) => {
  const texts = catalogues[language]
  const { invitations, joinLinks, firstSteps, shell } = texts
  const { many } = invitations
  const installation = await startStaffel({ isDemo: true })
  const owner = await person(browser, installation, language)
  const { page } = owner
  await owner.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, language, 'owner@demo.staffel.test', '/team')
  const dialog = dialogIn(page)

  await test.step('a list names the fault of each bad line, and the rest is invited', async () => {
    await press(page, many.open)
    await fieldIn(dialog, many.addresses).fill(
      'Nova Stern <nova@example.test>\nkein Mensch\nJürgen@Müller.example\nNova;NOVA@example.test\nNico;chatter29@demo.staffel.test\nIvy;ivy@example.test',
    )
    await press(dialog, many.check)
    await expect(dialog.getByRole('heading', { name: many.good(3) })).toBeVisible()
    await expect(dialog.getByText('jürgen@müller.example')).toBeVisible()
    await expect(cardIn(page, many.bad(3)).getByRole('listitem')).toHaveText([
      new RegExp(`${many.line(2)}kein Mensch${many.faults.notAnAddress}`),
      new RegExp(`${many.line(4)}NOVA@example.test${many.faults.double}`),
      new RegExp(`${many.line(5)}.*${many.faults.member}`),
    ])
    await press(dialog, many.submit(3))
  })

  await test.step('without a mail server it says that nothing was sent, and hands out the links', async () => {
    await expect(dialog.getByText(many.noMailServer)).toBeVisible()
    await press(dialog, many.copyLinks)
    await expect(toastIn(page, many.copied)).toBeVisible()
    const links = await page.evaluate(() => navigator.clipboard.readText())
    expect(links.split('\n').map(line => line.split('\t')[0])).toEqual([
      'nova@example.test',
      'jürgen@müller.example',
      'ivy@example.test',
    ])
    expect(links).toMatch(/\/join\/[\w-]{43}/)
    await press(dialog, many.close)
    await expect(page.getByText('ivy@example.test')).toBeVisible()
  })

  let link = ''
  await test.step('one link for two, and its code, which a reader of its own reads', async () => {
    await press(page, many.open)
    await choose(dialog.getByRole('radio', { name: many.ways.link }))
    const maximum = dialog.getByRole('textbox', { name: joinLinks.create.maxUses })
    await maximum.fill('501')
    await maximum.press('Enter')
    await expect(dialog.getByText(shell.ui.wholeNumber(1, 500))).toBeVisible()
    await expect(maximum).toHaveValue('501')
    await maximum.fill('2')
    await maximum.fill('502')
    // the error that appears on leaving the field does not move the focus
    await maximum.press('Tab')
    await expect(dialog.getByText(shell.ui.wholeNumber(1, 500))).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(maximum).toBeFocused()
    await maximum.fill('2')
    await expect(dialog.getByText(shell.ui.wholeNumber(1, 500))).toBeHidden()
    await choose(dialog.getByRole('combobox', { name: many.addGroup }))
    await choose(page.getByRole('option', { name: 'Luna Morgen', exact: true }))
    await press(dialog, joinLinks.create.submit)
    link = await fieldIn(dialog, joinLinks.create.link).inputValue()
    expect(link).toMatch(/\/join-team\/[\w-]{43}$/)
    expect(await readCode(dialog.getByRole('img', { name: joinLinks.create.picture }))).toBe(link)
    await press(dialog, joinLinks.create.close)
    await press(page.getByRole('alertdialog'), joinLinks.create.unsaved.discard)
    await expect(page.getByText(joinLinks.list.joins(0, 2))).toBeVisible()
  })

  const joining = await person(browser, installation, language, { width: 390, height: 844 })
  await test.step('a person joins by the link on a phone and sees the first steps', async () => {
    const { page: theirs } = joining
    await theirs.context().addCookies([{ name: 'staffel_language', value: language, url: installation.url }])
    await theirs.goto(new URL(link).pathname)
    await press(theirs, joinLinks.join.submit)
    const { fields } = texts.signIn
    await expect(fieldIn(theirs, fields.fullName)).toHaveAttribute('aria-invalid', 'true')
    await fieldIn(theirs, fields.fullName).fill('Nova Stern')
    await fieldIn(theirs, fields.email).fill('nova.stern@example.test')
    await fieldIn(theirs, fields.password).fill(password)
    await press(theirs, joinLinks.join.submit)
    await expect(theirs).toHaveURL(/\/dashboard$/)
    const card = cardIn(theirs, firstSteps.own.title)
    await expect(card.getByText(firstSteps.own.progress(0, 4))).toBeVisible()
    await press(card, firstSteps.own.save)
    await expect(card.getByText(firstSteps.own.progress(1, 4))).toBeVisible()
    await choose(card.getByRole('link', { name: firstSteps.own.steps.preferences.title }))
    await expect(dialogIn(theirs)).toBeVisible()
    await theirs.goto('/dashboard')
  })

  await test.step('the owner sees who has joined, and how far they are, as it goes on', async () => {
    await expect(page.getByText(joinLinks.list.joins(1, 2))).toBeVisible()
    const card = cardIn(page, firstSteps.team.title)
    await press(card, firstSteps.team.show)
    const row = card.getByRole('listitem').filter({ hasText: 'Nova Stern' })
    const chip = (step: keyof typeof firstSteps.team.steps, state: keyof typeof firstSteps.team.states) =>
      row.getByRole('img', { name: firstSteps.team.step(firstSteps.team.steps[step], firstSteps.team.states[state]) })
    await expect(chip('timeZone', 'done')).toBeVisible()
    await expect(chip('availability', 'open')).toBeVisible()
    await joining.page.goto(`/availability?week=${inWeeks(1)}`)
    const early = texts.availability.cell(defaultNames.early[language], longDay(dayOf(inWeeks(1), 6), language), '')
    await choose(joining.page.getByRole('gridcell', { name: beginning(early) }))
    await expect(chip('availability', 'done')).toBeVisible()
  })

  await test.step('an ended link admits no one and says so', async () => {
    await press(page, joinLinks.list.endOf(texts.permissions.roles.chatter, 1, 2))
    await press(page.getByRole('alertdialog'), joinLinks.list.removeConfirm)
    await expect(toastIn(page, joinLinks.list.removed())).toBeVisible()
    const late = await person(browser, installation, language)
    await late.page.context().addCookies([{ name: 'staffel_language', value: language, url: installation.url }])
    await late.page.goto(new URL(link).pathname)
    await expect(
      late.page.getByRole('heading', { level: 1, name: joinLinks.join.invalid['joinLinks.ended'] }),
    ).toBeVisible()
  })
  await installation.stop()
})
