import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buttonsOf, openDiscordChats, plain } from '#test/discord-chats.ts'
import { aPublishedSeat } from '#test/factories.ts'
import { until } from '#test/until.ts'
import { type Person, refusalOf, useWorld } from '#test/world.ts'

const discord = await openDiscordChats(() => world)
const { newUser, hears, linked, say, tap } = discord
const world = useWorld(discord.variables)
afterAll(() => discord.close())
beforeEach(() => discord.misbehave(() => undefined))

const stateOf = async (person: Person) => (await person.api.discord.status()).state
const said = async (...asked: Parameters<typeof say>) => plain((await say(...asked)).data?.content ?? '')

describe('a person in Discord and a profile', () => {
  it('are linked by a one-time code and nobody else can use it again', async () => {
    const { kim, kofi } = await world.office()
    const { code, expiresAt } = await kim.api.discord.startLink()
    expect(expiresAt).toBe('2026-11-20T11:15:00Z')
    const [hers, thief] = [newUser(), newUser()]
    const sender = { id: hers, username: 'kimmy', global_name: 'Kimmy' }
    expect(await said(sender, 'link', { code })).toBe('Erledigt. Ich habe dir in Discord eine Nachricht geschrieben.')
    const { content } = await hears(hers, /Willkommen, Kimmy! .* bei Nordlicht verbunden/)
    expect(plain(content)).toContain('/staffel schichten zeigt deine nächsten Schichten')
    expect(await kim.api.discord.status()).toMatchObject({ state: 'active', firstName: 'Kimmy', username: 'kimmy' })
    expect(await said({ id: thief, locale: 'en-GB' }, 'link', { code })).toMatch(
      /^This code has expired or was already used/,
    )
    expect(await stateOf(kofi)).toBe('unlinked')
  })

  it('are not linked by a code that is too old, replaced or made up, and nobody guesses on and on', async () => {
    const { kim } = await world.office()
    const id = newUser()
    const { code: replaced } = await kim.api.discord.startLink()
    const { code: old } = await kim.api.discord.startLink()
    world.clock.set('2026-11-20T11:15:00Z')
    for (const code of [replaced, old, 'made-up'])
      expect(await said({ id }, 'link', { code })).toContain('gilt nicht mehr')
    for (let tries = 3; tries < 20; tries++) await say({ id }, 'link', { code: `guess ${tries}` })
    const { code } = await kim.api.discord.startLink()
    expect(await said({ id }, 'link', { code })).toBe('Zu viele Versuche. Versuche es in 15 Minuten noch einmal.')
    expect(await stateOf(kim)).toBe('unlinked')
  })

  it('belong to each other alone, across organisations', async () => {
    const [{ kim }, there] = [await world.office(), await world.office('Südwind')]
    const id = await linked(kim)
    const { code } = await there.kim.api.discord.startLink()
    expect(await said({ id }, 'link', { code })).toContain('schon mit einem anderen Profil verbunden')
    expect(await stateOf(there.kim)).toBe('unlinked')
    // whoever holds the account in Discord decides: the code is still good
    await say({ id }, 'stop')
    await hears(id, 'Tschüss')
    await say({ id }, 'link', { code })
    expect([await stateOf(there.kim), await stateOf(kim)]).toEqual(['active', 'unlinked'])
  })

  it('part from the app as well', async () => {
    const { kim } = await world.office()
    const id = await linked(kim)
    expect(await kim.api.discord.unlink()).toMatchObject({ state: 'unlinked', username: null })
    await hears(id, 'Tschüss')
    expect(await said({ id }, 'shifts')).toContain('mit keinem Profil verbunden')
  })

  it.each(['lock', 'remove'] as const)('part when the organisation comes to %s the person', async way => {
    const { kim, adam } = await world.office()
    const id = await linked(kim)
    await adam.api.team[way]({ id: kim.id })
    expect(await said({ id }, 'shifts')).toBe(
      'Dieser Chat ist mit keinem Profil verbunden. Verbinde ihn in Staffel unter „Einstellungen → Messenger“.',
    )
  })

  it('stand in what is handed out to the person', async () => {
    const { kim } = await world.office()
    const id = await linked(kim)
    const answer = await kim.fetch('/api/v1/me/data')
    expect(await answer.text()).toContain(id)
  })
})

