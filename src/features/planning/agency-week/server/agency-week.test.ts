import { ORPCError } from '@orpc/client'
import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import { twoGroups as groupsIn, withReason } from '#test/two-group-office.ts'
import { refusalOf, useWorld } from '#test/world.ts'
import { refusals } from '#features/planning/schedule/refusals.de.ts'

const world = useWorld()
const twoGroups = () => groupsIn(world)
const w48 = week('2026-W48')
const monday = day('2026-11-23')

describe('the week of all groups', () => {
  it('is one answer with every seat, who can be asked, and what they said', async () => {
    const { adam, luna, nova, kim, kofi, seat, read, shown } = await twoGroups()
    await adam.api.agencyWeek.assign({ seats: [withReason(seat(luna, kim)), withReason(seat(nova, kofi))] })
    await adam.api.schedule.setNote({ groupId: nova, date: monday, shiftId: 'early', seat: 1, note: 'Mila ist krank' })
    expect(await shown()).toEqual(['Luna Früh 0 1 Kim draft', 'Nova Früh 0 1 Kofi draft'])
    const { groups, people, notes, maxWeekHours } = await read()
    expect(groups.map(({ name, chatterCount, state }) => [name, chatterCount, state])).toEqual([
      ['Luna', 2, 'draft'],
      ['Nova', 2, 'draft'],
    ])
    expect(groups[0]?.main.map(at => people[at]?.id)).toEqual([kofi.id])
    expect(people.find(({ id }) => id === kim.id)).toMatchObject({ availability: 'aaaaaaa', hours: 8 })
    expect([notes, maxWeekHours]).toEqual([[{ group: 1, shift: 0, day: 0, seat: 1, note: 'Mila ist krank' }], 48])
  })

  it('keeps whoever has left on the seats on which they sat', async () => {
    const { adam, kofi, luna, nova, olivia, kim, read, seat, shown } = await twoGroups()
    const w47 = week('2026-W47')
    const thursday = day('2026-11-19')
    await adam.api.agencyWeek.assign({
      seats: [seat(luna, kofi, thursday), seat(nova, kim, thursday)].map(one => withReason(one, 'nachgetragen')),
    })
    await olivia.api.team.remove({ id: kofi.id })
    expect(await shown(w47)).toEqual(['Luna Früh 3 1 Kofi draft', 'Nova Früh 3 1 Kim draft'])
    expect((await read(w47)).people.at(-1)).toMatchObject({ id: kofi.id, availability: '.......', hours: 8 })
    expect((await read()).people.map(({ id }) => id)).not.toContain(kofi.id)
  })

  it('has no row for whoever is gone and sat only in a group that has ended; hours of the others keep it', async () => {
    const { adam, kim, kofi, luna, nova, lea, olivia, read, seat } = await twoGroups()
    const w47 = week('2026-W47')
    const [wednesday, thursday] = [day('2026-11-18'), day('2026-11-19')]
    const put = [seat(luna, kofi, wednesday), seat(luna, kim, thursday), seat(nova, kim, wednesday)]
    await adam.api.agencyWeek.assign({ seats: put.map(one => withReason(one, 'nachgetragen')) })
    const groups = (await read(w47)).groups.map(({ id, version }) => ({ groupId: id, version }))
    await adam.api.agencyWeek.publish({ week: w47, groups })
    await olivia.api.team.remove({ id: kofi.id })
    expect((await read(w47)).people.at(-1)).toMatchObject({ id: kofi.id, hours: 8 })
    await lea.api.creatorGroups.remove(await lea.api.creatorGroups.get({ id: luna }))
    const { people } = await read(w47)
    expect(people.map(person => person.id)).not.toContain(kofi.id)
    expect(people.find(person => person.id === kim.id)).toMatchObject({ hours: 16 })
  })

  it('says from which day of the week on a shift has other times', async () => {
    const { olivia, read } = await twoGroups()
    const shift = (await olivia.api.shifts.list()).find(({ id }) => id === 'early')!
    const other = { startTime: timeOfDay('06:00'), endTime: timeOfDay('14:00') }
    await olivia.api.shifts.update({ ...shift, ...other, from: day('2026-11-26') })
    const early = (await read()).shifts.find(({ id }) => id === 'early')
    expect(early).toMatchObject({ startTime: '08:00', changes: [{ from: '2026-11-26', ...other, isOvernight: false }] })
    expect((await read(week('2026-W49'))).shifts.find(({ id }) => id === 'early')).toMatchObject({
      ...other,
      changes: [],
    })
  })

  it('shows drafts to those who plan, and nothing to chatters', async () => {
    const { adam, lea, kim, luna, seat, olivia } = await twoGroups()
    await adam.api.agencyWeek.assign({ seats: [withReason(seat(luna, kim))] })
    expect((await lea.api.agencyWeek.get({ week: w48 })).seats.join('')).toHaveLength(9)
    expect(await refusalOf(kim.api.agencyWeek.get({ week: w48 }))).toMatchObject({ status: 403 })
    const roles = await olivia.api.permissions.templates()
    const lead = roles.find(({ role }) => role === 'team_lead')!
    const permissions = lead.permissions.filter(id => id !== 'shift_plan_edit')
    await olivia.api.permissions.save({ templates: [{ ...lead, permissions }] })
    expect((await lea.api.agencyWeek.get({ week: w48 })).seats.join('')).toBe('')
  })
})

