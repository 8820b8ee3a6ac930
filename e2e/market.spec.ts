import { type Browser, expect, type Locator } from '@playwright/test'
import { defaultNames } from '#features/agency/shifts/names.ts'
import type { Day } from '#kit/day.ts'
import { formatTimes } from '#kit/clock-text.ts'
import { shortDate } from '#kit/locale.ts'
import { expectAccessible } from './axe.ts'
import {
  beginning,
  catalogues,
  dialogIn,
  person,
  press,
  refusals,
  signIn,
  tap,
  toastIn,
  visit,
  withoutSharedWorkers,
} from './people.ts'
import { inWeeks } from './screen.ts'
import { addGroup, dayOf, groupName, markEarly, publishEarly, seatsOn } from './seats.ts'
import { onDatabase } from './kept.ts'
import { type Installation, password, startStaffel } from './staffel.ts'
import { test } from './test.ts'

const language = 'de'
const { market: texts, notifications } = catalogues[language]
const phone = { width: 390, height: 844 }

const none = () => ''
const plainWords = { day: none, nameOf: none, dayOf: none, times: none, moment: none, span: none, onOtherDay: none }
const seatTold = { date: '', shiftName: '', startTime: '', endTime: '', groupName: '' }
const absence = { name: 'Anna Brückner', absence: 'illness' as const, reason: '', seats: [seatTold] }
/** No take-over needs the approval of a planner. */
const settings = { approvalPolicy: 'none', alarmHours: [24, 6] }
const week = inWeeks(8)
const friday = dayOf(week, 4)
const laterFriday = dayOf(inWeeks(9), 4)

/** The choice that asks everybody who can, however many they are. */
const toAll = new RegExp(`^${texts.advertise.all(3, 2).replaceAll(/\d/g, String.raw`\d+`)}$`)

/** Names the menu of the early shift on that day in the group of `addGroup`. */
const menuOf = (date: Day) =>
  texts.own.more(
    `${shortDate(date, language)} · ${defaultNames.early[language]} ${formatTimes({ startTime: '08:00', endTime: '16:00' }, language)} · ${groupName}`,
  )

/** The early shift on that day in the group of `addGroup`, in a list of shifts or of seats. */
const shiftOn = (within: Locator, date: Day) =>
  within
    .getByRole('listitem')
    .filter({ hasText: groupName })
    .filter({ hasText: shortDate(date, language) })

test('a chatter calls in sick, the planner looks for a replacement, and another chatter takes the shift', async ({
  browser,
}) => {
  const installation = await startStaffel({ isDemo: true })
  const groupId = await addGroup(installation.databaseUrl)
  for (const mailbox of ['chatter', 'chatter02']) await markEarly(browser, installation, mailbox, week)
  const { page: ill } = await person(browser, installation, language, phone)
  const { page: planner } = await person(browser, installation, language)
  const { page: taker } = await person(browser, installation, language, phone)
  await signIn(planner, language, 'owner@demo.staffel.test', '/notifications')
  await expect(await planner.request.patch('/api/v1/market/settings', { data: settings })).toBeOK()
  await publishEarly(planner, groupId, friday, 'Anna Brückner')

  await test.step('the chatter cannot come, and the seat is open at once', async () => {
    await signIn(ill, language, 'chatter@demo.staffel.test', '/my-shifts')
    const shift = shiftOn(ill.getByRole('region', { name: texts.own.shifts }), friday)
    await tap(shift, texts.own.cannot)
    await expect(dialogIn(ill)).toContainText(texts.cannot.what(1))
    await expectAccessible(ill)
    await tap(dialogIn(ill), texts.cannot.submit(1))
    await expect(toastIn(ill, texts.cannot.done(1))).toBeVisible()
    await expect(shift).toHaveCount(0)
  })

  await test.step('the notification leads the planner to the search for a replacement', async () => {
    const { title } = notifications.sentences.person_absent(absence, plainWords)
    const notice = planner.getByRole('listitem').filter({ hasText: groupName })
    await notice.getByRole('link', { name: new RegExp(title) }).click()
    const dialog = dialogIn(planner)
    await expect(dialog.getByRole('heading', { name: texts.advertise.replacement })).toBeVisible()
    await dialog.getByRole('radio', { name: toAll }).click()
    await press(dialog, texts.advertise.submit)
    await expect(dialog).toBeHidden()
  })

  await test.step('another chatter takes the shift and stands in the plan', async () => {
    await signIn(taker, language, 'chatter02@demo.staffel.test', '/market')
    const offer = taker.getByRole('listitem').filter({ hasText: groupName })
    await tap(offer, texts.own.take)
    await expect(toastIn(taker, texts.own.taken)).toBeVisible()
    await visit(taker, '/my-shifts')
    await expect(taker.getByRole('region', { name: texts.own.shifts })).toContainText(groupName)
    await visit(planner, `/schichtplan/${groupId}?week=${week}`)
    await expect(seatsOn(planner, language)('early', friday)).toContainText('Ben Nowak')
  })
  await installation.stop()
})

