import { afterAll, describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import { openChats } from '#test/chats.ts'
import { aDuty, at } from '#test/duty-office.ts'
import { aMarket, monday } from '#test/market-office.ts'
import { openPushService } from '#test/push-service.ts'
import { sendShiftReminders } from './send-reminders.ts'
import { until } from '#test/until.ts'
import { useWorld } from '#test/world.ts'

const telegram = await openChats()
const service = await openPushService()
const world = useWorld({ ...telegram.variables, ...service.variables })
afterAll(async () => {
  await telegram.close()
  await service.close()
})

/** All that is told has been spread, over whichever ways. */
async function spread(): Promise<void> {
  await world.staffel.sending.sweep()
  const { pool } = world.staffel.services.database
  const left = async () => (await pool.query('select 1 from notifications where fanned_out_at is null')).rowCount
  await until(async () => (await left()) === 0, { what: 'what was told to be spread' })
}

/** Kim works on Monday from eight, and sleeps from ten until ten; Kofi as well. It is half past eleven on Sunday night. */
async function aNight() {
  const market = await aMarket(world)
  const { kim, kofi } = market
  await spread()
  const chats = { kim: await telegram.linked(kim), kofi: await telegram.linked(kofi) }
  for (const { api } of [kim, kofi]) {
    await api.delivery.saveOwn({ quietHours: { from: timeOfDay('22:00'), to: timeOfDay('10:00') } })
  }
  const device = service.newDevice()
  const { endpoint, p256dh, auth } = device
  await kim.api.push.subscribe({ endpoint, p256dh, auth })
  world.clock.set('2026-11-22T22:30:00Z')
  const pushed = (title: string) =>
    service.delivered.filter(one => one.device === device.name && String(one.message['title']).includes(title)).length
  return { ...market, chats, pushed }
}

const tuesday = day('2026-11-24')

describe('what concerns a shift that begins before the quiet hours end', () => {
  it('is told at once when the seat is taken away, in the chat and on the device', async () => {
    const { adam, assignmentId, chats, pushed } = await aNight()
    await adam.api.schedule.remove({ assignmentId })
    await telegram.hears(chats.kim, 'entfällt')
    await until(() => pushed('entfällt') > 0, { what: 'a message on the device' })
    await spread()
    expect(pushed('entfällt')).toBe(1)
  })

  it('is told at once when somebody is seated; of one on the day after there is time in the morning', async () => {
    const { adam, kofi, groupId, chats } = await aNight()
    const seat = { groupId, shiftId: 'early', seat: 1, profileId: kofi.id }
    await adam.api.schedule.assign({ ...seat, date: tuesday })
    await spread()
    expect(telegram.heard(chats.kofi).join()).not.toContain('Neue Schicht')
    await adam.api.schedule.assign({ ...seat, shiftId: 'night', date: monday, reason: 'dringend' })
    const { text } = await telegram.hears(chats.kofi, 'Neue Schicht')
    expect(text).toContain('Nacht')
    expect(telegram.heard(chats.kofi).join()).not.toContain('24. Nov. · Früh')
  })

  it('is told at once when an offer of it is settled, and so is what a swap brings', async () => {
    const { adam, kim, kofi, gap, groupId, assignmentId, chats } = await aNight()
    const given = await kim.api.market.give({ assignmentId, to: null, note: '' })
    await kofi.api.market.take(given)
    await telegram.hears(chats.kim, 'Kofi Mensah')
    const { assignment: late } = await adam.api.schedule.assign({
      ...gap,
      date: tuesday,
      profileId: kim.id,
      reason: 'tauscht',
    })
    const { assignments } = await adam.api.schedule.plan({ groupId, week: week('2026-W48') })
    const early = assignments.find(one => one.profileId === kofi.id && one.date === monday)
    const before = telegram.heard(chats.kim).length
    const swap = await kim.api.market.swap({
      assignmentId: late.id,
      otherAssignmentId: early?.id ?? '',
      note: '',
    })
    await kofi.api.market.accept(swap)
    await until(() => telegram.heard(chats.kim).length > before, { what: 'the outcome of the swap' })
    expect(telegram.heard(chats.kim).at(-1)).toContain('Kofi Mensah')
  })

  it('is told at once to whoever decides on a swap of which it is the other half, and so is their no', async () => {
    const { adam, olivia, lea, kim, kofi, gap, assignmentId, chats } = await aNight()
    await olivia.api.market.saveSettings({ approvalPolicy: 'all' })
    const leads = await telegram.linked(lea)
    await lea.api.delivery.saveOwn({ quietHours: { from: timeOfDay('22:00'), to: timeOfDay('10:00') } })
    const late = { ...gap, date: tuesday, profileId: kofi.id, reason: 'tauscht' }
    const { assignment } = await adam.api.schedule.assign(late)
    const wish = { assignmentId: assignment.id, otherAssignmentId: assignmentId, note: '' }
    const swap = await kofi.api.market.swap(wish)
    await kim.api.market.accept(swap)
    const { text } = await telegram.hears(leads, 'möchte tauschen')
    expect(text).toContain('Di., 24. Nov. · Spät')
    expect(text).toContain('Im Tausch gegen: Mo., 23. Nov. · Früh')
    await lea.api.market.reject(swap)
    for (const chat of [chats.kim, chats.kofi]) await telegram.hears(chat, 'Die Planung hat die Übernahme abgelehnt')
    await kofi.api.market.withdraw(await kofi.api.market.swap(wish))
    expect((await telegram.hears(chats.kim, 'zurückgezogen')).text).toContain('Im Tausch gegen: Mo., 23. Nov. · Früh')
  })

  it('waits for the morning where the shift begins after them', async () => {
    const { adam, kim, groupId, chats, pushed } = await aNight()
    const { assignment } = await adam.api.schedule.assign({
      groupId,
      date: tuesday,
      shiftId: 'late',
      seat: 1,
      profileId: kim.id,
    })
    await adam.api.schedule.remove({ assignmentId: assignment.id })
    await spread()
    expect(telegram.heard(chats.kim).join()).not.toMatch(/entfällt|Neue Schicht/)
    expect([pushed('entfällt'), pushed('Neue')]).toEqual([0, 0])
    world.clock.set('2026-11-23T09:01:30Z')
    await world.staffel.sending.sweep()
    await telegram.hears(chats.kim, 'entfällt')
  })
})

it('whoever sleeps is no hindrance to reminding others of what begins later', async () => {
  const { adam, kim, kofi, gap, groupId } = await aMarket(world)
  await adam.api.schedule.assign({ ...gap, date: monday, profileId: kofi.id })
  const { version } = await adam.api.schedule.plan({ groupId, week: week('2026-W48') })
  await adam.api.schedule.publish({ groupId, week: week('2026-W48'), version })
  await kim.api.delivery.saveOwn({ quietHours: { from: timeOfDay('20:00'), to: timeOfDay('07:30') } })
  world.clock.set('2026-11-23T03:05:00Z')
  // one at a time: Kim, who sleeps until half an hour before work, would be all of it
  await sendShiftReminders(world.staffel.services, 1)
  expect((await kofi.api.notifications.list({})).notifications.map(({ kind }) => kind)).toContain('shift_reminder')
})

it.each([
  ['is waited for', false],
  ['is at work already', true],
])('after a night, whoever %s is reminded only of what they have not begun', async (_, isIn) => {
  const { kim, assignmentId } = await aDuty(world)
  await kim.api.delivery.saveOwn({ quietHours: { from: timeOfDay('20:00'), to: timeOfDay('07:50') } })
  world.clock.set(Temporal.Instant.from(at('07:46')).toString())
  await sendShiftReminders(world.staffel.services)
  if (isIn) await kim.api.attendance.checkIn({ assignmentId })
  world.clock.set(Temporal.Instant.from(at('07:52')).toString())
  await sendShiftReminders(world.staffel.services)
  const told = (await kim.api.notifications.list({})).notifications.map(({ kind }) => kind)
  expect(told.includes('shift_reminder')).toBe(!isIn)
})
