import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, day } from '#kit/day.ts'
import { openChats } from '#test/chats.ts'
import { aGroup } from '#test/factories.ts'
import { bodyOf, headerOf, openSmtp } from '#test/smtp.ts'
import { until } from '#test/until.ts'
import { startOfTests, useWorld } from '#test/world.ts'

const telegram = await openChats()
const smtp = await openSmtp()
const world = useWorld({ ...telegram.variables, SMTP_URL: smtp.url })
afterAll(async () => {
  await telegram.close()
  await smtp.close()
})
beforeEach(() => world.clock.set(startOfTests))

const tuesday = day('2026-11-24')

/** Kim lives there and works on Tuesday. */
async function elsewhere(timeZone: string, shiftId = 'late') {
  const office = await world.office()
  const { olivia, kim } = office
  await kim.api.profile.update({ fullName: 'Kim Albers', timeZone })
  const group = await aGroup(office)
  const seat = async (date: string) => {
    const wish = { groupId: group.id, date: day(date), shiftId, seat: 1, profileId: kim.id, reason: 'Test' }
    return olivia.api.schedule.assign(wish)
  }
  const publish = async () => {
    const { version } = await olivia.api.schedule.plan({ groupId: group.id, week: '2026-W48' })
    await olivia.api.schedule.publish({ groupId: group.id, week: '2026-W48', version })
  }
  return { ...office, seat, publish }
}

describe('somebody who lives elsewhere', () => {
  it.each([
    ['Pacific/Auckland', 'late', '2026-11-25', { startTime: '04:00', endTime: '14:00' }],
    ['America/Bogota', 'night', '2026-11-23', { startTime: '20:00', endTime: '02:00' }],
    ['Asia/Kolkata', 'early', '2026-11-24', { startTime: '12:30', endTime: '20:30' }],
    ['Europe/Paris', 'late', '2026-11-24', null],
  ])('in %s finds the next shifts under the own day', async (zone, shiftId, date, own) => {
    const { kim, seat, publish } = await elsewhere(zone, shiftId)
    await seat(tuesday)
    await publish()
    expect(await kim.api.ownShifts.next()).toMatchObject([{ date, shifts: [{ date: tuesday, own }] }])
  })

  it('has two shifts under one day where only the plan has them under two', async () => {
    const { kim, olivia, seat, publish } = await elsewhere('Pacific/Auckland')
    await seat(tuesday)
    const [group] = await olivia.api.creatorGroups.list()
    const early = {
      groupId: group!.id,
      date: addDays(tuesday, 1),
      shiftId: 'early',
      seat: 1,
      profileId: kim.id,
      reason: 'Test',
    }
    await olivia.api.schedule.assign(early)
    await publish()
    const [wednesday, ...rest] = await kim.api.ownShifts.next()
    expect(rest).toEqual([])
    expect(wednesday).toMatchObject({ date: '2026-11-25', shifts: [{ name: 'Spät' }, { name: 'Früh' }] })
  })

  it('reads the own time with its weekday by mail, in the chat, in the app and under the buttons', async () => {
    const { kim, seat, publish } = await elsewhere('Pacific/Auckland')
    const chatId = await telegram.linked(kim)
    await seat(tuesday)
    await publish()
    const own = 'Spät, 04:00–14:00 Auckland (Berlin Di 16:00–02:00 +1)'
    const { text, buttons } = await telegram.hears(chatId, 'Neue Schicht in Luna')
    expect(text).toContain(own)
    expect(buttons[0]![0]!.text).toBe('✓ Mi., 25. Nov. Spät')
    const mail = () =>
      smtp.received.find(each => each.to === kim.email && headerOf(each, 'Subject').includes('Neue Schicht'))
    await until(() => mail() !== undefined)
    expect(bodyOf(mail()!)).toContain(own)
    const { notifications } = await kim.api.notifications.list({})
    expect(notifications[0]?.parameters).toMatchObject({
      shifts: [{ date: tuesday, startsAt: '2026-11-24T15:00:00Z', endsAt: '2026-11-25T01:00:00Z' }],
    })
    telegram.write(chatId, '/schichten')
    const list = await telegram.hears(chatId, 'Deine nächsten Schichten')
    expect(list.text).toContain('Mi., 25. Nov. · Spät, 04:00–14:00 Auckland (Berlin Di 16:00–02:00 +1) · Luna')
  })

  it('is told of a shift that is taken away, and reminded, in the own time', async () => {
    const { kim, olivia, seat, publish } = await elsewhere('Pacific/Auckland')
    const { assignment } = await seat(tuesday)
    await publish()
    world.clock.set('2026-11-24T14:30:00Z')
    await world.staffel.sending.sweep()
    const own = { startsAt: '2026-11-24T15:00:00Z', endsAt: '2026-11-25T01:00:00Z' }
    const last = async () => (await kim.api.notifications.list({})).notifications[0]
    await until(async () => (await last())?.kind === 'shift_reminder')
    expect((await last())?.parameters).toMatchObject(own)
    world.clock.set('2026-11-24T14:31:00Z')
    await olivia.api.schedule.remove({ assignmentId: assignment.id })
    await until(async () => (await last())?.kind === 'shift_removed')
    expect((await last())?.parameters).toMatchObject({ shifts: [own] })
  })
})