test('a shift that a chatter cannot work is offered, withdrawn and advertised', { tag: '@all' }, async ({
  browser,
}) => {
  const installation = await startStaffel({ isDemo: true })
  const groupId = await addGroup(installation.databaseUrl)
  for (const marked of [week, inWeeks(9)]) await markEarly(browser, installation, 'chatter', marked)
  const { page: chatter } = await person(browser, installation, language, phone)
  const { page: lead } = await person(browser, installation, language)
  await signIn(lead, language, 'lead@demo.staffel.test', '/exchange')
  for (const date of [friday, laterFriday]) await publishEarly(lead, groupId, date, 'Anna Brückner')
  await signIn(chatter, language, 'chatter@demo.staffel.test', '/my-shifts')
  const own = chatter.getByRole('region', { name: texts.own.shifts })
  const gaps = lead.getByRole('region', { name: texts.planned.gaps })

  await test.step('the seat is free at once, and the planners see who cannot', async () => {
    await tap(shiftOn(own, friday), texts.own.cannot)
    await expect(dialogIn(chatter)).toContainText(texts.cannot.what(1))
    await tap(dialogIn(chatter), texts.cannot.submit(1))
    await expect(shiftOn(own, friday)).toHaveCount(0)
    await expect(shiftOn(own, laterFriday)).toHaveCount(1)
    const absent = lead.getByRole('region', { name: texts.planned.absent }).getByRole('listitem')
    await expect(absent.filter({ hasText: 'Anna Brückner' })).toContainText(texts.cannot.kinds.illness)
  })
  await test.step('another is given away, and taken back', async () => {
    await tap(shiftOn(own, laterFriday), menuOf(laterFriday))
    await chatter.getByRole('menuitem', { name: texts.own.give }).tap()
    await tap(dialogIn(chatter), texts.give.submit)
    await visit(chatter, '/market')
    const mine = chatter.getByRole('region', { name: texts.own.mine })
    await tap(shiftOn(mine, laterFriday), texts.own.withdraw)
    await tap(chatter.getByRole('alertdialog'), texts.own.withdraw)
    await expect(shiftOn(mine, laterFriday)).toContainText(texts.own.outcomes.withdrawn)
  })
  await test.step('a free seat is advertised', async () => {
    await press(gaps, new RegExp(texts.planned.allGaps(0).replace('0', String.raw`\d+`)))
    const gap = shiftOn(gaps, friday).filter({ hasText: defaultNames.early[language] })
    await press(gap, texts.planned.advertise)
    await press(dialogIn(lead), texts.advertise.submit)
    await expect(gap).toContainText(texts.planned.advertised)
    await expect(shiftOn(lead.getByRole('region', { name: texts.planned.offers }), friday)).toBeVisible()
  })
  await installation.stop()
})

test('of two chatters who accept the replacement for a sick call, the second reads that it is taken', {
  tag: '@all',
}, async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const groupId = await addGroup(installation.databaseUrl)
  for (const mailbox of ['chatter', 'chatter02', 'chatter03']) {
    await markEarly(browser, installation, mailbox, week)
  }
  const { page: ill } = await person(browser, installation, language, phone)
  const { page: lead } = await person(browser, installation, language, phone)
  const { page: first } = await person(browser, installation, language, phone)
  const { page: late } = await person(browser, installation, language, phone)
  const { page: owner } = await person(browser, installation, language)
  await signIn(owner, language, 'owner@demo.staffel.test', '/exchange')
  await expect(await owner.request.patch('/api/v1/market/settings', { data: settings })).toBeOK()
  await publishEarly(owner, groupId, friday, 'Anna Brückner')
  await signIn(ill, language, 'chatter@demo.staffel.test', '/dashboard')
  await signIn(lead, language, 'lead@demo.staffel.test', '/notifications')

  await test.step('from the dashboard: cannot come', async () => {
    await tap(ill, menuOf(friday))
    await ill.getByRole('menuitem', { name: texts.own.cannot }).tap()
    await tap(dialogIn(ill), texts.cannot.submit(1))
    await expect(toastIn(ill, texts.cannot.done(1))).toBeVisible()
  })
  await test.step('one tap on the notification leads to the search for a replacement', async () => {
    const { title } = notifications.sentences.person_absent(absence, plainWords)
    const notice = lead.getByRole('listitem').filter({ hasText: groupName })
    await notice.getByRole('link', { name: new RegExp(title) }).tap()
    const dialog = dialogIn(lead)
    await expect(dialog.getByRole('heading', { name: texts.advertise.replacement })).toBeVisible()
    for (const name of ['Ben Nowak', 'Carla Weiß']) {
      await expect(dialog.getByRole('checkbox', { name: beginning(name) })).toBeVisible()
    }
    // the best are chosen until the planner chooses
    await expect(dialog.getByRole('checkbox', { checked: true })).not.toHaveCount(0)
    await dialog.getByRole('radio', { name: toAll }).tap()
    await tap(dialog, texts.advertise.submit)
    await expect(dialog).toBeHidden()
  })
  await test.step('of two who see it, one has it, and the other reads that it is taken', async () => {
    // the event that the shift is taken does not reach the second
    await withoutSharedWorkers(late)
    await late.route('**/api/events*', route => route.abort())
    const offers = []
    for (const [mailbox, page] of [
      ['chatter02', first],
      ['chatter03', late],
    ] as const) {
      await signIn(page, language, `${mailbox}@demo.staffel.test`, '/market')
      const offer = shiftOn(page.getByRole('main'), friday)
      await expect(offer.getByRole('button', { name: texts.own.take })).toBeVisible()
      offers.push(offer)
    }
    const [firstOffer, lateOffer] = offers
    if (!firstOffer || !lateOffer) throw new Error('the seat was offered to nobody')
    await tap(firstOffer, texts.own.take)
    await expect(toastIn(first, texts.own.taken)).toBeVisible()
    await tap(lateOffer, texts.own.take)
    await expect(toastIn(late, refusals[language].market.alreadyTaken)).toBeVisible()
    await visit(first, '/my-shifts')
    await expect(shiftOn(first.getByRole('region', { name: texts.own.shifts }), friday)).toHaveCount(1)
  })
  await test.step('the chatter can work again, and the lead reads it', async () => {
    await visit(ill, '/market')
    const absent = ill.getByRole('region', { name: texts.own.absent })
    await tap(absent, texts.own.back)
    await tap(ill.getByRole('alertdialog'), texts.own.back)
    await expect(toastIn(ill, texts.own.isBack)).toBeVisible()
    await expect(absent).toContainText(texts.own.outcomes.back)
    await visit(lead, '/notifications')
    const { title } = notifications.sentences.person_back({ name: absence.name, isOwn: false }, plainWords)
    await expect(lead.getByRole('link', { name: new RegExp(title) })).toBeVisible()
  })
  await installation.stop()
})

