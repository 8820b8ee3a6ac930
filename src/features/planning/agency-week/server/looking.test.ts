import { read, utils } from '@e965/xlsx'
import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import { addGroup } from '#test/groups.ts'
import { type Person, useWorld } from '#test/world.ts'
import { unpackSeatFlags } from '../flags.ts'
import { unpackSeatStrings } from '../packed-seats.ts'

const world = useWorld()
const w48 = week('2026-W48')
const monday = day('2026-11-23')

/** What somebody reads of Luna: notes on the plan, on the week of all groups and on paper, and what was overridden. */
async function readBy({ api }: Person, groupId: string) {
  const plan = await api.schedule.plan({ groupId, week: w48 })
  const all = unpackSeatStrings(await api.agencyWeek.get({ week: w48 }))
  const file = await api.planDocuments.week({ week: w48, groupId, format: 'xlsx' })
  const book = read(await file.arrayBuffer(), { type: 'array' })
  const rows: unknown[][] = utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!, { header: 1 })
  return {
    notes: [
      plan.notes.map(({ note }) => note),
      all.notes.map(({ note }) => note),
      rows.slice(1).flatMap(row => (row[9] ? [row[9]] : [])),
    ],
    overridden: [
      plan.assignments.map(({ overriddenWarnings, overrideReason }) => [overriddenWarnings.length > 0, overrideReason]),
      all.seats.map(([, , , , , flags]) => unpackSeatFlags(flags).isOverridden),
      all.overrides.map(({ reason }) => reason),
    ],
  }
}

it('whoever only looks reads notes of published weeks alone, and not why somebody was assigned all the same', async () => {
  const office = await world.office()
  const { adam, lea, kim, olivia } = office
  const groupId = await addGroup(world, office, 'Luna')
  const early = { groupId, date: monday, shiftId: 'early', seat: 1 }
  await adam.api.schedule.assign({ ...early, profileId: kim.id, reason: 'springt ein' })
  await adam.api.schedule.setNote({ ...early, note: 'Probetag' })
  const roles = await olivia.api.permissions.templates()
  const lead = roles.find(({ role }) => role === 'team_lead')!
  const permissions = lead.permissions.filter(id => id !== 'shift_plan_edit')
  await olivia.api.permissions.save({ templates: [{ ...lead, permissions }] })

  expect(await readBy(lea, groupId)).toEqual({ notes: [[], [], []], overridden: [[], [], []] })
  const seen = { notes: [['Probetag'], ['Probetag'], ['Probetag']] }
  const why = { overridden: [[[true, 'springt ein']], [true], ['springt ein']] }
  expect(await readBy(adam, groupId)).toEqual({ ...seen, ...why })

  const { version } = await adam.api.schedule.plan({ groupId, week: w48 })
  await adam.api.schedule.publish({ groupId, week: w48, version })
  expect(await readBy(lea, groupId)).toEqual({ ...seen, overridden: [[[false, null]], [false], []] })
  expect(await readBy(adam, groupId)).toEqual({ ...seen, ...why })
})

it('a seat that somebody knows of says which times it keeps when those of its shift change', async () => {
  const office = await world.office()
  const { adam, kim, kofi, olivia } = office
  const groupId = await addGroup(world, office, 'Luna')
  const early = { groupId, date: monday, shiftId: 'early', reason: 'springt ein' }
  await adam.api.schedule.assign({ ...early, seat: 1, profileId: kim.id })
  const { version } = await adam.api.schedule.plan({ groupId, week: w48 })
  await adam.api.schedule.publish({ groupId, week: w48, version })
  const kept = async () => {
    const all = unpackSeatStrings(await adam.api.agencyWeek.get({ week: w48 }))
    return all.kept.map(({ day, seat, person, startTime, endTime }) => [
      day,
      seat,
      all.people[person]?.id,
      startTime,
      endTime,
    ])
  }
  expect(await kept()).toEqual([])
  const shift = (await olivia.api.shifts.list()).find(({ id }) => id === 'early')!
  const other = { startTime: timeOfDay('06:00'), endTime: timeOfDay('14:00') }
  await olivia.api.shifts.update({ ...shift, ...other, from: monday })
  await adam.api.schedule.assign({ ...early, seat: 2, profileId: kofi.id })
  expect(await kept()).toEqual([[0, 1, kim.id, '08:00', '16:00']])
})
