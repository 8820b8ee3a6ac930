import { describe, expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { switchAttendance } from '#test/duty-office.ts'
import { aGroup } from '#test/factories.ts'
import { type Office, type Person, useWorld } from '#test/world.ts'

const world = useWorld()
const now = Temporal.Instant.from('2026-11-20T11:00:00Z')
const nothing = {
  punctual: 0,
  late: 0,
  missing: 0,
  declinedLate: 0,
  confirmedInTime: 0,
  toConfirm: 0,
  takenOver: 0,
}

interface Seat {
  readonly daysAgo: number
  readonly state?: 'assigned' | 'confirmed' | 'declined'
  /** Hours before the start. */
  readonly knownHours?: number
  readonly decidedHours?: number
  readonly came?: 'punctual' | 'late' | 'missing' | 'not yet'
  readonly coveredBy?: Person
}

/** People have been checking in for twenty weeks. */
async function anAgency() {
  const office = await world.office()
  await switchAttendance(office)
  const { pool } = world.staffel.services.database
  await pool.query(
    `update organizations set settings = jsonb_set(settings, '{attendance,since}', '"2026-07-01T00:00:00Z"') where id = $1`,
    [office.id],
  )
  const { id: groupId } = await aGroup(office)
  return { ...office, sat: seatsIn(office, groupId), groupId, pool }
}

function seatsIn(office: Office, groupId: string) {
  const { pool } = world.staffel.services.database
  let number = 0
  return async (person: Person, seat: Seat): Promise<string> => {
    const { daysAgo, state = 'confirmed', knownHours = 100, decidedHours = 50, came = 'punctual' } = seat
    const start = now.subtract({ hours: 24 * daysAgo + 3 })
    const before = (hours: number) => start.subtract({ minutes: 60 * hours }).toString()
    const after = (minutes: number) => start.add({ minutes }).toString()
    const id = newId()
    number = (number % 9) + 1
    const spot = [
      office.id,
      id,
      groupId,
      start.toString().slice(0, 10),
      number,
      person.id,
      start.toString(),
      after(480),
    ]
    await pool.query(
      `insert into assignments (organization_id, id, group_id, date, shift_id, seat, profile_id, state, shift_name,
         start_time, end_time, starts_at, ends_at, assigned_at, decided_at)
       values ($1, $2, $3, $4, 'early', $5, $6, $9, 'Früh', '08:00', '16:00', $7, $8, $10, $11)`,
      [...spot, state, before(knownHours), state === 'assigned' ? null : before(decidedHours)],
    )
    if (state === 'declined' || came === 'not yet') return id
    await pool.query(
      `insert into attendances (organization_id, assignment_id, group_id, group_name, date, shift_id, seat, profile_id,
         shift_name, start_time, end_time, starts_at, ends_at, due_at, late_since, missing_since, checked_in_at, covered_by)
       values ($1, $2, $3, 'Luna', $4, 'early', $5, $6, 'Früh', '08:00', '16:00', $7, $8, $7, $9, $10, $11, $12)`,
      [
        ...spot,
        came === 'punctual' ? null : after(5),
        came === 'missing' ? after(10) : null,
        came === 'missing' ? null : after(came === 'late' ? 7 : -5),
        seat.coveredBy?.id ?? null,
      ],
    )
    return id
  }
}

describe('reliability', () => {
  it('counts how somebody came, of twelve weeks, and is theirs and the managers’', async () => {
    const { kim, kofi, adam, sat } = await anAgency()
    // whose seat somebody else was given later has not been missing
    for (const daysAgo of [1, 2, 3, 4]) await sat(kim, { daysAgo, coveredBy: kofi })
    await sat(kim, { daysAgo: 5, came: 'late' })
    await sat(kim, { daysAgo: 6, came: 'missing', coveredBy: kofi })
    await sat(kim, { daysAgo: 83 })
    await sat(kim, { daysAgo: 84 })
    const expected = { ...nothing, punctual: 5, late: 1, missing: 1, confirmedInTime: 7, toConfirm: 7, value: 83 }
    expect(await kim.api.reliability.own()).toEqual(expected)
    const everybody = await adam.api.reliability.list()
    expect(everybody?.people.find(({ profileId }) => profileId === kim.id)).toEqual({ profileId: kim.id, ...expected })
    // somebody came for a colleague, and is still too new for a figure
    expect(await kofi.api.reliability.own()).toEqual({ ...nothing, takenOver: 1, value: null })
  })

  it.each([
    ['a day before', { decidedHours: 24 }, 1],
    ['a minute after that', { decidedHours: 24 - 1 / 60 }, 0],
    ['within a day of a seat that came late', { knownHours: 30, decidedHours: 7 }, 1],
    ['and no later than that', { knownHours: 30, decidedHours: 5 }, 0],
    ['before the start of one that came on the last day', { knownHours: 2, decidedHours: 0.1 }, 1],
    ['not at all', { state: 'assigned' }, 0],
  ] as const)('a seat is confirmed in time: %s', async (_, seat, confirmedInTime) => {
    const { kim, sat } = await anAgency()
    await sat(kim, { daysAgo: 1, ...seat })
    expect(await kim.api.reliability.own()).toMatchObject({ toConfirm: 1, confirmedInTime })
  })

  it.each([
    ['on the last day', { decidedHours: 23 }, 1],
    ['a day before, which is in time', { decidedHours: 24 }, 0],
    ['of a seat that came on the last day, as nobody could earlier', { knownHours: 20, decidedHours: 19 }, 0],
  ] as const)('a no counts: %s', async (_, seat, declinedLate) => {
    const { kim, sat } = await anAgency()
    await sat(kim, { daysAgo: 1, state: 'declined', ...seat })
    expect(await kim.api.reliability.own()).toMatchObject({ ...nothing, declinedLate })
  })

  it.each([
    ['illness', null, 0],
    // the seat was declined for a day that was still to be one of illness
    ['illness', 29, 0],
    // the seat was declined by somebody who was well again
    ['illness', 29.5, 1],
    ['emergency', null, 0],
    ['other', null, 1],
  ] as const)('a no for %s, back hours ago: %s, counts %i', async (kind, backHours, declinedLate) => {
    const { kim, id, sat, pool } = await anAgency()
    await sat(kim, { daysAgo: 1, state: 'declined', decidedHours: 2 })
    const back = backHours === null ? null : now.subtract({ minutes: 60 * backHours }).toString()
    await pool.query(
      `insert into reported_absences (organization_id, id, profile_id, kind, starts_at, ends_at, note, reported_at, ended_early_at)
       values ($1, $2, $3, $4, $5, $6, '', $5, $7)`,
      [id, newId(), kim.id, kind, now.subtract({ hours: 30 }).toString(), now.toString(), back],
    )
    expect((await kim.api.reliability.own())?.declinedLate).toBe(declinedLate)
  })

  it('counts a seat that was taken over once, whether offered or left, if the taker came, and no exchange', async () => {
    const { kim, kofi, id, groupId, sat, pool } = await anAgency()
    const offer = (kind: string, seat: number, daysAgo: number, state = 'done') => {
      const start = now.subtract({ hours: 24 * daysAgo + 3 })
      return pool.query(
        `insert into market_offers (organization_id, id, kind, state, group_id, date, shift_id, seat, shift_name, start_time,
           end_time, starts_at, ends_at, assignment_id, offered_by, other_id, other_assignment_id, created_by, created_at, note, mode,
           is_for_all, taken_by, ended_at)
         values ($1, $2, $3, $4, $5, $6, 'early', $7, 'Früh', '08:00', '16:00', $8, $9, 'a', $10, $11, $11, $12, now(),
           '', 'first', true, $12, case when $4 in ('done') then now() end)`,
        [
          id,
          newId(),
          kind,
          state,
          groupId,
          start.toString().slice(0, 10),
          seat,
          start.toString(),
          start.add({ minutes: 480 }).toString(),
          kind === 'gap' ? null : kim.id,
          kind === 'swap' ? kofi.id : null,
          kofi.id,
        ],
      )
    }
    // on the seats 1 to 6 of the group
    await sat(kim, { daysAgo: 1, came: 'missing', coveredBy: kofi })
    await sat(kofi, { daysAgo: 1 })
    await sat(kofi, { daysAgo: 2 })
    await sat(kofi, { daysAgo: 3, came: 'missing' })
    await sat(kofi, { daysAgo: 4, state: 'declined' })
    await sat(kofi, { daysAgo: 5 })
    await offer('gap', 1, 1)
    await offer('give', 2, 1)
    await offer('swap', 3, 2)
    const taken = async () => (await kofi.api.reliability.own())?.takenOver
    expect(await taken()).toBe(2)
    await offer('gap', 4, 3)
    await offer('gap', 5, 4)
    await offer('give', 7, 5)
    await offer('give', 6, 5, 'accepted')
    expect(await taken()).toBe(2)
    await offer('gap', 6, 5)
    expect(await taken()).toBe(3)
  })

  it('begins with the checking in, and is nothing where nobody does', async () => {
    const { kim, adam, olivia, id, sat, pool } = await anAgency()
    await sat(kim, { daysAgo: 3 })
    await sat(kim, { daysAgo: 1 })
    await pool.query(
      `update organizations set settings = jsonb_set(settings, '{attendance,since}', $2) where id = $1`,
      [id, JSON.stringify(now.subtract({ hours: 48 }).toString())],
    )
    expect(await kim.api.reliability.own()).toMatchObject({ punctual: 1 })
    await switchAttendance({ olivia }, false)
    expect(await kim.api.reliability.own()).toBeNull()
    expect(await adam.api.reliability.list()).toBeNull()
    expect((await adam.api.balance.list({})).hasReliability).toBe(false)
  })

  it('does not count what has not begun to be waited for', async () => {
    const { kim, sat } = await anAgency()
    await sat(kim, { daysAgo: 0, came: 'not yet' })
    expect(await kim.api.reliability.own()).toEqual({ ...nothing, value: null })
  })

  it('stands in the balance and in its exports, and of whoever is new nothing does', async () => {
    const { kim, adam, sat } = await anAgency()
    for (const daysAgo of [1, 2, 3, 4, 5, 6]) await sat(kim, { daysAgo })
    const balance = await adam.api.balance.list({})
    expect(balance.hasReliability).toBe(true)
    expect(balance.people.map(({ fullName, reliability }) => [fullName, reliability])).toContainEqual([
      'Kim Albers',
      100,
    ])
    expect(balance.people.map(({ fullName, reliability }) => [fullName, reliability])).toContainEqual([
      'Kofi Mensah',
      null,
    ])
    const { csv } = await adam.api.balance.exportCsv({})
    const [head, ...rows] = csv.replaceAll('"', '').split('\r\n')
    expect(head?.split(';').at(-1)).toBe('Verlässlichkeit')
    expect(
      rows
        .find(row => row.startsWith('Kim Albers'))
        ?.split(';')
        .at(-1),
    ).toBe('100')
    expect(
      rows
        .find(row => row.startsWith('Kofi'))
        ?.split(';')
        .at(-1),
    ).toBe('')
  })
})
