import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { addGroup, assignTo } from '#test/groups.ts'
import { refusalOf, useWorld } from '#test/world.ts'

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
    expect(groups).toEqual([{ id: groupId, name: 'Luna' }])
    expect(shifts).toEqual([{ name: 'Früh', startTime: '08:00', endTime: '16:00', color: 'yellow' }])
    expect(rows.map(({ id }) => id)).not.toContain(office.luca.id)
  })

  it('is for those who plan, and at most a month wide', async () => {
    const { kim, lea } = await world.office()
    expect(await refusalOf(kim.api.scheduleOverview.groups(span))).toMatchObject({ status: 403 })
    expect(await refusalOf(lea.api.scheduleOverview.groups({ ...span, days: 32 }))).toMatchObject({ field: 'days' })
    expect((await lea.api.scheduleOverview.chatters({ from: day('2028-02-01'), days: 29 })).rows).not.toEqual([])
  })
})
