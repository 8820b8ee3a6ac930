import { describe, expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { type Person, refusalOf, useWorld } from '#test/world.ts'
import type { ShiftDraft } from '../schema.ts'

const world = useWorld()

const twilight: ShiftDraft = {
  name: 'Zwischen',
  startTime: timeOfDay('12:00'),
  endTime: timeOfDay('20:00'),
  belongsToPreviousDay: false,
  color: 'teal',
  isEnabled: true,
}
const idsOf = async (person: Person) => (await person.api.shifts.list()).map(({ id }) => id)
const query = (text: string, values: unknown[]) => world.staffel.services.database.pool.query(text, values)

describe('reading the standard shifts', () => {
  it('shows every member the three of the beginning, disabled ones too', async () => {
    const { adam, kim } = await world.office()
    const [early] = await adam.api.shifts.list()
    await adam.api.shifts.update({ ...early!, isEnabled: false })
    expect(await kim.api.shifts.list()).toMatchObject([
      { id: 'early', name: 'Früh', startTime: '08:00', endTime: '16:00', color: 'yellow', isEnabled: false },
      { id: 'late', isEnabled: true },
      { id: 'night', isEnabled: true },
    ])
  })
})

describe('changing the standard shifts', () => {
  it('is for those who run the organisation, not for team leads, chatters, the locked and strangers', async () => {
    const { olivia, adam, lea, kim, luca } = await world.office()
    for (const person of [olivia, adam]) {
      const own = { ...twilight, name: person.id.slice(0, 8) }
      expect(await person.api.shifts.create(own)).toMatchObject(own)
    }
    for (const person of [lea, kim]) {
      expect(await refusalOf(person.api.shifts.create(twilight))).toMatchObject({
        code: 'permissions.missing',
        status: 403,
      })
    }
    expect(await refusalOf(luca.api.shifts.list())).toMatchObject({ code: 'permissions.locked' })
    expect(await refusalOf(world.visitor().api.shifts.list())).toMatchObject({ status: 401 })
    expect(await idsOf(olivia)).toHaveLength(5)
  })

  it('refuses what was typed over a shift that another has changed since it was read', async () => {
    const { olivia, adam } = await world.office()
    const seen = await adam.api.shifts.create(twilight)
    const theirs = await olivia.api.shifts.update({ ...seen, endTime: timeOfDay('21:00'), was: seen })
    const mine = { ...seen, color: 'pink' as const }
    expect(await refusalOf(adam.api.shifts.update({ ...mine, was: seen }))).toMatchObject({
      code: 'shifts.staleShift',
      status: 409,
    })
    expect(await adam.api.shifts.list()).toContainEqual(theirs)
    expect(await adam.api.shifts.update({ ...theirs, color: 'pink', was: theirs })).toMatchObject({
      endTime: '21:00',
      color: 'pink',
    })
  })

  it('refuses a name that another shift has, in any case; its own it keeps', async () => {
    const { adam } = await world.office()
    const refused = { code: 'shifts.sameName', field: 'name' }
    expect(await refusalOf(adam.api.shifts.create({ ...twilight, name: ' früh ' }))).toMatchObject(refused)
    const shift = await adam.api.shifts.create(twilight)
    expect(await refusalOf(adam.api.shifts.update({ ...shift, name: 'NACHT' }))).toMatchObject(refused)
    expect(await adam.api.shifts.update({ ...shift, name: 'zwischen' })).toMatchObject({ name: 'zwischen' })
  })

  it('keeps what was changed, and writes down who changed what', async () => {
    const { adam, id } = await world.office()
    const shift = await adam.api.shifts.create({ ...twilight, name: '  Spätdienst ' })
    expect(shift.name).toBe('Spätdienst')
    const changed = { ...shift, startTime: timeOfDay('02:00'), endTime: timeOfDay('02:00'), belongsToPreviousDay: true }
    expect(await adam.api.shifts.update(changed)).toEqual(changed)
    expect((await adam.api.shifts.list()).at(-1)).toEqual(changed)
    await adam.api.shifts.remove({ id: shift.id })
    expect(await idsOf(adam)).toEqual(['early', 'late', 'night'])
    const { rows } = await query(
      'select actor_id, target, change from audit_entries where organization_id = $1 and kind = $2 order by at, id',
      [id, 'shifts.changed'],
    )
    expect(rows).toHaveLength(3)
    expect(rows).toContainEqual({
      actor_id: adam.id,
      target: shift.id,
      change: {
        startTime: { from: '12:00', to: '02:00' },
        endTime: { from: '20:00', to: '02:00' },
        belongsToPreviousDay: { from: false, to: true },
      },
    })
  })

  it.each([
    ['name', { name: '   ' }, 'Bitte gib der Schicht einen Namen.'],
    ['name', { name: 'x'.repeat(100_000) }, 'Gib höchstens 40 Zeichen ein.'],
    ['name', { name: 'Früh\u0000' }, 'Die Eingabe enthält ungültige Zeichen.'],
    ['name', { name: 'Frü\u202eh' }, 'Die Eingabe enthält ungültige Zeichen.'],
    ['name', { name: 7 }, 'Die Eingabe enthält ungültige Zeichen.'],
    ['name', { name: 'Früh\nSpät' }, 'Die Eingabe enthält ungültige Zeichen.'],
    ['startTime', { startTime: '24:00' }, 'Gib eine Uhrzeit wie 08:00 ein.'],
    ['endTime', { endTime: '8:00' }, 'Gib eine Uhrzeit wie 08:00 ein.'],
    ['color', { color: 'mauve' }, 'Diese Angabe ist ungültig.'],
    ['isEnabled', { isEnabled: 'yes' }, 'Diese Angabe ist ungültig.'],
  ])('refuses a wrong %s at that field, case %#', async (field, wrong, message) => {
    const { adam } = await world.office()
    const wish = Object.assign({ ...twilight }, wrong)
    expect(await refusalOf(adam.api.shifts.create(wish))).toMatchObject({ status: 400, field, message })
  })

  it('answers for another organisation’s shift as for one that never was', async () => {
    const { adam } = await world.office()
    const stranger = await world.office('Südwind')
    const theirs = await stranger.adam.api.shifts.create(twilight)
    const never = { ...theirs, id: newId() }
    for (const call of ['update', 'remove'] as const) {
      const answer = await refusalOf(adam.api.shifts[call](theirs))
      expect(answer).toMatchObject({ code: 'shifts.notFound', status: 404 })
      expect(answer).toEqual(await refusalOf(adam.api.shifts[call](never)))
    }
    expect(await stranger.adam.api.shifts.list()).toContainEqual(theirs)
  })
})

describe('the order', () => {
  it('is what was asked for, and a new shift comes last', async () => {
    const { adam, kim } = await world.office()
    await adam.api.shifts.remove({ id: 'early' })
    const { id } = await adam.api.shifts.create(twilight)
    expect(await idsOf(kim)).toEqual(['late', 'night', id])
    await adam.api.shifts.reorder({ ids: [id, 'night', 'late'] })
    expect(await idsOf(kim)).toEqual([id, 'night', 'late'])
  })

  it.each([[['early', 'late']], [['early', 'late', 'late']], [['early', 'late', 'night', 'aaaaaaaaaaaa']], [[]]])(
    'refuses %j, which does not name each shift once',
    async ids => {
      const { adam } = await world.office()
      expect(await refusalOf(adam.api.shifts.reorder({ ids }))).toMatchObject({
        code: 'shifts.staleOrder',
        status: 409,
      })
    },
  )
})

describe('what the organisation cannot be without', () => {
  it('keeps its last enabled shift, whoever disables or removes the others at once', async () => {
    const { adam, olivia } = await world.office()
    const [early, late, night] = await adam.api.shifts.list()
    const outcomes = await Promise.allSettled([
      adam.api.shifts.update({ ...early!, isEnabled: false }),
      olivia.api.shifts.update({ ...late!, isEnabled: false }),
      adam.api.shifts.remove({ id: night!.id }),
      olivia.api.shifts.update({ ...night!, isEnabled: false }),
    ])
    const left = (await adam.api.shifts.list()).filter(({ isEnabled }) => isEnabled)
    expect(left).toHaveLength(1)
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true)
    expect(await refusalOf(adam.api.shifts.remove({ id: left[0]!.id }))).toMatchObject({
      code: 'shifts.lastEnabled',
      status: 422,
      message: 'Mindestens eine Schicht muss aktiv bleiben.',
    })
  })

  it('has at most twenty, even when many are added at once', async () => {
    const { adam } = await world.office()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => adam.api.shifts.create({ ...twilight, name: `Zwischen ${at}` })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(17)
    expect(await idsOf(adam)).toHaveLength(20)
    expect(await refusalOf(adam.api.shifts.create(twilight))).toMatchObject({ code: 'shifts.tooMany', status: 422 })
  })
})

