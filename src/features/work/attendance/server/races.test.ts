import { describe, expect, it } from 'vitest'
import { aDuty, at, toldTo } from '#test/duty-office.ts'
import { aHandover, someWords } from '#test/handover-office.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const clock = (time: string) => world.clock.set(Temporal.Instant.from(at(time)).toString())
const month = '2026-11'

async function rowsOf(assignmentId: string) {
  const { pool } = world.staffel.services.database
  const { rows } = await pool.query('select * from attendances where assignment_id = $1', [assignmentId])
  const { rows: audits } = await pool.query(
    `select kind from audit_entries where change ->> 'assignmentId' = $1 and kind like 'attendance.%'`,
    [assignmentId],
  )
  return { rows, kinds: audits.map(({ kind }) => kind) }
}

describe('at once', () => {
  it.each(Array.from({ length: 6 }, (_, round) => round))(
    'a check-in and the seat that is taken away: either both or the refusal, nothing by half (%i)',
    async round => {
      const { kim, olivia, assignmentId } = await aDuty(world)
      clock('08:00')
      const deeds = [
        () => refusalOf(kim.api.attendance.checkIn({ assignmentId }).then(() => Promise.reject(new Error('in')))),
        () => olivia.api.schedule.remove({ assignmentId }),
      ]
      const ordered = round % 2 === 0 ? deeds : deeds.toReversed()
      await Promise.allSettled(ordered.map(deed => deed()))
      const { rows, kinds } = await rowsOf(assignmentId)
      expect((await kim.api.attendance.own())?.parts).toEqual([])
      const [row] = rows
      // whoever was first: there is nothing, or work that ended with the seat
      expect(kinds).toEqual(row?.checked_in_at ? ['attendance.checkedIn'] : [])
      if (row?.checked_in_at) expect(row).toMatchObject({ ending: 'plan', removed_at: expect.anything() })
    },
  )

  it('two check-outs are one, and a check-out against the end of the shift leaves one end', async () => {
    const { kim, assignmentId } = await aDuty(world)
    clock('08:00')
    await kim.api.attendance.checkIn({ assignmentId })
    clock('16:00')
    const outs = await Promise.all([
      kim.api.attendance.checkOut({ assignmentId }),
      world.staffel.planning.sweep(),
      kim.api.attendance.checkOut({ assignmentId }),
    ])
    expect(outs[0]).toEqual({ standing: 'ended' })
    const { rows } = await rowsOf(assignmentId)
    expect(rows).toEqual([expect.objectContaining({ ending: 'shift', left_early: false })])
    expect((await kim.api.attendance.ownSheet({ month })).sums.worked).toBe(480)
  })

  it('a check-in against the sweep that looks for whoever is missing: late and missing stay, and it counts', async () => {
    const { kim, lea, assignmentId } = await aDuty(world)
    clock('08:10')
    await Promise.all([kim.api.attendance.checkIn({ assignmentId }), world.staffel.planning.sweep()])
    const { rows, kinds } = await rowsOf(assignmentId)
    expect(rows[0]).toMatchObject({ checked_in_at: expect.anything(), late_since: expect.anything() })
    expect(rows[0].missing_since).not.toBeNull()
    expect(kinds).toEqual(['attendance.checkedIn'])
    expect((await toldTo(lea, 'attendance_missing')).length).toBeLessThanOrEqual(1)
  })

  it('somebody says that they are there while they check in themselves: one beginning', async () => {
    const { kim, lea, assignmentId } = await aDuty(world)
    clock('08:06')
    await Promise.all([kim.api.attendance.checkIn({ assignmentId }), lea.api.attendance.markPresent({ assignmentId })])
    expect((await rowsOf(assignmentId)).kinds).toEqual(['attendance.checkedIn'])
  })

  it('a handover, its reading and its change: what is ticked is what was read', async () => {
    const { kim, kofi, lea, assignmentId } = await aHandover(world)
    await kim.api.handover.write({ assignmentId, version: 0, ...someWords })
    const [reading] = await Promise.allSettled([
      kofi.api.handover.read({ assignmentId, version: 1 }),
      kim.api.handover.write({ assignmentId, version: 1, ...someWords, vips: 'Marco' }),
    ])
    const [read] = (await lea.api.handover.latest()).notes[0]?.reads ?? []
    if (reading.status === 'fulfilled') expect(read).toMatchObject({ isCurrent: false })
    else expect(read).toBeUndefined()
    expect((await kofi.api.handover.list({})).notes[0]?.readAt).toBeNull()
  })
})

describe('what cannot be', () => {
  it('is said in the reader’s language, and nothing of it is kept', async () => {
    const { kim, kofi, adam, assignmentId } = await aDuty(world)
    await kim.api.people.setLanguage({ language: 'en' })
    clock('07:00')
    expect(await refusalOf(kim.api.attendance.checkIn({ assignmentId }))).toMatchObject({
      code: 'attendance.tooEarly',
      message: 'You can check in starting at 7:45\u00A0AM.',
    })
    clock('08:00')
    expect(await refusalOf(kofi.api.attendance.checkIn({ assignmentId }))).toMatchObject({
      code: 'attendance.seatNotFound',
      message: 'Das ist nicht deine Schicht.',
    })
    expect((await rowsOf(assignmentId)).rows).toEqual([])
    await kim.api.attendance.checkIn({ assignmentId })
    clock('17:00')
    const before = await kim.api.attendance.ownSheet({ month })
    const backwards = { start: at('12:00'), end: at('11:00') }
    expect(
      await refusalOf(adam.api.attendance.correct({ assignmentId, worked: backwards, reason: 'x' })),
    ).toMatchObject({
      code: 'attendance.endBeforeStart',
      message: 'Das Ende muss nach dem Beginn liegen.',
      field: 'worked.end',
    })
    expect(await refusalOf(kim.api.attendance.request({ assignmentId, ...backwards, note: 'x' }))).toMatchObject({
      code: 'attendance.endBeforeStart',
      field: 'end',
    })
    expect(await kim.api.attendance.ownSheet({ month })).toEqual(before)
  })
})
