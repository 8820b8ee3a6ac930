import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { addGroup } from '#test/groups.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const w48 = week('2026-W48')
const early = { startsAt: '2026-11-24T07:00:00Z', endsAt: '2026-11-24T15:00:00Z' }
const [tuesday, wednesday] = [day('2026-11-24'), day('2026-11-25')]

/** Kim has the early shift of Tuesday off, and the whole Wednesday; Kofi has asked for the same. */
async function off() {
  const office = await world.office()
  const { adam, kim, kofi } = office
  const groupId = await addGroup(world, office, 'Luna')
  const ask = (person: typeof kim) =>
    person.api.vacation.request({
      week: w48,
      dates: [tuesday],
      shiftId: 'early',
      also: [{ dates: [wednesday] }],
      reason: 'Familie',
    })
  const own = await ask(kim)
  for (const { id } of own.requests) await adam.api.vacation.decide({ id, version: 1, move: 'approve' })
  const asked = await ask(kofi)
  return { ...office, groupId, asked: asked.requests }
}

describe('vacation for some shifts of a day is named with them, a whole day is not', () => {
  it('in the candidates of a seat and in the refusal of an assignment', async () => {
    const { adam, olivia, kim, kofi, groupId } = await off()
    const reasonsFor = async (date: typeof tuesday) => {
      const list = await adam.api.schedule.candidates({ groupId, date, shiftId: 'early' })
      return [kim, kofi].map(({ id }) => list.find(({ profileId }) => profileId === id)?.reasons[0])
    }
    expect(await reasonsFor(tuesday)).toEqual([
      { code: 'vacation', shiftNames: ['Früh'] },
      { code: 'vacation_requested', shiftNames: ['Früh'] },
    ])
    expect(await reasonsFor(wednesday)).toEqual([{ code: 'vacation' }, { code: 'vacation_requested' }])
    const assign = (date: typeof tuesday) =>
      refusalOf(olivia.api.schedule.assign({ groupId, date, shiftId: 'early', seat: 1, profileId: kim.id }))
    expect(await assign(tuesday)).toMatchObject({ message: 'Kim Albers hat zu dieser Zeit Urlaub (Früh).' })
    expect(await assign(wednesday)).toMatchObject({ message: 'Kim Albers hat zu dieser Zeit Urlaub.' })
  })

  it('on the plan of the week and in the overview of the month', async () => {
    const { adam, lea, kim, kofi } = await off()
    const expected = (from: number) => ({ vacationShifts: [{ day: from, shiftNames: ['Früh'] }] })
    const { people } = await adam.api.agencyWeek.get({ week: w48 })
    expect(people.find(({ id }) => id === kim.id)).toMatchObject({ availability: '.vv....', ...expected(1) })
    expect(people.find(({ id }) => id === kofi.id)).toMatchObject({ availability: '.rr....', ...expected(1) })
    expect(people.find(({ id }) => id === lea.id)).not.toHaveProperty('vacationShifts')
    const { rows } = await adam.api.scheduleOverview.chatters({ from: tuesday, days: 2 })
    expect(rows.find(({ id }) => id === kim.id)).toMatchObject({ availability: 'vv', ...expected(0) })
  })

  it('on the dashboard, in the profile, and where a decision shows who else is away', async () => {
    const { adam, kim, asked } = await off()
    const { upcoming } = await kim.api.vacation.blocks()
    expect(upcoming).toEqual([
      { start: tuesday, end: tuesday, daysCount: 1, shifts: [{ shiftName: 'Früh', date: tuesday, ...early }] },
      { start: wednesday, end: wednesday, daysCount: 1, shifts: [] },
    ])
    const { months } = await kim.api.profile.get()
    expect(months.at(-1)).toMatchObject({ vacationDays: 2, partVacationDays: 1 })
    const others = await Promise.all(
      asked.map(async ({ id }) => (await adam.api.vacation.find({ id })).whatIf.days.map(one => one.others)),
    )
    const named = { id: kim.id, fullName: 'Kim Albers', isApproved: true }
    expect(others).toEqual([[[{ ...named, shiftNames: ['Früh'] }]], [[{ ...named, shiftNames: [] }]]])
  })

  it('in notifications, in the audit log, and where a cell cannot be marked', async () => {
    const { id, kim } = await off()
    const { pool } = world.staffel.services.database
    const { rows } = await pool.query(
      `select parameters from notifications where organization_id = $1 and kind like 'vacation_request_%'
       order by kind, created_at, id`,
      [id],
    )
    const partDays = [{ date: tuesday, shifts: [{ shiftId: 'early', shiftName: 'Früh', ...early }] }]
    const said = new Set(rows.map(({ parameters }) => JSON.stringify([parameters.dates, parameters.partDays ?? []])))
    expect(new Set([...said].map(one => JSON.parse(one)))).toEqual(
      new Set([
        [[tuesday], partDays],
        [[wednesday], []],
        [[tuesday, wednesday], partDays],
      ]),
    )
    const { rows: entries } = await pool.query(
      `select change ->> 'shiftId' as shift from audit_entries where organization_id = $1 and kind = 'vacation.decided' order by 1`,
      [id],
    )
    expect(entries).toEqual([{ shift: 'early' }, { shift: null }])
    const mark = (date: typeof tuesday) =>
      refusalOf(kim.api.availability.setCells({ week: w48, cells: [{ date, shiftId: 'early', marking: 'available' }] }))
    expect(await mark(tuesday)).toMatchObject({
      message: 'An diesem Tag ist Urlaub für die Schicht „Früh“ eingetragen oder beantragt.',
    })
    expect(await mark(wednesday)).toMatchObject({ message: 'An diesem Tag ist Urlaub eingetragen oder beantragt.' })
  })
})
