import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openDiscordChats, plain } from '#test/discord-chats.ts'
import { week } from '#kit/week.ts'
import { aGroup, anUpload, aPublishedSeat, nextMonday } from '#test/factories.ts'
import { startBehindLock } from '#test/lock-waits.ts'
import { aMarket, anAdvertisement } from '#test/market-office.ts'
import { until } from '#test/until.ts'
import { type Office, refusalOf, useWorld } from '#test/world.ts'
import { type PostKind, tested } from '../rules.ts'
import { enqueueDueDiscordPosts } from './enqueue-posts.ts'

const discord = await openDiscordChats(() => world)
const { newUser, inChannel } = discord
const world = useWorld(discord.variables)
afterAll(() => discord.close())
beforeEach(() => discord.misbehave(() => undefined))

const guildId = '900000000000000001'

/** Types the command in a channel of a server; gives what only whoever typed it sees. */
async function command(channelId: string, code: string, { name = 'dienste', user = newUser(), locale = 'de' } = {}) {
  const channel = { id: channelId, name }
  return plain((await discord.say({ id: user, locale, guildId, channel }, 'channel', { code })).data?.content ?? '')
}

interface Wish {
  readonly kinds?: PostKind[]
  readonly language?: 'de' | 'en'
}

/** A channel of the organisation, with what is posted there. */
async function aChannel({ olivia }: Pick<Office, 'olivia'>, { kinds = [], language = 'de' }: Wish = {}) {
  const channelId = discord.newId()
  const known = new Set((await olivia.api.discordChannels.list()).channels.map(({ id }) => id))
  const { code } = await olivia.api.discordChannels.startLink()
  await command(channelId, code)
  const { channels } = await olivia.api.discordChannels.list()
  const id = channels.find(channel => !known.has(channel.id))?.id ?? ''
  await olivia.api.discordChannels.change({ id, kinds, language })
  return { id, channelId }
}

const appears = (channelId: string, words: RegExp) =>
  until(() => inChannel(channelId).some(text => words.test(text))).catch(() => {
    expect(inChannel(channelId)).toContainEqual(expect.stringMatching(words))
  })

/** Whatever was under way before it has arrived when this has. */
async function allHasArrived({ olivia }: Pick<Office, 'olivia'>, { id, channelId }: { id: string; channelId: string }) {
  await world.staffel.sending.sweep()
  const before = inChannel(channelId).length
  await olivia.api.discordChannels.test({ id })
  await until(
    () =>
      inChannel(channelId)
        .slice(before)
        .some(text => text.startsWith('Test')),
    { what: 'a test message' },
  )
}