describe('direct messages', () => {
  it('pause when Discord lets nobody write to the person, and the app says so', async () => {
    const { kim } = await world.office()
    const id = await linked(kim)
    await kim.api.discord.setActive({ isActive: false })
    discord.misbehave(({ path }) => (path.includes(discord.channelOf(id)) ? { status: 403, code: 50007 } : undefined))
    await kim.api.discord.setActive({ isActive: true })
    await until(async () => (await stateOf(kim)) === 'paused')
    const { notifications } = await kim.api.notifications.list({})
    expect(notifications[0]?.kind).toBe('discord_paused')
    discord.misbehave(() => undefined)
    await kim.api.discord.setActive({ isActive: true })
    await hears(id, 'Da bin ich wieder')
    expect(await stateOf(kim)).toBe('active')
  })

  it('keep within the limits that the answers speak of, and all arrive', { tags: ['all'] }, async () => {
    const { kim, adam } = await world.office()
    const id = await linked(kim)
    const words = Array.from({ length: 12 }, (_, index) => `Aufgabe ${index} von zwölf`)
    for (const text of words) await adam.api.todos.create({ text, assignedTo: kim.id })
    for (const text of words) await hears(id, text)
    expect(new Set(discord.messagesTo(id).map(({ content }) => content)).size).toBe(discord.messagesTo(id).length)
    const refused = discord.calls.filter(({ path }) => path.includes(discord.channelOf(id))).length
    // whoever asks ahead of the limits is refused; at most those that were under way together
    expect(refused - discord.messagesTo(id).length).toBeLessThanOrEqual(8)
  })

  it('wait as long as Discord asks everybody to', { tags: ['all'] }, async () => {
    const { kim, kofi, adam } = await world.office()
    const [hers, his] = [await linked(kim), await linked(kofi)]
    let refusals = 0
    discord.misbehave(({ path }) => {
      if (!path.includes(discord.channelOf(hers)) || refusals > 0) return undefined
      refusals += 1
      // a worker waits five seconds for its turn: half a minute leaves time for Kofi's message to be postponed as well
      return { status: 429, seconds: 30, global: true }
    })
    const callsToHim = () => discord.calls.filter(({ path }) => path.includes(discord.channelOf(his))).length
    const isPostponed = async ({ id }: Person) => {
      const { rows } = await world.staffel.services.database.pool.query(
        'select from discord_messages where profile_id = $1 and sent_at is null and due_at > $2',
        [id, world.clock.now().toString()],
      )
      return rows.length > 0
    }
    const before = callsToHim()
    await adam.api.todos.create({ text: 'Zuerst für Kim', assignedTo: kim.id })
    await until(() => isPostponed(kim), { what: 'the refusal' })
    await adam.api.todos.create({ text: 'Dann für Kofi', assignedTo: kofi.id })
    await until(() => isPostponed(kofi), { what: 'the postponement of the message to Kofi' })
    expect(callsToHim()).toBe(before)
    await hears(his, 'Dann für Kofi')
    await hears(hers, 'Zuerst für Kim')
  })

  it('show names as they are: they format nothing and call nobody', async () => {
    const { kim, adam } = await world.office()
    const id = await linked(kim)
    await adam.api.profile.update({ fullName: '@everyone **Adam** _x_', timeZone: null })
    await adam.api.todos.create({
      text: '# Kasse `zählen` [hier](https://evil.test/a_b) ||geheim||',
      assignedTo: kim.id,
    })
    const { content, allowedMentions } = await hears(id, 'Kasse')
    expect(content).toContain(String.raw`\@everyone \*\*Adam\*\* \_x\_`)
    expect(content).toContain(String.raw`\# Kasse \`zählen\` \[hier\](https://evil.test/a_b) \|\|geheim\|\|`)
    expect(allowedMentions).toEqual({ parse: [] })
  })

  it('are one of the ways in which one is told, to be switched off by kind', async () => {
    const { kim, adam } = await world.office()
    const id = await linked(kim)
    await kim.api.notifications.choose({ kind: 'todo_assigned', channel: 'discord', isOn: false })
    await adam.api.todos.create({ text: 'Nur in der App', assignedTo: kim.id })
    await kim.api.notifications.choose({ kind: 'todo_assigned', channel: 'discord', isOn: true })
    await adam.api.todos.create({ text: 'Auch in Discord', assignedTo: kim.id })
    await hears(id, 'Auch in Discord')
    expect(discord.messagesTo(id).some(({ content }) => content.includes('Nur in der App'))).toBe(false)
  })
})

