import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { openChats } from '#test/chats.ts'
import { until } from '#test/until.ts'
import { type Office, type Person, refusalOf, useWorld } from '#test/world.ts'
import { rounds } from './request-availability.ts'

const telegram = await openChats()
const world = useWorld(telegram.variables)
afterAll(() => telegram.close())
beforeEach(() => {
  telegram.misbehave(() => undefined)
})

const mark = (person: Person, date: string, of: string, profileId = person.id, shiftId = 'early') =>
  person.api.availability.setCells({
    week: week(of),
    profileId,
    cells: [{ date: day(date), shiftId, marking: 'available' }],
  })

const requestOf = async ({ adam }: Office, person: Person) =>
  (await adam.api.availabilityRequests.chatters()).find(({ id }) => id === person.id)?.request

async function asked() {
  const office = await world.office()
  const chatId = await telegram.linked(office.kim)
  await office.adam.api.availabilityRequests.send({ duration: '1week' })
  const message = await telegram.hears(chatId, 'bis zum')
  return { ...office, chatId, message }
}

describe('managers', () => {
  it('ask every chatter whom the bot reaches, and see by name how each message fared', async () => {
    const office = await world.office()
    const bea = await world.join(office.id, 'chatter', 'Bea Ott')
    const [kims, beas] = [await telegram.linked(office.kim), await telegram.linked(bea)]
    await telegram.linked(office.lea)
    telegram.misbehave(({ body }) => (body['chat_id'] === String(beas) ? { kind: 'blocked' } : undefined))
    expect(await office.adam.api.availabilityRequests.send({ duration: 'endOfNextMonth' })).toEqual({
      requested: 2,
      endDate: '2026-12-31',
    })
    const rounds = await Promise.all([office.kim, bea].map(person => requestOf(office, person)))
    expect(new Set(rounds.map(request => request?.roundId)).size).toBe(1)
    const { text } = await telegram.hears(kims, 'bis zum')
    expect(text).toMatch(
      /^Hallo Kim, bitte .* bis zum \*31\. Dezember 2026\* ein\.\s+\[Zur Verfügbarkeit\]\(http:.*\/availability\?week=2026-W47\)$/,
    )
    await until(async () => (await requestOf(office, bea))?.message.state === 'failed')
    await until(async () => (await requestOf(office, office.kim))?.message.state === 'sent')
    const all = await office.adam.api.availabilityRequests.chatters()
    expect(all.map(({ fullName, chat, request }) => [fullName, chat, request?.message])).toEqual([
      ['Bea Ott', 'paused', { state: 'failed', error: 'Forbidden: bot was blocked by the user' }],
      ['Kim Albers', 'active', { state: 'sent', error: null }],
      ['Kofi Mensah', 'unlinked', undefined],
    ])
    expect(await requestOf(office, office.kim)).toMatchObject({
      startDate: '2026-11-20',
      endDate: '2026-12-31',
      completed: false,
      answer: null,
    })
  })

  it('are told when there is nobody to ask; chatters may not ask', async () => {
    const { adam, lea, kim } = await world.office()
    expect(await refusalOf(adam.api.availabilityRequests.send({ duration: '1week' }))).toMatchObject({
      code: 'availabilityRequests.nobody',
    })
    for (const person of [lea, kim]) {
      expect(await refusalOf(person.api.availabilityRequests.send({ duration: '1week' }))).toMatchObject({
        status: 403,
      })
    }
  })

  it('ask for no day that can be marked no more: on the last of a month its end is none', async () => {
    const { adam, kim } = await world.office()
    await telegram.linked(kim)
    world.clock.set('2026-11-30T11:00:00Z')
    expect(await refusalOf(adam.api.availabilityRequests.send({ duration: 'endOfMonth' }))).toMatchObject({
      code: 'availabilityRequests.noDayLeft',
      status: 422,
    })
    expect((await adam.api.availabilityRequests.chatters()).every(({ request }) => request === null)).toBe(true)
  })

  it('send a limited number of rounds an hour', async () => {
    const { kim, adam, olivia } = await world.office()
    await telegram.linked(kim)
    const send = (by: Person) => by.api.availabilityRequests.send({ duration: '1week' })
    for (let n = 0; n < rounds.maxCalls; n++) await send(adam)
    expect(await refusalOf(send(adam))).toMatchObject({ code: 'input.tooManyTries', status: 429 })
    expect(await send(olivia)).toMatchObject({ requested: 1 })
    world.clock.set('2026-11-20T12:00:01Z')
    expect(await send(adam)).toMatchObject({ requested: 1 })
  })

  it('remind only who has not answered', async () => {
    const { id, adam, kim, chatId, ...office } = await asked()
    const bea = await world.join(id, 'chatter', 'Bea Ott')
    const beas = await telegram.linked(bea)
    await adam.api.availabilityRequests.send({ duration: '1week', profileIds: [bea.id] })
    await telegram.hears(beas, 'bis zum')
    await mark(kim, '2026-11-25', '2026-W48')
    expect(await adam.api.availabilityRequests.remind()).toEqual({ requested: 1 })
    await telegram.hears(beas, 'fehlt noch')
    expect(telegram.heard(chatId).join()).not.toContain('fehlt noch')
    expect((await requestOf({ id, adam, kim, ...office }, bea))?.remindedAt).toBe('2026-11-20T11:00:00Z')
    world.clock.set('2026-11-20T11:59:59Z')
    expect(await refusalOf(adam.api.availabilityRequests.remind())).toMatchObject({
      code: 'availabilityRequests.remindedLately',
      message: expect.stringContaining('in 1 Minute'),
    })
    world.clock.set('2026-11-20T12:00:00Z')
    expect(await adam.api.availabilityRequests.remind()).toEqual({ requested: 1 })
    await bea.api.availabilityRequests.answerNone({ id: (await bea.api.availabilityRequests.mine())[0]!.id })
    expect(await refusalOf(adam.api.availabilityRequests.remind())).toMatchObject({
      code: 'availabilityRequests.nobodyMissing',
    })
  })
})