describe('a channel', () => {
  it('is linked by a code that an owner gets and somebody types there', async () => {
    const { olivia, kim } = await world.office()
    expect((await olivia.api.discordChannels.list()).channels).toEqual([])
    const { code, expiresAt } = await olivia.api.discordChannels.startLink()
    expect(expiresAt).toBe('2026-11-20T11:15:00Z')
    const [channelId, other] = [discord.newId(), discord.newId()]
    expect(await command(channelId, code)).toMatch(/^Dieser Kanal ist jetzt mit Nordlicht verbunden\./)
    const { channels } = await olivia.api.discordChannels.list()
    expect(channels).toMatchObject([
      { name: 'dienste', kinds: ['plan', 'gap', 'cover', 'scoreboard'], language: 'de', brokenSince: null },
    ])
    expect(await command(other, code, { locale: 'en-GB' })).toMatch(/^This code has expired or was already used/)
    expect(await refusalOf(kim.api.discordChannels.list())).toMatchObject({ code: 'permissions.missing' })
    const { entries } = await olivia.api.auditLog.list({})
    expect(entries.map(({ kind }) => kind)).toContain('discordChannels.linked')
  })

  it('is not linked by a code that is too old, replaced or made up, nor outside of a server, and nobody guesses on', async () => {
    const { olivia } = await world.office()
    const [channelId, user] = [discord.newId(), newUser()]
    const { code: replaced } = await olivia.api.discordChannels.startLink()
    const { code: old } = await olivia.api.discordChannels.startLink()
    const alone = await discord.say({ id: user }, 'channel', { code: old })
    expect(alone.data?.content).toContain('im Kanal eines Discord-Servers')
    world.clock.set('2026-11-20T11:15:00Z')
    for (const code of [replaced, old, 'made-up'])
      expect(await command(channelId, code, { user })).toContain('gilt nicht mehr')
    for (let tries = 3; tries < 20; tries++) await command(channelId, `guess ${tries}`, { user })
    const { code } = await olivia.api.discordChannels.startLink()
    expect(await command(channelId, code, { user })).toBe('Zu viele Versuche. Versuche es in 15 Minuten noch einmal.')
    expect((await olivia.api.discordChannels.list()).channels).toEqual([])
  })

  it('is not linked by the code of somebody who may not any more', async () => {
    const { olivia, adam, id } = await world.office()
    const [{ code: ofLocked }, channelId] = [await adam.api.discordChannels.startLink(), discord.newId()]
    await olivia.api.team.lock({ id: adam.id })
    expect(await command(channelId, ofLocked)).toContain('gilt nicht mehr')
    const ada = await world.join(id, 'admin', 'Ada Berg')
    const { code: ofChatter } = await ada.api.discordChannels.startLink()
    await olivia.api.team.update({ id: ada.id, role: 'chatter' })
    expect(await command(channelId, ofChatter)).toContain('gilt nicht mehr')
    expect((await olivia.api.discordChannels.list()).channels).toEqual([])
  })

  it('belongs to one organisation at a time, and the code stays good', async () => {
    const [here, there] = [await world.office(), await world.office('Südwind')]
    const { id, channelId } = await aChannel(here)
    const { code } = await there.olivia.api.discordChannels.startLink()
    expect(await command(channelId, code)).toContain('ist schon mit einer anderen Organisation verbunden')
    const notFound = { code: 'discordChannels.notFound' }
    const { change, remove, test } = there.olivia.api.discordChannels
    expect(await refusalOf(change({ id, kinds: [], language: 'en' }))).toMatchObject(notFound)
    expect(await refusalOf(test({ id }))).toMatchObject(notFound)
    expect(await refusalOf(remove({ id }))).toMatchObject(notFound)
    await here.olivia.api.discordChannels.remove({ id })
    expect(await command(channelId, code)).toContain('ist jetzt mit Südwind verbunden')
    expect((await here.olivia.api.discordChannels.list()).channels).toEqual([])
    expect((await there.olivia.api.discordChannels.list()).channels).toHaveLength(1)
  })

  it('is one of twenty at most, also where a code is from before', async () => {
    const office = await world.office()
    for (let linked = 0; linked < 19; linked += 1) await aChannel(office)
    const { code } = await office.adam.api.discordChannels.startLink()
    await aChannel(office)
    expect(await refusalOf(office.olivia.api.discordChannels.startLink())).toMatchObject({
      code: 'discordChannels.tooMany',
    })
    expect(await command(discord.newId(), code)).toContain('20')
    expect((await office.olivia.api.discordChannels.list()).channels).toHaveLength(20)
  })

  it('is refused beyond the limit when two members link one at the same moment', async () => {
    const { id: organizationId, olivia, adam } = await world.office()
    const { pool } = world.staffel.services.database
    await pool.query(
      `insert into discord_channels (organization_id, id, discord_channel_id, name, kinds, language, linked_at)
       select $1, 'raced' || n, 'raced' || n, 'dienste', '{}', 'de', now() from generate_series(1, 19) n`,
      [organizationId],
    )
    const codes = [await olivia.api.discordChannels.startLink(), await adam.api.discordChannels.startLink()]
    const answers = await startBehindLock(
      pool,
      'lock table audit_entries in share mode',
      codes.map(
        ({ code }) =>
          () =>
            command(discord.newId(), code),
      ),
    )
    const texts = answers.map(each => (each.status === 'fulfilled' ? each.value : ''))
    expect(texts.filter(text => text.includes('ist jetzt mit Nordlicht verbunden'))).toHaveLength(1)
    expect((await olivia.api.discordChannels.list()).channels).toHaveLength(20)
  })

  it('that is gone is marked and told of once, and is well again when a test arrives', async () => {
    const office = await world.office()
    const { olivia } = office
    const { id, channelId } = await aChannel(office)
    discord.misbehave(({ path }) => (path.includes(channelId) ? { status: 403, code: 50001 } : undefined))
    const brokenSince = async () => (await olivia.api.discordChannels.list()).channels[0]?.brokenSince
    await olivia.api.discordChannels.test({ id })
    await until(async () => (await brokenSince()) !== null)
    const calls = () => discord.calls.filter(({ path }) => path.includes(channelId)).length
    await olivia.api.discordChannels.test({ id })
    await until(() => calls() === 2)
    const { notifications } = await olivia.api.notifications.list({})
    expect(notifications.filter(({ kind }) => kind === 'discord_channel_lost')).toMatchObject([
      { parameters: { channel: 'dienste' } },
    ])
    discord.misbehave(() => undefined)
    await olivia.api.discordChannels.test({ id })
    await until(async () => (await brokenSince()) === null)
    expect(inChannel(channelId)).toEqual([
      'Testnachricht von Staffel: Hier erscheinen künftig die Beiträge von Nordlicht.',
    ])
  })

  it('is waited for as long as Discord asks to', { tags: ['all'] }, async () => {
    const office = await world.office()
    const channel = await aChannel(office)
    let refusals = 0
    discord.misbehave(({ path }) => {
      if (!path.includes(channel.channelId) || refusals > 0) return undefined
      refusals += 1
      return { status: 429, seconds: 1 }
    })
    await office.olivia.api.discordChannels.test({ id: channel.id })
    await appears(channel.channelId, /^Testnachricht/)
    expect([refusals, inChannel(channel.channelId).length]).toEqual([1, 1])
  })

  it('is not tested as often as somebody can press', async () => {
    const office = await world.office()
    const { id } = await aChannel(office)
    for (let n = 0; n < tested.maxCalls; n++) await office.olivia.api.discordChannels.test({ id })
    const refused = await refusalOf(office.olivia.api.discordChannels.test({ id }))
    expect(refused).toMatchObject({ code: 'input.tooManyTries', status: 429 })
  })

  it('is tried for a day and no longer: all of it is about what is going on', { tags: ['all'] }, async () => {
    const office = await world.office()
    const channel = await aChannel(office)
    discord.misbehave(({ path }) => (path.includes(channel.channelId) ? { status: 500 } : undefined))
    await office.olivia.api.discordChannels.test({ id: channel.id })
    const { pool } = world.staffel.services.database
    const post = async () => {
      const { rows } = await pool.query('select attempts, dead_at from discord_posts where channel_id = $1', [
        channel.id,
      ])
      return rows[0] as { attempts: number; dead_at: string | null }
    }
    const triedOften = (count: number) => until(async () => (await post()).attempts >= count)
    await triedOften(1)
    world.clock.set('2026-11-21T10:59:59Z')
    // the one that follows the next has seen the clock
    await triedOften((await post()).attempts + 2)
    expect(await post()).toMatchObject({ dead_at: null })
    world.clock.set('2026-11-21T11:00:00Z')
    await until(async () => (await post()).dead_at !== null)
  })
})

