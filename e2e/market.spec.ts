import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { catalogues, dialogIn, person, press, refusals, signIn, toastIn, visit } from './people.ts'
import { inWeeks } from './screen.ts'
import { addGroup, dayOf, groupName, markEarly, publishEarly, seatsOn } from './seats.ts'
import { startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'de'
const { market: texts, notifications } = catalogues[language]
const phone = { width: 390, height: 844 }

const plainWords = { day: () => '', nameOf: () => '', times: () => '', ownTimes: () => undefined }
const seatTold = { date: '', shiftName: '', startTime: '', endTime: '', groupName: '' }
const absence = { name: 'Anna Brückner', absence: 'illness' as const, reason: '', seats: [seatTold] }
/** No take-over needs the approval of a planner. */
const settings = { wordNeeded: 'none', alarmHours: [24, 6] }

test('a chatter calls in sick, the planner looks for a replacement, and another chatter takes the shift', async ({
  browser,
}) => {
  const installation = await startStaffel({ isDemo: true })
  const week = inWeeks(8)
  const friday = dayOf(week, 4)
  const groupId = await addGroup(installation.databaseUrl)
  for (const mailbox of ['chatter', 'chatter02']) await markEarly(browser, installation, mailbox, week)
  const { page: ill } = await person(browser, installation, language, phone)
  const { page: planner } = await person(browser, installation, language)
  const { page: taker } = await person(browser, installation, language, phone)
  await signIn(planner, language, 'owner@demo.staffel.test', '/notifications')
  await expect(await planner.request.put('/api/v1/market/settings', { data: settings })).toBeOK()
  await publishEarly(planner, groupId, friday, 'Anna Brückner')

  await test.step('the chatter cannot come, and the seat is open at once', async () => {
    await signIn(ill, language, 'chatter@demo.staffel.test', '/market')
    const shift = ill
      .getByRole('region', { name: texts.own.shifts })
      .getByRole('listitem')
      .filter({ hasText: groupName })
    await shift.getByRole('button', { name: texts.own.cannot }).tap()
    await expect(dialogIn(ill)).toContainText(texts.cannot.what(1))
    await expectAccessible(ill)
    await dialogIn(ill)
      .getByRole('button', { name: texts.cannot.submit(1) })
      .tap()
    await expect(toastIn(ill, texts.cannot.done(1))).toBeVisible()
    await expect(shift).toHaveCount(0)
  })

  await test.step('the notification leads the planner to the search for a replacement', async () => {
    const { title } = notifications.sentences.person_absent(absence, plainWords)
    const notice = planner.getByRole('listitem').filter({ hasText: groupName })
    await notice.getByRole('link', { name: new RegExp(title) }).click()
    const dialog = dialogIn(planner)
    await expect(dialog.getByRole('heading', { name: texts.advertise.replacement })).toBeVisible()
    await dialog.getByRole('radio', { name: /^Alle \d+/ }).click()
    await press(dialog, texts.advertise.submit)
    await expect(dialog).toBeHidden()
  })

  await test.step('another chatter takes the shift and stands in the plan', async () => {
    await signIn(taker, language, 'chatter02@demo.staffel.test', '/market?view=own')
    const offer = taker.getByRole('listitem').filter({ hasText: groupName })
    await offer.getByRole('button', { name: texts.own.take }).tap()
    await expect(toastIn(taker, texts.own.taken)).toBeVisible()
    await expect(taker.getByRole('region', { name: texts.own.shifts })).toContainText(groupName)
    await visit(planner, `/schichtplan/${groupId}?week=${week}`)
    await expect(seatsOn(planner, language)('Früh', friday)).toContainText('Ben Nowak')
  })
  await installation.stop()
})

test('a shift that a chatter cannot work is offered, withdrawn and advertised', { tag: '@all' }, async ({
  browser,
}) => {
  test.slow()
  const installation = await startStaffel({ isDemo: true })
  try {
    const chatter = await person(browser, installation, language, { width: 390, height: 844 })
    const lead = await person(browser, installation, language)
    const at = `${installation.url}/market`
    await signIn(chatter.page, language, 'chatter@demo.staffel.test', at)
    await signIn(lead.page, language, 'lead@demo.staffel.test', at)
    const own = chatter.page.getByRole('region', { name: texts.own.shifts })
    const gaps = lead.page.getByRole('region', { name: texts.planned.gaps })
    await press(gaps, new RegExp(texts.planned.allGaps(0).replace('0', '\\d+')))
    const [shifts, open] = [await own.getByRole('listitem').count(), await gaps.getByRole('listitem').count()]
    expect(shifts).toBeGreaterThan(1)

    await test.step('the seat is free at once, and the planners see who cannot', async () => {
      // not the first: while that one runs, a seat of it is no seat to come
      await own.getByRole('button', { name: texts.own.cannot }).nth(1).tap()
      await expect(dialogIn(chatter.page)).toContainText(texts.cannot.what(1))
      await dialogIn(chatter.page)
        .getByRole('button', { name: texts.cannot.submit(1) })
        .tap()
      await expect(own.getByRole('listitem')).toHaveCount(shifts - 1)
      await expect(gaps.getByRole('listitem')).toHaveCount(open + 1)
      await expect(lead.page.getByRole('region', { name: texts.planned.absent })).toContainText(
        texts.cannot.kinds.illness,
      )
    })
    await test.step('another is given away, and taken back', async () => {
      await own
        .getByRole('button', { name: texts.own.more('').replace(/ .*/, '') })
        .last()
        .tap()
      await chatter.page.getByRole('menuitem', { name: texts.own.give }).tap()
      await dialogIn(chatter.page).getByRole('button', { name: texts.give.submit }).tap()
      const mine = chatter.page.getByRole('region', { name: texts.own.mine })
      await mine.getByRole('button', { name: texts.own.withdraw }).tap()
      await expect(mine).toBeHidden()
    })
    await test.step('a free seat is advertised', async () => {
      const advertised = await gaps.getByText(texts.planned.advertised).count()
      await gaps.getByRole('button', { name: texts.planned.advertise }).first().click()
      await press(dialogIn(lead.page), texts.advertise.submit)
      await expect(gaps.getByText(texts.planned.advertised)).toHaveCount(advertised + 1)
      await expect(lead.page.getByRole('region', { name: texts.planned.offers })).toBeVisible()
    })
  } finally {
    await installation.stop()
  }
})

test('of two chatters who accept the replacement for a sick call, the second reads that it is taken', {
  tag: '@all',
}, async ({ browser }) => {
  test.slow()
  const installation = await startStaffel({ isDemo: true })
  try {
    const [ill, lead, first, late] = [
      await person(browser, installation, language, phone),
      await person(browser, installation, language, phone),
      await person(browser, installation, language, phone),
      await person(browser, installation, language, phone),
    ]
    const owner = await person(browser, installation, language)
    await signIn(owner.page, language, 'owner@demo.staffel.test', '/market')
    await expect(
      await owner.page.request.put(`${installation.url}/api/v1/market/settings`, { data: settings }),
    ).toBeOK()
    await signIn(ill.page, language, 'chatter@demo.staffel.test', '/dashboard')
    await signIn(lead.page, language, 'lead@demo.staffel.test', '/notifications')

    await test.step('from the next shift: cannot come', async () => {
      // cards that come when the rest stands would push the button away under an open menu
      await ill.page.waitForLoadState('networkidle')
      await ill.page
        .getByRole('button', { name: new RegExp(`^${texts.own.more('').trim().split(' ').slice(0, 2).join(' ')}`) })
        .nth(1)
        .tap()
      await ill.page.getByRole('menuitem', { name: texts.own.cannot }).tap()
      await dialogIn(ill.page)
        .getByRole('button', { name: texts.cannot.submit(1) })
        .tap()
      await expect(ill.page.getByText(texts.cannot.done(1)).first()).toBeVisible()
    })
    let [mailboxes, seat]: [string[], string] = [[], '']
    await test.step('one tap on what the lead is told leads to looking for somebody', async () => {
      await lead.page
        .getByRole('link', { name: new RegExp(notifications.sentences.person_absent(absence, plainWords).title) })
        .first()
        .tap()
      const dialog = dialogIn(lead.page)
      await expect(dialog.getByRole('heading', { name: texts.advertise.replacement })).toBeVisible()
      await expect(dialog.getByRole('checkbox', { checked: true }).first()).toBeVisible()
      seat = (await dialog.locator('p').first().textContent()) ?? ''
      const names = await dialog.getByRole('listitem').allTextContents()
      const team = await lead.page.request.get(`${installation.url}/api/v1/team`)
      const people: { fullName: string; email: string }[] = await team.json()
      mailboxes = names.flatMap(name => people.find(one => name.startsWith(one.fullName))?.email ?? [])
      await dialog.getByRole('radio').nth(1).tap()
      await dialog.getByRole('button', { name: texts.advertise.submit }).tap()
      await expect(dialog).toBeHidden()
    })
    await test.step('of two who see it, one has it, and the other reads that it is taken', async () => {
      // 'Di., 24. Nov. · Spät 16:00–02:00 +1 · Luna. …'
      const [day = '', shift = '', group = ''] = seat.split(' · ')
      const line = `${day} · ${/\d\d:\d\d–.*/.exec(shift)?.[0]}`
      // whoever is late has not heard of it yet
      await late.context.route('**/api/events*', route => route.abort())
      const entries = []
      for (const [at, { page }] of [first, late].entries()) {
        await signIn(page, language, mailboxes[at] ?? '', '/market?view=own')
        const entry = page
          .getByRole('listitem')
          .filter({ hasText: line })
          .filter({ hasText: group.split('. ')[0] ?? '' })
        entries.push(entry.getByRole('button', { name: texts.own.take }))
      }
      for (const entry of entries) await expect(entry).toBeVisible()
      await entries[0]?.tap()
      await expect(first.page.getByText(texts.own.taken).first()).toBeVisible()
      await entries[1]?.tap()
      await expect(late.page.getByText(refusals[language].market.alreadyTaken).first()).toBeVisible()
      await expect(first.page.getByRole('region', { name: texts.own.shifts })).toContainText(day)
    })
    await test.step('who is well again says so, and the lead reads it', async () => {
      await visit(ill.page, '/market')
      const absent = ill.page.getByRole('region', { name: texts.own.absent })
      await absent.getByRole('button', { name: texts.own.back }).tap()
      await expect(ill.page.getByText(texts.own.isBack).first()).toBeVisible()
      await expect(absent).toBeHidden()
      await visit(lead.page, '/notifications')
      const { title } = notifications.sentences.person_back({ name: absence.name, isOwn: false }, plainWords)
      await expect(lead.page.getByRole('link', { name: new RegExp(title) }).first()).toBeVisible()
    })
  } finally {
    await installation.stop()
  }
})
