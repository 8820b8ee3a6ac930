import { and, between, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { ShiftColour } from '#kit/colour.ts'
import type { Interval } from '#kit/cover.ts'
import { addDays, todayIn } from '#kit/day.ts'
import { organizationContactPersons } from '#features/agency/contacts/server/table.ts'
import { shownColour } from '#features/agency/shifts/rules.ts'
import { shifts } from '#features/agency/shifts/server/table.ts'
import { tablesOf } from '#features/messages/chats/server/table.ts'
import type { Messenger } from '#platform/messengers.ts'
import type { Tx } from '#platform/server/database.ts'
import { attendances } from './table.ts'

/** The colour that each shift is drawn in. */
export async function listColours(tx: Tx, organizationId: string): Promise<ReadonlyMap<string, ShiftColour>> {
  const rows = await tx
    .select({ id: shifts.id, name: shifts.name, color: shifts.color })
    .from(shifts)
    .where(eq(shifts.organizationId, organizationId))
  return new Map(rows.map(({ id, ...shift }) => [id, shownColour(shift)]))
}

/** Members who have not come to a shift that overlaps this time, or have left it early. */
export async function listAbsentDuring(tx: Tx, organizationId: string, { start, end }: Interval): Promise<string[]> {
  const rows = await tx
    .select({ profileId: attendances.profileId })
    .from(attendances)
    .where(
      and(
        eq(attendances.organizationId, organizationId),
        // for the index; the instants decide
        between(attendances.date, dayNear(start, -maxDaysAway), dayNear(end, maxDaysAway)),
        lt(attendances.startsAt, Temporal.Instant.fromEpochMilliseconds(end)),
        gt(attendances.endsAt, Temporal.Instant.fromEpochMilliseconds(start)),
        or(attendances.leftEarly, and(isNotNull(attendances.missingSince), isNull(attendances.checkedInAt))),
      ),
    )
  return rows.map(({ profileId }) => profileId)
}

/** How many days beside the instants a shift can be filed, in whatever zone. */
const maxDaysAway = 3
const dayNear = (at: number, days: number) => addDays(todayIn('UTC', Temporal.Instant.fromEpochMilliseconds(at)), days)

/** By what people can be written to in a messenger: in Telegram a name, which not everybody has, in Discord an id. */
export async function listChatAddresses(
  tx: Tx,
  organizationId: string,
  messenger: Messenger,
  profileIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (profileIds.length === 0) return new Map()
  const { users } = tablesOf[messenger]
  const rows = await tx
    .select({ profileId: users.profileId, name: messenger === 'telegram' ? users.username : users.chatId })
    .from(users)
    .where(and(eq(users.organizationId, organizationId), inArray(users.profileId, [...profileIds])))
  return new Map(rows.flatMap(({ profileId, name }) => (name === null ? [] : [[profileId, name] as const])))
}

/** The numbers of those who are contact persons as well, by their addresses. */
export async function listContactPhonesByEmail(tx: Tx, organizationId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ email: organizationContactPersons.email, phone: organizationContactPersons.phone })
    .from(organizationContactPersons)
    .where(
      and(eq(organizationContactPersons.organizationId, organizationId), eq(organizationContactPersons.isActive, true)),
    )
  return new Map(rows.flatMap(({ email, phone }) => (phone === null ? [] : [[email, phone] as const])))
}
