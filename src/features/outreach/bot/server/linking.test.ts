import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteExpiredChatLinkCodes } from '#features/messages/chats/server/store.ts'
import { openChats } from '#test/chats.ts'
import { aPublishedSeat } from '#test/factories.ts'
import { until } from '#test/until.ts'
import { type Person, refusalOf, useWorld } from '#test/world.ts'

const telegram = await openChats()
const { newChat, heard, hears, linked } = telegram
const world = useWorld(telegram.variables)
afterAll(() => telegram.close())
beforeEach(() => telegram.misbehave(() => undefined))

/** Begins the request for consent in a chat. */
const question = /^Jemand hat die ID dieses Chats/
/** Waits for what stands in place of a message after a tap. */
const becomes = (messageId: number, words: string) =>
  until(() => telegram.edits.some(edit => edit.messageId === messageId && edit.text.includes(words)), { what: words })
const stateOf = async (person: Person) => (await person.api.telegram.status()).state

describe('a chat and a profile', () => {
  it('find each other: the bot shows the chat id, in the language of the reader', async () => {
    const [german, british] = [newChat(), newChat()]
    telegram.write(german, '/start')
    telegram.write(british, '/start', { language_code: 'en-GB' })
    await hears(german, `Deine Chat-ID: ${german}`)
    await hears(british, `Your chat ID: ${british}`)
    expect([heard(german).length, heard(british).length]).toEqual([1, 1])
  })

  it('are linked by a one-time code and nobody else can use it again', async () => {
    const { kim, kofi } = await world.office()
    const { code, url, expiresAt } = await kim.api.telegram.startLink()
    expect(url).toBe(`https://t.me/staffel_test_bot?start=${code}`)
    expect(code).toMatch(/^[\w-]{43}$/)
    expect(expiresAt).toBe('2026-11-20T11:15:00Z')
    const [hers, thief] = [newChat(), newChat()]
    telegram.write(hers, `/start ${code}`, { first_name: 'Kimmy', username: 'kimmy' })
    await hears(hers, /Willkommen, Kimmy! .* bei Nordlicht verbunden/)
    expect(await kim.api.telegram.status()).toMatchObject({
      state: 'active',
      chatId: String(hers),
      firstName: 'Kimmy',
      username: 'kimmy',
      botName: 'staffel_test_bot',
    })
    telegram.write(thief, `/start ${code}`)
    await hears(thief, 'gilt nicht mehr')
    expect(await stateOf(kofi)).toBe('unlinked')
  })

  it('are not linked by a code that is too old, replaced or made up', async () => {
    const { kim } = await world.office()
    const chatId = newChat()
    const { code: replaced } = await kim.api.telegram.startLink()
    const { code: old } = await kim.api.telegram.startLink()
    world.clock.set('2026-11-20T11:15:00Z')
    for (const code of [replaced, old, 'made-up']) telegram.write(chatId, `/start ${code}`)
    await until(() => heard(chatId).filter(text => text.includes('gilt nicht mehr')).length === 3)
    expect(await stateOf(kim)).toBe('unlinked')
  })

  it('belong to each other alone, across organisations', async () => {
    const [{ kim, kofi }, there] = [await world.office(), await world.office('Südwind')]
    const chatId = await linked(kim)
    // only the chat hears that it is taken, not the app
    expect(await kofi.api.telegram.linkByChatId({ chatId: String(chatId) })).toMatchObject({ state: 'unlinked' })
    const { buttons, messageId } = await hears(chatId, question)
    telegram.tap(chatId, buttons[0]?.[0]?.callback_data ?? '', messageId)
    await becomes(messageId, 'schon mit einem anderen Profil verbunden')
    expect(await stateOf(kofi)).toBe('unlinked')
    const { code } = await there.kim.api.telegram.startLink()
    telegram.write(chatId, `/start ${code}`)
    await hears(chatId, 'schon mit einem anderen Profil verbunden')
    expect(await stateOf(there.kim)).toBe('unlinked')
    // whoever holds the chat decides: the code is still good
    telegram.write(chatId, '/stop')
    await hears(chatId, 'Tschüss')
    telegram.write(chatId, `/start ${code}`)
    await until(async () => (await stateOf(there.kim)) === 'active')
    expect(await stateOf(kim)).toBe('unlinked')
  })

  it('part: the bot says goodbye, in a new chat it says hello', async () => {
    const { kim } = await world.office()
    const [first, second] = [await linked(kim), newChat()]
    await kim.api.telegram.linkByChatId({ chatId: String(second) })
    const { buttons, messageId } = await hears(second, question)
    expect(await kim.api.telegram.status()).toMatchObject({ state: 'active', chatId: String(first) })
    telegram.tap(second, buttons[0]?.[0]?.callback_data ?? '', messageId)
    await hears(first, 'Tschüss')
    await hears(second, 'Willkommen')
    expect(await kim.api.telegram.unlink()).toMatchObject({ state: 'unlinked', chatId: null })
    await hears(second, 'Tschüss')
  })

  it.each(['lock', 'remove'] as const)('part when the organisation comes to %s the person', async way => {
    const { kim, adam } = await world.office()
    const chatId = await linked(kim)
    await adam.api.team[way]({ id: kim.id })
    telegram.write(chatId, '/stop')
    await hears(chatId, 'mit keinem Profil verbunden')
    const { rows } = await world.staffel.services.database.pool.query(
      'select from telegram_users where telegram_chat_id = $1',
      [String(chatId)],
    )
    expect(rows).toEqual([])
  })
})