describe('gaps', () => {
  it('say how many fit and what holds the others, as the candidates of the seat do', async () => {
    const { adam, lea, luna, nova, kim, kofi, seat } = await twoGroups()
    await adam.api.agencyWeek.assign({ seats: [withReason(seat(luna, kim))] })
    await kofi.api.preferences.save({
      preferences: [{ id: 'early', priority: 1, is_enabled: false, is_exclusive: false }],
    })
    const gaps = await adam.api.agencyWeek.openSeats({ week: w48 })
    for (const gap of gaps.filter(({ date }) => date <= day('2026-11-24'))) {
      const { groupId, date, shiftId, free, held } = gap
      const candidates = await lea.api.schedule.candidates({ groupId, date, shiftId })
      const chatters = new Set(['Kim', 'Kofi', 'Lea'].map(name => name))
      const asked = candidates.filter(({ fullName }) => chatters.has(fullName.split(' ')[0] ?? ''))
      expect(free).toBe(asked.filter(({ fit }) => fit === 'fits').length)
      const counted = Object.groupBy(
        asked.filter(({ fit }) => fit !== 'fits'),
        ({ reasons }) => reasons[0]!.code,
      )
      expect(held).toEqual(Object.fromEntries(Object.entries(counted).map(([code, own]) => [code, own.length])))
    }
    expect(
      gaps.find(({ groupId, shiftId, date }) => groupId === nova && shiftId === 'early' && date === monday),
    ).toEqual(expect.objectContaining({ held: expect.objectContaining({ assigned_elsewhere: 1 }) }))
  })

  it('are only those to come', async () => {
    const { adam } = await twoGroups()
    expect(await adam.api.agencyWeek.openSeats({ week: week('2026-W40') })).toEqual([])
    const first = (await adam.api.agencyWeek.openSeats({ week: w48 })).map(({ date }) => date).toSorted()[0]
    expect(first).toBe(monday)
  })

  it('of one person say how each suits', async () => {
    const { adam, kim, luna, seat } = await twoGroups()
    await adam.api.agencyWeek.assign({ seats: [withReason(seat(luna, kim))] })
    const openings = await adam.api.agencyWeek.openSeatsOf({ profileId: kim.id, date: day('2026-11-24') })
    expect(openings.map(({ shiftId, fit }) => `${shiftId} ${fit}`)).toEqual([
      'early fits',
      'early fits',
      'late warns',
      'night warns',
      'late warns',
      'night warns',
    ])
    expect(await refusalOf(adam.api.agencyWeek.openSeatsOf({ profileId: 'AAAAAAAAAAAA', date: monday }))).toMatchObject(
      {
        code: 'schedule.personNotFound',
      },
    )
  })
})

