import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { instantsIn } from '#kit/span.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import { addGroup } from '#test/groups.ts'
import { statementsSent } from '#test/rows-read.ts'
import { type Person, refusalOf, useWorld } from '#test/world.ts'
import type { Balance } from '../schema.ts'

const world = useWorld()
const place = instantsIn('Europe/Berlin')
const times = { early: ['08:00', '16:00'], late: ['16:00', '02:00'], night: ['02:00', '08:00'] } as const

/** It is Friday, the 20th of November 2026, noon in Berlin. */
async function agency() {
  const office = await world.office()
  const groupId = await addGroup(world, office, 'Nova', { chatterCount: 9 })
  const { pool } = world.staffel.services.database
  let seat = 0
  const sat = (person: { id: string }, date: string, shiftId: keyof typeof times = 'early', state = 'confirmed') => {
    const [startTime, endTime] = times[shiftId].map(timeOfDay)
    if (!startTime || !endTime) throw new Error('no times')
    const { start, end } = place(day(date), { startTime, endTime, belongsToPreviousDay: false })
    seat = (seat % 9) + 1
    return pool.query(
      `insert into assignments (organization_id, id, group_id, date, shift_id, seat, profile_id, state, shift_name,
         start_time, end_time, starts_at, ends_at, assigned_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $5, $9, $10, $11, $12, now())`,
      [
        office.id,
        newId(),
        groupId,
        date,
        shiftId,
        seat,
        person.id,
        state,
        startTime,
        endTime,
        start.toString(),
        end.toString(),
      ],
    )
  }
  const mark = (person: { id: string }, date: string, cells: object) =>
    pool.query(
      `insert into availability_weeks (organization_id, week_start, profile_id, cells, notes, updated_at)
       values ($1, $2, $3, $4, '{}', now())`,
      [office.id, mondayOf(weekOf(day(date))), person.id, cells],
    )
  return { ...office, groupId, sat, mark, pool }
}
const of = ({ people }: Balance, { id }: { id: string }) => people.find(({ profileId }) => profileId === id)

