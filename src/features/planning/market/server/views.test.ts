import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { addGroup } from '#test/groups.ts'
import { aMarket, anAdvertisement, monday } from '#test/market-office.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const note = 'Bitte bald'

describe('what planners read of the offers under way', () => {
  it('is the note, the way, the deadline, and whom it has reached', async () => {
    const { id, lea, kim, kofi, groupId, assignmentId } = await aMarket(world, { chatterCount: 2 })
    for (const name of ['Ada Berg', 'Bea Lind', 'Cem Kaya', 'Dora Fink']) await world.join(id, 'chatter', name)
    const gap = (shiftId: string, seat: number) => ({ ...anAdvertisement({ groupId, shiftId, seat }), note })
    const applyUntil = '2026-11-22T11:00:00Z'
    const applications = await lea.api.market.advertise({ ...gap('late', 1), applyUntil })
    const wave = { everyMinutes: 10, from: null }
    const inWaves = await lea.api.market.advertise({ ...gap('late', 2), waves: wave })
    const byName = await lea.api.market.advertise({ ...gap('night', 1), to: [kofi.id, kim.id], reason: 'passt' })
    const given = await kim.api.market.give({ assignmentId, to: [kofi.id], note })
    const { offers } = await lea.api.market.overview()
    const of = ({ offerId }: { offerId: string }) => offers.find(one => one.id === offerId)
    expect(of(applications)).toMatchObject({ note, way: 'applications', applyUntil, isForAll: true, waves: null })
    expect(of(applications)?.audience).toMatchObject({ lined: 0, refused: 0 })
    expect(of(applications)?.audience.asked).toBeGreaterThan(3)
    expect(of(applications)?.audience.names).toHaveLength(3)
    expect(of(inWaves)).toMatchObject({
      way: 'first',
      waves: { everyMinutes: 10, nextAt: '2026-11-20T11:10:00Z' },
      audience: { asked: 3 },
    })
    expect(of(byName)).toMatchObject({ isForAll: false, audience: { asked: 2, names: ['Kim Albers', 'Kofi Mensah'] } })
    await kofi.api.market.decline(byName)
    const then = (await lea.api.market.overview()).offers.find(one => one.id === byName.offerId)
    expect(then?.audience).toMatchObject({ asked: 2, refused: 1 })
    const [mine] = (await kim.api.market.own()).mine
    expect(mine).toMatchObject({ id: given.offerId, note, audience: { names: ['Kofi Mensah'] } })
  })

  it('tells two equal seats of one shift apart, wherever they are named', async () => {
    const wish = { chatterCount: 2, mainChatters: { late: 1 } }
    const { lea, kim, kofi, adam, groupId, assignmentId } = await aMarket(world, wish)
    const { gaps } = await lea.api.market.overview()
    const late = gaps.filter(gap => gap.date === monday && gap.shiftId === 'late' && gap.groupId === groupId)
    expect(late.map(({ seat, seats, isMainPlace }) => [seat, seats, isMainPlace])).toEqual([
      [1, 2, true],
      [2, 2, false],
    ])
    const first = { groupId, date: monday, shiftId: 'late', seat: 1, profileId: kofi.id }
    await adam.api.schedule.assign({ ...first, reason: 'geht' })
    const { seats } = await kim.api.market.partners({ assignmentId })
    expect(seats).toEqual([expect.objectContaining({ seat: 1, seats: 2, isMainPlace: true })])
    await lea.api.market.advertise(anAdvertisement({ groupId, shiftId: 'late', seat: 2 }))
    const { open } = await kim.api.market.own()
    expect(open).toEqual([expect.objectContaining({ seat: 2, seats: 2, isMainPlace: false })])
  })
})

it('offers of very many seats those that begin closest to the own one, in their order', async () => {
  const { kim, kofi, id, groupId, assignmentId } = await aMarket(world)
  const seatsOfOthers = (from: number, to: number) =>
    world.staffel.services.database.pool.query(
      `insert into assignments (organization_id, id, group_id, date, shift_id, seat, profile_id, state, shift_name, start_time,
         end_time, starts_at, ends_at, assigned_at)
       select $1, 'other' || lpad(n::text, 7, '0'), $2, '2026-11-20'::date + n / 90, (array['early', 'late', 'night'])[1 + n % 3],
         1 + n / 3 % 9, $3, 'assigned', 'Früh', '08:00', '08:30', '2026-11-20T12:00:00Z'::timestamptz + n * interval '20 minutes',
         '2026-11-20T12:10:00Z'::timestamptz + n * interval '20 minutes', now()
       from generate_series($4::int, $5::int) n
       where not '2026-11-20T12:00:00Z'::timestamptz + n * interval '20 minutes'
         between '2026-11-23T06:50:00Z' and '2026-11-23T15:00:00Z'
       on conflict do nothing`,
      [id, groupId, kofi.id, from, to],
    )
  const read = async () => {
    const { seats, areAll } = await kim.api.market.partners({ assignmentId })
    return { areAll, starts: seats.map(({ startsAt }) => startsAt) }
  }
  await seatsOfOthers(1, 40)
  const few = await read()
  expect(few.areAll).toBe(true)
  await seatsOfOthers(41, 1900)
  const { areAll, starts } = await read()
  expect({ areAll, count: starts.length }).toEqual({ areAll: false, count: 500 })
  expect(starts).toEqual(starts.toSorted())
  // Kim's begins on Monday, the 23rd, at 07:00 by UTC: none of both ends is nearer than one that is left out
  const away = (at: string | undefined) => Math.abs(Date.parse(at ?? '') - Date.parse('2026-11-23T07:00:00Z'))
  const { rows } = await world.staffel.services.database.pool.query<{ at: string; away: number }>(
    `select abs(extract(epoch from starts_at - '2026-11-23T07:00:00Z'::timestamptz))::float8 * 1000 as away
     from assignments where organization_id = $1 and profile_id = $2 and starts_at > $3 order by away limit 501`,
    [id, kofi.id, world.clock.now().toString()],
  )
  expect(Math.max(...starts.map(away))).toBeLessThanOrEqual(rows.at(-1)!.away)
})