describe('what is posted', () => {
  it('is a plan, once, with its seats, in the language of the channel, and nobody is pinged', async () => {
    const office = await world.office()
    const german = await aChannel(office, { kinds: ['plan'] })
    const english = await aChannel(office, { kinds: ['plan'], language: 'en' })
    await aPublishedSeat(office)
    await appears(
      german.channelId,
      /^Plan veröffentlicht: KW 48, ab 23\. November 2026\n.+: 1 besetzt, \d+ offen\nhttp/,
    )
    await appears(
      english.channelId,
      /^Schedule published: week 48, starting November 23, 2026\n.+: 1 filled, \d+ open\nhttp/,
    )
    await allHasArrived(office, german)
    expect(inChannel(german.channelId).filter(text => text.startsWith('Plan'))).toHaveLength(1)
    const message = discord.messages.find(({ channelId }) => channelId === german.channelId)
    expect(message?.allowedMentions).toEqual({ parse: [] })
  })

  it('is a gap, which is put right when it is withdrawn', async () => {
    const office = await aMarket(world)
    const channel = await aChannel(office, { kinds: ['gap'] })
    const { offerId } = await office.adam.api.market.advertise(anAdvertisement(office.gap))
    await appears(channel.channelId, /^Offene Schicht:\nMo., 23\. Nov\. · Spät, .* · Luna\nhttp/)
    await office.adam.api.market.withdraw({ offerId })
    await until(() => inChannel(channel.channelId).some(text => text.startsWith('Nicht mehr verfügbar.\nMo.')))
    await allHasArrived(office, channel)
    expect(inChannel(channel.channelId)).toHaveLength(2)
  })

  it('is one post for all groups that are published together', async () => {
    const office = await world.office()
    const channel = await aChannel(office, { kinds: ['plan'] })
    const seats = [await aGroup(office), await aGroup(office)].map(({ id: groupId }) => ({ groupId, seat: 1 }))
    const groups = []
    for (const [at, seat] of seats.entries()) {
      const place = { ...seat, date: nextMonday, shiftId: 'early', profileId: [office.kim, office.kofi][at]?.id ?? '' }
      const { version } = await office.olivia.api.schedule.assign({ ...place, reason: 'kann doch' })
      groups.push({ groupId: seat.groupId, version })
    }
    await office.olivia.api.agencyWeek.publish({ week: week('2026-W48'), groups })
    await appears(channel.channelId, /^Plan veröffentlicht: .*\n.+: 1 besetzt, .*\n.+: 1 besetzt, .*\nhttp/)
    await allHasArrived(office, channel)
    expect(inChannel(channel.channelId).filter(text => text.startsWith('Plan'))).toHaveLength(1)
  })

  it('is put right when somebody has taken the gap, without a word on who', async () => {
    const office = await aMarket(world)
    const channel = await aChannel(office, { kinds: ['gap'] })
    const { offerId } = await office.adam.api.market.advertise(anAdvertisement(office.gap))
    await appears(channel.channelId, /^Offene Schicht:/)
    expect(await office.kofi.api.market.take({ offerId })).toEqual({ state: 'done' })
    await until(() => inChannel(channel.channelId).some(text => text.startsWith('Vergeben:\nMo.')))
    expect(inChannel(channel.channelId).join('\n')).not.toContain('Kofi')
  })

  it('is the cover of the day from eight by the clock of the organisation, once, without a word on why', async () => {
    const office = await aMarket(world)
    const channel = await aChannel(office, { kinds: ['cover'] })
    for (const none of ['2026-11-22T11:00:00Z', '2026-11-23T06:59:00Z']) {
      world.clock.set(none)
      await world.staffel.sending.sweep()
    }
    await allHasArrived(office, channel)
    expect(inChannel(channel.channelId)).toHaveLength(1)
    world.clock.set('2026-11-23T07:00:00Z')
    await world.staffel.sending.sweep()
    await appears(
      channel.channelId,
      /^Heute, Montag, 23\. November: 1 Schicht OFFEN\n\nLuna\nFrüh, .*: Kim Albers\nSpät, .*: ⚠️ OFFEN/,
    )
    await allHasArrived(office, channel)
    expect(inChannel(channel.channelId).filter(text => text.startsWith('Heute'))).toHaveLength(1)
  })

  it('is posted where another organisation has one that fails', async () => {
    const [office, other] = [await aMarket(world), await aMarket(world)]
    const [, channel] = [await aChannel(office, { kinds: ['cover'] }), await aChannel(other, { kinds: ['cover'] })]
    const { pool } = world.staffel.services.database
    const isFine = `organization_id <> '${office.id}' or kind <> 'cover'`
    await pool.query(`alter table discord_posts add constraint none_here check (${isFine})`)
    world.clock.set('2026-11-23T07:00:00Z')
    try {
      await expect(enqueueDueDiscordPosts(world.staffel.services)).rejects.toThrow()
      await appears(channel.channelId, /^Heute, Montag, 23\. November/)
    } finally {
      await pool.query('alter table discord_posts drop constraint none_here')
    }
  })

  it('is a cover until noon, in order of start: a night that is filed under the day before comes last', async () => {
    const office = await aMarket(world)
    const { adam, kofi, groupId, seat } = office
    const night = (await adam.api.shifts.list()).find(({ id }) => id === 'night')!
    await adam.api.shifts.update({ ...night, belongsToPreviousDay: true })
    await adam.api.schedule.assign({ ...seat, shiftId: 'night', profileId: kofi.id, reason: 'kann doch' })
    expect((await adam.api.schedule.plan({ groupId, week: week('2026-W48') })).assignments).toHaveLength(2)
    const channel = await aChannel(office, { kinds: ['cover'] })
    world.clock.set('2026-11-23T10:59:59Z')
    await world.staffel.sending.sweep()
    await appears(channel.channelId, /\nFrüh, .*: Kim Albers\n(?:.*\n)*Nacht, .*: Kofi Mensah\n/)
  })

  it('is the first ten of the ranking of an upload, but not where chatters may not see it', async () => {
    const office = await world.office()
    const channel = await aChannel(office, { kinds: ['scoreboard'] })
    const names = ['Kim Albers', 'Kofi Mensah', ...Array.from({ length: 9 }, (_, at) => `Anna ${at + 3}`)]
    await Promise.all(names.slice(2).map(name => world.join(office.id, 'chatter', name)))
    await anUpload(office, names.map((name, at) => `${name};${1840 - at},50 €`).join('\n'))
    await appears(
      channel.channelId,
      /^Rangliste November 2026:\n1\. Kim Albers: 1\.840,50.€\n2\. Kofi Mensah: (?:.*\n){8}10\. Anna 10: .*\nhttp/,
    )
    const base = await office.olivia.api.organizationSettings.organization()
    await office.olivia.api.organizationSettings.saveOrganization({
      base,
      change: { ...base, scoreboard_enabled: false },
    })
    await allHasArrived(office, channel)
    expect(inChannel(channel.channelId).filter(text => text.startsWith('Rangliste'))).toHaveLength(1)
  })

  it('is put right when the upload is taken back, first to the one before, then to none', async () => {
    const office = await world.office()
    const channel = await aChannel(office, { kinds: ['scoreboard'] })
    const first = await anUpload(office)
    await appears(channel.channelId, /1\. Kim Albers: 1\.840,50/)
    const second = await anUpload(office, 'Kim Albers;99,00 €')
    await appears(channel.channelId, /1\. Kim Albers: 99,00/)
    await office.olivia.api.scoreboard.undo({ id: second.id })
    await until(() => !inChannel(channel.channelId).some(text => text.includes('99,00')), { what: 'the one before' })
    await office.olivia.api.scoreboard.undo({ id: first.id })
    const gone = 'Die Rangliste für November 2026 wurde zurückgezogen.'
    await until(() => inChannel(channel.channelId).filter(text => text === gone).length === 2, { what: 'none' })
    expect(inChannel(channel.channelId).join()).not.toContain('Kim Albers')
  })

  it('is only what was chosen, and nothing once the channel is removed', async () => {
    const office = await aMarket(world)
    const [chosen, removed] = [await aChannel(office, { kinds: ['cover'] }), await aChannel(office, { kinds: ['gap'] })]
    await office.olivia.api.discordChannels.remove({ id: removed.id })
    await office.adam.api.market.advertise(anAdvertisement(office.gap))
    await allHasArrived(office, chosen)
    expect(inChannel(chosen.channelId)).toHaveLength(1)
    expect(inChannel(removed.channelId)).toEqual([])
  })
})
