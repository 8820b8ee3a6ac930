import { z } from 'zod'

const counts = {
  punctual: z.number().int(),
  late: z.number().int(),
  missing: z.number().int(),
  declinedLate: z.number().int(),
  confirmedInTime: z.number().int(),
  toConfirm: z.number().int(),
  takenOver: z.number().int(),
}

/** `value` from 0 to 100; null: too few shifts to say. */
const reliability = z.object({ ...counts, value: z.number().int().nullable() })
export type Reliability = z.infer<typeof reliability>

/** Null: nobody checks in here. */
export const ownReliability = reliability.nullable()

/** Of everybody of whom anything is known; null: nobody checks in here. */
export const everybodysReliability = z
  .object({ people: z.array(reliability.extend({ profileId: z.string() })) })
  .nullable()
export type EverybodysReliability = z.infer<typeof everybodysReliability>
