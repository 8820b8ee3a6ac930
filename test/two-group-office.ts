import { day, type Day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { unpackSeatFlags } from '#features/planning/agency-week/flags.ts'
import { unpackSeatStrings } from '#features/planning/agency-week/packed-seats.ts'
import { addGroup } from './groups.ts'
import type { Person, World } from './world.ts'

const w48 = week('2026-W48')
const monday = day('2026-11-23')

/** Two groups of two seats; Kim and Kofi can work every early shift of the week. */
export async function twoGroups(world: World) {
  const office = await world.office()
  const luna = await addGroup(world, office, 'Luna', { home: [office.kim], main: [office.kofi] })
  const nova = await addGroup(world, office, 'Nova')
  for (const { api } of [office.kim, office.kofi]) {
    await api.availability.setCells({
      week: w48,
      cells: [0, 1, 2, 3, 4, 5, 6].map(n => ({
        date: day(`2026-11-${23 + n}`),
        shiftId: 'early',
        marking: 'available' as const,
      })),
    })
  }
  const read = async (of = w48) => unpackSeatStrings(await office.adam.api.agencyWeek.get({ week: of }))
  const seat = (groupId: string, person: Person, date: Day = monday, shiftId = 'early', number = 1) => ({
    groupId,
    date,
    shiftId,
    seat: number,
    profileId: person.id,
  })
  /** Who sits where, in words. */
  const shown = async (of = w48) => {
    const { groups, shifts, people, seats } = await read(of)
    return seats
      .map(([group, shift, at, number, person, flags]) => {
        const { state, isPinned } = unpackSeatFlags(flags)
        const name = shifts[groups[group]!.shifts[shift]!.at]!.name
        const who = people[person]!.fullName.split(' ')[0]
        return `${groups[group]!.name} ${name} ${at} ${number} ${who} ${state}${isPinned ? ' pinned' : ''}`
      })
      .toSorted()
  }
  const notices = async ({ api }: Person) => (await api.notifications.list({})).notifications
  return { ...office, luna, nova, read, seat, shown, notices }
}

export const withReason = <T>(seat: T, reason: string | null = null) => ({ ...seat, reason })
