import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { addGroup, assignTo, setSeats } from '#test/groups.ts'
import { textOfPdf } from '#test/pdf-text.ts'
import { refusalOf, useWorld } from '#test/world.ts'
import { staffingOn } from '../staffing.ts'

const world = useWorld()
const span = { from: day('2026-11-23'), days: 7 }

describe('the overview', () => {
  it('counts the taken seats of every group by shift and day', async () => {
    const office = await world.office()
    const luna = await addGroup(world, office, 'Luna', { chatterCount: 3 })
    await addGroup(world, office, 'Nova')
    await assignTo(world, office, { groupId: luna }, '2026-11-24')
    await assignTo(world, office, { groupId: luna, shiftId: 'night', state: 'draft' }, '2026-11-29')
    await assignTo(world, office, { groupId: luna, state: 'declined' }, '2026-11-26')
    const rows = await office.lea.api.scheduleOverview.groups(span)
    expect(rows.map(({ name, chatterCount }) => [name, chatterCount])).toEqual([
      ['Luna', 3],
      ['Nova', 2],
    ])
    expect(rows[0]?.shifts.map(({ name, color }) => [name, color])).toEqual([
      ['Früh', 'yellow'],
      ['Spät', expect.any(String)],
      ['Nacht', 'purple'],
    ])
    expect(rows[0]?.filled).toEqual([
      [0, 1, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 1],
    ])
    expect(rows[0]?.drafts.map(days => days.indexOf(1))).toEqual([-1, -1, 6])
  })

  it('counts nobody on a seat too many: they fill no gap, and their week has begun all the same', async () => {
    const office = await world.office()
    const { adam, kim, kofi } = office
    const groupId = await addGroup(world, office, 'Luna', { chatterCount: 3 })
    const early = { groupId, date: day('2026-11-23'), shiftId: 'early', reason: 'geht' }
    await adam.api.agencyWeek.assign({
      seats: [
        { ...early, seat: 2, profileId: kim.id },
        { ...early, seat: 3, profileId: kofi.id },
        { ...early, date: day('2026-11-30'), seat: 3, profileId: kofi.id },
      ],
    })
    await setSeats(world, office, groupId, 2)
    const [row] = await adam.api.scheduleOverview.groups({ ...span, days: 14 })
    expect([row?.filled[0]?.[0], row?.drafts[0]?.[0]]).toEqual([1, 1])
    expect([row?.filled[0]?.[7], row?.isBegun]).toEqual([0, [true, true]])
  })

  it('names who sits where in a week, not in a month', async () => {
    const office = await world.office()
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId }, '2026-11-24')
    await assignTo(world, office, { groupId, shiftId: 'night', state: 'draft' }, '2026-11-29')
    const [week] = await office.lea.api.scheduleOverview.groups(span)
    const name = office.kim.fullName
    expect(week?.seats).toEqual([
      [1, 0, 1, name, 'assigned'],
      [6, 2, 1, name, 'draft'],
    ])
    const [month] = await office.lea.api.scheduleOverview.groups({ ...span, days: 31 })
    expect(month?.seats).toEqual([])
  })

  it('a week has begun with its first seat, wherever the days are cut', async () => {
    const office = await world.office()
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId }, '2026-11-24')
    const begun = async (from: string, days: number) => {
      const [row] = await office.lea.api.scheduleOverview.groups({ from: day(from), days })
      return row?.isBegun
    }
    expect(await begun('2026-11-29', 2)).toEqual([true, false])
    expect(await begun('2026-11-22', 1)).toEqual([false])
  })

  it('shows everybody’s shifts over what they said they could', async () => {
    const office = await world.office()
    const { kim, lea } = office
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId }, '2026-11-24')
    await kim.api.availability.setCells({
      week: '2026-W48',
      cells: [
        { date: '2026-11-23', shiftId: 'early', marking: 'available' },
        { date: '2026-11-25', shiftId: 'late', marking: 'preferred' },
        { date: '2026-11-25', shiftId: 'early', marking: 'available' },
      ],
    } as never)
    const { groups, shifts, rows } = await lea.api.scheduleOverview.chatters(span)
    const own = rows.find(({ id }) => id === kim.id)
    expect(own).toMatchObject({ availability: 'a.p....', seats: [[1, 0, 0, 'published']] })
    expect(groups).toEqual([{ id: groupId, name: 'Luna', isEnded: false }])
    expect(shifts).toEqual([
      { name: 'Früh', startTime: '08:00', endTime: '16:00', isOvernight: false, color: 'yellow' },
    ])
    expect(rows.map(({ id }) => id)).not.toContain(office.luca.id)
  })

  it('has the times that hold on the days that are shown, not those to come', async () => {
    const office = await world.office()
    const { lea, olivia } = office
    await addGroup(world, office, 'Luna')
    const shift = (await olivia.api.shifts.list()).find(({ id }) => id === 'early')!
    const other = { startTime: timeOfDay('06:00'), endTime: timeOfDay('14:00') }
    await olivia.api.shifts.update({ ...shift, ...other, from: day('2026-12-02') })
    const earlyIn = async (from: string, days = 7) =>
      (await lea.api.scheduleOverview.groups({ from: day(from), days }))[0]?.shifts[0]
    const before = { startTime: '08:00', endTime: '16:00' }
    expect(await earlyIn('2026-11-23')).toMatchObject({ ...before, changes: [] })
    expect(await earlyIn('2026-11-23', 31)).toMatchObject({ ...before, changes: [{ at: 9, ...other }] })
    expect(await earlyIn('2026-12-02')).toMatchObject({ ...other, changes: [] })
  })

  it('shows who sits on a shift that is no more, and counts them for no gap', async () => {
    const office = await world.office()
    const { adam, kim, kofi, lea } = office
    const groupId = await addGroup(world, office, 'Luna')
    const seat = { groupId, date: day('2026-11-26'), shiftId: 'night', seat: 1, reason: 'geht' }
    await adam.api.agencyWeek.assign({
      seats: [
        { ...seat, profileId: kim.id },
        { ...seat, date: day('2026-11-24'), shiftId: 'early', profileId: kofi.id },
      ],
    })
    await world.staffel.services.database.pool.query(
      "update shifts set is_enabled = false where id in ('night', 'early') and organization_id = $1",
      [office.id],
    )
    const [row] = await lea.api.scheduleOverview.groups(span)
    expect(row?.shifts.map(({ name, isInForce }) => [name, isInForce])).toEqual([
      ['Spät', true],
      ['Früh', false],
      ['Nacht', false],
    ])
    expect(row?.seats).toEqual([
      [1, 1, 1, kofi.fullName, 'draft'],
      [3, 2, 1, kim.fullName, 'draft'],
    ])
    expect([row?.filled[2], row?.isBegun]).toEqual([[0, 0, 0, 1, 0, 0, 0], [true]])
    expect(staffingOn(row!, 3)).toEqual({ have: 0, need: 2, drafts: 0 })
    const [after] = await lea.api.scheduleOverview.groups({ ...span, from: day('2026-11-27') })
    expect(after?.shifts.map(({ name }) => name)).toEqual(['Spät'])
    expect(after?.isBegun).toEqual([true, false])
  })

  it('keeps the shifts of whoever has left in the days in which they worked', async () => {
    const office = await world.office()
    const { adam, kofi, lea, olivia } = office
    const groupId = await addGroup(world, office, 'Luna')
    const early = { groupId, date: day('2026-11-19'), shiftId: 'early', seat: 1, reason: 'geht' }
    await adam.api.agencyWeek.assign({ seats: [{ ...early, profileId: kofi.id }] })
    await olivia.api.team.remove({ id: kofi.id })
    const namesIn = async (from: string) =>
      (await lea.api.scheduleOverview.chatters({ ...span, from: day(from) })).rows.map(row => [
        row.fullName,
        row.seats.length,
      ])
    expect((await namesIn('2026-11-16')).at(-1)).toEqual(['Kofi Mensah', 1])
    expect((await namesIn('2026-11-23')).map(([name]) => name)).not.toContain('Kofi Mensah')
  })

  it('says of which groups people’s shifts are that have ended, on paper as well', async () => {
    const office = await world.office()
    const { adam, kim, lea } = office
    const groupId = await addGroup(world, office, 'Luna')
    await assignTo(world, office, { groupId, state: 'confirmed' }, '2026-11-18')
    const group = await lea.api.creatorGroups.get({ id: groupId })
    await lea.api.creatorGroups.remove(group)
    const past = { ...span, from: day('2026-11-16') }
    const { groups, rows } = await lea.api.scheduleOverview.chatters(past)
    expect(groups).toEqual([{ id: groupId, name: 'Luna', isEnded: true }])
    expect(rows.find(({ id }) => id === kim.id)?.seats).toHaveLength(1)
    const paper = await adam.api.planDocuments.chatters(past)
    const bytes = Buffer.from(await paper.arrayBuffer())
    expect(textOfPdf(bytes)).toContain('Luna(beendet)')
  })

  it('is for those who plan, and at most a month wide', async () => {
    const { kim, lea } = await world.office()
    expect(await refusalOf(kim.api.scheduleOverview.groups(span))).toMatchObject({ status: 403 })
    expect(await refusalOf(lea.api.scheduleOverview.groups({ ...span, days: 32 }))).toMatchObject({ field: 'days' })
    expect((await lea.api.scheduleOverview.chatters({ from: day('2028-02-01'), days: 29 })).rows).not.toEqual([])
  })
})
