import { afterAll, describe, expect, it } from 'vitest'
import { refusals } from '#features/foundation/permissions/messages.de.ts'
import { codeOf } from '#test/authenticator.ts'
import { openChats } from '#test/chats.ts'
import { aMarket, anAdvertisement, monday, sitsOn } from '#test/market-office.ts'
import { until } from '#test/until.ts'
import { password, type Person, useWorld } from '#test/world.ts'
import { botTextsOf } from './chat-texts.ts'

const telegram = await openChats()
const { secondFactorNeeded } = refusals
const world = useWorld(telegram.variables)
afterAll(() => telegram.close())

type Message = Awaited<ReturnType<typeof telegram.hears>>

/** What the message shows by now. */
const buttonsOf = (message: Message) =>
  (telegram.edits.findLast(edit => edit.messageId === message.messageId)?.buttons ?? message.buttons).flat()

/** Taps a button by its words, as the message was at first, and gives what the bot says to it. */
async function tap(chatId: number, message: Message, label: string): Promise<string> {
  const before = telegram.answers.length
  const button = [...buttonsOf(message), ...message.buttons.flat()].find(({ text }) => text.startsWith(label))
  telegram.tap(chatId, button?.callback_data ?? '', message.messageId)
  await until(() => telegram.answers.length > before, { what: `an answer to "${label}"` })
  return telegram.answers.at(-1) ?? ''
}

const tells = async (person: Person, kind: string) =>
  (await person.api.notifications.list({})).notifications.filter(one => one.kind === kind)

async function aLinkedMarket() {
  const market = await aMarket(world)
  const { kim, kofi, lea } = market
  const chats = { kim: await telegram.linked(kim), kofi: await telegram.linked(kofi), lea: await telegram.linked(lea) }
  return { ...market, chats }
}

