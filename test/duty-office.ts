import { day } from '#kit/day.ts'
import { aGroup, aPublishedSeat, nextMonday } from './factories.ts'
import type { Office, Person, World } from './world.ts'

/** People check in from now on, or no longer. */
export async function switchAttendance({ olivia }: Pick<Office, 'olivia'>, isOn = true): Promise<void> {
  await olivia.api.organizationSettings.saveOrganization({
    base: { attendance_enabled: !isOn },
    change: { attendance_enabled: isOn },
  })
}

/** Kim has the early shift of next Monday, from 08:00 to 16:00 in Berlin, and is to check in. */
export async function aDuty(world: World) {
  const office = await world.office()
  await switchAttendance(office)
  const { id: assignmentId } = await aPublishedSeat(office)
  const [group] = await office.lea.api.creatorGroups.list()
  return { ...office, assignmentId, groupId: group?.id ?? '', date: nextMonday }
}

export const toldTo = async ({ api }: Person, kind: string) =>
  (await api.notifications.list({})).notifications.filter(one => one.kind === kind)

/** As Berlin's clocks show it on the day of `aDuty`. */
export const at = (time: string): string => `2026-11-23T${time}:00+01:00`

/** Kim has had the early shift of yesterday, from before anybody checked in. */
export async function aPastSeat(office: Office): Promise<string> {
  const group = await aGroup(office)
  const seat = { groupId: group.id, date: day('2026-11-19'), shiftId: 'early', seat: 1 }
  const { assignment, version } = await office.olivia.api.schedule.assign({
    ...seat,
    profileId: office.kim.id,
    reason: 'kann doch',
  })
  await office.olivia.api.schedule.publish({ groupId: group.id, week: '2026-W47', version })
  return assignment.id
}

/** Of the seat that is over. */
export const aStretch = { start: '2026-11-19T07:00:00Z', end: '2026-11-19T10:00:00Z' }

/** Kim says that it was less. */
export async function aRequest(office: Office): Promise<string> {
  const assignmentId = await aPastSeat(office)
  const { requestId } = await office.kim.api.attendance.request({ assignmentId, ...aStretch, note: 'kürzer' })
  return requestId
}
