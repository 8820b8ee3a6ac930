import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { reason } from '#features/planning/candidates/schema.ts'
import { seatedIn } from '#features/planning/schedule/schema.ts'
import { counted, obstacles } from './engine/problem.ts'
import { person, zWarning } from './schema.ts'

export const seatQuestion = z.object({ proposalId: zId, ...seatedIn.shape })
export type ProposedSeatQuestion = z.infer<typeof seatQuestion>

/** In thousandths: the first criterion pays 10,000 for a weight of 1. Criteria that count nothing are left out. */
const points = z.partialRecord(z.enum(counted), z.number().int())
const somewhere = seatedIn.omit({ profileId: true, seat: true })

export const seatWhy = z.object({
  person,
  /** As the candidates of the seat have them, beside all else that is proposed. */
  reasons: z.array(reason),
  points,
  breaks: z.array(zWarning),
  /** The next members, best first; each calculated with all other members on their seats. */
  next: z.array(
    person.extend({
      reasons: z.array(reason),
      /** The difference of the whole plan. */
      points,
      /** How many seats more (or fewer, below 0) would be filled. */
      filled: z.number().int(),
      /** The seats that would be empty, and those that would be filled. */
      opens: z.array(somewhere),
      fills: z.array(somewhere),
      /** The seats of the two that change: who would go where from where. */
      moves: z.array(person.extend({ from: z.array(somewhere), to: z.array(somewhere) })),
    }),
  ),
})
export type SeatExplanation = z.infer<typeof seatWhy>

export const openSeatQuestion = z.object({ proposalId: zId, ...somewhere.shape })
export type OpenSeatQuestion = z.infer<typeof openSeatQuestion>

const hold = z.enum(obstacles)
export const openSeatExplanation = z.object({
  /** How many of its seats stay empty. */
  empty: z.number().int(),
  /** People who were looked at. */
  checked: z.number().int(),
  /** Nothing holds them: of a proposal that was cut short, or whose ground has moved. */
  free: z.array(person),
  /** Each person under the gravest that holds them; who already sits there is not among them. */
  held: z.array(z.object({ hold, people: z.array(person) })),
  /** Members with a single obstacle, the smallest step first: without it the seat is filled and no other member moves. */
  least: z.array(
    person.extend({
      hold,
      /** The limit as it is, and as it would have to be: hours of rest, hours a week, days in a row; null: no number. */
      says: z.number().nullable(),
      needs: z.number().nullable(),
    }),
  ),
})
export type OpenSeatExplanation = z.infer<typeof openSeatExplanation>
