import { afterAll, describe, expect, it } from 'vitest'
import { openChats } from '#test/chats.ts'
import { aPublishedSeat } from '#test/factories.ts'
import { until } from '#test/until.ts'
import { useWorld } from '#test/world.ts'

const telegram = await openChats()
const world = useWorld(telegram.variables)
afterAll(() => telegram.close())

async function planned() {
  const office = await world.office()
  const { id } = await aPublishedSeat(office)
  const chatId = await telegram.linked(office.kim)
  telegram.write(chatId, '/schichten')
  const list = await telegram.hears(chatId, 'Deine nächsten Schichten')
  const tap = (label: string) => {
    const shown = telegram.edits.findLast(edit => edit.messageId === list.messageId)?.buttons ?? list.buttons
    const button = [...shown, ...list.buttons].flat().find(({ text }) => text.includes(label))
    telegram.tap(chatId, button?.callback_data ?? '', list.messageId)
  }
  const stateInApp = async () => (await office.kim.api.ownShifts.next())[0]?.shifts[0]?.status
  return { ...office, seatId: id, chatId, list, tap, stateInApp }
}

describe('in the chat', () => {
  it('somebody sees the next shifts, and that there are none', async () => {
    const { list, kofi } = await planned()
    expect(list.text).toMatch(/Mo\., 23\. Nov\. · Früh, 08:00–16:00 · Luna\s+noch nicht bestätigt/)
    const kofis = await telegram.linked(kofi)
    telegram.write(kofis, '/shifts')
    await telegram.hears(kofis, 'keine geplanten Schichten')
  })

  it('confirms a shift with one tap; a second one is answered kindly', async () => {
    const { list, tap, stateInApp } = await planned()
    tap('✓')
    await telegram.answered(/^✓ Bestätigt: Mo\., 23\. Nov\./)
    expect(await stateInApp()).toBe('confirmed')
    await until(() =>
      telegram.edits.some(edit => edit.messageId === list.messageId && edit.text.includes('✓ Bestätigt')),
    )
    const edited = telegram.edits.findLast(edit => edit.messageId === list.messageId)
    expect(edited?.buttons).toEqual([])
    expect(edited?.text).toMatch(/Mo\., 23\. Nov\. · Früh, 08:00–16:00 · Luna\s+bestätigt/)
    expect(edited?.text).not.toContain('noch nicht bestätigt')
    tap('✓')
    await telegram.answered('Schon bestätigt')
  })

  it('says that somebody cannot come, and why, asking once more; the planners are told', async () => {
    const { list, tap, stateInApp, olivia } = await planned()
    const shown = () => telegram.edits.findLast(edit => edit.messageId === list.messageId)?.buttons?.flat() ?? []
    const isAsked = () => until(() => shown().some(({ text }) => text === 'Notfall'))
    tap('Absagen')
    await telegram.answered(/^Schicht absagen: Mo\., 23\. Nov\./)
    await isAsked()
    expect(await stateInApp()).toBe('assigned')
    tap('Nein, Mo., 23. Nov. Früh behalten')
    await telegram.answered(/^Du behältst die Schicht: Mo\., 23\. Nov\./)
    await until(() => shown().some(({ text }) => text === 'Absagen'))
    tap('Absagen')
    await isAsked()
    tap('Krank')
    await telegram.answered(/^✗ Abgesagt: .* Die Planung weiß Bescheid/)
    expect(await stateInApp()).toBeUndefined()
    const { notifications } = await olivia.api.notifications.list({})
    expect(notifications[0]).toMatchObject({
      kind: 'person_absent',
      parameters: { name: 'Kim Albers', absence: 'illness', reason: '' },
    })
    tap('✓')
    await telegram.answered('Schon abgesagt')
  })

  it('asks anew under a message of before', async () => {
    const { chatId, seatId, stateInApp } = await planned()
    for (const data of ['shift:sick', 'shift:busy!']) {
      const before = telegram.answers.length
      telegram.tap(chatId, `${data}:${seatId}`)
      await until(() => telegram.answers.length > before)
      expect(telegram.answers.at(-1)).toContain('Schicht absagen:')
    }
    expect(await stateInApp()).toBe('assigned')
  })

  it('hears what became of a shift that was taken away, has begun, or is over', async () => {
    const { tap, olivia, seatId, stateInApp } = await planned()
    world.clock.set('2026-11-23T08:00:00Z')
    tap('Abgeben')
    await until(
      () =>
        telegram.edits
          .at(-1)
          ?.buttons.flat()
          .some(({ text }) => text.startsWith('Ja,')) === true,
    )
    tap('Ja,')
    await telegram.answered('Diese Schicht hat schon begonnen')
    expect(await stateInApp()).toBe('assigned')
    world.clock.set('2026-11-23T15:00:00Z')
    tap('✓')
    await telegram.answered('Diese Schicht ist schon vorbei')
    await olivia.api.schedule.remove({ assignmentId: seatId })
    tap('✓')
    await telegram.answered('Diese Schicht hat sich geändert')
  })

  it('touches nobody else’s shift', async () => {
    const { kofi, list, stateInApp } = await planned()
    const kofis = await telegram.linked(kofi)
    const before = telegram.answers.length
    telegram.tap(kofis, list.buttons[0]![0]!.callback_data)
    await until(() => telegram.answers.length > before)
    expect(telegram.answers.at(-1)).toContain('hat sich geändert')
    expect(await stateInApp()).toBe('assigned')
  })

  it('shows the own time beside the organisation’s where they differ', async () => {
    const { kim, chatId } = await planned()
    await kim.api.profile.update({ fullName: 'Kim Albers', timeZone: 'America/New_York' })
    telegram.write(chatId, '/schichten')
    const { text } = await telegram.hears(chatId, 'New York')
    expect(text).toContain('02:00–10:00 New York (Berlin 08:00–16:00) · Luna')
  })

  it('keeps the bot quiet for a while, or until further notice', async () => {
    const { kim, chatId } = await planned()
    telegram.write(chatId, '/stumm')
    const question = await telegram.hears(chatId, 'Wie lange')
    telegram.tap(chatId, 'mute:8', question.messageId)
    await telegram.answered('Ich bin stumm bis Fr., 20. Nov., 20:00')
    expect(await kim.api.telegram.status()).toMatchObject({ state: 'active', mutedUntil: '2026-11-20T19:00:00Z' })
    telegram.tap(chatId, 'mute:0', question.messageId)
    await telegram.answered('Ich bin stumm, bis du')
    expect(await kim.api.telegram.status()).toMatchObject({ state: 'inactive' })
    telegram.write(chatId, '/laut')
    await telegram.hears(chatId, 'Ich schreibe dir wieder')
    expect(await kim.api.telegram.status()).toMatchObject({ state: 'active', mutedUntil: null })
  })

  it('offers its commands to whoever says something else', async () => {
    const { chatId } = await planned()
    telegram.write(chatId, 'Hallo?')
    await telegram.hears(chatId, /\/schichten: Deine nächsten Schichten/)
    const offered = telegram.calls.filter(({ method }) => method === 'setMyCommands').map(({ body }) => body)
    expect(offered).toMatchObject([{ commands: expect.anything() }, { language_code: 'de' }])
  })
})