describe('a chat whose id was typed in', () => {
  const callsFor = (chatId: number) => telegram.calls.filter(({ body }) => String(body['chat_id']) === String(chatId))
  async function tapConsent(chatId: number, place: 'accept' | 'decline', becoming: string): Promise<void> {
    const { buttons, messageId } = await hears(chatId, question)
    telegram.tap(chatId, buttons[place === 'accept' ? 0 : 1]?.[0]?.callback_data ?? '', messageId)
    await becomes(messageId, becoming)
  }

  it('is linked only after the chat agrees', async () => {
    const { kim } = await world.office()
    const chatId = newChat()
    const status = await kim.api.telegram.linkByChatId({ chatId: ` ${chatId} ` })
    const expiresAt = '2026-11-21T11:00:00Z'
    expect(status).toMatchObject({ state: 'unlinked', chatId: null, pending: { chatId: String(chatId), expiresAt } })
    await tapConsent(chatId, 'accept', 'Der Chat ist verbunden')
    await hears(chatId, 'Willkommen, Kim')
    expect(await kim.api.telegram.status()).toMatchObject({ state: 'active', chatId: String(chatId), pending: null })
  })

  it('may be asked twice if the answer of the Bot API is lost; both questions are about one request', async () => {
    const { kim } = await world.office()
    const chatId = newChat()
    let isFirst = true
    telegram.misbehave(({ body }) => {
      if (!isFirst || String(body['chat_id']) !== String(chatId)) return undefined
      isFirst = false
      return { kind: 'closes', after: true }
    })
    await kim.api.telegram.linkByChatId({ chatId: String(chatId) })
    const questions = () => telegram.sent.filter(sent => sent.chatId === String(chatId) && question.test(sent.text))
    const { pool } = world.staffel.services.database
    const rows = async () => {
      const read =
        "select due_at > $2 as waits from telegram_messages where telegram_chat_id = $1 and purpose = 'consent'"
      return (await pool.query(read, [String(chatId), world.clock.now().toString()])).rows
    }
    await until(async () => (await rows())[0]?.waits === true, { what: 'the pause before the second try' })
    world.clock.set('2026-11-20T11:05:00Z')
    await until(() => questions().length === 2, { within: 20_000, what: 'the second question' })
    const [first, second] = questions()
    expect(second?.buttons).toEqual(first?.buttons)
    const dataOf = (place: number) => second?.buttons[place]?.[0]?.callback_data ?? ''
    telegram.tap(chatId, dataOf(0), second?.messageId)
    await becomes(second?.messageId ?? 0, 'Der Chat ist verbunden')
    telegram.tap(chatId, dataOf(1), first?.messageId)
    await becomes(first?.messageId ?? 0, 'gilt nicht mehr')
    expect(await kim.api.telegram.status()).toMatchObject({ state: 'active', pending: null })
    expect(await rows()).toHaveLength(1)
  })

  it('is asked once, without a name, and is not looked up', async () => {
    const office = await world.office()
    const { kim, lea } = office
    await aPublishedSeat(office)
    const chatId = newChat()
    const answers = [
      await kim.api.telegram.linkByChatId({ chatId: String(chatId) }),
      await kim.api.telegram.linkByChatId({ chatId: String(chatId) }),
    ]
    expect(answers[1]).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ firstName: null, username: null, registeredAt: null })
    await hears(chatId, question)
    // the bot sends one message after the other: this one comes last
    const ownChat = await linked(lea)
    await hears(ownChat, 'Willkommen')
    expect(callsFor(chatId).map(({ method }) => method)).toEqual(['sendMessage'])
    for (const name of [kim.fullName, 'Nordlicht']) expect(heard(chatId)[0]).not.toContain(name)
  })

  it('is not linked when the chat declines, and is not asked again that day by any member', async () => {
    const { kim, kofi } = await world.office()
    const chatId = newChat()
    await kim.api.telegram.linkByChatId({ chatId: String(chatId) })
    await tapConsent(chatId, 'decline', 'es wird nichts verbunden')
    expect(await kim.api.telegram.status()).toMatchObject({ state: 'unlinked', pending: null })
    for (const { api } of [kim, kofi]) {
      expect(await refusalOf(api.telegram.linkByChatId({ chatId: String(chatId) }))).toMatchObject({ status: 429 })
    }
    expect(heard(chatId)).toHaveLength(1)
  })

  it.each<[string, (kim: Person) => Promise<unknown>]>([
    ['the member cancels', kim => kim.api.telegram.unlink()],
    ['the member gets a code instead', kim => kim.api.telegram.startLink()],
    ['a day passes', async () => world.clock.set('2026-11-21T11:00:00Z')],
    ['the member signs out everywhere else', kim => kim.api.ownAccount.endOtherSessions()],
  ])('can no longer be linked once %s', async (_, end) => {
    const { kim } = await world.office()
    const chatId = newChat()
    await kim.api.telegram.linkByChatId({ chatId: String(chatId) })
    await hears(chatId, question)
    await end(kim)
    expect(await kim.api.telegram.status()).toMatchObject({ pending: null })
    await tapConsent(chatId, 'accept', 'Diese Anfrage gilt nicht mehr')
    expect(await stateOf(kim)).toBe('unlinked')
  })

  it('agrees for itself alone', async () => {
    const { kim } = await world.office()
    const [chatId, thief] = [newChat(), newChat()]
    await kim.api.telegram.linkByChatId({ chatId: String(chatId) })
    const { buttons } = await hears(chatId, question)
    const data = buttons[0]?.[0]?.callback_data ?? ''
    telegram.write(thief, `/start ${data.split(':').at(-1)}`)
    await hears(thief, 'gilt nicht mehr')
    const message = 900_001
    telegram.tap(thief, data, message)
    await becomes(message, 'Diese Anfrage gilt nicht mehr')
    expect(await stateOf(kim)).toBe('unlinked')
  })

  it('is asked by a member at most five times a day', async () => {
    const { kim } = await world.office()
    const typed = Array.from({ length: 6 }, () => String(newChat()))
    for (const chatId of typed.slice(0, 5)) await kim.api.telegram.linkByChatId({ chatId })
    expect(await refusalOf(kim.api.telegram.linkByChatId({ chatId: typed[5] ?? '' }))).toMatchObject({ status: 429 })
  })

  it('is forgotten once the request has expired', async () => {
    const { kim } = await world.office()
    await kim.api.telegram.linkByChatId({ chatId: String(newChat()) })
    world.clock.set('2026-11-21T11:00:00Z')
    await world.staffel.services.database.installation(tx => deleteExpiredChatLinkCodes(tx, world.clock.now()))
    const { rows } = await world.staffel.services.database.pool.query(
      'select from telegram_link_codes where profile_id = $1',
      [kim.id],
    )
    expect(rows).toEqual([])
  })

  it('is read again, not asked, when it is linked already', async () => {
    const { kim } = await world.office()
    const chatId = await linked(kim)
    await kim.api.telegram.setActive({ isActive: false })
    const status = await kim.api.telegram.linkByChatId({ chatId: String(chatId) })
    expect(status).toMatchObject({ state: 'active', pending: null })
  })

  it('is refused at the field when it is no id of a person', async () => {
    const { kim } = await world.office()
    expect(await refusalOf(kim.api.telegram.linkByChatId({ chatId: '-100123' }))).toMatchObject({
      code: 'telegram.chatIdOfGroup',
      field: 'chatId',
    })
  })
})