describe('seats of several groups', () => {
  it('are filled in one deed: who cannot be seated is named, who can is told once', async () => {
    const { adam, luna, nova, kim, kofi, seat, shown, notices } = await twoGroups()
    for (const groupId of [luna, nova]) await adam.api.schedule.publish({ groupId, week: w48, version: 0 })
    const { seats, left } = await adam.api.agencyWeek.assign({
      seats: [
        withReason(seat(luna, kim)),
        withReason(seat(nova, kim, day('2026-11-24'))),
        // at the same time as the first
        withReason(seat(nova, kim)),
        withReason(seat(luna, kofi, monday, 'late')),
      ],
    })
    expect(seats.map(({ groupId, date }) => [groupId, date])).toEqual([
      [luna, monday],
      [nova, day('2026-11-24')],
    ])
    expect(left.map(({ groupName, code }) => `${groupName} ${code}`).toSorted()).toEqual([
      'Luna schedule.needsReason',
      'Nova schedule.takenElsewhere',
    ])
    expect(await shown()).toEqual(['Luna Früh 0 1 Kim assigned', 'Nova Früh 1 1 Kim assigned'])
    const told = await notices(kim)
    expect(told.map(({ kind }) => kind)).toEqual(['shift_assigned'])
    expect(told[0]?.parameters).toMatchObject({ groupName: 'Luna, Nova', shifts: [{ groupName: 'Luna' }, {}] })
  })

  it('are freed in one deed, each person told once; whoever left before is passed over', async () => {
    const { adam, luna, nova, kim, kofi, seat, shown, notices } = await twoGroups()
    for (const groupId of [luna, nova]) await adam.api.schedule.publish({ groupId, week: w48, version: 0 })
    const both = [seat(luna, kim), seat(nova, kim, day('2026-11-24'))]
    await adam.api.agencyWeek.assign({ seats: both.map(one => withReason(one)) })
    const freed = await adam.api.agencyWeek.unassign({ seats: [...both, seat(luna, kofi)] })
    expect([freed.seats.length, await shown()]).toEqual([2, []])
    expect((await notices(kim)).map(({ kind }) => kind).toSorted()).toEqual(['shift_assigned', 'shift_removed'])
  })

  it('stay where several are freed and they are over; one alone may be taken off', async () => {
    const { adam, kim, kofi, luna, nova, seat, shown, notices } = await twoGroups()
    const early = seat(luna, kim)
    const tomorrow = seat(nova, kofi, day('2026-11-24'))
    await adam.api.agencyWeek.assign({ seats: [early, tomorrow].map(one => withReason(one)) })
    const versions = (await adam.api.agencyWeek.get({ week: w48 })).groups
    await adam.api.agencyWeek.publish({
      week: w48,
      groups: versions.map(({ id, version }) => ({ groupId: id, version })),
    })
    // Monday's early shift is over
    world.clock.set('2026-11-23T16:00:00Z')
    const { seats, over } = await adam.api.agencyWeek.unassign({ seats: [early, tomorrow] })
    expect([seats.map(({ date }) => date), over]).toEqual([[tomorrow.date], 1])
    expect(await shown()).toEqual(['Luna Früh 0 1 Kim assigned'])
    expect((await notices(kim)).map(({ kind }) => kind)).toEqual(['shift_assigned'])
    expect(await adam.api.agencyWeek.unassign({ seats: [early] })).toMatchObject({ seats: [early], over: 0 })
    expect(await shown()).toEqual([])
  })

  it('that are over go with the step that had entered them, not with one from before', async () => {
    const { adam, kim, kofi, luna, nova, seat, shown } = await twoGroups()
    const planned = [seat(luna, kim), seat(nova, kofi)]
    await adam.api.agencyWeek.assign({ seats: planned.map(one => withReason(one)) })
    world.clock.set('2026-11-24T16:00:00Z')
    const entered = [seat(luna, kim, day('2026-11-24')), seat(nova, kofi, day('2026-11-24'))]
    await adam.api.agencyWeek.assign({ seats: entered.map(one => withReason(one, 'nachgetragen')) })
    const { seats, over } = await adam.api.agencyWeek.unassign({ seats: [...planned, ...entered], asBefore: true })
    expect([seats.map(({ date }) => date), over]).toEqual([entered.map(({ date }) => date), 2])
    expect(await shown()).toEqual(['Luna Früh 0 1 Kim draft', 'Nova Früh 0 1 Kofi draft'])
  })

  it('are cleared as far as they are drafts to come: what is over, fixed or published by then stays', async () => {
    const { adam, kim, kofi, luna, nova, seat, shown } = await twoGroups()
    const days = [23, 24, 25].map(of => day(`2026-11-${of}`))
    const drafts = days.map(date => seat(luna, kim, date))
    const published = seat(nova, kofi, days[2])
    await adam.api.agencyWeek.assign({ seats: [...drafts, published].map(one => withReason(one)) })
    const { version } = await adam.api.schedule.plan({ groupId: nova, week: w48 })
    await adam.api.schedule.publish({ groupId: nova, week: w48, version })
    await adam.api.schedule.pin({ seats: [drafts[2]!], isPinned: true })
    // Monday's early shift is over
    world.clock.set('2026-11-23T16:00:00Z')
    const { seats } = await adam.api.agencyWeek.unassign({ seats: [...drafts, published], onlyDrafts: true })
    expect(seats.map(({ date }) => date)).toEqual([days[1]])
    expect(await shown()).toEqual([
      'Luna Früh 0 1 Kim draft',
      'Luna Früh 2 1 Kim draft pinned',
      'Nova Früh 2 1 Kofi assigned',
    ])
  })

  it('change places across groups in one deed', async () => {
    const { adam, luna, nova, kim, kofi, seat, shown } = await twoGroups()
    await adam.api.agencyWeek.assign({ seats: [withReason(seat(luna, kim)), withReason(seat(nova, kofi))] })
    const to = { groupId: nova, date: monday, shiftId: 'early', seat: 1 }
    await adam.api.agencyWeek.move({ from: seat(luna, kim), to })
    expect(await shown()).toEqual(['Luna Früh 0 1 Kofi draft', 'Nova Früh 0 1 Kim draft'])
    expect(await refusalOf(adam.api.agencyWeek.move({ from: seat(luna, kim), to }))).toMatchObject({
      code: 'schedule.notFound',
      message: refusals.notFound({ shift: { name: 'Früh', date: monday } }),
    })
    const versions = (await adam.api.agencyWeek.get({ week: w48 })).groups.map(({ version }) => version)
    expect(versions.every(version => version > 1)).toBe(true)
  })

  it('are left where they are when one of the two cannot come', async () => {
    const { adam, luna, nova, kim, kofi, seat, shown } = await twoGroups()
    await adam.api.agencyWeek.assign({
      seats: [withReason(seat(luna, kim)), withReason(seat(nova, kofi, monday, 'late'), 'ok')],
    })
    const before = await shown()
    const { assignments } = await adam.api.schedule.plan({ groupId: luna, week: w48 })
    const target = { groupId: nova, date: monday, shiftId: 'late', seat: 1 }
    const refusal = await refusalOf(adam.api.schedule.move({ assignmentId: assignments[0]!.id, ...target }))
    expect(refusal).toMatchObject({ code: 'schedule.needsReason' })
    expect(await shown()).toEqual(before)
  })

  it('two hundred planners who move the same person come to one outcome, and nobody waits for ever', async () => {
    const { adam, lea, luna, nova, kim, kofi, seat, shown } = await twoGroups()
    await adam.api.agencyWeek.assign({ seats: [withReason(seat(luna, kim)), withReason(seat(nova, kofi))] })
    const idIn = async (groupId: string) =>
      (await lea.api.schedule.plan({ groupId, week: w48 })).assignments[0]?.id ?? ''
    const [inLuna, inNova] = [await idIn(luna), await idIn(nova)]
    const outcomeOf = (call: Promise<unknown>) => refusalOf(call.then(() => Promise.reject(new ORPCError('DONE'))))
    const moves = Array.from({ length: 100 }, (_, n) => {
      const [assignmentId, groupId] = n % 2 === 0 ? [inLuna, nova] : [inNova, luna]
      const to = { groupId, date: monday, shiftId: 'early', seat: 1 }
      return (n % 4 < 2 ? adam : lea).api.schedule.move({ assignmentId, ...to })
    })
    const frees = Array.from({ length: 100 }, () =>
      lea.api.agencyWeek.unassign({ seats: [seat(luna, kofi), seat(nova, kofi)] }),
    )
    const outcomes = await Promise.all([...moves, ...frees].map(outcomeOf))
    expect([...new Set(outcomes.map(({ code }) => code))].toSorted()).toEqual(['DONE', 'schedule.notFound'])
    const left = await shown()
    expect(left.filter(line => line.includes('Kofi'))).toEqual([])
    expect(left).toHaveLength(1)
  })
})

