import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { statementsSent } from '#test/rows-read.ts'
import { twoGroups as groupsIn, withReason } from '#test/two-group-office.ts'
import { useWorld } from '#test/world.ts'

const world = useWorld()
const twoGroups = () => groupsIn(world)
const w48 = week('2026-W48')

describe('seats of several groups', () => {
  it('are judged together as they are one after the other: what the deed itself seats counts for the rest of it', async () => {
    const [together, apart] = [await twoGroups(), await twoGroups()]
    const wishesOf = ({ luna, nova, kim, kofi, seat }: typeof together) => {
      const on = (n: number) => day(`2026-11-${23 + n}`)
      return [
        ...[0, 1, 2, 3, 4, 5, 6].map(n => seat(luna, kim, on(n))),
        // somewhere else, without rest, on a seat that is taken, once more
        seat(nova, kim, on(1)),
        seat(nova, kim, on(2), 'late'),
        seat(nova, kofi, on(3), 'night'),
        seat(nova, kofi, on(4)),
        seat(luna, kofi, on(0)),
        seat(luna, kim, on(0)),
        seat(luna, kofi, on(5), 'early', 2),
        seat(luna, kofi, on(5), 'early', 3),
      ].map(one => withReason(one))
    }
    for (const { adam, luna } of [together, apart]) {
      await adam.api.schedule.publish({ groupId: luna, week: w48, version: 0 })
    }
    const whole = await together.adam.api.agencyWeek.assign({ seats: wishesOf(together) })
    const parts = []
    for (const wish of wishesOf(apart)) parts.push(await apart.adam.api.agencyWeek.assign({ seats: [wish] }))
    const named = (
      { luna, nova, kim, kofi }: typeof together,
      outcome: Pick<typeof whole, 'seats' | 'left'>,
    ): unknown =>
      JSON.parse(
        Object.entries({ luna, nova, kim: kim.id, kofi: kofi.id }).reduce(
          (text, [name, id]) => text.replaceAll(id, name),
          JSON.stringify(outcome),
        ),
      )
    const all = { seats: parts.flatMap(({ seats }) => seats), left: parts.flatMap(({ left }) => left) }
    expect(named(together, whole)).toEqual(named(apart, all))
    expect([...new Set(whole.left.map(({ code }) => code))].toSorted()).toEqual([
      'schedule.needsReason',
      'schedule.noSeat',
      'schedule.taken',
      'schedule.takenElsewhere',
    ])
    expect(await together.shown()).toEqual(await apart.shown())
    // a deed is one change of a week
    const versions = async ({ read }: typeof together) => (await read()).groups.map(({ version }) => version)
    const inLuna = all.seats.filter(({ groupId }) => groupId === apart.luna).length
    expect([await versions(together), await versions(apart)]).toEqual([
      [2, 1],
      [1 + inLuna, all.seats.length - inLuna],
    ])
  })
})

it('are published, copied into a published week and taken back in as many statements, however many they are', async () => {
  const w49 = week('2026-W49')
  const counts = []
  for (const days of [1, 7]) {
    const { adam, luna, nova, kim, kofi, seat, read } = await twoGroups()
    const dates = Array.from({ length: days }, (_, n) => day(`2026-11-${23 + n}`))
    const wishes = dates.flatMap(date => [seat(luna, kim, date), seat(nova, kofi, date)])
    await adam.api.agencyWeek.assign({ seats: wishes.map(one => withReason(one, 'geht')) })
    const publish = async (of: typeof w48) => {
      const groups = (await read(of)).groups.map(({ id: groupId, version }) => ({ groupId, version }))
      await adam.api.agencyWeek.publish({ week: of, groups })
    }
    await publish(w49)
    const published = await statementsSent(() => publish(w48))
    let copied: Awaited<ReturnType<typeof adam.api.agencyWeek.copy>> | undefined
    const wish = { groupIds: [luna, nova], from: w48, to: [w49], reason: 'geht' }
    const copying = await statementsSent(async () => (copied = await adam.api.agencyWeek.copy(wish)))
    const seats = copied!.seats.map(({ reason: _, ...one }) => one)
    expect(seats).toHaveLength(2 * days)
    const back = await statementsSent(() => adam.api.agencyWeek.unassign({ seats, asBefore: true }))
    counts.push({ published, copying, back })
  }
  expect(counts[1]).toEqual(counts[0])
})

describe('copying a week of several groups', () => {
  it('seats whom it can in the other week, and names the others', async () => {
    const { adam, luna, nova, kim, kofi, seat, shown } = await twoGroups()
    await adam.api.agencyWeek.assign({ seats: [withReason(seat(luna, kim)), withReason(seat(nova, kofi))] })
    const first = await adam.api.agencyWeek.copy({ groupIds: [luna, nova], from: w48, to: [week('2026-W49')] })
    expect(first.left.map(({ code }) => code)).toEqual(['schedule.needsReason', 'schedule.needsReason'])
    const second = await adam.api.agencyWeek.copy({
      groupIds: [luna, nova],
      from: w48,
      to: [week('2026-W49')],
      reason: 'wie immer',
    })
    expect([second.seats.length, second.left]).toEqual([2, []])
    expect(await shown(week('2026-W49'))).toHaveLength(2)
  })

  it('does nothing where nobody sits', async () => {
    const { adam, luna, nova } = await twoGroups()
    const copied = await adam.api.agencyWeek.copy({ groupIds: [luna, nova], from: w48, to: [week('2026-W49')] })
    expect(copied).toEqual({ seats: [], left: [] })
  })

  it('leaves out what is over there by now', async () => {
    const { adam, luna, nova, kim, kofi, seat, shown } = await twoGroups()
    const [w46, w47] = [week('2026-W46'), week('2026-W47')]
    const put = [seat(luna, kim, day('2026-11-12')), seat(nova, kofi, day('2026-11-14'))]
    await adam.api.agencyWeek.assign({ seats: put.map(one => withReason(one, 'nachgetragen')) })
    // Friday noon: the early shift of Thursday is over, that of Saturday is not
    const { seats, left } = await adam.api.agencyWeek.copy({
      groupIds: [luna, nova],
      from: w46,
      to: [w47],
      reason: 'wie immer',
    })
    expect([seats.map(({ date }) => date), left]).toEqual([['2026-11-21'], []])
    expect(await shown(w47)).toEqual(['Nova Früh 5 1 Kofi draft'])
  })
})