describe('a bot that is shut out', () => {
  it('pauses the link and says so in the app, until the person lets it in again', async () => {
    const { kim } = await world.office()
    const chatId = await linked(kim)
    await kim.api.telegram.setActive({ isActive: false })
    telegram.misbehave(({ body }) => (body['chat_id'] === String(chatId) ? { kind: 'blocked' } : undefined))
    await kim.api.telegram.setActive({ isActive: true })
    await until(async () => (await stateOf(kim)) === 'paused')
    telegram.misbehave(() => undefined)
    await kim.api.telegram.setActive({ isActive: true })
    await hears(chatId, 'Da bin ich wieder')
    expect(await stateOf(kim)).toBe('active')
    telegram.block(chatId)
    await until(async () => (await stateOf(kim)) === 'paused')
    telegram.block(chatId, 'member')
    await until(async () => (await stateOf(kim)) === 'active')
  })

  it('is set right for a shift manager where that needs nobody else', async () => {
    const { kim, lea, adam } = await world.office()
    const configure = async (person: Person) => adam.api.telegram.autoConfigureUser({ profileId: person.id })
    expect(await configure(lea)).toEqual({ success: false, outcome: 'manual', botName: 'staffel_test_bot' })
    const chatId = await linked(lea)
    expect(await configure(lea)).toMatchObject({ success: true, outcome: 'active' })
    telegram.block(chatId)
    await until(async () => (await stateOf(lea)) === 'paused')
    world.clock.set('2026-11-20T12:00:00Z')
    await lea.api.people.setLanguage({ language: 'en' })
    expect(await configure(lea)).toMatchObject({ success: true, outcome: 'configured' })
    await hears(chatId, 'I’m back')
    await lea.api.telegram.setActive({ isActive: false })
    expect(await configure(lea)).toMatchObject({ success: false, outcome: 'contactBot' })
    expect(await refusalOf(kim.api.telegram.autoConfigureUser({ profileId: lea.id }))).toMatchObject({ status: 403 })
  })

  it('is not tried again for a shift manager who has shut it out within the hour', async () => {
    const { lea, adam } = await world.office()
    const chatId = await linked(lea)
    telegram.block(chatId)
    await until(async () => (await stateOf(lea)) === 'paused')
    world.clock.set('2026-11-20T11:59:59Z')
    const configured = await adam.api.telegram.autoConfigureUser({ profileId: lea.id })
    expect(configured).toMatchObject({ success: false, outcome: 'manual' })
    expect(await stateOf(lea)).toBe('paused')
  })
})

it('hears an update that comes twice, or that nobody understands, without harm', async () => {
  const { kim } = await world.office()
  const chatId = await linked(kim)
  const before = heard(chatId).length
  telegram.write(chatId, '/stop')
  telegram.repeat()
  await hears(chatId, 'mit keinem Profil verbunden')
  await hears(chatId, 'Tschüss')
  expect(heard(chatId).length - before).toBe(2)
  telegram.tap(chatId, 'nonsense', 1)
  telegram.write(chatId, '/start')
  await hears(chatId, 'Deine Chat-ID')
})
