import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import type { Advertise } from '#features/planning/market/schema.ts'
import { aPublishedSeat } from './factories.ts'
import { addGroup } from './groups.ts'
import type { Office, Person, World } from './world.ts'

const w48 = week('2026-W48')
export const monday = day('2026-11-23')
const shifts = ['early', 'late', 'night'] as const

interface Wish {
  readonly chatterCount?: number
  readonly mainChatters?: Readonly<Record<string, number>>
}

/** Everybody can work all of the week, and Kim sits on the early shift of Monday, published. */
export async function aMarket(world: World, { chatterCount = 1, mainChatters = {} }: Wish = {}) {
  const office = await world.office()
  const { adam, kim, kofi } = office
  const groupId = await addGroup(world, office, 'Luna', { chatterCount, mainChatters })
  const free = (person: Person) =>
    person.api.availability.setCells({
      week: w48,
      profileId: person.id,
      cells: [0, 1, 2, 3].flatMap(index =>
        shifts.map(shiftId => ({
          date: monday.replace('23', String(23 + index)),
          shiftId,
          marking: 'available' as const,
        })),
      ) as never,
    })
  for (const person of [kim, kofi]) await free(person)
  const seat = { groupId, date: monday, shiftId: 'early', seat: 1 }
  const { assignment } = await adam.api.schedule.assign({ ...seat, profileId: kim.id })
  const { version } = await adam.api.schedule.plan({ groupId, week: w48 })
  await adam.api.schedule.publish({ groupId, week: w48, version })
  const gap = { groupId, date: monday, shiftId: 'late', seat: 1 }
  return { ...office, groupId, seat, gap, assignmentId: assignment.id, free }
}

export const anAdvertisement = (gap: { groupId: string; shiftId: string; seat: number }): Advertise => ({
  date: monday,
  ...gap,
  to: null,
  note: '',
  applyUntil: null,
  waves: null,
})

/** Kim has a seat and is ill; gives the report. */
export async function anAbsence(office: Office): Promise<string> {
  const { id: assignmentId } = await aPublishedSeat(office)
  await office.kim.api.market.reportAbsence({ assignmentId, kind: 'illness', until: null, note: '' })
  return (await office.kim.api.market.own()).absent[0]?.id ?? ''
}

/** Who sits on a seat. */
export async function sitsOn({ adam }: Pick<Office, 'adam'>, seat: { groupId: string; shiftId: string; seat: number }) {
  const { assignments } = await adam.api.schedule.plan({ groupId: seat.groupId, week: w48 })
  return assignments.find(one => one.date === monday && one.shiftId === seat.shiftId && one.seat === seat.seat)
}
