import { describe, expect, it } from 'vitest'
import { password, refusalOf, useWorld } from '#test/world.ts'
import { syncPreferences, makeExclusive, movePreference, togglePreference } from '../arrangement.ts'
import { refusals } from '../messages.de.ts'

const world = useWorld()
const start = syncPreferences([], ['early', 'late', 'night'])

describe('shift preferences', () => {
  it('are the organisation’s order until something is stored, and then what was stored', async () => {
    const { kim } = await world.office()
    expect(await kim.api.preferences.find({})).toEqual({
      profileId: kim.id,
      preferences: start,
      weeklyHoursWish: { min: null, max: null },
    })
    const wanted = movePreference(start, 2, 0)
    await kim.api.preferences.save({ preferences: wanted })
    expect((await kim.api.preferences.find({})).preferences).toEqual(wanted)
  })

  it('are numbered by the server, whatever numbers come', async () => {
    const { kim } = await world.office()
    const odd = start.map(one => ({ ...one, priority: 100 - one.priority }))
    expect((await kim.api.preferences.save({ preferences: odd })).preferences).toEqual(
      movePreference(movePreference(start, 0, 2), 0, 1),
    )
  })

  it('follow the shifts: a new one stands last', async () => {
    const { kim, olivia } = await world.office()
    await kim.api.preferences.save({ preferences: movePreference(start, 2, 0) })
    const { id } = await olivia.api.shifts.create({
      name: 'Dämmerung',
      startTime: '05:00',
      endTime: '08:00',
      belongsToPreviousDay: false,
      color: 'teal',
      isEnabled: true,
    })
    const ids = (await kim.api.preferences.find({})).preferences.map(one => one.id)
    expect(ids).toEqual(['night', 'early', 'late', id])
  })

  it('of others are for owner and admin, whose hand is written down', async () => {
    const { adam, lea, kim, kofi, id } = await world.office()
    const preferences = makeExclusive(start, 'night')
    await adam.api.preferences.save({ profileId: kim.id, preferences })
    expect((await kim.api.preferences.find({})).preferences).toEqual(preferences)
    const { rows } = await world.staffel.services.database.pool.query(
      "select target, change from audit_entries where organization_id = $1 and kind = 'preferences.changedForAnother'",
      [id],
    )
    expect(rows).toEqual([{ target: kim.id, change: { before: start, after: preferences } }])
    for (const other of [lea, kofi]) {
      const read = refusalOf(other.api.preferences.find({ profileId: kim.id }))
      expect(await read).toEqual(await refusalOf(other.api.preferences.find({ profileId: 'AAAAAAAAAAAA' })))
      expect(await refusalOf(other.api.preferences.save({ profileId: kim.id, preferences: start }))).toMatchObject({
        code: 'preferences.notFound',
        status: 404,
      })
    }
    expect((await kim.api.preferences.find({})).preferences).toEqual(preferences)
  })

  it('store which other shifts are on while one is exclusive', async () => {
    const { kim } = await world.office()
    const preferences = togglePreference(makeExclusive(start, 'night'), 'late')
    await kim.api.preferences.save({ preferences })
    expect((await kim.api.preferences.find({})).preferences).toMatchObject([
      { id: 'early', is_enabled: false },
      { id: 'late', is_enabled: true },
      { id: 'night', is_enabled: true, is_exclusive: true },
    ])
  })

  it.each([
    ['a shift that is gone', 'shiftGone', [...start, { ...start[0]!, id: 'AAAAAAAAAAAA' }], 'preferences.3'],
    ['a shift named twice', 'shiftTwice', [...start, start[0]!], 'preferences.3'],
    [
      'an exclusive shift that is off',
      'exclusiveOff',
      start.map(one => ({ ...one, is_enabled: false, is_exclusive: one.id === 'late' })),
      'preferences.1',
    ],
    [
      'two exclusive shifts',
      'exclusiveTwice',
      start.map(one => ({ ...one, is_exclusive: one.id !== 'late' })),
      'preferences.2',
    ],
  ])('are refused with %s, and nothing changes', async (_, code, preferences, field) => {
    const { kim } = await world.office()
    expect(await refusalOf(kim.api.preferences.save({ preferences }))).toMatchObject({
      code: `preferences.${code}`,
      field,
      status: 422,
    })
    expect((await kim.api.preferences.find({})).preferences).toEqual(start)
  })
})