describe('nobody is reminded twice within an hour', () => {
  const remindersIn = (chatId: number) => telegram.heard(chatId).filter(text => text.includes('fehlt noch'))

  it('by two who do it at the same moment', async () => {
    const { adam, olivia, chatId } = await asked()
    const tries = [adam, olivia, adam, olivia].map(({ api }) => api.availabilityRequests.remind())
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await telegram.hears(chatId, 'fehlt noch')
    await world.staffel.sending.sweep()
    expect(remindersIn(chatId)).toHaveLength(1)
  })

  it('by asking anew in between', async () => {
    const { adam, chatId } = await asked()
    await adam.api.availabilityRequests.remind()
    await telegram.hears(chatId, 'fehlt noch')
    world.clock.set('2026-11-20T11:05:00Z')
    await adam.api.availabilityRequests.send({ duration: '2weeks' })
    world.clock.set('2026-11-20T11:06:00Z')
    expect(await refusalOf(adam.api.availabilityRequests.remind())).toMatchObject({
      code: 'availabilityRequests.remindedLately',
      message: expect.stringContaining('in 54 Minuten'),
    })
    world.clock.set('2026-11-20T12:00:00Z')
    expect(await adam.api.availabilityRequests.remind()).toEqual({ requested: 1 })
  })
})

