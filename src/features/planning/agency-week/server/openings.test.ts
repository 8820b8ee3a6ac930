import { describe, expect, it } from 'vitest'
import { day, type Day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { addGroup } from '#test/groups.ts'
import { useWorld } from '#test/world.ts'

const world = useWorld()
const [monday, tuesday, wednesday] = [day('2026-11-23'), day('2026-11-24'), day('2026-11-25')]

/** Two groups of two seats; Kim can work every early shift of three days, and the late ones of the second. */
async function twoGroups() {
  const office = await world.office()
  const luna = await addGroup(world, office, 'Luna', { home: [office.kim] })
  const nova = await addGroup(world, office, 'Nova')
  const spots = [
    [monday, 'early'],
    [tuesday, 'early'],
    [tuesday, 'late'],
    [wednesday, 'early'],
  ] as const
  await office.kim.api.availability.setCells({
    week: week('2026-W48'),
    cells: spots.map(([date, shiftId]) => ({ date, shiftId, marking: 'available' })),
  })
  const seat = (groupId: string, date: Day, shiftId: string) => ({
    groupId,
    date,
    shiftId,
    seat: 1,
    profileId: office.kim.id,
    reason: 'Mila ist krank',
  })
  return { ...office, luna, nova, seat }
}

describe('what of a day somebody could work', () => {
  /** Of each free shift of the Tuesday, what its candidates say of Kim; and what her own list says. */
  async function bothOf({ adam, kim, luna, nova }: Awaited<ReturnType<typeof twoGroups>>) {
    const openings = await adam.api.agencyWeek.openSeatsOf({ profileId: kim.id, date: tuesday })
    const said: Record<string, unknown> = {}
    for (const groupId of [luna, nova]) {
      for (const shiftId of ['early', 'late', 'night']) {
        const all = await adam.api.schedule.candidates({ groupId, date: tuesday, shiftId })
        const { fit, reasons } = all.find(({ profileId }) => profileId === kim.id)!
        said[`${groupId} ${shiftId}`] = { fit, reasons }
      }
    }
    const own = openings.map(({ groupId, shiftId, ...judged }) => [`${groupId} ${shiftId}`, judged])
    return { own: Object.fromEntries(own), said }
  }

  it('is said with the reasons and the names of shifts that the candidates of the seat are told with', async () => {
    const office = await twoGroups()
    const { adam, kim, luna, nova, seat } = office
    await adam.api.people.setLanguage({ language: 'en' })
    await adam.api.agencyWeek.assign({
      seats: [seat(luna, monday, 'late'), seat(nova, wednesday, 'early')],
    })
    await kim.api.preferences.save({
      preferences: [{ id: 'late', priority: 1, is_enabled: true, is_exclusive: false }],
    })
    const { own, said } = await bothOf(office)
    expect(own).toEqual(said)
    expect(own[`${luna} early`].reasons).toContainEqual(
      expect.objectContaining({ code: 'short_rest', side: 'before', shiftName: 'Late' }),
    )
  })

  it('heeds the last word of somebody who cannot come, however many others cannot', async () => {
    const office = await twoGroups()
    const { kim, luna, id } = office
    const { pool } = world.staffel.services.database
    await pool.query(
      `insert into reported_absences (organization_id, id, profile_id, kind, note, starts_at, ends_at, reported_at)
       select $1, lpad(n::text, 12, 'A'), $2, 'other', '', '2026-11-22 10:00+00', '2026-11-22 11:00+00', '2026-11-20 10:00+00'
       from generate_series(1, 200) n`,
      [id, kim.id],
    )
    const said = (at: string, kind: string, from: string) =>
      pool.query(
        `insert into reported_absences (organization_id, id, profile_id, kind, note, starts_at, ends_at, reported_at)
         values ($1, $2, $3, $4, $5, $6, '2026-11-25 12:00+00', $7)`,
        [id, `SAID${kind.slice(0, 5).toUpperCase().padEnd(8, 'X')}`, kim.id, kind, kind, from, at],
      )
    await said('2026-11-20 11:00+00', 'other', '2026-11-23 12:00+00')
    await said('2026-11-20 10:30+00', 'illness', '2026-11-23 14:00+00')
    const { own, said: candidates } = await bothOf(office)
    expect(own).toEqual(candidates)
    expect(own[`${luna} late`].reasons).toContainEqual({ code: 'declined', reason: 'other', absence: 'other' })
  })
})