describe('the market in the chat', () => {
  it.each(['de', 'en'] as const)(
    'a sick call ten minutes before ends with somebody else on the seat, and nobody has opened the app (%s)',
    async language => {
      const { adam, id, kim, kofi, lea, seat, chats, free } = await aLinkedMarket()
      const mila = await world.join(id, 'chatter', 'Mila Berg')
      await free(mila)
      const milas = await telegram.linked(mila)
      for (const { api } of [kim, kofi, lea, mila]) await api.people.setLanguage({ language })
      const { cannot, absences, market: texts } = botTextsOf(language)
      world.clock.set('2026-11-23T06:50:00Z')
      telegram.write(chats.kim, '/shifts')
      const list = await telegram.hears(chats.kim, botTextsOf(language).next)
      await tap(chats.kim, list, cannot)
      await until(() => buttonsOf(list).some(({ text }) => text === absences.illness))
      expect(await tap(chats.kim, list, absences.illness)).toMatch(/^✗ /)
      const absent = await telegram.hears(chats.lea, /^Kim Albers (fällt aus|is absent)/)
      expect(await tap(chats.lea, absent, texts.advertise(''))).toBe(texts.advertised)
      const [offered, seen] = [await telegram.hears(chats.kofi, /8:00/), await telegram.hears(milas, /8:00/)]
      world.clock.set('2026-11-23T06:55:00Z')
      expect(await tap(chats.kofi, offered, texts.take)).toBe(texts.taken)
      expect(await tap(milas, seen, texts.take)).toBe(
        language === 'de' ? 'Diese Schicht ist schon vergeben.' : 'Already taken.',
      )
      expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kofi.id, state: 'confirmed' })
      // a second tap finds it done
      expect(await tap(chats.kofi, offered, texts.take)).toBe(texts.taken)
      expect(await tap(chats.lea, absent, texts.advertise(''))).toContain('Kofi Mensah')
    },
  )

  it('a shift is given away; whoever is late reads that it is taken', async () => {
    const { adam, id, kofi, seat, chats } = await aLinkedMarket()
    const mila = await world.join(id, 'chatter', 'Mila Berg')
    const milas = await telegram.linked(mila)
    telegram.write(chats.kim, '/schichten')
    const list = await telegram.hears(chats.kim, 'Deine nächsten Schichten')
    expect(await tap(chats.kim, list, 'Abgeben')).toContain('bleibst du zuständig')
    await until(() => buttonsOf(list).some(({ text }) => text.startsWith('Ja,')))
    expect(await tap(chats.kim, list, 'Ja,')).toMatch(/^Zur Übernahme angeboten: Mo\., 23\. Nov\./)
    const [forKofi, forMila] = [
      await telegram.hears(chats.kofi, 'Kim Albers gibt eine Schicht ab'),
      await telegram.hears(milas, 'Kim Albers gibt eine Schicht ab'),
    ]
    expect(await tap(chats.kofi, forKofi, 'Nehme ich')).toBe('✓ Die Schicht gehört dir.')
    expect(await tap(milas, forMila, 'Nehme ich')).toBe('Diese Schicht ist schon vergeben.')
    await until(() => buttonsOf(forMila).length === 0)
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kofi.id })
    expect(await tap(chats.kim, list, 'Angebot zurückziehen')).toBe('Dieses Angebot ist nicht mehr offen.')
  })

  it('a swap is asked of somebody, who answers it', async () => {
    const { olivia, adam, kim, kofi, seat, gap, assignmentId, chats } = await aLinkedMarket()
    const { assignment } = await adam.api.schedule.assign({ ...gap, date: monday, profileId: kofi.id })
    const wish = { assignmentId, otherAssignmentId: assignment.id, note: 'Zahnarzt' }
    await kim.api.market.swap(wish)
    const first = await telegram.hears(chats.kofi, 'Zahnarzt')
    expect(await tap(chats.kofi, first, 'Ablehnen')).toBe('Angebot abgelehnt.')
    expect(await tap(chats.kofi, first, 'Tauschen')).toBe('Dieses Angebot ist nicht mehr offen.')
    await kim.api.market.swap({ ...wish, note: 'Geburtstag' })
    const second = await telegram.hears(chats.kofi, 'Geburtstag')
    telegram.write(chats.kofi, '/boerse')
    const list = await telegram.hears(chats.kofi, 'Kim Albers möchte tauschen:')
    expect(list.text).toMatch(/Früh.*\n\s*Im Tausch gegen: .*Spät/)
    await olivia.api.market.saveSettings({ approvalPolicy: 'all' })
    expect(await tap(chats.kofi, second, 'Tauschen')).toBe('Angenommen. Jetzt entscheidet die Planung.')
    telegram.write(chats.lea, '/boerse')
    const waits = await telegram.hears(chats.lea, 'Kofi Mensah möchte tauschen:')
    expect(waits.text).toMatch(/Früh.*\n\s*Im Tausch gegen: .*Spät/)
    expect(await tap(chats.lea, waits, 'Freigeben')).toMatch(/^✓/)
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kofi.id })
    expect(await sitsOn({ adam }, gap)).toMatchObject({ profileId: kim.id })
  })

  it('planners say yes or no, in their language, and choose of those who applied', async () => {
    const { olivia, lea, kim, kofi, adam, seat, gap, assignmentId, chats } = await aLinkedMarket()
    await lea.api.people.setLanguage({ language: 'en' })
    await olivia.api.market.saveSettings({ approvalPolicy: 'all', alarmHours: [] })
    await kim.api.market.give({ assignmentId, to: null, note: '' })
    const offered = await telegram.hears(chats.kofi, 'Kim Albers gibt eine Schicht ab')
    expect(await tap(chats.kofi, offered, 'Nehme ich')).toBe('Angenommen. Jetzt entscheidet die Planung.')
    const waits = await telegram.hears(chats.lea, 'Kofi Mensah wants to take over')
    expect(await tap(chats.kofi, waits, 'Approve')).toBe('Für diese Aktion fehlt dir die Berechtigung.')
    expect(await tap(chats.lea, waits, 'Approve')).toBe('✓ Approved. The shift is filled.')
    expect(await tap(chats.lea, waits, 'Decline')).toBe('This offer is no longer open.')
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kofi.id })

    await lea.api.market.advertise({ ...anAdvertisement(gap), applyUntil: '2026-11-22T11:00:00Z' })
    const open = await telegram.hears(chats.kim, 'Spät')
    expect(await tap(chats.kim, open, 'Bewerben')).toMatch(/^Du hast dich beworben/)
    telegram.write(chats.lea, '/market')
    const list = await telegram.hears(chats.lea, 'New applications')
    expect(await tap(chats.lea, list, 'Choose Kim Albers')).toBe('✓ Applicant chosen. The shift is filled.')
    await until(() => buttonsOf(list).length === 0)
    expect(await sitsOn({ adam }, gap)).toMatchObject({ profileId: kim.id })
  })

  it('a planner’s tap is about whom the message names, not about whoever has taken it since', async () => {
    const { olivia, id, kim, kofi, adam, seat, assignmentId, chats, free } = await aLinkedMarket()
    const mila = await world.join(id, 'chatter', 'Mila Berg')
    await free(mila)
    await olivia.api.market.saveSettings({ approvalPolicy: 'all', alarmHours: [] })
    const { offerId } = await kim.api.market.give({ assignmentId, to: null, note: '' })
    await kofi.api.market.take({ offerId })
    const aboutKofi = await telegram.hears(chats.lea, 'Kofi Mensah möchte')
    await kofi.api.market.decline({ offerId })
    await mila.api.market.take({ offerId })
    const aboutMila = await telegram.hears(chats.lea, 'Mila Berg möchte')
    expect(await tap(chats.lea, aboutKofi, 'Freigeben')).toBe('Inzwischen hat jemand anderes zugesagt.')
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kim.id })
    await until(() => buttonsOf(aboutKofi).length === 0)
    expect(await tap(chats.lea, aboutMila, 'Freigeben')).toBe('✓ Freigegeben. Die Schicht ist besetzt.')
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: mila.id })
  })

  it('refers a planner to the app for the reason that a rule needs, and keeps the button', async () => {
    const { id, kim, lea, adam, chats, seat, assignmentId } = await aLinkedMarket()
    const mila = await world.join(id, 'chatter', 'Mila Berg')
    const { offerId } = await kim.api.market.give({ assignmentId, to: null, note: '' })
    await mila.api.market.take({ offerId })
    const about = await telegram.hears(chats.lea, 'Mila Berg möchte')
    expect(await tap(chats.lea, about, 'Freigeben')).toBe(
      'Bitte gib einen Grund an: keine Verfügbarkeit angegeben. Das kannst du in der App unter „Schichtbörse“ erledigen.',
    )
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kim.id })
    await lea.api.market.approve({ offerId, reason: 'Abgesprochen' })
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: mila.id })
  })

  it('lists what could be taken, and touches nothing by what is made up', async () => {
    const { lea, gap, chats, adam } = await aLinkedMarket()
    telegram.write(chats.kofi, '/boerse')
    await telegram.hears(chats.kofi, botTextsOf('de').market.nothing)
    const { offerId } = await lea.api.market.advertise(anAdvertisement(gap))
    telegram.write(chats.kofi, '/boerse')
    const list = await telegram.hears(chats.kofi, /^Offene Schicht:\n.*Spät/)
    const foreign = await aMarket(world)
    const theirs = await foreign.lea.api.market.advertise(anAdvertisement(foreign.gap))
    for (const data of [
      `market:take:${theirs.offerId}`,
      'market:take:',
      `market:approve:${offerId}`,
      `market:choose:${offerId}`,
      'market:advertise:a.b.c.d',
      `market:advertise:${gap.groupId}.2026-11-23.late.99`,
    ]) {
      const before = telegram.answers.length
      telegram.tap(chats.kofi, data)
      await until(() => telegram.answers.length > before)
      expect(telegram.answers.at(-1)).toMatch(/gibt es nicht mehr|fehlt dir die Berechtigung/)
    }
    expect(await sitsOn({ adam }, gap)).toBeUndefined()
    expect(await tap(chats.kofi, list, 'Nehme ich: Mo., 23. Nov. Spät')).toBe('✓ Die Schicht gehört dir.')
    expect(await tells(lea, 'offer_settled')).toHaveLength(1)
  })

  it('shows of many who have applied as many as fit, and says how many more there are', async () => {
    const { id, lea, gap, chats, free } = await aLinkedMarket()
    const { offerId } = await lea.api.market.advertise({ ...anAdvertisement(gap), applyUntil: '2026-11-22T12:00:00Z' })
    for (const name of ['Ada', 'Bo', 'Cem', 'Dan', 'Eli', 'Fee', 'Gus', 'Hal']) {
      const person = await world.join(id, 'chatter', `${name} Lind`)
      await free(person)
      await person.api.market.apply({ offerId })
    }
    telegram.write(chats.lea, '/boerse')
    const { text, buttons } = await telegram.hears(chats.lea, 'Neue Bewerbungen')
    expect(buttons.flat().filter(({ callback_data: data }) => data.startsWith('market:choose:'))).toHaveLength(6)
    expect(text).toContain('2 weitere in der App')
  })

  it('takes a button whose seat is no number for an old one', async () => {
    const { lea, gap } = await aLinkedMarket()
    const tapped = lea.api.bot.act({ data: `market:advertise:${gap.groupId}.2026-11-23.late.abc` })
    expect(await tapped).toEqual({ said: 'Dieser Button funktioniert nicht mehr.', buttons: [] })
  })

  it('is closed to whoever lacks the second factor that is demanded, until it is set up', async () => {
    const { olivia, lea, gap, chats } = await aLinkedMarket()
    const base = await olivia.api.organizationSettings.organization()
    const change = { second_factor_for: 'team_lead', second_factor_from: '2026-11-21' } as const
    await olivia.api.organizationSettings.saveOrganization({ base, change })
    const data = `market:advertise:${gap.groupId}.2026-11-23.late.1`
    const said = async (chatId: number) => {
      const before = telegram.answers.length
      telegram.tap(chatId, data)
      await until(() => telegram.answers.length > before, { what: 'an answer' })
      return telegram.answers.at(-1)
    }
    world.clock.set('2026-11-21T11:00:00Z')
    for (const command of ['/boerse', '/schichten', '/dienst']) {
      const before = telegram.heard(chats.lea).length
      telegram.write(chats.lea, command)
      await until(() => telegram.heard(chats.lea).length > before, { what: command })
      expect(telegram.heard(chats.lea).at(-1)).toBe(secondFactorNeeded)
    }
    expect(await said(chats.lea)).toBe(secondFactorNeeded)
    expect(await said(chats.kim)).toBe('Für diese Aktion fehlt dir die Berechtigung.')
    telegram.write(chats.lea, '/stumm')
    const silence = await telegram.hears(chats.lea, 'Wie lange')
    expect(await tap(chats.lea, silence, '8 Stunden')).toMatch(/^Ich bin stumm bis/)
    const { uri } = await lea.api.ownAccount.startTotp({ password })
    await lea.api.ownAccount.confirmTotp({ code: await codeOf(uri) })
    expect(await said(chats.lea)).toMatch(/^Ausgeschrieben/)
  })

  it('a bot that was away for two hours finds all taps at once: one outcome, everybody told once', async () => {
    const { adam, id, kim, kofi, seat, assignmentId, chats, free } = await aLinkedMarket()
    const mila = await world.join(id, 'chatter', 'Mila Berg')
    await free(mila)
    const milas = await telegram.linked(mila)
    await kim.api.market.give({ assignmentId, to: null, note: '' })
    const forKofi = await telegram.hears(chats.kofi, 'Kim Albers gibt eine Schicht ab')
    const forMila = await telegram.hears(milas, 'Kim Albers gibt eine Schicht ab')
    const [answersBefore, data] = [telegram.answers.length, forKofi.buttons[0]![0]!.callback_data]
    telegram.away(true)
    for (const [chatId, messageId] of [
      [milas, forMila.messageId],
      [chats.kofi, forKofi.messageId],
      [chats.kofi, forKofi.messageId],
    ] as const) {
      telegram.tap(chatId, data, messageId)
    }
    telegram.repeat()
    telegram.tap(chats.kim, data.replace('take', 'withdraw'))
    world.clock.set('2026-11-20T13:00:00Z')
    telegram.away(false)
    await until(() => telegram.answers.length === answersBefore + 5, { what: 'five answers' })
    const said = telegram.answers.slice(answersBefore)
    const late = 'Diese Schicht ist schon vergeben.'
    expect(said).toEqual(['✓ Die Schicht gehört dir.', late, late, late, 'Dieses Angebot ist nicht mehr offen.'])
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: mila.id })
    expect(await tells(kofi, 'shift_assigned')).toEqual([])
    expect(await tells(kim, 'offer_settled')).toHaveLength(1)
  })
})