for (const [locale, texts] of [
  [
    'de',
    {
      list: 'Deine nächsten Schichten',
      cannot: 'Absagen',
      why: 'Schicht absagen:',
      ill: 'Krank',
      free: '✗ Abgesagt',
    },
  ],
  [
    'en',
    {
      list: 'Your next shifts',
      cannot: 'Report absence',
      why: 'Report an absence?',
      ill: 'Sick',
      free: '✗ Absence reported',
    },
  ],
] as const) {
  describe(`shifts in Discord (${locale})`, () => {
    async function planned() {
      const office = await world.office()
      await office.kim.api.people.setLanguage({ language: locale })
      await aPublishedSeat(office)
      const id = await linked(office.kim)
      const list = (await say({ id }, 'shifts')).data
      if (!list) throw new Error('no list')
      const stateInApp = async () => (await office.kim.api.ownShifts.next())[0]?.shifts[0]?.status
      return { ...office, id, list, stateInApp }
    }

    it('are confirmed with one tap; a second one is answered kindly', async () => {
      const { id, list, stateInApp } = await planned()
      expect(plain(list.content)).toContain(texts.list)
      const after = await tap(id, list, '✓')
      expect(await stateInApp()).toBe('confirmed')
      expect(plain(after.content)).toMatch(/✓ (Bestätigt|Confirmed)/)
      expect(buttonsOf(after)).toEqual([])
      expect(plain((await tap(id, list, '✓')).content)).toMatch(/Schon bestätigt|Already confirmed/)
    })

    it('are declined with a reason, after a question that makes way', async () => {
      const { id, list, stateInApp, olivia } = await planned()
      const question = await tap(id, list, texts.cannot)
      expect(plain(question.content)).toContain(texts.why)
      expect(await stateInApp()).toBe('assigned')
      const kept = await tap(id, question, locale === 'de' ? 'Nein' : 'No')
      expect(plain(kept.content)).not.toContain(texts.why)
      const after = await tap(id, await tap(id, kept, texts.cannot), texts.ill)
      expect(plain(after.content)).toContain(texts.free)
      expect(await stateInApp()).toBeUndefined()
      const { notifications } = await olivia.api.notifications.list({})
      expect(notifications[0]).toMatchObject({ kind: 'person_absent', parameters: { absence: 'illness' } })
    })

    it('keep the application quiet for a while, and bring it back', async () => {
      const { kim, id } = await planned()
      const question = (await say({ id }, 'mute')).data
      if (!question) throw new Error('no question')
      const answer = await tap(id, question, '8')
      expect(plain(answer.content)).toMatch(
        /Ich bin stumm bis Fr\., 20\. Nov\., 20:00\. Mit \/staffel laut|I’ll stay quiet until Fri.* \/staffel unmute/,
      )
      expect(await kim.api.discord.status()).toMatchObject({ state: 'active', mutedUntil: '2026-11-20T19:00:00Z' })
      await say({ id }, 'unmute')
      expect(await kim.api.discord.status()).toMatchObject({ mutedUntil: null })
    })
  })
}

it('a tap on somebody else’s shift, on a made-up one and of somebody who is not linked comes to a sentence', async () => {
  const office = await world.office()
  const { id: seatId } = await aPublishedSeat(office)
  const kofis = await linked(office.kofi)
  const bearer = (data: string) => ({ content: 'x', components: [{ components: [{ label: 'x', custom_id: data }] }] })
  expect(plain((await tap(kofis, bearer(`shift:confirm:${seatId}`), 'x')).content)).toContain('hat sich geändert')
  expect(plain((await tap(kofis, bearer('nonsense'), 'x')).content)).toContain('Dieser Button funktioniert nicht mehr.')
  expect(plain((await tap(newUser(), bearer(`shift:confirm:${seatId}`), 'x')).content)).toContain('mit keinem Profil')
})

it('what is said in a server is seen by nobody else there', async () => {
  const { kim } = await world.office()
  const id = await linked(kim)
  expect((await say({ id, guildId: '55' }, 'shifts')).data?.flags).toBe(4 | 64)
  expect((await say({ id }, 'shifts')).data?.flags).toBe(4)
})

it('the commands are offered once, in both languages, wherever people are', async () => {
  await until(() => discord.commands() !== undefined)
  expect(discord.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  const [command] = discord.commands() as {
    name: string
    options: { name: string; name_localizations?: { de: string } }[]
  }[]
  expect(command?.name).toBe('staffel')
  expect(command?.options.map(({ name, name_localizations: other }) => [name, other?.de])).toEqual([
    ['link', undefined],
    ['channel', undefined],
    ['shifts', 'schichten'],
    ['duty', 'dienst'],
    ['market', 'boerse'],
    ['mute', 'stumm'],
    ['unmute', 'laut'],
    ['stop', 'stop'],
  ])
})

it('asks for availability where the person can be reached', async () => {
  const { kim, adam } = await world.office()
  const id = await linked(kim)
  await adam.api.availabilityRequests.send({ duration: '1week' })
  const asked = await hears(id, 'trage deine Verfügbarkeit')
  expect(asked.content).toMatch(/bis zum \*\*\d+\\?\. \S+ 2026\*\*/)
  expect(asked.content).toMatch(/\[Zur Verfügbarkeit\]\(http[^)]+\/availability\?week=/)
  const after = await tap(id, asked, 'Keine Verfügbarkeit')
  expect(plain(after.content)).toContain('Danke, notiert: keine Verfügbarkeit.')
  const chatter = (await adam.api.availabilityRequests.chatters()).find(person => person.id === kim.id)
  expect(chatter).toMatchObject({ chat: 'active', request: { answer: 'none', message: { state: 'sent' } } })
})

it('needs an application and a link', async () => {
  const { kim } = await world.office()
  expect(await refusalOf(kim.api.discord.setActive({ isActive: true }))).toMatchObject({ code: 'discord.linkNotFound' })
})
