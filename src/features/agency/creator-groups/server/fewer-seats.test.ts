import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import { officeWithCreator } from '#test/groups.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const w48 = week('2026-W48')

it('fewer seats than people are published on are asked about by name, and nobody is moved', async () => {
  const { lea, adam, kim, a } = await officeWithCreator(world)
  const group = await lea.api.creatorGroups.create({ name: 'Team', creatorLinkIds: [a], chatterCount: 3 })
  const monday = { groupId: group.id, date: day('2026-11-23'), shiftId: 'early', reason: 'geht' }
  await adam.api.schedule.assign({ ...monday, seat: 1, profileId: lea.id })
  await adam.api.schedule.assign({ ...monday, seat: 3, profileId: kim.id })
  const wish = { id: group.id, name: 'Team', creatorLinkIds: [a], chatterCount: 2 }
  const { version } = await adam.api.schedule.plan({ groupId: group.id, week: w48 })
  await adam.api.schedule.publish({ groupId: group.id, week: w48, version })
  expect(await refusalOf(lea.api.creatorGroups.update({ ...wish, version: group.version }))).toMatchObject({
    code: 'creatorGroups.surplus',
    field: 'chatterCount',
    message: expect.stringMatching(/Kim Albers \(Mo\., 23\. Nov\., Früh\)\.$/),
  })
  const saved = await lea.api.creatorGroups.update({ ...wish, version: group.version, acceptsSurplus: true })
  expect(saved.chatterCount).toBe(2)
  const plan = await adam.api.schedule.plan({ groupId: group.id, week: w48 })
  expect(plan.assignments.map(({ seat }) => seat)).toEqual([1, 3])
  // more seats, or as many, ask nothing
  await lea.api.creatorGroups.update({ ...wish, chatterCount: 2, version: saved.version })
})

it('asks by name before shifts on which people are published go out of use, and before each is switched off', async () => {
  const { lea, adam, kim, a } = await officeWithCreator(world)
  const group = await lea.api.creatorGroups.create({ name: 'Team', creatorLinkIds: [a] })
  const monday = { groupId: group.id, date: day('2026-11-23'), seat: 1, profileId: kim.id, reason: 'geht' }
  const publish = async () => {
    const { version } = await adam.api.schedule.plan({ groupId: group.id, week: w48 })
    await adam.api.schedule.publish({ groupId: group.id, week: w48, version })
  }
  await adam.api.schedule.assign({ ...monday, shiftId: 'early' })
  const own = { id: newId(), name: 'Neue Schicht', startTime: timeOfDay('18:00'), endTime: timeOfDay('22:00') }
  const wish = { id: group.id, name: 'Team', creatorLinkIds: [a], useCustomShifts: true, customShifts: [own] }
  // drafts alone ask nothing
  const first = await lea.api.creatorGroups.update({ ...wish, version: group.version })
  const back = await lea.api.creatorGroups.update({ ...wish, useCustomShifts: false, version: first.version })
  await publish()
  const outOfUse = (shift: string) => ({
    code: 'creatorGroups.outOfUse',
    field: 'customShifts',
    message: expect.stringMatching(new RegExp(String.raw`Kim Albers \(Mo\., 23\. Nov\., ${shift}\)\.$`, 'u')),
  })
  expect(await refusalOf(lea.api.creatorGroups.update({ ...wish, version: back.version }))).toMatchObject(
    outOfUse('Früh'),
  )
  const saved = await lea.api.creatorGroups.update({ ...wish, version: back.version, acceptsSurplus: true })
  // it is asked once: the shift is out of use by now
  const again = await lea.api.creatorGroups.update({ ...wish, version: saved.version })
  await adam.api.schedule.assign({ ...monday, shiftId: own.id })
  await publish()
  const off = { ...wish, customShifts: [own, { ...own, id: newId(), name: 'Zweite' }], version: again.version }
  const both = await lea.api.creatorGroups.update(off)
  const [, second] = off.customShifts
  const without = { ...off, customShifts: [{ ...own, isEnabled: false }, second!], version: both.version }
  expect(await refusalOf(lea.api.creatorGroups.update(without))).toMatchObject(outOfUse('Neue Schicht'))
  expect(await refusalOf(lea.api.creatorGroups.update({ ...without, useCustomShifts: false }))).toMatchObject(
    outOfUse('Neue Schicht'),
  )
})
