import pg from 'pg'
import { expect, it } from 'vitest'
import { daysFrom } from '#kit/day.ts'
import { aMarket, anAdvertisement, monday } from '#test/market-office.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const note = 'Bitte bald'

it('advertises several open seats at once, and counts those that cannot be', async () => {
  const { lea, kofi, gap, groupId, seat } = await aMarket(world, { chatterCount: 2 })
  await lea.api.market.advertise(anAdvertisement(gap))
  const open = [
    { ...gap, seat: 2 },
    { groupId, date: monday, shiftId: 'night', seat: 1 },
  ]
  const taken = { groupId, date: seat.date, shiftId: seat.shiftId, seat: seat.seat }
  const wish = { seats: [...open, gap, taken, { ...gap, seat: 9 }], note, everyMinutes: null }
  expect(await lea.api.market.advertiseMany(wish)).toEqual({ advertised: 2, nobodyFits: 0, changed: 3 })
  const { offers } = await lea.api.market.overview()
  const made = offers.filter(offer => offer.note === note).toSorted((a, b) => (a.shiftId < b.shiftId ? -1 : 1))
  const common = { way: 'first', isForAll: true, waves: null }
  expect(made).toMatchObject(open.map(({ shiftId, seat: number }) => ({ ...common, shiftId, seat: number })))
  expect((await kofi.api.market.own()).open).toHaveLength(3)
  expect(await lea.api.market.advertiseMany(wish)).toEqual({ advertised: 0, nobodyFits: 0, changed: 5 })
})

it('advertises no seat if one of them fails', async () => {
  const { lea, gap, groupId } = await aMarket(world)
  const client = new pg.Client(world.databaseUrl)
  await client.connect()
  await client.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
    create trigger fail before insert on market_offers for each row
      when (new.group_id = '${groupId}' and new.shift_id = 'night') execute function fail()`)
  const seats = [gap, { groupId, date: monday, shiftId: 'night', seat: 1 }]
  await expect(lea.api.market.advertiseMany({ seats, note, everyMinutes: null })).rejects.toThrow()
  await client.query('drop trigger fail on market_offers; drop function fail')
  await client.end()
  expect((await lea.api.market.overview()).offers).toEqual([])
})

it('lets two planners advertise the same seats at once', async () => {
  const { lea, adam, groupId } = await aMarket(world)
  const others = ['late', 'night'].map(shiftId => ({ groupId, date: monday, shiftId, seat: 1 }))
  const [first, second] = await Promise.all([
    lea.api.market.advertiseMany({ seats: others, note, everyMinutes: null }),
    adam.api.market.advertiseMany({ seats: others.toReversed(), note, everyMinutes: null }),
  ])
  expect(first.advertised + second.advertised).toBe(2)
  expect(first.changed + second.changed).toBe(2)
})

it('leaves no offer behind for a seat whose invitees have been notified too often', async () => {
  const { lea, kofi, groupId } = await aMarket(world, { chatterCount: 6 })
  const seats = daysFrom(monday, 4).flatMap(date =>
    ['late', 'night'].flatMap(shiftId => [1, 2, 3, 4, 5, 6].map(seat => ({ groupId, date, shiftId, seat }))),
  )
  const early = daysFrom(monday, 4).flatMap(date =>
    [2, 3, 4, 5, 6].map(seat => ({ groupId, date, shiftId: 'early', seat })),
  )
  const result = await lea.api.market.advertiseMany({ seats: [...seats, ...early], note, everyMinutes: null })
  expect(result).toEqual({ advertised: 60, nobodyFits: 0, changed: 8 })
  expect((await lea.api.market.overview()).offers).toHaveLength(60)
  expect((await kofi.api.market.own()).open).toHaveLength(60)
})

it('invites to several open seats in waves', async () => {
  const { lea, gap } = await aMarket(world)
  await lea.api.market.advertiseMany({ seats: [gap], note, everyMinutes: 10 })
  const { offers } = await lea.api.market.overview()
  expect(offers).toMatchObject([{ waves: { everyMinutes: 10 } }])
})

it('advertises 100 seats at most, and only for planners', async () => {
  const { lea, kim, gap } = await aMarket(world)
  const seats = Array.from({ length: 101 }, () => gap)
  const refused = await refusalOf(lea.api.market.advertiseMany({ seats, note, everyMinutes: null }))
  expect(refused).toMatchObject({ code: 'input.tooMany', field: 'seats' })
  const wish = { seats: [gap], note, everyMinutes: null }
  expect(await refusalOf(kim.api.market.advertiseMany(wish))).toMatchObject({ code: 'permissions.missing' })
})
