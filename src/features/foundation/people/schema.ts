import { z } from 'zod'
import { zLine } from '#kit/schema.ts'
import { roles } from '#features/foundation/permissions/roles.ts'

/** A person's rank of one shift: priority 1 is liked best; an exclusive shift is the only one the person works. */
export const shiftPreference = z.object({
  id: z.string(),
  priority: z.number().int().min(1),
  is_enabled: z.boolean(),
  is_exclusive: z.boolean(),
})
export type ShiftPreference = z.infer<typeof shiftPreference>

/** Where a member can be written to by phone number. */
export const contactMessengers = ['whatsapp', 'telegram', 'signal'] as const
export type ContactMessenger = (typeof contactMessengers)[number]

export const zFullName = zLine({ max: 100, threat: 'people.nameThreat' })
/** The name in a registration without an invitation. */
export const zRegisteredName = zLine({ max: 100, min: 2, tooShort: 'people.nameTooShort', threat: 'people.nameThreat' })

/** A colleague, as every list and picker shows them. */
export const person = z.object({
  id: z.string(),
  fullName: z.string(),
  role: z.enum(roles),
  isLocked: z.boolean(),
})
export type Person = z.infer<typeof person>