describe('the balance', () => {
  it('adds up what has ended and was published, in four weeks and in twelve', async () => {
    const { adam, kim, kofi, sat } = await agency()
    await sat(kim, '2026-11-14', 'late')
    await sat(kim, '2026-11-16', 'early', 'assigned')
    await sat(kim, '2026-11-18', 'early', 'draft')
    await sat(kim, '2026-11-12', 'night', 'declined')
    // runs still; and is to come
    await sat(kim, '2026-11-20', 'early')
    await sat(kim, '2026-11-21', 'early')
    // on the first day of the four weeks, and on the day before
    await sat(kofi, '2026-10-24', 'early')
    await sat(kofi, '2026-10-23', 'early')
    const four = await adam.api.balance.list({})
    expect(four).toMatchObject({ weeks: 4, from: '2026-10-24', to: '2026-11-20' })
    expect(of(four, kim)).toMatchObject({ hours: 18, nights: 1, weekends: 1, declined: 1, wished: 0, role: 'chatter' })
    expect(of(four, kofi)).toMatchObject({ hours: 8, nights: 0, weekends: 1, declined: 0 })
    const twelve = await adam.api.balance.list({ weeks: 12 })
    expect(of(twelve, kofi)).toMatchObject({ hours: 16, weekends: 1 })
    expect(twelve).toMatchObject({ weeks: 12, from: '2026-08-29' })
  })

  it('counts real hours in the night when the clock goes back', async () => {
    const { adam, kim, sat } = await agency()
    await sat(kim, '2026-10-25', 'night')
    expect(of(await adam.api.balance.list({}), kim)).toMatchObject({ hours: 7, nights: 1, weekends: 1 })
  })

  it('says how many seats were wished for: a preferred cell, or the shift that comes first', async () => {
    const { adam, kim, kofi, sat, mark } = await agency()
    await mark(kim, '2026-11-16', { early: 'pap....' })
    for (const date of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']) await sat(kim, date)
    const { preferences } = await kofi.api.preferences.find({})
    await kofi.api.preferences.save({ preferences })
    for (const date of ['2026-11-16', '2026-11-17']) await sat(kofi, date)
    await sat(kofi, '2026-11-18', 'late')
    const balance = await adam.api.balance.list({})
    expect(of(balance, kim)?.wished).toBe(0.5)
    expect(of(balance, kofi)?.wished).toBeCloseTo(2 / 3)
  })

  it('compares with the median of the role, and shows who leads only where they worked', async () => {
    const { id, adam, lea, olivia, kim, kofi, luca, sat } = await agency()
    const mira = await world.join(id, 'chatter', 'Mira Voss')
    for (const date of ['2026-11-16', '2026-11-17']) await sat(kim, date)
    await sat(kofi, '2026-11-16')
    await sat(lea, '2026-11-16')
    // was seated before being locked
    await sat(luca, '2026-11-10')
    const { people, medians } = await adam.api.balance.list({})
    expect(people.map(({ fullName }) => fullName)).toEqual([kofi, kim, lea, mira].map(one => one.fullName).toSorted())
    expect(people.map(({ profileId }) => profileId)).not.toContain(olivia.id)
    expect(medians.toSorted((a, b) => a.people - b.people)).toMatchObject([
      { role: 'team_lead', people: 1, hours: 8 },
      { role: 'chatter', people: 3, hours: 8, nights: 0, wished: 0 },
    ])
  })

  it('leaves out who has gone', async () => {
    const { adam, olivia, kim, kofi, sat } = await agency()
    await sat(kim, '2026-11-16')
    await sat(kofi, '2026-11-16')
    await olivia.api.team.remove({ id: kofi.id })
    expect((await adam.api.balance.list({})).people.map(({ profileId }) => profileId)).toEqual([kim.id])
  })

  it('is for those with the permission; everybody sees their own, beside a median without names', async () => {
    const { id, lea, kim, kofi, sat } = await agency()
    expect(await refusalOf(lea.api.balance.list({}))).toMatchObject({ status: 403 })
    await kim.api.preferences.saveHours({ min: 8, max: 20 })
    await sat(kim, '2026-11-16', 'late')
    await sat(kofi, '2026-11-16')
    const two = await kim.api.balance.own({})
    expect(two).toMatchObject({ own: { hours: 10, nights: 1, weeklyHoursWish: { min: 8, max: 20 } } })
    expect(await kim.api.balance.median({})).toMatchObject({ weeks: 4, median: null })
    await world.join(id, 'chatter', 'Mira Voss')
    const three = await kim.api.balance.own({ weeks: 12 })
    expect(three).toMatchObject({ weeks: 12, own: { hours: 10 } })
    const middle = await kim.api.balance.median({ weeks: 12 })
    expect(middle).toMatchObject({ weeks: 12, from: three.from, to: three.to, median: { hours: 8, nights: 0 } })
    for (const others of [kofi.id, 'Mira']) expect(JSON.stringify([three, middle])).not.toContain(others)
    // who has nothing to do with seats has nothing to compare
    expect(await lea.api.balance.own({})).toMatchObject({ own: { hours: 0, wished: null } })
    expect(await lea.api.balance.median({})).toMatchObject({ median: null })
  })

  it.each([{ weeks: 5 }, { weeks: 0 }, { weeks: 'viele' }])('refuses other spans: %j', async input => {
    const { adam } = await agency()
    const answer = await adam.fetch(`/api/v1/balance?weeks=${input.weeks}`)
    expect(answer.status).toBe(400)
    expect((await answer.json()).data.complaints).toContainEqual(expect.objectContaining({ field: 'weeks' }))
    expect((await adam.fetch('/api/v1/balance?weeks=12')).status).toBe(200)
  })

  it('costs the same few statements for many people as for a few', async () => {
    const { id, adam, sat } = await agency()
    const statements = () => statementsSent(() => adam.api.balance.list({ weeks: 12 }))
    const few = await statements()
    for (let index = 0; index < 20; index++) {
      await sat(await world.join(id, 'chatter', `Person ${index}`), `2026-11-${10 + (index % 8)}`)
    }
    expect(few).toBeGreaterThan(5)
    expect(await statements()).toBe(few)
  })
})

describe('the exports', () => {
  const lines = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n')

  async function worked() {
    const all = await agency()
    const evil: Person = await world.join(all.id, 'chatter', '=1+1')
    await all.sat(all.kim, '2026-11-14', 'night')
    await all.kim.api.preferences.saveHours({ min: 8, max: null })
    return { ...all, evil }
  }

  it('are a text with everybody and the medians, in which no name is a formula', async () => {
    const { adam, id } = await worked()
    const { csv } = await adam.api.balance.exportCsv({})
    expect(lines(csv)).toEqual([
      '"Name";"Rolle";"Stunden";"Wunschstunden (min.)";"Wunschstunden (max.)";"Nächte";"Wochenenden";"Abgesagt";"Wunschschichten (%)"',
      `"'=1+1";"Chatter";"0";"";"";"0";"0";"0";""`,
      '"Kim Albers";"Chatter";"6";"8";"";"1";"1";"0";"0"',
      '"Kofi Mensah";"Chatter";"0";"";"";"0";"0";"0";""',
      '"Median";"Chatter";"0";"";"";"0";"0";"0";"0"',
    ])
    const { rows } = await world.staffel.services.database.pool.query(
      "select change from audit_entries where organization_id = $1 and kind = 'balance.exported'",
      [id],
    )
    expect(rows).toEqual([{ change: { format: 'csv', from: '2026-10-24', to: '2026-11-20', rows: 3 } }])
  })

  it('are a workbook whose cells are texts and numbers', async () => {
    const { adam } = await worked()
    const file = await adam.api.balance.exportXlsx({ weeks: 12 })
    expect(file.name).toBe('balance-2026-08-29-2026-11-20.xlsx')
    const { read, utils } = await import('@e965/xlsx')
    const book = read(new Uint8Array(await file.arrayBuffer()))
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    if (!sheet) throw new Error('there is no sheet')
    expect(utils.sheet_to_json<unknown[]>(sheet, { header: 1 }).slice(1, 3)).toEqual([
      ['=1+1', 'Chatter', 0, undefined, undefined, 0, 0, 0],
      ['Kim Albers', 'Chatter', 6, 8, undefined, 1, 1, 0, 0],
    ])
    expect(Object.values(sheet).filter(cell => typeof cell === 'object' && 'f' in cell)).toEqual([])
  })

  it('are refused to whoever may not see the balance', async () => {
    const { kim, lea } = await worked()
    for (const { api } of [kim, lea]) {
      expect(await refusalOf(api.balance.exportCsv({}))).toMatchObject({ status: 403 })
      expect(await refusalOf(api.balance.exportXlsx({}))).toMatchObject({ status: 403 })
    }
  })
})
