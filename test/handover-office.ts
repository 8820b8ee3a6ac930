import { aDuty, at } from './duty-office.ts'
import type { World } from './world.ts'

export const someWords = {
  customs: 'Lisa, Video, 60 €\nTom, Bilder',
  promises: 'Marco: Anruf um 22 Uhr',
  vips: '',
  problems: '',
  todos: '',
}

/**
 * Kim has the early shift of Monday, from 08:00 to 16:00 in Berlin, and is on since 08:00; Kofi has the late shift on the
 * same group, from 16:00. It is 15:50.
 */
export async function aHandover(world: World) {
  const duty = await aDuty(world)
  const { olivia, kofi, kim, groupId, assignmentId } = duty
  const set = (time: string) => world.clock.set(Temporal.Instant.from(at(time)).toString())
  const late = { groupId, date: duty.date, shiftId: 'late', seat: 1 }
  const { assignment } = await olivia.api.schedule.assign({ ...late, profileId: kofi.id, reason: 'kann doch' })
  set('08:00')
  await kim.api.attendance.checkIn({ assignmentId })
  set('15:50')
  return { ...duty, set, lateId: assignment.id }
}
