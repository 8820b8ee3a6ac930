import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { switchAttendance } from '#test/duty-office.ts'
import { aGroup } from '#test/factories.ts'
import { useWorld } from '#test/world.ts'
import { countShifts } from './count-shifts.ts'
import { listWork } from './works.ts'

const world = useWorld()
const now = Temporal.Instant.from('2026-11-20T11:00:00Z')
const month = [day('2026-11-01'), day('2026-11-30')] as const

/** Hours from now at which it begins; `at`: minutes after that. */
interface Seat {
  readonly from: number
  readonly hasSeat?: boolean
  readonly row?: Readonly<Record<string, string | boolean | null>>
}

const at = (from: number, minutes = 0) => now.add({ minutes: from * 60 + minutes }).toString()
const came = (from: number, minutes: number, out?: number) => ({
  checked_in_at: at(from, minutes),
  ...(out === undefined ? {} : { checked_out_at: at(from, out), ending: 'tap' }),
})

const seats: readonly Seat[] = [
  { from: -200 },
  { from: -90 },
  { from: -80, row: came(-80, 0, 480) },
  { from: -70, row: came(-70, -10) },
  { from: -60, row: { late_since: at(-60, 5), missing_since: at(-60, 10) } },
  { from: -50, row: { ...came(-50, 0), is_corrected: true } },
  { from: -40, row: { is_corrected: true, corrected_start: at(-40), corrected_end: at(-39) } },
  { from: -30, hasSeat: false, row: { ...came(-30, 0, 60), removed_at: at(-30, 60) } },
  { from: -25, hasSeat: false, row: { late_since: at(-25, 5), missing_since: at(-25, 10), removed_at: at(-25, 20) } },
  { from: -20, row: came(-20, -10, -5) },
  { from: -150, row: { basis: 'plan' } },
  { from: -4.9, row: came(-4.9, 0) },
  { from: 0.2, row: came(0.2, -14) },
  { from: 20 },
  { from: 40 },
]

it('counts what has been worked as the hours do, and apart from it what is still to come', async () => {
  const office = await world.office()
  await switchAttendance(office)
  const { id, kim } = office
  const { id: groupId } = await aGroup(office)
  const { database } = world.staffel.services
  const { pool } = database
  await pool.query(`update organizations set settings = jsonb_set(settings, '{attendance,since}', $2) where id = $1`, [
    id,
    JSON.stringify(at(-100)),
  ])
  for (const [index, { from, hasSeat = true, row }] of seats.entries()) {
    const assignmentId = newId()
    const shared = [id, assignmentId, groupId, at(from).slice(0, 10), kim.id, at(from), at(from, 300)]
    // one after the other, as people were seated
    // oxlint-disable-next-line no-await-in-loop
    if (hasSeat) {
      await pool.query(
        `insert into assignments (organization_id, id, group_id, date, shift_id, seat, profile_id, state, shift_name, start_time,
           end_time, starts_at, ends_at, assigned_at)
         values ($1, $2, $3, $4, 'early', $8, $5, 'confirmed', 'Früh', '08:00', '16:00', $6, $7, $6)`,
        [...shared, 1 + (index % 9)],
      )
    }
    if (row) {
      const names = Object.keys(row)
      // oxlint-disable-next-line no-await-in-loop
      await pool.query(
        `insert into attendances (organization_id, assignment_id, group_id, group_name, date, shift_id, seat, profile_id,
           shift_name, start_time, end_time, starts_at, ends_at, due_at, ${names.join(', ')})
         values ($1, $2, $3, 'Luna', $4, 'early', 1, $5, 'Früh', '08:00', '16:00', $6, $7, $6,
           ${names.map((_, place) => `$${place + 8}`).join(', ')})`,
        [...shared, ...Object.values(row)],
      )
    }
  }
  const [counted, work] = await database.tenant(id, async tx => [
    await countShifts(tx, id, month, now),
    await listWork(tx, id, { days: month, profileId: kim.id }, now),
  ])
  const worked = work.filter(one => one.worked !== null)
  expect(counted.get(kim.id)).toEqual({ worked: worked.length, planned: 3 })
  expect(worked).toHaveLength(7)
  const team = await office.adam.api.team.list()
  expect(team.find(one => one.id === kim.id)).toMatchObject({ shiftsThisMonth: 7, plannedThisMonth: 3 })
})