describe('a pinned seat', () => {
  it('stays when its week is cleared, and is let go again', async () => {
    const { adam, luna, kim, kofi, seat, shown, read } = await twoGroups()
    await adam.api.agencyWeek.assign({
      seats: [withReason(seat(luna, kim)), withReason(seat(luna, kofi, monday, 'early', 2))],
    })
    expect(await adam.api.schedule.pin({ seats: [seat(luna, kim)], isPinned: true })).toEqual({ changed: 1 })
    expect(await adam.api.schedule.pin({ seats: [seat(luna, kim)], isPinned: true })).toEqual({ changed: 0 })
    const { version } = (await read()).groups[0]!
    await adam.api.schedule.clear({ groupId: luna, week: w48, version, withPublished: false })
    expect(await shown()).toEqual(['Luna Früh 0 1 Kim draft pinned'])
    await adam.api.schedule.pin({ seats: [seat(luna, kim)], isPinned: false })
    expect(await shown()).toEqual(['Luna Früh 0 1 Kim draft'])
  })

  it('is a draft: what people know of is not pinned', async () => {
    const { adam, luna, kim, seat, shown } = await twoGroups()
    await adam.api.schedule.publish({ groupId: luna, week: w48, version: 0 })
    await adam.api.agencyWeek.assign({ seats: [withReason(seat(luna, kim))] })
    expect(await adam.api.schedule.pin({ seats: [seat(luna, kim)], isPinned: true })).toEqual({ changed: 0 })
    expect(await shown()).toEqual(['Luna Früh 0 1 Kim assigned'])
  })
})

