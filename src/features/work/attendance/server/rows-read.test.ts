import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { aDuty, at } from '#test/duty-office.ts'
import { rowsRead } from '#test/rows-read.ts'
import { useWorld } from '#test/world.ts'

const world = useWorld()
const clock = (time: string) => world.clock.set(Temporal.Instant.from(at(time)).toString())

it('reads for who is on duty no seat of a day that is far ahead', async () => {
  const { adam, kim, kofi, groupId } = await aDuty(world)
  clock('10:00')
  const onDuty = () => rowsRead('assignments', () => adam.api.attendance.onDuty())
  const before = await onDuty()
  expect(before).toBeGreaterThan(0)
  for (const { id } of [kim, kofi]) {
    const date = day(id === kim.id ? '2026-12-14' : '2026-12-15')
    await adam.api.schedule.assign({ groupId, date, shiftId: 'early', seat: 1, profileId: id, reason: 'geht' })
  }
  expect(await onDuty()).toBe(before)
})

it('reads for timesheets a shift from the plan or as it was written down, not both', async () => {
  const { adam, kim, assignmentId } = await aDuty(world)
  clock('08:00')
  const seats = () => rowsRead('assignments', () => adam.api.attendance.sheets({ month: '2026-11' }))
  expect(await seats()).toBe(1)
  await kim.api.attendance.checkIn({ assignmentId })
  expect(await seats()).toBe(0)
})
