import { afterAll, describe, expect, it } from 'vitest'
import { openDiscordChats } from '../discord-chats.ts'
import { aPublishedSeat } from '../factories.ts'
import { useWorld } from '../world.ts'

const discord = await openDiscordChats(() => world)
const world = useWorld(discord.variables)
afterAll(() => discord.close())

const send = async (body: string, headers: Record<string, string>, language = 'de') => {
  const answer = await fetch(`${world.url}/api/discord/interactions`, {
    method: 'POST',
    headers: { 'accept-language': language, ...headers },
    body,
  })
  return { status: answer.status, body: await answer.json() }
}
const ping = JSON.stringify({ id: '1', application_id: discord.applicationId, type: 1, token: 't', version: 1 })

describe('an interaction', () => {
  it('that only asks whether we are there is answered', async () => {
    const answer = await send(ping, discord.signed(ping, world.clock.now()))
    expect(answer).toEqual({ status: 200, body: { type: 1 } })
  })

  it('is refused with a sentence unless the signature is of Discord, of this body and of this time', async () => {
    const { 'x-signature-ed25519': signature = '', ...rest } = discord.signed(ping, world.clock.now())
    const other = signature.replace(/^./, digit => (digit === '0' ? '1' : '0'))
    const refused = { status: 401, body: { code: 'discord.notSigned' } }
    for (const headers of [
      {},
      rest,
      { ...rest, 'x-signature-ed25519': other },
      { ...rest, 'x-signature-ed25519': 'no' },
      {
        ...rest,
        'x-signature-ed25519': signature,
        'x-signature-timestamp': String(Number(rest['x-signature-timestamp']) + 1),
      },
    ])
      expect(await send(ping, headers)).toMatchObject(refused)
    expect(await send(`${ping} `, { ...rest, 'x-signature-ed25519': signature })).toMatchObject(refused)
    expect((await send(ping, {})).body).toMatchObject({
      message: 'Die Signatur ist ungültig: Die Anfrage kommt nicht von Discord.',
    })
    expect((await send(ping, {}, 'en')).body).toMatchObject({
      message: 'The signature is invalid, so this request didn’t come from Discord.',
    })
  })

  it.each([
    [-301, 401],
    [-300, 200],
    [300, 200],
    [301, 401],
  ])('signed %i seconds from now is answered with %i', async (seconds, status) => {
    const answer = await send(ping, discord.signed(ping, world.clock.now().add({ seconds })))
    expect(answer.status).toBe(status)
    if (status === 401)
      expect(answer.body).toMatchObject({ code: 'discord.notFresh', message: expect.stringMatching(/zu alt/) })
  })

  it('that comes again does nothing again, and says so', async () => {
    const office = await world.office()
    const { id: seatId } = await aPublishedSeat(office)
    const userId = await discord.linked(office.kim)
    const stateInApp = async () => (await office.kim.api.ownShifts.next())[0]?.shifts[0]?.status
    const list = (await discord.say({ id: userId }, 'shifts')).data
    const body = JSON.stringify(
      discord.tapOf({ id: userId }, list ?? { content: '', components: [] }, `shift:confirm:${seatId}`),
    )
    const headers = discord.signed(body, world.clock.now())
    expect((await send(body, headers)).status).toBe(200)
    expect(await stateInApp()).toBe('confirmed')
    expect(await send(body, headers)).toMatchObject({ status: 409, body: { code: 'discord.seenBefore' } })
    // signed anew it is the same all the same
    world.clock.set(world.clock.now().add({ minutes: 4 }).toString())
    expect((await send(body, discord.signed(body, world.clock.now()))).status).toBe(409)
  })

  it('that nobody understands, or that is too large, is refused with a sentence', async () => {
    for (const body of ['', 'null', '[]', '{"type":2}', '{', JSON.stringify({ ...JSON.parse(ping), type: 99 })]) {
      const answer = await send(body, discord.signed(body, world.clock.now()))
      expect(answer).toMatchObject({ status: 422, body: { code: 'discord.notUnderstood' } })
    }
    const large = JSON.stringify({ ...JSON.parse(ping), more: 'x'.repeat(100_000) })
    expect((await send(large, discord.signed(large, world.clock.now()))).status).toBe(413)
  })

  it('of a page of somebody else is refused before it is read', async () => {
    const headers = { ...discord.signed(ping, world.clock.now()), origin: 'https://evil.test' }
    expect((await send(ping, headers)).status).toBe(403)
  })
})
