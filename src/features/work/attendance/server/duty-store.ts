import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { ShiftColour } from '#kit/colour.ts'
import { organizationContactPersons } from '#features/agency/contacts/server/table.ts'
import { shownColour } from '#features/agency/shifts/rules.ts'
import { shifts } from '#features/agency/shifts/server/table.ts'
import { tablesOf } from '#features/messages/chats/server/table.ts'
import type { SeatQuestion } from '#features/planning/candidates/schema.ts'
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

/** Members who have not come to the shift of a group, or left it early. */
export async function listAbsentFromShift(
  tx: Tx,
  organizationId: string,
  { groupId, date, shiftId }: SeatQuestion,
): Promise<string[]> {
  const rows = await tx
    .select({ profileId: attendances.profileId })
    .from(attendances)
    .where(
      and(
        eq(attendances.organizationId, organizationId),
        eq(attendances.groupId, groupId),
        eq(attendances.date, date),
        eq(attendances.shiftId, shiftId),
        or(attendances.leftEarly, and(isNotNull(attendances.missingSince), isNull(attendances.checkedInAt))),
      ),
    )
  return rows.map(({ profileId }) => profileId)
}

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

/** The numbers of those who are contact persons as well, by their addresses: nobody else has one here. */
export async function listContactPhonesByEmail(tx: Tx, organizationId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ email: organizationContactPersons.email, phone: organizationContactPersons.phone })
    .from(organizationContactPersons)
    .where(
      and(eq(organizationContactPersons.organizationId, organizationId), eq(organizationContactPersons.isActive, true)),
    )
  return new Map(rows.flatMap(({ email, phone }) => (phone === null ? [] : [[email, phone] as const])))
}