describe('a shift in use', () => {
  const inUse = { code: 'shifts.inUse', status: 422 }

  it('cannot be removed while somebody has marked it, and can be once the mark is gone', async () => {
    const { adam, kim } = await world.office()
    const mark = (marking: 'available' | 'none') =>
      kim.api.availability.setCells({
        week: week('2026-W48'),
        cells: [{ date: day('2026-11-24'), shiftId: 'late', marking }],
      })
    await mark('available')
    expect(await refusalOf(adam.api.shifts.remove({ id: 'late' }))).toMatchObject(inUse)
    await mark('none')
    await adam.api.shifts.remove({ id: 'late' })
    expect(await idsOf(adam)).toEqual(['early', 'night'])
  })

  it('cannot be removed while a group wants main chatters on it', async () => {
    const { adam, id } = await world.office()
    const groupId = newId()
    await query(
      `insert into creator_groups (organization_id, id, name, color, chatter_count, created_at, updated_at)
       values ($1, $2, 'Mila', 'yellow', 2, now(), now())`,
      [id, groupId],
    )
    await query('insert into group_shift_requirements values ($1, $2, $3, 1)', [id, groupId, 'night'])
    expect(await refusalOf(adam.api.shifts.remove({ id: 'night' }))).toMatchObject(inUse)
    expect(await idsOf(adam)).toContain('night')
  })
})
