import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { aMarket, anAdvertisement, monday, sitsOn } from '#test/market-office.ts'
import { type Person, refusalOf, useWorld } from '#test/world.ts'

const world = useWorld({}, { ownDatabase: true })
const note = ''

const told = async ({ api }: Person, kind: string) =>
  (await api.notifications.list({})).notifications.filter(one => one.kind === kind)

const people = async (organizationId: string, count: number) => {
  const joined: Person[] = []
  for (let at = 0; at < count; at++) {
    joined.push(await world.join(organizationId, 'chatter', `Anna ${String(at).padStart(3, '0')}`))
  }
  return joined
}

describe('one outcome', () => {
  it('of 200 who take a seat at once: one has it, the others read that it is taken', async () => {
    const { id, olivia, lea, adam, gap } = await aMarket(world)
    await olivia.api.market.saveSettings({ approvalPolicy: 'none', alarmHours: [] })
    const takers = await people(id, 200)
    const { offerId } = await lea.api.market.advertise(anAdvertisement(gap))
    const outcomes = await Promise.all(
      takers.map(async ({ api, id: profileId }) => {
        const said = await api.market.take({ offerId }).catch(() => undefined)
        return said?.state === 'done' ? profileId : undefined
      }),
    )
    const winners = outcomes.filter(one => one !== undefined)
    expect(winners).toHaveLength(1)
    expect(await sitsOn({ adam }, gap)).toMatchObject({ profileId: winners[0] })
    const late = takers.find(({ id: profileId }) => profileId !== winners[0])!
    expect(await refusalOf(late.api.market.take({ offerId }))).toMatchObject({
      message: 'Diese Schicht ist schon vergeben.',
    })
    expect(await told(lea, 'offer_settled')).toHaveLength(1)
  })

  it('of a taker and a withdrawal, in whichever order', async () => {
    const { kim, kofi, adam, seat, assignmentId } = await aMarket(world)
    const { offerId } = await kim.api.market.give({ assignmentId, to: null, note })
    const [took, withdrew] = await Promise.allSettled([
      kofi.api.market.take({ offerId }),
      kim.api.market.withdraw({ offerId }),
    ])
    expect([took.status, withdrew.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const holder = took.status === 'fulfilled' ? kofi : kim
    expect(await sitsOn({ adam }, seat)).toMatchObject({ profileId: holder.id })
  })

  it('of a taker and a planner’s own hand', async () => {
    const { id, lea, kofi, adam, gap } = await aMarket(world)
    const mila = await world.join(id, 'chatter', 'Mila Berg')
    const { offerId } = await lea.api.market.advertise(anAdvertisement(gap))
    const [took, put] = await Promise.allSettled([
      kofi.api.market.take({ offerId }),
      adam.api.schedule.assign({ ...gap, date: monday, profileId: mila.id, reason: 'Einspringen' }),
    ])
    expect([took.status, put.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const holder = took.status === 'fulfilled' ? kofi : mila
    expect(await sitsOn({ adam }, gap)).toMatchObject({ profileId: holder.id })
    expect((await lea.api.market.overview()).offers).toEqual([])
  })

  it('of a taker who was locked a second ago: nothing has changed', async () => {
    const { kim, kofi, olivia, adam, seat, assignmentId } = await aMarket(world)
    const { offerId } = await kim.api.market.give({ assignmentId, to: null, note })
    await Promise.allSettled([olivia.api.team.lock({ id: kofi.id }), kofi.api.market.take({ offerId })])
    const refusal = await refusalOf(kofi.api.market.take({ offerId }))
    expect(refusal.code).toMatch(/^(permissions|signIn)\./)
    const holder = await sitsOn({ adam }, seat)
    expect(holder === undefined || holder.profileId === kim.id).toBe(true)
  })

  it('of a wave that fires while the seat is taken: nobody is asked any more', async () => {
    const { id, lea, kofi, olivia, gap } = await aMarket(world)
    await olivia.api.market.saveSettings({ approvalPolicy: 'none', alarmHours: [] })
    const others = await people(id, 6)
    const wish = { ...anAdvertisement(gap), waves: { everyMinutes: 10, from: null } }
    const { offerId } = await lea.api.market.advertise(wish)
    const asked = async () => {
      const all = await Promise.all([kofi, ...others].map(async one => (await told(one, 'offer_made')).length))
      return all.reduce((sum, each) => sum + each, 0)
    }
    // Kim has the early shift, and is asked as well as he could do the late one: the best three of eight
    const first = await asked()
    expect(first).toBeGreaterThanOrEqual(2)
    expect(first).toBeLessThanOrEqual(3)
    const outsider = (await Promise.all(others.map(async one => [one, await told(one, 'offer_made')] as const))).find(
      ([, notices]) => notices.length === 0,
    )![0]
    expect(await refusalOf(outsider.api.market.take({ offerId }))).toMatchObject({ code: 'market.offerNotFound' })
    world.clock.set('2026-11-20T11:09:00Z')
    await world.staffel.planning.sweep()
    expect(await asked()).toBe(first)
    world.clock.set('2026-11-20T11:10:00Z')
    await Promise.all([world.staffel.planning.sweep(), world.staffel.planning.sweep()])
    const second = await asked()
    expect(second - first).toBeLessThanOrEqual(3)
    expect(second).toBeGreaterThan(first)
    world.clock.set('2026-11-20T11:20:00Z')
    const [took] = await Promise.all([kofi.api.market.take({ offerId }), world.staffel.planning.sweep()])
    expect(took.state).toBe('done')
    const third = await asked()
    world.clock.set('2026-11-20T12:00:00Z')
    await world.staffel.planning.sweep()
    expect(await asked()).toBe(third)
  })
})

describe('the alarm', () => {
  it('says once for each threshold what is free and what is not confirmed', async () => {
    const { lea, kofi, kim, assignmentId } = await aMarket(world)
    const alarms = async () => (await told(lea, 'seat_alarm')).map(({ parameters }) => parameters)
    const raise = async (instant: string) => {
      world.clock.set(instant)
      await Promise.all([world.staffel.planning.alarm(), world.staffel.planning.alarm()])
      await world.staffel.planning.alarm()
      return alarms()
    }
    expect(await raise('2026-11-22T00:59:00Z')).toEqual([])
    // the night begins at two, the early shift at eight
    const night = { hours: 24, isFree: true, seats: [expect.objectContaining({ date: monday, shiftId: 'night' })] }
    expect(await raise('2026-11-22T01:00:00Z')).toEqual([night])
    const early = { hours: 24, isFree: false, seats: [expect.objectContaining({ shiftId: 'early', seat: 1 })] }
    expect(await raise('2026-11-22T07:00:00Z')).toEqual([early, night])
    expect(await raise('2026-11-22T08:00:00Z')).toHaveLength(2)
    await kim.api.ownShifts.confirm({ assignmentId })
    expect(await raise('2026-11-22T15:00:00Z')).toHaveLength(3)
    const again = { hours: 6, isFree: true, seats: [expect.objectContaining({ date: monday, shiftId: 'night' })] }
    expect((await raise('2026-11-22T19:00:00Z'))[0]).toEqual(again)
    const unconfirmed = (await raise('2026-11-23T01:00:00Z')).filter(one => 'isFree' in one && !one.isFree)
    expect(unconfirmed).toHaveLength(1)
    expect(await told(kofi, 'seat_alarm')).toEqual([])
  })

  it('says the minutes that are left of a seat that opened shortly before it begins', async () => {
    const { lea } = await aMarket(world)
    world.clock.set('2026-11-23T00:58:00Z')
    await world.staffel.planning.alarm()
    const alarms = (await told(lea, 'seat_alarm')).map(({ parameters }) => parameters)
    expect(alarms).toContainEqual(expect.objectContaining({ isFree: true, minutes: 2 }))
  })

  it('comes once also when the clock was a day ahead for a while', async () => {
    const { lea } = await aMarket(world)
    const night = async () =>
      (await told(lea, 'seat_alarm')).filter(
        ({ parameters }) =>
          'seats' in parameters && parameters.seats.some(({ date, shiftId }) => date === monday && shiftId === 'night'),
      )
    const raise = async (instant: string) => {
      world.clock.set(instant)
      await Promise.all([world.staffel.planning.alarm(), world.staffel.planning.alarm()])
      return (await night()).length
    }
    expect(await raise('2026-11-21T19:00:00Z')).toBe(0)
    // by this clock six hours are left: the shortest of both is said, and both are done
    expect(await raise('2026-11-22T19:00:00Z')).toBe(1)
    expect(await raise('2026-11-21T19:01:00Z')).toBe(1)
    expect(await raise('2026-11-22T01:00:00Z')).toBe(1)
    expect(await raise('2026-11-22T19:00:00Z')).toBe(1)
  })

  it.each([
    ['in spring', '2027-W12', '2027-03-28', '2027-03-27T06:00:00Z'],
    ['in autumn', '2027-W43', '2027-10-31', '2027-10-30T07:00:00Z'],
  ])('counts the hours that really pass when the clock changes %s', async (_, ofWeek, sunday, due) => {
    const { id, adam, kim, groupId } = await aMarket(world)
    const [asked, date] = [week(ofWeek), day(sunday)]
    await adam.api.schedule.assign({ groupId, date, shiftId: 'early', seat: 1, profileId: kim.id, reason: 'geht' })
    const { version } = await adam.api.schedule.plan({ groupId, week: asked })
    await adam.api.schedule.publish({ groupId, week: asked, version })
    // nobody stays signed in for so long
    const count = async () => {
      const { rows } = await world.staffel.services.database.pool.query(
        `select id from notifications where organization_id = $1 and recipient_id = $2 and kind = 'seat_alarm'
           and parameters ->> 'isFree' = 'false' and parameters -> 'seats' -> 0 ->> 'date' = $3`,
        [id, adam.id, sunday],
      )
      return rows.length
    }
    world.clock.set(Temporal.Instant.from(due).subtract({ minutes: 1 }).toString())
    await world.staffel.planning.alarm()
    expect(await count()).toBe(0)
    world.clock.set(due)
    await Promise.all([world.staffel.planning.alarm(), world.staffel.planning.alarm()])
    expect(await count()).toBe(1)
  })
})
