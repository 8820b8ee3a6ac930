import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { addGroup } from '#test/groups.ts'
import { statementsSent } from '#test/rows-read.ts'
import { useWorld } from '#test/world.ts'
import type { Candidate } from '../schema.ts'

const world = useWorld()
const w48 = week('2026-W48')
const [monday, tuesday] = [day('2026-11-23'), day('2026-11-24')]

/** Nova wants a main chatter at night; who can work on Monday differs. */
async function planning() {
  const office = await world.office()
  const join = (name: string) => world.join(office.id, 'chatter', name)
  const [mira, nils, ole] = [await join('Mira Voss'), await join('Nils Okoro'), await join('Ole Brandt')]
  const groupId = await addGroup(world, office, 'Nova', {
    main: [mira],
    home: [nils],
    mainChatters: { night: 1 },
  })
  const luna = await addGroup(world, office, 'Luna')
  const late = { groupId, date: monday, shiftId: 'late' }
  const { pool } = world.staffel.services.database
  const cells = (person: { id: string }, marks: object) =>
    pool.query(
      `insert into availability_weeks (organization_id, week_start, profile_id, cells, notes, updated_at)
       values ($1, $2, $3, $4, '{}', now())`,
      [office.id, monday, person.id, marks],
    )
  const likes = (person: { id: string }, preferences: object[]) =>
    pool.query('update profiles set shift_preferences = $1 where id = $2', [JSON.stringify(preferences), person.id])
  return { ...office, mira, nils, ole, groupId, luna, late, cells, likes }
}
const codes = (candidate: Candidate | undefined) => candidate?.reasons.map(({ code }) => code)
const names = (list: readonly Candidate[]) => list.map(({ fullName }) => fullName)