it('offers no seat for which one of the two would work two shifts at once', async () => {
  const { adam, kim, kofi, assignmentId, id } = await aMarket(world)
  const nova = await addGroup(world, { id }, 'Nova')
  const seat = (date: string, shiftId: string) =>
    adam.api.schedule.assign({ groupId: nova, date: day(date), shiftId, seat: 1, profileId: kofi.id, reason: 'geht' })
  await seat('2026-11-23', 'early')
  await seat('2026-11-25', 'late')
  const { version } = await adam.api.schedule.plan({ groupId: nova, week: week('2026-W48') })
  await adam.api.schedule.publish({ groupId: nova, week: week('2026-W48'), version })
  const offered = async () =>
    (await kim.api.market.partners({ assignmentId })).seats.map(({ date, shiftId }) => `${date} ${shiftId}`)
  // Kofi works at the time of Kim's shift: the one that he gives for it is the only one
  expect(await offered()).toEqual(['2026-11-23 early'])
  const { seats } = await kofi.api.market.partners({
    assignmentId: (await adam.api.schedule.plan({ groupId: nova, week: week('2026-W48') })).assignments.find(
      ({ shiftId }) => shiftId === 'late',
    )!.id,
  })
  expect(seats).toEqual([])
})

describe('whom a free seat can be offered', () => {
  it('stands there with all that speaks for and against, as on the plan, and whether it is a warning', async () => {
    const { lea, olivia, kim, kofi, gap } = await aMarket(world)
    const question = { groupId: gap.groupId, date: monday, shiftId: 'late' }
    const candidates = await lea.api.schedule.candidates(question)
    const possible = await lea.api.market.candidates(question)
    const reasonsOf = (id: string) => candidates.find(({ profileId }) => profileId === id)?.reasons
    // Kim works early on that day: the late shift follows without a rest
    expect(possible.find(({ profileId }) => profileId === kim.id)).toMatchObject({
      warns: true,
      needsWord: true,
      reasons: reasonsOf(kim.id),
    })
    expect(reasonsOf(kim.id)).toContainEqual(expect.objectContaining({ code: 'short_rest' }))
    expect(possible.find(({ profileId }) => profileId === kofi.id)).toMatchObject({
      warns: false,
      needsWord: false,
      reasons: reasonsOf(kofi.id),
    })
    await olivia.api.market.saveSettings({ approvalPolicy: 'none', alarmHours: [24, 6] })
    expect((await lea.api.market.candidates(question)).find(({ profileId }) => profileId === kim.id)).toMatchObject({
      warns: true,
      needsWord: false,
    })
  })
})

describe('what is over', () => {
  it('has nobody to be asked: not for a gap, and not for one’s own seat', async () => {
    const { lea, kim, gap, assignmentId } = await aMarket(world)
    const question = { groupId: gap.groupId, date: monday, shiftId: 'late' }
    expect((await lea.api.market.candidates(question)).length).toBeGreaterThan(0)
    const { gaps } = await lea.api.market.overview()
    const endsAt = Temporal.Instant.from(gaps.find(one => one.date === monday && one.shiftId === 'late')!.endsAt)
    world.clock.set(endsAt.subtract({ seconds: 1 }).toString())
    expect((await lea.api.market.candidates(question)).length).toBeGreaterThan(0)
    expect(await refusalOf(kim.api.market.partners({ assignmentId }))).toMatchObject({ code: 'market.shiftOver' })
    world.clock.set(endsAt.toString())
    expect(await refusalOf(lea.api.market.candidates(question))).toMatchObject({
      code: 'market.shiftOver',
      message: 'Diese Schicht ist schon vorbei.',
    })
    const other = await addGroup(world, await world.office(), 'Nova')
    expect(await refusalOf(lea.api.market.candidates({ ...question, groupId: other }))).toMatchObject({
      code: 'schedule.groupNotFound',
    })
  })

  it('is said to whoever withdraws what has been withdrawn, be it their own or another’s', async () => {
    const { lea, adam, kim, gap, assignmentId } = await aMarket(world)
    const { offerId } = await lea.api.market.advertise(anAdvertisement(gap))
    await lea.api.market.withdraw({ offerId })
    for (const { api } of [lea, adam]) {
      expect(await refusalOf(api.market.withdraw({ offerId }))).toMatchObject({ code: 'market.offerEnded' })
    }
    const own = await kim.api.market.give({ assignmentId, to: null, note: '' })
    await adam.api.market.withdraw(own)
    expect(await refusalOf(kim.api.market.withdraw(own))).toMatchObject({ code: 'market.offerEnded' })
  })
})
