import { expect, it, vi } from 'vitest'
import { addDays, daysFrom } from '#kit/day.ts'
import { defaultRules } from '#features/planning/planning-rules/rules.ts'
import { aPlannedOffice, monday, w48 } from '#test/autoplan-office.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
vi.setConfig({ testTimeout: 90_000 })

it('says of a seat why this person, who came next, and what the swap would cost', async () => {
  const { lea, kim, kofi, luna, plan } = await aPlannedOffice(world)
  await kim.api.preferences.save({
    preferences: [{ id: 'early', priority: 1, is_enabled: true, is_exclusive: false }],
  })
  const proposal = await plan({ dates: [monday] })
  const { seats } = proposal
  // both work the early shift, each in one of the groups
  expect(new Set(seats.map(({ profileId }) => profileId))).toEqual(new Set([kim.id, kofi.id]))
  const { groupId, date, shiftId, seat, profileId } = seats.find(one => one.groupId === luna)!
  const why = await lea.api.autoplan.explainSeat({ proposalId: proposal.id, groupId, date, shiftId, seat, profileId })
  expect(why.person).toEqual({ profileId, fullName: profileId === kim.id ? 'Kim Albers' : 'Kofi Mensah' })
  // both are at home in Luna: 2160 for the home group
  expect(why.points).toMatchObject({ home: 2160 })
  expect(why.reasons.map(({ code }) => code)).toContain('available')
  const [next] = why.next
  const other = profileId === kim.id ? kofi : kim
  expect(next?.profileId).toBe(other.id)
  // nobody is left for the other group, or the two change places
  expect(next?.moves.map(({ profileId: of }) => of)).toEqual([profileId, other.id])
  expect(next?.filled).toBe(-(next?.opens.length ?? 0) + (next?.fills.length ?? 0))
  const strange = { proposalId: proposal.id, groupId, date, shiftId, seat, profileId: lea.id }
  expect(await refusalOf(lea.api.autoplan.explainSeat(strange))).toMatchObject({ code: 'autoplan.seatNotFound' })
})

it('lets the two change places where nothing better comes of it', async () => {
  const { lea, kim, kofi, luna, nova, plan } = await aPlannedOffice(world)
  const proposal = await plan({ dates: [monday] })
  const seat = proposal.seats.find(one => one.groupId === luna)!
  const { groupId, date, shiftId, seat: number, profileId } = seat
  const other = profileId === kim.id ? kofi : kim
  const why = await lea.api.autoplan.explainSeat({
    proposalId: proposal.id,
    groupId,
    date,
    shiftId,
    seat: number,
    profileId,
  })
  const swap = why.next.find(one => one.profileId === other.id)!
  expect(swap.moves.find(one => one.profileId === other.id)).toMatchObject({
    from: [{ groupId: nova, date: monday, shiftId: 'early' }],
    to: [{ groupId: luna, date: monday, shiftId: 'early' }],
  })
  expect(swap.moves.find(one => one.profileId === profileId)?.to).toEqual([
    { groupId: nova, date: monday, shiftId: 'early' },
  ])
})

it('says of a gap what holds whom, and the least that would fill it: done, the seat is filled', async () => {
  const { olivia, lea, kim, kofi, luna, nova, plan, isFree, assign, seat } = await aPlannedOffice(world)
  const tuesday = addDays(monday, 1)
  await isFree(kofi, ['early'], daysFrom(addDays(monday, 2), 5))
  await kofi.api.availability.setCells({ week: w48, cells: [{ date: tuesday, shiftId: 'early', marking: 'none' }] })
  // until two at night: six hours of rest before the early shift
  await assign(seat(nova, kim, 0, 'late'))
  const proposal = await plan({ groupIds: [luna], dates: [tuesday] })
  const gap = { groupId: luna, date: tuesday, shiftId: 'early' }
  const why = await lea.api.autoplan.explainOpenSeat({ proposalId: proposal.id, ...gap })
  expect(why).toMatchObject({ empty: 1, checked: 3, free: [] })
  const held = new Map(why.held.map(({ hold, people }) => [hold, people.map(({ profileId }) => profileId)]))
  expect(held.get('short_rest')).toEqual([kim.id])
  expect(held.get('not_available')?.toSorted()).toEqual([kofi.id, lea.id].toSorted())
  expect(why.least).toEqual([
    { profileId: kim.id, fullName: 'Kim Albers', hold: 'short_rest', says: 11, needs: 6 },
    ...why.least.slice(1),
  ])
  expect(why.least.slice(1).map(({ hold, needs }) => [hold, needs])).toEqual([
    ['not_available', null],
    ['not_available', null],
  ])

  const wish = (profileId: string) => ({ seats: [{ ...gap, seat: 1, profileId, reason: null }] })
  const refused = await lea.api.agencyWeek.assign(wish(kim.id))
  expect(refused.left.map(({ code }) => code)).toEqual(['schedule.needsReason'])
  const save = (minRestHours: number, seen = defaultRules) =>
    olivia.api.planningRules.save({ ...defaultRules, minRestHours, seen })
  // an hour more than the least does not do
  await save(7)
  expect((await lea.api.agencyWeek.assign(wish(kim.id))).left.length).toBe(1)
  await save(6, { ...defaultRules, minRestHours: 7 })
  expect((await lea.api.agencyWeek.assign(wish(kim.id))).left).toEqual([])
  const gone = { ...gap, shiftId: 'AAAAAAAAAAAA' }
  expect(await refusalOf(lea.api.autoplan.explainOpenSeat({ proposalId: proposal.id, ...gone }))).toMatchObject({
    code: 'autoplan.seatNotFound',
  })
})

it('says the same of what was taken over since', async () => {
  const { lea, luna, plan } = await aPlannedOffice(world)
  const proposal = await plan({ groupIds: [luna] })
  const [seat] = proposal.seats
  const { groupId, date, shiftId, seat: number, profileId } = seat!
  const ask = () =>
    lea.api.autoplan.explainSeat({ proposalId: proposal.id, groupId, date, shiftId, seat: number, profileId })
  const before = await ask()
  await lea.api.autoplan.apply({ proposalId: proposal.id, seats: null })
  expect(await ask()).toEqual(before)
})
