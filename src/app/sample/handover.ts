import { and, desc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import { attendances } from '#features/work/attendance/server/table.ts'
import { emptyNote, searchTextOf, type HandoverNote } from '#features/work/handover/rules.ts'
import { handoverReads, handovers } from '#features/work/handover/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import type { SeededRandom } from './random.ts'

const days = 14
const atATime = 500

interface HandoverContext {
  readonly organizationId: string
  readonly now: Temporal.Instant
  readonly dice: SeededRandom
}

const said: readonly Partial<HandoverNote>[] = [
  {
    customs: 'Lisa M., Video 3 min, 60 €, bis 22 Uhr\nTom_88, fünf Bilder, bezahlt',
    promises: 'Marco bekommt morgen früh eine Sprachnachricht',
  },
  { vips: 'Sven K. ist ab 23 Uhr wieder da, gern duzen', todos: 'Begrüßung für neue Abos einstellen' },
  { customs: 'Daniel, Custom zum Geburtstag am Freitag', problems: 'Konto 2 lädt seit 19 Uhr keine Bilder hoch' },
  { promises: 'Pit wartet auf Antwort zum Preis\nJan: Rabatt von 10 % bis Sonntag', vips: 'Robert R. (Top 3) online' },
  { todos: 'PPV-Liste vom Nachmittag noch einmal senden\nZwei Chargebacks an Jonas melden' },
]

/** Two weeks of what shifts have left to the next; most were read soon after, the last are not. */
export async function insertSampleHandovers(tx: Tx, { organizationId, now, dice }: HandoverContext): Promise<void> {
  const ended = await tx
    .select()
    .from(attendances)
    .where(
      and(
        eq(attendances.organizationId, organizationId),
        isNotNull(attendances.checkedOutAt),
        lte(attendances.endsAt, now),
        gt(attendances.endsAt, now.subtract({ hours: 24 * days })),
      ),
    )
    .orderBy(desc(attendances.endsAt), desc(attendances.groupId), desc(attendances.seat))
  const notes = ended
    .filter(() => dice.happens(0.45))
    .map((row, index) => {
      const { assignmentId, profileId, groupId, groupName, date, shiftId, shiftName, startTime, endTime } = row
      const seat = { assignmentId, profileId, groupId, groupName, date, shiftId, shiftName, startTime, endTime }
      const { startsAt, endsAt } = row
      const words = { ...emptyNote, ...said[index % said.length] }
      const changedAt = endsAt.subtract({ minutes: 3 })
      return {
        organizationId,
        ...seat,
        startsAt,
        endsAt,
        ...words,
        changedAt,
        searchText: searchTextOf(groupName, words),
      }
    })
  const reads = notes.flatMap(note => {
    const readAt = note.endsAt.add({ minutes: 4 })
    const follower = ended.findLast(
      ({ groupId, profileId, startsAt }) =>
        groupId === note.groupId &&
        profileId !== note.profileId &&
        Temporal.Instant.compare(startsAt, note.endsAt) >= 0,
    )
    const isRead = follower && Temporal.Instant.compare(readAt, now) < 0 && dice.happens(0.85)
    return isRead
      ? { organizationId, assignmentId: note.assignmentId, profileId: follower.profileId, version: 1, readAt }
      : []
  })
  for (let from = 0; from < notes.length; from += atATime) {
    // one after the other: a statement takes only so many parameters
    // oxlint-disable-next-line no-await-in-loop
    await tx.insert(handovers).values(notes.slice(from, from + atATime))
  }
  if (reads.length > 0) await tx.insert(handoverReads).values(reads)
}
