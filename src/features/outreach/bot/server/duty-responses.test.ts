import { afterAll, describe, expect, it } from 'vitest'
import { week } from '#kit/week.ts'
import { openChats } from '#test/chats.ts'
import { aDuty, at } from '#test/duty-office.ts'
import { aHandover, someWords } from '#test/handover-office.ts'
import { changeDuring } from '#test/lock-waits.ts'
import { until } from '#test/until.ts'
import { useWorld } from '#test/world.ts'

const telegram = await openChats()
const world = useWorld(telegram.variables)
afterAll(() => telegram.close())
const clock = (time: string) => world.clock.set(Temporal.Instant.from(at(time)).toString())

type Message = Awaited<ReturnType<typeof telegram.hears>>

async function tap(chatId: number, message: Message, label: string): Promise<string> {
  const before = telegram.answers.length
  const edited = telegram.edits.findLast(edit => edit.messageId === message.messageId)?.buttons ?? message.buttons
  const button = [...edited, ...message.buttons].flat().find(({ text }) => text.startsWith(label))
  telegram.tap(chatId, button?.callback_data ?? '', message.messageId)
  await until(() => telegram.answers.length > before, { what: `an answer to "${label}"` })
  return telegram.answers.at(-1) ?? ''
}

describe('work in the chat', () => {
  it('is asked for, begun and ended there; a lead hears who is missing, with the way to the seat', async () => {
    const { kim, lea } = await aDuty(world)
    const [kims, leas] = [await telegram.linked(kim), await telegram.linked(lea)]
    clock('08:05')
    await world.staffel.planning.sweep()
    await world.staffel.sending.sweep()
    const asked = await telegram.hears(kims, 'Dann checke bitte ein')
    clock('08:10')
    await world.staffel.planning.sweep()
    await world.staffel.sending.sweep()
    const alarm = await telegram.hears(leas, 'Kim Albers fehlt seit 10 Minuten')
    expect(alarm.text).toMatch(/\/on-duty\?replace=/)
    clock('08:12')
    expect(await tap(kims, asked, 'Einchecken')).toMatch(/^✓ Eingecheckt: Mo\., 23\. Nov\. · Früh/)
    expect(await tap(leas, alarm, 'Kim Albers ist da')).toBe('✓ Als anwesend markiert.')
    telegram.write(kims, '/dienst')
    const duty = await telegram.hears(kims, 'eingecheckt seit 08:12')
    clock('16:10')
    expect(await tap(kims, duty, 'Auschecken')).toMatch(/^✓ Ausgecheckt/)
    expect((await kim.api.attendance.ownSheet({ month: '2026-11' })).sums).toMatchObject({ worked: 468, missing: 1 })
  })

  it('asks before an early check-out, with what remains of the shift, and undoes it for five minutes', async () => {
    const { kim, assignmentId } = await aDuty(world)
    const chat = await telegram.linked(kim)
    clock('08:00')
    await kim.api.attendance.checkIn({ assignmentId })
    telegram.write(chat, '/dienst')
    const duty = await telegram.hears(chat, 'eingecheckt seit 08:00')
    const standing = async () => (await kim.api.attendance.own())?.parts[0]?.standing
    clock('08:25')
    expect(await tap(chat, duty, 'Auschecken')).toBe('Deine Schicht läuft noch 7 h 35 min. Wirklich auschecken?')
    expect(await standing()).toBe('on')
    expect(await tap(chat, duty, 'Früher auschecken')).toMatch(/^✓ Ausgecheckt/)
    expect(await standing()).toBe('left_early')
    clock('08:29')
    expect(await tap(chat, duty, 'Auschecken zurücknehmen')).toBe('✓ Du bist wieder im Dienst.')
    expect(await standing()).toBe('on')
  })

  it('leads to the handover: who goes writes it, who comes reads what is in it', async () => {
    const { kim, kofi, assignmentId, lateId, set } = await aHandover(world)
    const [kims, kofis] = [await telegram.linked(kim), await telegram.linked(kofi)]
    await kim.api.handover.write({ assignmentId, version: 0, ...someWords })
    telegram.write(kofis, '/dienst')
    const coming = await telegram.hears(kofis, 'noch nicht eingecheckt')
    await tap(kofis, coming, 'Einchecken')
    const edited = (message: Message) => telegram.edits.findLast(edit => edit.messageId === message.messageId)?.text
    await until(() => edited(coming)?.includes('Übergabe von Kim: 2 Customs, 1 Zusage') === true, {
      what: 'the handover',
    })
    set('15:58')
    telegram.write(kims, '/dienst')
    const going = await telegram.hears(kims, 'eingecheckt seit 08:00')
    await tap(kims, going, 'Auschecken')
    await until(() => edited(going)?.includes(`/handovers?write=${assignmentId}`) === true, { what: 'the way to it' })
    await kofi.api.handover.read({ assignmentId, version: 1 })
    expect((await kofi.api.attendance.own())?.parts[0]).toMatchObject({ assignmentId: lateId, standing: 'on' })
  })

  it.each(['/dienst', 'Einchecken'])('shows nothing after the link of the chat has ended meanwhile: %s', async what => {
    const { olivia, kim } = await aDuty(world)
    clock('08:05')
    const chat = await telegram.linked(kim)
    telegram.write(chat, '/dienst')
    const duty = await telegram.hears(chat, 'noch nicht eingecheckt')
    await changeDuring(
      world.staffel.services.database.pool,
      'lock table assignments in access exclusive mode',
      async () => (what === '/dienst' ? telegram.write(chat, what) : void tap(chat, duty, what)),
      () => olivia.api.team.endSessions({ id: kim.id }),
    )
    const notLinked = /This chat isn’t connected|Dieser Chat ist mit keinem Profil verbunden/
    if (what === '/dienst') await telegram.hears(chat, notLinked)
    else await telegram.answered(notLinked)
    expect(telegram.heard(chat).filter(text => text.includes('noch nicht eingecheckt'))).toHaveLength(1)
    expect(telegram.edits.filter(({ text }) => text.includes('Eingecheckt'))).toEqual([])
  })

  it('says from when, and keeps the button', async () => {
    const { kim } = await aDuty(world)
    const chat = await telegram.linked(kim)
    clock('07:40')
    telegram.write(chat, '/dienst')
    const early = await telegram.hears(chat, 'Einchecken ab 07:45')
    expect(early.buttons).toEqual([])
    clock('07:50')
    telegram.write(chat, '/dienst')
    const open = await telegram.hears(chat, 'noch nicht eingecheckt')
    expect(await tap(chat, open, 'Einchecken')).toMatch(/^✓ Eingecheckt/)
  })

  it('names the shift of each button where there are several', async () => {
    const { olivia, kim, groupId, date } = await aDuty(world)
    const chat = await telegram.linked(kim)
    const late = { groupId, date, shiftId: 'late', seat: 1, profileId: kim.id, reason: 'kann doch' }
    const { version } = await olivia.api.schedule.assign(late)
    await olivia.api.schedule.publish({ groupId, week: week('2026-W48'), version })
    clock('15:50')
    telegram.write(chat, '/dienst')
    // the message about the new shift names it as well
    const { buttons } = await telegram.hears(chat, 'Dein Dienst:')
    expect(buttons.flat().map(({ text }) => text)).toEqual([
      'Einchecken: Mo., 23. Nov. Früh',
      'Einchecken: Mo., 23. Nov. Spät',
    ])
  })
})