describe('wished hours', () => {
  it('are kept beside the order, each may be empty, and neither undoes the other', async () => {
    const { kim } = await world.office()
    await kim.api.preferences.saveHours({ min: 20, max: 32 })
    await kim.api.preferences.save({ preferences: movePreference(start, 2, 0) })
    expect(await kim.api.preferences.find({})).toMatchObject({
      preferences: movePreference(start, 2, 0),
      weeklyHoursWish: { min: 20, max: 32 },
    })
    await kim.api.preferences.saveHours({ min: null, max: 0 })
    expect(await kim.api.preferences.find({})).toMatchObject({
      preferences: movePreference(start, 2, 0),
      weeklyHoursWish: { min: null, max: 0 },
    })
  })

  it('of others are for owner and admin, whose hand is written down', async () => {
    const { adam, lea, kim, kofi, id } = await world.office()
    await kim.api.preferences.saveHours({ min: 8, max: null })
    await adam.api.preferences.saveHours({ profileId: kim.id, min: 10, max: 40 })
    expect((await kim.api.preferences.find({})).weeklyHoursWish).toEqual({ min: 10, max: 40 })
    const { rows } = await world.staffel.services.database.pool.query(
      "select target, change from audit_entries where organization_id = $1 and kind = 'preferences.changedForAnother'",
      [id],
    )
    expect(rows).toEqual([
      {
        target: kim.id,
        change: { weeklyHoursWish: { from: { min: 8, max: null }, to: { min: 10, max: 40 } } },
      },
    ])
    for (const other of [lea, kofi]) {
      const wish = { profileId: kim.id, min: 0, max: 0 }
      expect(await refusalOf(other.api.preferences.saveHours(wish))).toMatchObject({ code: 'preferences.notFound' })
    }
    expect((await kim.api.preferences.find({})).weeklyHoursWish).toEqual({ min: 10, max: 40 })
  })

  it.each([
    [{ min: 33, max: 32 }, 422, 'max', refusals.minAboveMax],
    [{ min: -1, max: null }, 400, 'min', 'Der Wert muss mindestens 0 betragen.'],
    [{ min: null, max: 81 }, 400, 'max', 'Der Wert darf höchstens 80 betragen.'],
    [{ min: 7.5, max: 40 }, 400, 'min', 'Gib eine ganze Zahl ein.'],
  ])('are refused at their field: %j', async (wish, status, field, message) => {
    const { kim } = await world.office()
    await kim.api.preferences.saveHours({ min: 1, max: 2 })
    expect(await refusalOf(kim.api.preferences.saveHours(wish))).toMatchObject({ status, field, message })
    expect((await kim.api.preferences.find({})).weeklyHoursWish).toEqual({ min: 1, max: 2 })
  })

  it('are handed out with one’s own data, and gone with the account', async () => {
    const { kim } = await world.office()
    await kim.api.preferences.saveHours({ min: 20, max: 32 })
    expect(await kim.api.ownAccount.exportData()).toMatchObject({
      profile: [{ minWeeklyHours: 20, maxWeeklyHours: 32 }],
    })
    await kim.api.ownAccount.deleteAccount({ password })
    const { rows } = await world.staffel.services.database.pool.query(
      'select min_weekly_hours as min, max_weekly_hours as max from profiles where id = $1',
      [kim.id],
    )
    expect(rows).toEqual([{ min: null, max: null }])
  })
})
