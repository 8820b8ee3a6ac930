import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, day } from '#kit/day.ts'
import { addGroup } from '#test/groups.ts'
import { expectText, monday, textOf, twoGroups } from '#test/plan-papers.ts'
import { programOf } from '#test/program.ts'
import { exportedRows } from '#test/tables.ts'
import { startOfTests, useWorld } from '#test/world.ts'
import { de } from '../paper-words.de.ts'

const world = useWorld()
beforeEach(() => world.clock.set(startOfTests))

describe('own shifts on paper', () => {
  it('are those that are published, with the day and time at home', async () => {
    const { kim, seat, luna, nova } = await twoGroups(world)
    await kim.api.profile.update({ fullName: 'Kim Albers', timeZone: 'Pacific/Auckland' })
    await seat(nova, kim, addDays(monday, 2), 'late')
    await seat(luna, kim, addDays(monday, 1), 'late')
    const span = { from: day('2026-11-01'), days: 30 }
    const text = await textOf(await kim.api.planDocuments.ownShifts(span))
    expectText(text, 'Meine Schichten', 'Kim Albers · 1.–30. November 2026', 'Dein Tag', 'Mi., 25. Nov.')
    expect(text).not.toContain('Nova')
    const rows = await exportedRows(await kim.api.planDocuments.ownShifts({ ...span, format: 'xlsx' }))
    expect(rows.map(row => row.slice(0, 9))).toEqual([
      'Tag|Wochentag|Beginn (Berlin)|Ende (Berlin)|Dein Tag|Dein Beginn (Auckland)|Dein Ende (Auckland)|Schicht|Gruppe'.split(
        '|',
      ),
      ['2026-11-23', 'Montag', '08:00', '16:00', '2026-11-23', '20:00', '04:00', 'Früh', 'Luna'],
      ['2026-11-24', 'Dienstag', '16:00', '02:00', '2026-11-25', '04:00', '14:00', 'Spät', 'Luna'],
    ])
  })

  it.each([
    ['2026-10-25', '11 h'],
    ['2027-03-28', '9 h'],
  ])('count the hours that really pass: the night of %s has %s', async (date, hours) => {
    world.clock.set('2026-10-01T10:00:00Z')
    const office = await world.office()
    const group = await addGroup(world, office, 'Luna')
    await world.staffel.services.database.pool.query(
      `insert into assignments (organization_id, id, group_id, date, shift_id, seat, profile_id, state, shift_name,
         start_time, end_time, starts_at, ends_at, assigned_at)
       values ($1, 'AAAAAAAAAAAA', $2, $3::date - 1, 'night', 1, $4, 'assigned', 'Nacht', '22:00', '08:00',
         ($3::date - 1 + time '22:00') at time zone 'Europe/Berlin', ($3::date + time '08:00') at time zone 'Europe/Berlin', now())`,
      [office.id, group, date, office.kim.id],
    )
    const from = day(`${date.slice(0, 8)}01`)
    expectText(await textOf(await office.kim.api.planDocuments.ownShifts({ from, days: 31 })), `Stunden ${hours}`)
  })

  it('are not for a token that sees no shifts, nor are hours', async () => {
    const { kim } = await world.office()
    const blind = await programOf(world.url, kim, { of: 'person', scopes: [] })
    const ask = (path: string, body: object) =>
      blind.fetch(`/api/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const missing = { code: 'permissions.missing' }
    const [papers, hours] = [
      await ask('/me/documents/shifts', { from: monday, days: 7 }),
      await ask('/timesheets/exports/csv', { month: '2026-11', profileId: kim.id }),
    ]
    for (const answer of [papers, hours]) {
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject(missing)
    }
  })

  it('say so in a month without any', async () => {
    const { kim } = await world.office()
    const file = await kim.api.planDocuments.ownShifts({ from: day('2028-02-01'), days: 29 })
    expectText(await textOf(file), '1.–29. Februar 2028', de.noShifts)
  })
})
