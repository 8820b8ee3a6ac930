import { z } from 'zod'
import { zId, zText } from '#kit/schema.ts'
import { roles } from '#features/foundation/permissions/roles.ts'
import { maxInfoTextLength } from './info-text.ts'

export const infoBoxSettings = z.object({
  /** With {requested} and {limit}; empty: the product's own words. */
  vacationRequestLimitText: z.string(),
  /** The member who is notified of vacation requests; null: owners and admins. */
  shiftManagerId: z.string().nullable(),
})
export type InfoBoxSettings = z.infer<typeof infoBoxSettings>

const infoBoxFields = z
  .object({ vacationRequestLimitText: zText({ max: maxInfoTextLength }), shiftManagerId: zId.nullable() })
  .partial()

/** A field that is left out stays as it is; `base`: what the person saw of the fields that are to change. */
export const infoBoxWish = z.object({ base: infoBoxFields, change: infoBoxFields })
export type InfoBoxWish = z.infer<typeof infoBoxWish>

export const shiftManager = z.object({
  id: z.string(),
  fullName: z.string(),
  role: z.enum(roles),
  isLinked: z.boolean(),
})
export type ShiftManager = z.infer<typeof shiftManager>