describe('who can fill a seat', () => {
  it('is told with the times of the seat on the clock of whoever lives elsewhere', async () => {
    const { adam, kim, kofi, mira, nils, late } = await planning()
    await kim.api.profile.update({ timeZone: 'Asia/Manila' })
    await kofi.api.profile.update({ timeZone: 'America/Los_Angeles' })
    await nils.api.profile.update({ timeZone: 'Pacific/Auckland' })
    // the same clock as the organisation's, under another name
    await mira.api.profile.update({ timeZone: 'Europe/Vienna' })
    const list = await adam.api.schedule.candidates(late)
    const localOf = (id: string) => list.find(({ profileId }) => profileId === id)?.local
    // Monday, 16:00 to 02:00 in Berlin
    expect([kim.id, kofi.id, nils.id, mira.id, adam.id].map(localOf)).toEqual([
      { zone: 'Asia/Manila', date: monday, startTime: '23:00', endTime: '09:00' },
      { zone: 'America/Los_Angeles', date: monday, startTime: '07:00', endTime: '17:00' },
      { zone: 'Pacific/Auckland', date: tuesday, startTime: '04:00', endTime: '14:00' },
      null,
      null,
    ])
  })

  it('is asked of everybody there is, however many have left', async () => {
    const { adam, id, late } = await planning()
    const before = names(await adam.api.schedule.candidates(late))
    const { pool } = world.staffel.services.database
    await pool.query(
      `with gone as (
         insert into users (id, name, email, created_at, updated_at)
         select lpad(n::text, 12, 'L'), 'Gone ' || n, 'gone' || n || '@example.org', now(), now()
         from generate_series(1, 5000) n returning id, name, email)
       insert into profiles (organization_id, id, role, full_name, email, language, is_active, created_at, left_at)
       select $1, id, 'chatter', name, email, 'de', false, now(), now() from gone`,
      [id],
    )
    // in the table they stand behind all of those
    await pool.query('update profiles set email = email where organization_id = $1 and left_at is null', [id])
    expect(names(await adam.api.schedule.candidates(late))).toEqual(before)
  })

  it('is asked of everybody but the locked, best first, and each says why', async () => {
    const { adam, kim, kofi, mira, nils, ole, groupId, luna, late, cells, likes } = await planning()
    await cells(mira, { late: 'a......' })
    await cells(nils, { late: 'p......' })
    await cells(kofi, { late: 'a......' })
    await cells(kim, { late: 'r......' })
    await cells(ole, { late: 'v......' })
    await likes(kofi, [
      { id: 'late', priority: 1, is_enabled: true, is_exclusive: false },
      { id: 'early', priority: 2, is_enabled: true, is_exclusive: false },
    ])
    await adam.api.schedule.assign({
      groupId: luna,
      date: tuesday,
      shiftId: 'night',
      seat: 1,
      profileId: mira.id,
      reason: 'Test',
    })

    const list = await adam.api.schedule.candidates(late)
    expect(names(list)).toEqual([
      'Nils Okoro',
      'Kofi Mensah',
      'Mira Voss',
      'Kim Albers',
      'Lea Krüger',
      'Adam Yıldız',
      'Olivia Brandt',
      'Ole Brandt',
    ])
    const of = (name: string) => list.find(({ fullName }) => fullName === name)
    expect(codes(of('Nils Okoro'))).toEqual(['preferred', 'home_chatter'])
    expect(codes(of('Kofi Mensah'))).toEqual(['available', 'preference_rank'])
    expect(of('Kofi Mensah')).toMatchObject({ fit: 'fits', rank: 1, weekHours: 0 })
    expect(of('Mira Voss')).toMatchObject({ fit: 'warns', weekHours: 6, isMain: true, isHome: true })
    expect(of('Mira Voss')?.reasons[0]).toEqual({
      code: 'short_rest',
      hours: 0,
      minHours: 11,
      side: 'after',
      groupName: 'Luna',
      shiftName: 'Nacht',
      date: '2026-11-24',
      startTime: '02:00',
      endTime: '08:00',
    })
    expect(codes(of('Kim Albers'))).toEqual(['vacation_requested'])
    expect(codes(of('Lea Krüger'))).toEqual(['not_available'])
    expect(of('Ole Brandt')).toMatchObject({ fit: 'blocked', reasons: [{ code: 'vacation' }] })
    expect(await adam.api.schedule.candidates({ groupId, date: monday, shiftId: 'late' })).toEqual(list)
  })

  it('puts main chatters first as long as a main place is open', async () => {
    const { adam, mira, nils, groupId, cells } = await planning()
    const night = { groupId, date: tuesday, shiftId: 'night' }
    for (const person of [mira, nils]) await cells(person, { night: 'aa.....', early: '.....aa' })
    const hours = { date: day('2026-11-28'), shiftId: 'early', seat: 1 }
    await adam.api.schedule.assign({ groupId, ...hours, profileId: mira.id })
    expect(names(await adam.api.schedule.candidates(night)).slice(0, 2)).toEqual(['Mira Voss', 'Nils Okoro'])
    expect(names(await adam.api.schedule.candidates({ ...night, shiftId: 'early' })).slice(0, 2)).toEqual([
      'Nils Okoro',
      'Mira Voss',
    ])
  })

  it('blocks who sits elsewhere and says where, and warns of a long week and of one shift only', async () => {
    const { adam, kim, kofi, mira, luna, late, cells, likes } = await planning()
    await cells(kim, { late: 'aaaaaaa' })
    await cells(kofi, { late: 'aaaaaaa' })
    await likes(mira, [
      { id: 'night', priority: 1, is_enabled: true, is_exclusive: true },
      { id: 'late', priority: 2, is_enabled: false, is_exclusive: false },
    ])
    await adam.api.schedule.assign({ groupId: luna, date: monday, shiftId: 'late', seat: 1, profileId: kim.id })
    for (const date of ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'].map(day)) {
      await adam.api.schedule.assign({ groupId: luna, date, shiftId: 'late', seat: 1, profileId: kofi.id })
    }
    const list = await adam.api.schedule.candidates(late)
    const of = (id: string) => list.find(({ profileId }) => profileId === id)
    expect(of(kim.id)).toMatchObject({
      fit: 'blocked',
      reasons: [{ code: 'assigned_elsewhere', groupName: 'Luna', shiftName: 'Spät', startTime: '16:00' }, {}],
    })
    expect(of(kofi.id)).toMatchObject({
      fit: 'warns',
      weekHours: 40,
      reasons: [{ code: 'long_week', hours: 50, maxHours: 48 }, { code: 'available' }],
    })
    expect(codes(of(mira.id))).toEqual(['not_available', 'exclusive_elsewhere', 'main_chatter'])
    expect(of(mira.id)?.reasons[1]).toMatchObject({ shiftName: 'Nacht' })
    expect(await adam.api.schedule.plan({ groupId: luna, week: w48 })).toMatchObject({
      weekHours: { [kofi.id]: 40, [kim.id]: 10 },
    })
  })

  it('says how far somebody’s week is from the hours they wish for', async () => {
    const { adam, kim, kofi, mira, luna, late, cells } = await planning()
    for (const person of [kim, kofi, mira]) await cells(person, { late: 'aaaaaaa' })
    await kim.api.preferences.saveHours({ min: 22, max: 40 })
    await kofi.api.preferences.saveHours({ min: null, max: 16 })
    await mira.api.preferences.saveHours({ min: null, max: 10 })
    const wednesday = { groupId: luna, date: day('2026-11-25'), shiftId: 'late', seat: 1 }
    await adam.api.schedule.assign({ ...wednesday, profileId: kim.id })
    await adam.api.schedule.assign({ ...wednesday, seat: 2, profileId: kofi.id })
    const list = await adam.api.schedule.candidates(late)
    const of = (id: string) => list.find(({ profileId }) => profileId === id)
    expect(of(kim.id)).toMatchObject({ fit: 'fits', weekHours: 10 })
    expect(of(kim.id)?.reasons).toContainEqual({ code: 'under_wish', hours: 12, minHours: 22 })
    expect(of(kofi.id)).toMatchObject({ fit: 'warns', warnings: ['over_wish'] })
    expect(of(kofi.id)?.reasons).toContainEqual({ code: 'over_wish', hours: 4, maxHours: 16 })
    expect(codes(of(mira.id))).not.toContain('over_wish')
  })

  it('costs the same few statements for many people as for one', async () => {
    const { adam, id, late } = await planning()
    const statements = () => statementsSent(() => adam.api.schedule.candidates(late))
    const few = await statements()
    for (let index = 0; index < 20; index++) await world.join(id, 'chatter', `Person ${index}`)
    expect(few).toBeGreaterThan(5)
    expect(await statements()).toBe(few)
  })
})