describe('publishing several groups', () => {
  it('leaves out and names whose plan has moved on, and tells each person once', async () => {
    const { adam, lea, luna, nova, kim, kofi, seat, read, shown, notices } = await twoGroups()
    await adam.api.agencyWeek.assign({
      seats: [
        withReason(seat(luna, kim)),
        withReason(seat(nova, kim, day('2026-11-24'))),
        withReason(seat(luna, kofi, day('2026-11-25'))),
      ],
    })
    const seen = (await read()).groups.map(({ id, version }) => ({ groupId: id, version }))
    await lea.api.agencyWeek.assign({ seats: [withReason(seat(nova, kofi))] })
    expect(await adam.api.agencyWeek.publish({ week: w48, groups: seen })).toEqual({
      published: [luna],
      stale: [{ groupId: nova, name: 'Nova' }],
      notified: 2,
      unreachable: 2,
    })
    const again = (await read()).groups.map(({ id, version }) => ({ groupId: id, version }))
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => adam.api.agencyWeek.publish({ week: w48, groups: again })),
    )
    expect(outcomes.filter(({ published }) => published.length > 0)).toHaveLength(1)
    expect((await shown()).every(line => line.endsWith('assigned'))).toBe(true)
    expect((await notices(kim)).map(({ kind }) => kind)).toEqual(['shift_assigned', 'shift_assigned'])
  })
})
