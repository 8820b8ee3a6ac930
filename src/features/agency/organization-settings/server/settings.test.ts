import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import { aGroup, aPublishedSeat, nextMonday } from '#test/factories.ts'
import { addGroup } from '#test/groups.ts'
import type { Office } from '#test/world.ts'
import { refusalOf, useWorld } from '#test/world.ts'
import type { OrganizationFields } from '../schema.ts'
import { refusals } from '../messages.de.ts'

const world = useWorld()
let office: Office

beforeEach(async () => {
  office = await world.office()
})

/** Changes fields as somebody does who sees the organisation as it is now. */
async function change(by: Office['olivia'], fields: Partial<OrganizationFields>) {
  const seen = await by.api.organizationSettings.organization()
  return by.api.organizationSettings.saveOrganization({ base: seen, change: fields })
}

const fresh: OrganizationFields = {
  name: 'Nordlicht',
  time_zone: 'Europe/Berlin',
  default_language: 'de',
  default_vacation_days: 2,
  scoreboard_enabled: true,
  attendance_enabled: false,
  attendance_late_minutes: 5,
  attendance_missing_minutes: 10,
  payday_enabled: false,
  payday_day: 15,
  discord_enabled: false,
  discord_server_name: '',
  discord_invite_url: '',
  second_factor_for: 'nobody',
  second_factor_from: '',
}