describe('a request is answered', () => {
  it('by saving a cell within the span, not outside of it, and not by somebody else', async () => {
    const office = await asked()
    const { kim, adam } = office
    await mark(kim, '2026-11-28', '2026-W48')
    await mark(adam, '2026-11-24', '2026-W48', kim.id)
    expect(await requestOf(office, kim)).toMatchObject({ completed: false })
    await mark(kim, '2026-11-27', '2026-W48')
    expect(await requestOf(office, kim)).toMatchObject({
      completed: true,
      answer: 'saved',
      completedAt: '2026-11-20T11:00:00Z',
    })
    expect(await kim.api.availabilityRequests.mine()).toEqual([])
  })

  it('in the chat only with the permission that the app asks for', async () => {
    const office = await asked()
    const { kim, adam, olivia, chatId, message } = office
    await mark(adam, '2026-11-18', '2026-W47', kim.id)
    const chatter = (await olivia.api.permissions.templates()).find(({ role }) => role === 'chatter')!
    const permissions = chatter.permissions.filter(id => id !== 'page_shifts')
    await olivia.api.permissions.save({ templates: [{ ...chatter, permissions }] })
    for (const { callback_data: data } of message.buttons.flat()) {
      telegram.tap(chatId, data, message.messageId)
      await telegram.answered('Für diese Aktion fehlt dir die Berechtigung.')
    }
    expect(await requestOf(office, kim)).toMatchObject({ answer: null })
  })

  it('in the chat: "as last week", once', async () => {
    const office = await asked()
    const { kim, adam, chatId, message } = office
    await mark(kim, '2026-11-21', '2026-W47')
    await mark(adam, '2026-11-18', '2026-W47', kim.id)
    const [[like]] = message.buttons as [[{ text: string; callback_data: string }]]
    expect(like.text).toBe('Wie letzte Woche')
    telegram.tap(chatId, like.callback_data, message.messageId)
    // the first cell had answered it
    await telegram.answered('Du hast schon geantwortet: Deine Verfügbarkeit ist eingetragen')
    await office.adam.api.availabilityRequests.send({ duration: '1week' })
    await until(() => telegram.heard(chatId).filter(text => text.includes('bis zum')).length === 2)
    const again = await telegram.hears(chatId, 'bis zum')
    telegram.tap(chatId, again.buttons[0]![0]!.callback_data, again.messageId)
    await telegram.answered('Danke, deine Verfügbarkeit wurde eingetragen')
    const { entries } = await kim.api.availability.week({ week: week('2026-W48') })
    expect(entries.map(({ date, status }) => [date, status])).toEqual([['2026-11-25', 'available']])
    await until(() => telegram.edits.some(edit => edit.messageId === again.messageId && edit.buttons.length === 0))
    expect(await requestOf(office, kim)).toMatchObject({ answer: 'saved' })
  })

  it('in the chat: "as last week" touches neither days that were not asked for nor those that say something', async () => {
    const office = await asked()
    const { kim, adam, chatId, message } = office
    const ofWeek = async (of: string) =>
      (await kim.api.availability.week({ week: week(of) })).entries.map(({ date, shiftId }) => `${date} ${shiftId}`)
    // of last week Monday, Wednesday, Saturday and Sunday; of this one Monday; of the next, by Adam, Monday late, and Sunday, which nobody asked for
    for (const date of ['2026-11-09', '2026-11-11', '2026-11-14', '2026-11-15'])
      await mark(adam, date, '2026-W46', kim.id)
    await mark(adam, '2026-11-16', '2026-W47', kim.id)
    await mark(adam, '2026-11-18', '2026-W47', kim.id)
    await mark(adam, '2026-11-23', '2026-W48', kim.id, 'late')
    await mark(adam, '2026-11-29', '2026-W48', kim.id)
    telegram.tap(chatId, message.buttons[0]![0]!.callback_data, message.messageId)
    await until(async () => (await requestOf(office, kim))?.answer === 'saved')
    expect(await ofWeek('2026-W47')).toEqual([
      '2026-11-16 early',
      '2026-11-18 early',
      '2026-11-21 early',
      '2026-11-22 early',
    ])
    expect((await ofWeek('2026-W48')).toSorted()).toEqual(['2026-11-23 late', '2026-11-25 early', '2026-11-29 early'])
  })

  it('in the chat: "as last week" on a Monday, before anything is said of the week that has begun', async () => {
    world.clock.set('2026-11-16T09:00:00Z')
    const office = await asked()
    const { kim, adam, chatId, message } = office
    await mark(adam, '2026-11-09', '2026-W46', kim.id)
    await mark(adam, '2026-11-11', '2026-W46', kim.id)
    telegram.tap(chatId, message.buttons[0]![0]!.callback_data, message.messageId)
    await until(async () => (await requestOf(office, kim))?.answer === 'saved')
    const weeks = await Promise.all(['2026-W47', '2026-W48'].map(of => kim.api.availability.week({ week: week(of) })))
    expect(weeks.flatMap(({ entries }) => entries.map(({ date }) => date))).toEqual(['2026-11-18', '2026-11-23'])
  })

  it('in the chat: not by copying an empty week, then with "no availability"', async () => {
    const office = await asked()
    const { kim, chatId, message } = office
    const [like, none] = message.buttons.map(row => row[0]!.callback_data)
    telegram.tap(chatId, like!, message.messageId)
    await telegram.answered('Für die Vorwoche hast du nichts eingetragen')
    expect(await requestOf(office, kim)).toMatchObject({ completed: false })
    await until(() => telegram.edits.some(edit => edit.messageId === message.messageId && edit.buttons.length === 1))
    telegram.tap(chatId, none!, message.messageId)
    await telegram.answered('Danke, notiert: keine Verfügbarkeit')
    expect(await requestOf(office, kim)).toMatchObject({ completed: true, answer: 'none' })
    telegram.tap(chatId, none!, message.messageId)
    await telegram.answered('Du hast schon geantwortet: keine Verfügbarkeit')
  })

  it('kindly when it is too late, somebody else’s, or long gone', async () => {
    const office = await asked()
    const { chatId, message, kim, kofi } = office
    const [, [none]] = message.buttons as [unknown, [{ callback_data: string }]]
    const kofis = await telegram.linked(kofi)
    telegram.tap(kofis, none.callback_data)
    await telegram.answered('Diese Anfrage gibt es nicht mehr')
    expect(await requestOf(office, kim)).toMatchObject({ completed: false })
    world.clock.set('2026-11-27T11:00:00Z')
    telegram.tap(chatId, none.callback_data, message.messageId)
    await telegram.answered('Diese Anfrage ist abgeschlossen')
  })
})
