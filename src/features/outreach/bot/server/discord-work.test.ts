import { afterAll, expect, it } from 'vitest'
import { openDiscordChats, plain } from '#test/discord-chats.ts'
import { aDuty, at } from '#test/duty-office.ts'
import { aMarket, monday, sitsOn } from '#test/market-office.ts'
import { useWorld } from '#test/world.ts'
import { botTextsOf } from './chat-texts.ts'

const discord = await openDiscordChats(() => world)
const { hears, linked, say, tap } = discord
const world = useWorld(discord.variables)
afterAll(() => discord.close())

const said = async (...asked: Parameters<typeof tap>): Promise<string> => plain((await tap(...asked)).content)

it('a shift is given away and taken in Discord; whoever is late reads that it is taken', async () => {
  const { adam, id, kim, kofi, seat, free } = await aMarket(world)
  const mila = await world.join(id, 'chatter', 'Mila Berg')
  await free(mila)
  const [kims, kofis, milas] = [await linked(kim), await linked(kofi), await linked(mila)]
  const list = (await say({ id: kims }, 'shifts')).data!
  const asked = await tap(kims, list, 'Abgeben')
  expect(await said(kims, asked, 'Ja,')).toContain('Zur Übernahme angeboten: Mo., 23. Nov.')
  const [forKofi, forMila] = [
    await hears(kofis, 'Kim Albers gibt eine Schicht ab'),
    await hears(milas, 'Kim Albers gibt eine Schicht ab'),
  ]
  const { take, taken } = botTextsOf('de').market
  expect(await said(kofis, forKofi, take)).toContain(taken)
  expect(await said(milas, forMila, take)).toContain('Diese Schicht ist schon vergeben.')
  expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kofi.id, state: 'confirmed' })
})

it('a swap is asked of somebody, who answers it in Discord', async () => {
  const { adam, kim, kofi, seat, gap, assignmentId } = await aMarket(world)
  const { assignment } = await adam.api.schedule.assign({ ...gap, date: monday, profileId: kofi.id })
  const kofis = await linked(kofi)
  await kim.api.market.swap({ assignmentId, otherAssignmentId: assignment.id, note: 'Geburtstag' })
  const asked = await hears(kofis, 'Geburtstag')
  expect(await said(kofis, asked, 'Tauschen')).toContain('✓ Die Schicht gehört dir.')
  expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: kofi.id })
  expect(await sitsOn({ adam }, gap)).toMatchObject({ profileId: kim.id })
})

it('work is begun and ended in Discord', async () => {
  const { kim } = await aDuty(world)
  const kims = await linked(kim)
  const clock = (time: string) => world.clock.set(Temporal.Instant.from(at(time)).toString())
  clock('08:05')
  await world.staffel.planning.sweep()
  await world.staffel.sending.sweep()
  const asked = await hears(kims, 'Dann checke bitte ein')
  clock('08:12')
  expect(await said(kims, asked, 'Einchecken')).toContain('✓ Eingecheckt: Mo., 23. Nov. · Früh')
  const duty = (await say({ id: kims }, 'duty')).data!
  expect(plain(duty.content)).toContain('eingecheckt seit 08:12')
  clock('16:10')
  expect(await said(kims, duty, 'Auschecken')).toContain('✓ Ausgecheckt')
  expect((await kim.api.attendance.ownSheet({ month: '2026-11' })).sums).toMatchObject({ worked: 468 })
})
