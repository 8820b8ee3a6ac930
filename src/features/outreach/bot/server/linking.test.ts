import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openChats } from '#test/chats.ts'
import { until } from '#test/until.ts'
import { type Person, refusalOf, useWorld } from '#test/world.ts'

const telegram = await openChats()
const { newChat, heard, hears, linked } = telegram
const world = useWorld(telegram.variables)
afterAll(() => telegram.close())
beforeEach(() => telegram.misbehave(() => undefined))

const stateOf = async (person: Person) => (await person.api.telegram.status()).state

describe('a chat and a profile', () => {
  it('find each other: the bot shows the chat id, in the language of the reader', async () => {
    const [german, british] = [newChat(), newChat()]
    telegram.write(german, '/start')
    telegram.write(british, '/start', { language_code: 'en-GB' })
    await hears(german, `Deine Chat-ID: ${german}`)
    await hears(british, `Your chat id: ${british}`)
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

  it('are linked by a typed chat id, with the name that Telegram tells', async () => {
    const { kim } = await world.office()
    const chatId = newChat()
    const status = await kim.api.telegram.linkByChatId({ chatId: ` ${chatId} ` })
    expect(status).toMatchObject({ state: 'active', firstName: `Vorname${chatId}`, username: `name${chatId}` })
    await hears(chatId, 'Willkommen')
    expect(await refusalOf(kim.api.telegram.linkByChatId({ chatId: '-100123' }))).toMatchObject({
      code: 'telegram.chatIdOfGroup',
      field: 'chatId',
    })
  })

  it('belong to each other alone, across organisations', async () => {
    const [{ kim, kofi }, there] = [await world.office(), await world.office('Südwind')]
    const chatId = await linked(kim)
    for (const person of [kofi, there.kim]) {
      expect(await refusalOf(person.api.telegram.linkByChatId({ chatId: String(chatId) }))).toMatchObject({
        code: 'telegram.chatTaken',
        field: 'chatId',
      })
    }
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
    await hears(chatId, 'Here I am again')
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