describe('saving', () => {
  test('begins with what a new organisation has', async () => {
    expect(await office.olivia.api.organizationSettings.organization()).toEqual(fresh)
  })

  test('changes of different fields at the same moment both survive', async () => {
    const { olivia, adam } = office
    await Promise.all([
      olivia.api.organizationSettings.saveOrganization({ base: { name: 'Nordlicht' }, change: { name: 'Südwind' } }),
      adam.api.organizationSettings.saveOrganization({ base: { payday_day: 15 }, change: { payday_day: 31 } }),
      adam.api.organizationSettings.saveOrganization({
        base: { payday_enabled: false },
        change: { payday_enabled: true },
      }),
    ])
    expect(await olivia.api.organizationSettings.organization()).toEqual({
      ...fresh,
      name: 'Südwind',
      payday_day: 31,
      payday_enabled: true,
    })
  })

  test('of the same field the second is told, and nothing of theirs is written', async () => {
    const { olivia, adam } = office
    const base = { name: 'Nordlicht', payday_day: 15 }
    await olivia.api.organizationSettings.saveOrganization({ base, change: { name: 'Südwind' } })
    const second = adam.api.organizationSettings.saveOrganization({
      base,
      change: { name: 'Westwind', payday_day: 20 },
    })
    expect(await refusalOf(second)).toMatchObject({
      code: 'organizationSettings.conflictText',
      field: 'change.name',
      status: 409,
    })
    expect(await olivia.api.organizationSettings.organization()).toEqual({ ...fresh, name: 'Südwind' })
  })

  test('of twenty who want another name at once one wins', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) =>
        office.olivia.api.organizationSettings.saveOrganization({
          base: { name: 'Nordlicht' },
          change: { name: `Wind ${number}` },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test.each([
    [{ name: ' ' }, 'organizations.nameTooShort', 'change.name'],
    [{ time_zone: 'Mars/Olympus' }, 'input.zone', 'change.time_zone'],
    [{ default_vacation_days: 8 }, 'input.range', 'change.default_vacation_days'],
    [{ payday_day: 0 }, 'input.range', 'change.payday_day'],
    [{ payday_day: 32 }, 'input.range', 'change.payday_day'],
    [
      { discord_invite_url: 'https://discord.gg.example.test/a' },
      'organizationSettings.inviteUrl',
      'change.discord_invite_url',
    ],
    [{ discord_invite_url: 'javascript:alert(1)' }, 'input.line', 'change.discord_invite_url'],
    [{ discord_invite_url: 'http://discord.gg/abcdef' }, 'organizationSettings.inviteUrl', 'change.discord_invite_url'],
  ])('%o is refused at its field', async (fields, code, field) => {
    expect(await refusalOf(change(office.olivia, fields))).toMatchObject({ code, field })
  })

  test('a community server that is shown has a name and a link', async () => {
    const { olivia, kim } = office
    expect(await refusalOf(change(olivia, { discord_enabled: true }))).toMatchObject({
      code: 'organizationSettings.discordIncomplete',
      field: 'change.discord_server_name',
    })
    expect(await kim.api.organizationSettings.community()).toBeNull()
    await change(olivia, {
      discord_enabled: true,
      discord_server_name: 'Nordlicht Crew',
      discord_invite_url: 'https://discord.gg/Abc-def_1',
    })
    expect(await kim.api.organizationSettings.community()).toEqual({
      serverName: 'Nordlicht Crew',
      inviteUrl: 'https://discord.gg/Abc-def_1',
    })
  })

  test('the payday is the next one of the organisation, or none', async () => {
    expect(await office.kim.api.organizationSettings.payday()).toBeNull()
    await change(office.olivia, { payday_enabled: true, payday_day: 31 })
    expect(await office.kim.api.organizationSettings.payday()).toEqual({ nextPayday: '2026-11-30' })
  })
})

describe('another time zone', () => {
  const spanOf = async () =>
    (
      await world.staffel.services.database.pool.query<{ starts_at: string; ends_at: string }>(
        'select starts_at::text, ends_at::text from assignments where organization_id = $1 order by date, start_time',
        [office.id],
      )
    ).rows.map(row => [row.starts_at, row.ends_at].map(text => new Date(text).toISOString().slice(0, 16)))

  test('leaves what is to come at the same times by the clock there', async () => {
    await aPublishedSeat(office)
    expect(await spanOf()).toEqual([['2026-11-23T07:00', '2026-11-23T15:00']])
    await change(office.olivia, { time_zone: 'America/New_York' })
    expect(await spanOf()).toEqual([['2026-11-23T13:00', '2026-11-23T21:00']])
    await change(office.olivia, { time_zone: 'Europe/Berlin' })
    expect(await spanOf()).toEqual([['2026-11-23T07:00', '2026-11-23T15:00']])
  })

  test('is refused where a seat would fall into the hour that its spring skips, and says which', async () => {
    await change(office.olivia, { time_zone: 'UTC' })
    const hours = { startTime: timeOfDay('02:00'), endTime: timeOfDay('03:00'), belongsToPreviousDay: false }
    const shift = { id: newId(), name: 'Blink', ...hours, color: 'red', isEnabled: true } as const
    const groupId = await addGroup(world, office, 'Kurz', { customShifts: [shift] })
    const seat = { groupId, date: day('2027-03-28'), shiftId: shift.id, seat: 1, profileId: office.kim.id }
    await office.adam.api.schedule.assign({ ...seat, reason: 'geht' })
    const before = await spanOf()
    expect(await refusalOf(change(office.olivia, { time_zone: 'Europe/Berlin' }))).toMatchObject({
      code: 'organizationSettings.zoneSkips',
      status: 422,
      field: 'change.time_zone',
      message: refusals.zoneSkips({ day: 'So., 28. März', times: '02:00–03:00', group: 'Kurz' }),
    })
    expect(await spanOf()).toEqual(before)
    // whoever has declined does not sit there, and stands in nobody's way
    const { pool } = world.staffel.services.database
    await pool.query("update assignments set state = 'declined', decided_at = now() where organization_id = $1", [
      office.id,
    ])
    await change(office.olivia, { time_zone: 'Europe/Berlin' })
  })

  test('moves nothing where the zone is not changed after all', async () => {
    await aPublishedSeat(office)
    const before = await spanOf()
    const { pool } = world.staffel.services.database
    await pool.query("alter table organizations add constraint no_bogota check (time_zone <> 'America/Bogota')")
    try {
      expect((await refusalOf(change(office.olivia, { time_zone: 'America/Bogota' }))).status).toBe(500)
    } finally {
      await pool.query('alter table organizations drop constraint no_bogota')
    }
    expect(await spanOf()).toEqual(before)
  })

  test('moves a person’s shifts that follow each other, out of each other’s way', async () => {
    const group = await aGroup(office, 1)
    for (const shiftId of ['early', 'late']) {
      // one after the other: the second week's version follows the first
      // oxlint-disable-next-line no-await-in-loop
      await office.olivia.api.schedule.assign({
        groupId: group.id,
        date: nextMonday,
        shiftId,
        seat: 1,
        profileId: office.kim.id,
        reason: 'kann doch',
      })
    }
    await change(office.olivia, { time_zone: 'America/New_York' })
    expect(await spanOf()).toEqual([
      ['2026-11-23T13:00', '2026-11-23T21:00'],
      ['2026-11-23T21:00', '2026-11-24T07:00'],
    ])
  })

  test('makes nobody late: what would have begun there begins when it was to, and is right again on the way back', async () => {
    const group = await aGroup(office, 1)
    const sits = { groupId: group.id, seat: 1, profileId: office.kim.id, reason: 'kann doch' }
    // oxlint-disable-next-line no-await-in-loop
    for (const seat of [
      { date: day('2026-11-22'), shiftId: 'late' },
      { date: day('2026-11-23'), shiftId: 'late' },
    ])
      await office.olivia.api.schedule.assign({ ...sits, ...seat })
    const inBerlin = [
      ['2026-11-22T15:00', '2026-11-23T01:00'],
      ['2026-11-23T15:00', '2026-11-24T01:00'],
    ]
    expect(await spanOf()).toEqual(inBerlin)
    // 15:00 in Berlin, 23:00 in Tokyo: today's late shift has begun there seven hours ago
    world.clock.set('2026-11-22T14:00:00Z')
    await change(office.olivia, { time_zone: 'Asia/Tokyo' })
    expect(await spanOf()).toEqual([inBerlin[0], ['2026-11-23T07:00', '2026-11-23T17:00']])
    // by the clocks of Tokyo it begins at midnight of the day after: its date is still the one that it is filed under
    await change(office.olivia, { time_zone: 'Pacific/Auckland' })
    await change(office.olivia, { time_zone: 'Europe/Berlin' })
    expect(await spanOf()).toEqual(inBerlin)
  })

  test('leaves alone what has begun', async () => {
    await aPublishedSeat(office)
    world.clock.set('2026-11-23T08:00:00Z')
    await change(office.olivia, { time_zone: 'America/New_York' })
    expect(await spanOf()).toEqual([['2026-11-23T07:00', '2026-11-23T15:00']])
  })

  test('keeps a night over the change of clocks at its times', async () => {
    const group = await aGroup(office, 1)
    await office.olivia.api.schedule.assign({
      groupId: group.id,
      date: day('2027-03-28'),
      shiftId: 'night',
      seat: 1,
      profileId: office.kim.id,
      reason: 'kann doch',
    })
    const plan = await office.olivia.api.schedule.plan({ groupId: group.id, week: week('2027-W12') })
    expect(plan.assignments).toHaveLength(1)
    const before = await spanOf()
    await change(office.olivia, { time_zone: 'UTC' })
    await change(office.olivia, { time_zone: 'Europe/Berlin' })
    expect(await spanOf()).toEqual(before)
  })
})
