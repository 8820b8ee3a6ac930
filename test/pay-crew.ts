import { newId } from '#kit/id.ts'
import { addDays, day } from '#kit/day.ts'
import { insertAccounts } from '#features/access/sign-in/server/account-store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { attendances } from '#features/work/attendance/server/table.ts'
import { payPeople, payRates } from '#features/work/pay/server/table.ts'
import type { Office, World } from './world.ts'

interface Wish {
  readonly people: number
  /** The first day of a month of thirty-one. */
  readonly first: string
  readonly shifts: number
}

const rowsAtOnce = 500

/**
 * So many people, each with a rate that changes on the sixteenth and so many shifts, a day each, with check-ins to the
 * second. Shifts begin at 21:30 and end at 05:45, or begin at 10:00.
 */
export async function aCrew(world: World, office: Office, wish: Wish) {
  const { id: organizationId } = office
  const first = day(wish.first)
  const crew = Array.from({ length: wish.people }, (_, at) => ({
    id: newId(),
    fullName: `Zoë Łukasiewicz-Ďurčanská ${String(at).padStart(3, '0')}`,
    email: `crew${at}-${organizationId.toLowerCase()}@example.test`,
    rates: [
      { from: first, hourly: 1237 + at, night: 2500, weekend: 3333, commission: at % 2 === 0 ? 333 : 0 },
      { from: addDays(first, 15), hourly: 1500 + 7 * at, night: 1250, weekend: 0, commission: 275 },
    ],
  }))
  const now = Temporal.Instant.from('2026-01-01T00:00:00Z')
  const row = { organizationId, groupId: newId(), groupName: 'Luna', shiftId: 'late', seat: 1, shiftName: 'Spät' }
  const worked = crew.flatMap(({ id: profileId }, at) =>
    Array.from({ length: wish.shifts }, (_, index) => {
      const isNight = (at + index) % 3 !== 0
      const date = addDays(first, index)
      const [startTime, endTime] = isNight ? (['21:30', '05:45'] as const) : (['10:00', '18:15'] as const)
      const startsAt = instantOf(date, startTime)
      const endsAt = instantOf(isNight ? addDays(date, 1) : date, endTime)
      return {
        ...row,
        assignmentId: newId(),
        profileId,
        date,
        startTime: timeOfDay(startTime),
        endTime: timeOfDay(endTime),
        startsAt,
        endsAt,
        dueAt: startsAt,
        checkedInAt: startsAt.add({ minutes: (at * 7 + index) % 19, seconds: (at * 13 + index) % 60 }),
        checkedInBy: profileId,
        checkedOutAt: endsAt.subtract({ minutes: index % 5, seconds: (at + index * 11) % 60 }),
        checkedOutBy: profileId,
        ending: 'tap' as const,
      }
    }),
  )
  const named = { organizationId, currency: 'EUR' as const }
  await world.staffel.services.database.installation(async tx => {
    await insertAccounts(
      tx,
      'proven',
      crew.map(({ id, fullName, email }) => ({ id, name: fullName, email, passwordHash: undefined })),
      new Date(now.epochMilliseconds),
    )
    await people.insert(
      tx,
      crew.map(({ id, fullName, email }) => ({
        organizationId,
        id,
        fullName,
        email,
        role: 'chatter' as const,
        language: 'de' as const,
        createdAt: now,
      })),
    )
    await tx.insert(payPeople).values(crew.map(({ id: profileId }) => ({ ...named, profileId })))
    await tx.insert(payRates).values(
      crew.flatMap(({ id: profileId, rates }) =>
        rates.map(({ from: fromDay, ...terms }) => ({
          ...named,
          profileId,
          fromDay,
          ...terms,
          setBy: profileId,
          setAt: now,
        })),
      ),
    )
    for (let at = 0; at < worked.length; at += rowsAtOnce) {
      // oxlint-disable-next-line no-await-in-loop
      await tx.insert(attendances).values(worked.slice(at, at + rowsAtOnce))
    }
  })
  return crew
}

const instantOf = (date: string, time: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime('Europe/Berlin').toInstant()
