import { z } from 'zod'
import { zId, zTimestamp } from '#kit/schema.ts'
import { zFullName } from '#features/foundation/people/schema.ts'
import { unreachable } from '#features/messages/reachability/schema.ts'
import { roles } from '#features/foundation/permissions/roles.ts'

export const teamMember = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  avatarImage: z.string().nullable(),
  role: z.enum(roles),
  /** The role to come back to when unlocked; null: not locked by role. */
  formerRole: z.enum(roles).nullable(),
  isLocked: z.boolean(),
  hasChat: z.boolean(),
  /** Why no mail, chat or device reaches the member; null: one does, or the member is locked. */
  unreachable: unreachable.nullable(),
  /** A code of an app or a passkey. */
  hasSecondFactor: z.boolean(),
  hasCustomVacationDays: z.boolean(),
  maxVacationDays: z.number().int().nullable(),
  /** Worked, of the current month of the organisation; and published ones that are still to come. */
  shiftsThisMonth: z.number().int(),
  plannedThisMonth: z.number().int(),
  /** ISO instant; null: not signed in anywhere. */
  lastSeen: z.string().nullable(),
  createdAt: zTimestamp,
})
export type TeamMember = z.infer<typeof teamMember>

/** A field that is left out stays as it is. */
export const memberUpdate = z.object({
  id: zId,
  fullName: zFullName.optional(),
  role: z.enum(roles, 'input.invalid').optional(),
  /** Null: the organisation's default. */
  vacationDays: z.int('input.range').min(0, 'input.range').max(7, 'input.range').nullable().optional(),
})
export type MemberUpdate = z.infer<typeof memberUpdate>

const place = z.object({ groupName: z.string(), shiftName: z.string(), date: z.string() })
/** Which of the seats that the lock had opened came back, and which did not. */
export const returned = z.object({ back: z.array(place), gone: z.array(place) })
export type ReturnedMember = z.infer<typeof returned>

/** What a locked or removed person leaves behind. */
export const accessRevoked = z.object({
  /** Seats from now on that are open again. */
  seats: z.array(place),
  sessions: z.number().int(),
  /** Still to do; personal ones do not count. */
  todos: z.number().int(),
})
export type AccessRevoked = z.infer<typeof accessRevoked>

/** What giving or taking the role "locked" did; neither: it was another change. */
export const memberUpdated = z.object({ left: accessRevoked.optional(), returned: returned.optional() })
export type MemberUpdated = z.infer<typeof memberUpdated>
