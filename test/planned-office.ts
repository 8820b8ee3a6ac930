import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { addGroup } from './groups.ts'
import type { World } from './world.ts'

const w48 = week('2026-W48')

/** A group to plan, nobody in it yet: how to seat people in the first week of tests, publish it and read who sits. */
export async function plannedOffice(world: World) {
  const office = await world.office()
  const groupId = await addGroup(world, office, 'Luna')
  const seat = (date: string, shiftId: string, number = 1) => ({ groupId, date: day(date), shiftId, seat: number })
  const put = async (profileId: string, date: string, shiftId = 'early', number = 1) =>
    (await office.adam.api.schedule.assign({ ...seat(date, shiftId, number), profileId, reason: 'kann doch' }))
      .assignment
  const shown = async (of = w48) => {
    const plan = await office.adam.api.schedule.plan({ groupId, week: of })
    return plan.assignments.map(
      ({ fullName, date, shiftId, seat: at }) => `${fullName.split(' ')[0]} ${date} ${shiftId} ${at}`,
    )
  }
  const publish = async () => {
    const { version } = await office.adam.api.schedule.plan({ groupId, week: w48 })
    return office.adam.api.schedule.publish({ groupId, week: w48, version })
  }
  return { ...office, groupId, seat, put, shown, publish }
}
