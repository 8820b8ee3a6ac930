import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { weekOf } from '#kit/week.ts'
import { addGroup } from '#test/groups.ts'
import { anAdvertisement } from '#test/market-office.ts'
import { useWorld } from '#test/world.ts'

const world = useWorld({}, { ownDatabase: true })

/** What the jobs do at a moment: on two nodes at once, and once more. */
async function tick(instant: string): Promise<void> {
  world.clock.set(instant)
  const { planning } = world.staffel
  await Promise.all([planning.sweep(), planning.sweep(), planning.alarm(), planning.alarm()])
  await planning.sweep()
  await planning.alarm()
}

/** A group of one seat a shift, published around the day, and people who could be asked. Nobody stays signed in until then. */
async function aNight(date: string) {
  const office = await world.office()
  const { id: organizationId, adam, lea, olivia } = office
  await olivia.api.market.saveSettings({ approvalPolicy: 'none', alarmHours: [24, 6] })
  for (let at = 0; at < 12; at++) await world.join(organizationId, 'chatter', `Anna ${at}`)
  const groupId = await addGroup(world, office, 'Luna', { chatterCount: 1 })
  for (const of of new Set([
    weekOf(day(date)),
    weekOf(day(Temporal.PlainDate.from(date).subtract({ days: 1 }).toString())),
  ])) {
    const { version } = await adam.api.schedule.plan({ groupId, week: of })
    await adam.api.schedule.publish({ groupId, week: of, version })
  }
  const { pool } = world.staffel.services.database
  const rows = async (text: string): Promise<number> => {
    const found = await pool.query<{ count: number }>(`select count(*)::int as count from ${text}`, [organizationId])
    return found.rows[0]?.count ?? 0
  }
  return {
    lea,
    groupId,
    /** How many have been asked, of whom each was told once. */
    asked: async (offerId: string) => {
      const count = await rows(
        `market_invitees where organization_id = $1 and offer_id = '${offerId}' and invited_at is not null`,
      )
      const told = `notifications where organization_id = $1 and kind = 'offer_made' and parameters ->> 'offerId' = '${offerId}'`
      expect(await rows(told)).toBe(count)
      expect(await rows(`(select distinct recipient_id from ${told}) as one`)).toBe(count)
      return count
    },
    /** How often the planner has been told of a seat that is free. */
    alarms: (shiftId: string, of: string) =>
      rows(`notifications where organization_id = $1 and recipient_id = '${adam.id}' and kind = 'seat_alarm'
        and parameters -> 'seats' @> '[{"date": "${of}", "shiftId": "${shiftId}"}]'`),
  }
}

/** Rounds of three, thirty minutes apart, as instants. */
const rounds = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    Temporal.Instant.from(from)
      .add({ minutes: 30 * at })
      .toString(),
  )

describe.each([
  // in spring the clock goes from 01:59 to 03:00, in autumn from 02:59 back to 02:00: both at 01:00 UTC
  ['an hour is missing', '2027-03-28', '2027-03-28T00:15:00Z'],
  ['an hour comes twice', '2027-10-31', '2027-10-31T00:15:00Z'],
])('in the night in which %s', (_, date, from) => {
  it('rounds come every so many minutes that really pass, each once and not early', async () => {
    const { lea, groupId, asked } = await aNight(date)
    const waves = { everyMinutes: 30, from }
    const gap = anAdvertisement({ groupId, shiftId: 'late', seat: 1 })
    const { offerId } = await lea.api.market.advertise({ ...gap, date: day(date), waves })
    // at 00:15, 00:45, 01:15 and 01:45: before, on both sides of the change, and after
    for (const [at, due] of rounds(from, 4).entries()) {
      await tick(Temporal.Instant.from(due).subtract({ seconds: 1 }).toString())
      expect(await asked(offerId)).toBe(3 * at)
      await tick(due)
      expect(await asked(offerId)).toBe(3 * (at + 1))
    }
  })

  it('the alarm counts hours that really pass, whichever side of the change a shift begins on', async () => {
    const { alarms } = await aNight(date)
    // the night begins at two, which spring skips and autumn repeats: at three there, at the first of both here
    const begins = (hours: number) =>
      Temporal.PlainDate.from(date)
        .toZonedDateTime({ timeZone: 'Europe/Berlin', plainTime: { hour: hours } })
        .toInstant()
    const due = (
      [
        ['night', begins(2)],
        ['early', begins(8)],
        ['late', begins(16)],
      ] as const
    ).flatMap(([shiftId, start]) => [24, 6].map(hours => ({ shiftId, hours, at: start.subtract({ hours }) })))
    for (const { shiftId, hours, at } of due.toSorted((one, other) => Temporal.Instant.compare(one.at, other.at))) {
      const before = hours === 24 ? 0 : 1
      await tick(at.subtract({ seconds: 1 }).toString())
      expect([shiftId, hours, await alarms(shiftId, date)]).toEqual([shiftId, hours, before])
      await tick(at.toString())
      expect([shiftId, hours, await alarms(shiftId, date)]).toEqual([shiftId, hours, before + 1])
    }
  })
})

describe('a clock that is a day off', () => {
  const monday = '2026-11-23'
  const from = '2026-11-22T10:00:00Z'

  it.each([
    ['ahead', '2026-11-23T09:00:00Z'],
    ['behind', '2026-11-21T09:59:00Z'],
  ])('%s for a while asks and warns nobody twice, and goes on when it is right again', async (which, wrong) => {
    const { lea, groupId, asked, alarms } = await aNight(monday)
    const waves = { everyMinutes: 60, from }
    const gap = anAdvertisement({ groupId, shiftId: 'late', seat: 1 })
    const { offerId } = await lea.api.market.advertise({ ...gap, date: day(monday), waves })
    await tick(from)
    const [first, warned] = [await asked(offerId), await alarms('early', monday)]
    expect([first, warned]).toEqual([3, 1])
    await tick(wrong)
    await tick(wrong)
    // by a clock that is ahead a round and the last alarm are due: they come once, and not again when it is right
    const [then, warnedThen] = [await asked(offerId), await alarms('early', monday)]
    expect([then - first, warnedThen - warned]).toEqual(which === 'ahead' ? [3, 0] : [0, 0])
    await tick('2026-11-22T10:01:00Z')
    // a clock that was behind has lived through an hour too many: the next round is due at once, and once
    const right = then + (which === 'ahead' ? 0 : 3)
    expect([await asked(offerId), await alarms('early', monday)]).toEqual([right, warnedThen])
    await tick('2026-11-22T11:00:59Z')
    expect(await asked(offerId)).toBe(right)
    // and rounds go on within the hour, instead of waiting for a day that was lived through once already
    await tick('2026-11-22T11:01:00Z')
    expect(await asked(offerId)).toBeGreaterThan(right)
    expect(await alarms('early', monday)).toBe(warnedThen)
  })
})