test('answers to an offer and decisions of planners are undone where they were given', async ({ browser }) => {
  const installation = await startStaffel({ isDemo: true })
  const groupId = await addGroup(installation.databaseUrl)
  for (const mailbox of ['chatter', 'chatter02']) await markEarly(browser, installation, mailbox, week)
  const { page: owner } = await person(browser, installation, language, phone)
  const { page: taker } = await person(browser, installation, language, phone)
  await signIn(owner, language, 'owner@demo.staffel.test', '/exchange')
  await expect(await owner.request.patch('/api/v1/market/settings', { data: settings })).toBeOK()
  await publishEarly(owner, groupId, friday, 'Anna Brückner')
  await offerTo(browser, installation, groupId, 'Ben Nowak')
  await signIn(taker, language, 'chatter02@demo.staffel.test', '/market')
  const offer = shiftOn(taker.getByRole('region', { name: texts.own.asked }), friday)

  await test.step('the invitee declines, and undoes it in the row', async () => {
    await tap(offer, texts.own.refuse)
    await expect(offer).toContainText(texts.own.outcomes.refused)
    await tap(offer, texts.undo.label)
    await expect(toastIn(taker, texts.undo.done)).toBeVisible()
    await expect(offer.getByRole('button', { name: texts.own.refuse })).toBeVisible()
  })
  await test.step('takes the shift with one tap, and undoes it in the message', async () => {
    await tap(offer, texts.own.take)
    await expect(offer).toContainText(texts.own.outcomes.done)
    await tap(toastIn(taker, texts.own.taken), texts.undo.label)
    await expect(offer.getByRole('button', { name: texts.own.take })).toBeVisible()
  })
  await test.step('the planner rejects and approves, and undoes both', async () => {
    await expect(
      await owner.request.patch('/api/v1/market/settings', { data: { ...settings, approvalPolicy: 'all' } }),
    ).toBeOK()
    await tap(offer, texts.own.take)
    await expect(toastIn(taker, texts.own.takenWaits)).toBeVisible()
    const waiting = shiftOn(owner.getByRole('region', { name: texts.planned.waiting }), friday)
    await tap(waiting, texts.planned.reject)
    await expect(waiting).toContainText(texts.planned.outcomes.rejected)
    await tap(waiting, texts.undo.label)
    await tap(waiting, texts.planned.approve)
    await expect(waiting).toContainText(texts.planned.outcomes.approved)
    await tap(toastIn(owner, texts.planned.done.approved('Ben Nowak')), texts.undo.label)
    await expect(waiting.getByRole('button', { name: texts.planned.approve })).toBeVisible()
  })
  await installation.stop()
})

/** Anna offers her shift in the group to one member. */
async function offerTo(browser: Browser, installation: Installation, groupId: string, fullName: string): Promise<void> {
  const { context } = await person(browser, installation, language)
  const data = { email: 'chatter@demo.staffel.test', password }
  await expect(await context.request.post('/api/v1/session', { data })).toBeOK()
  const [seat] = await onDatabase(
    installation.databaseUrl,
    `select a.id, (select id from profiles where full_name = $2) as "invitee" from assignments a where a.group_id = $1`,
    [groupId, fullName],
  )
  const give = `/api/v1/market/seats/${String(seat?.['id'])}/give`
  await expect(await context.request.post(give, { data: { to: [seat?.['invitee']], note: '' } })).toBeOK()
  await context.close()
}
