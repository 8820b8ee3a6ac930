import { z } from 'zod'
import { groupColours, shiftColours } from '#kit/colour.ts'
import { zDay, zTimeOfDay } from '#kit/schema.ts'
import { endpoint, lasting } from '#features/foundation/permissions/endpoint.ts'
import { vacationParts } from '#features/planning/availability/schema.ts'
import { seatedStates } from '#features/planning/assignments/states.ts'
import { maxDays } from './rules.ts'

const zSpan = z.object({
  from: zDay,
  days: z.coerce.number('input.range').int('input.range').min(1, 'input.range').max(maxDays, 'input.range'),
})
export type Span = z.infer<typeof zSpan>

const times = {
  startTime: zTimeOfDay,
  endTime: zTimeOfDay,
  /** It ends on the day after, or begins only then. */
  isOvernight: z.boolean(),
}

const shownShift = z.object({
  id: z.string(),
  name: z.string(),
  ...times,
  color: z.enum(shiftColours),
})

const groupShift = shownShift.extend({
  /** False: no seats are planned any more, but somebody still sits there. */
  isInForce: z.boolean(),
  /** Other times from a later of the days on, counted from the first one. */
  changes: z.array(z.object({ at: z.number().int(), ...times })),
})

const groupRow = z.object({
  id: z.string(),
  name: z.string(),
  color: z.enum(groupColours),
  /** Seats of each shift. */
  chatterCount: z.number().int(),
  shifts: z.array(groupShift),
  /** Taken seats by shift, without those too many, then day from the first one: `filled[shift][day]`. */
  filled: z.array(z.array(z.number().int())),
  /** How many of them are drafts. */
  drafts: z.array(z.array(z.number().int())),
  /** By the weeks that the days touch: whether anybody sits in any of the whole week. */
  isBegun: z.array(z.boolean()),
  /** Who sits where, of a week or less: by day, shift and seat. */
  seats: z.array(
    z.tuple([
      /** Days from the first one. */
      z.number().int(),
      /** Place in `shifts`. */
      z.number().int(),
      /** From 1. */
      z.number().int(),
      z.string(),
      z.enum(seatedStates),
    ]),
  ),
})
export type GroupRow = z.infer<typeof groupRow>

const chatterRow = z.object({
  id: z.string(),
  fullName: z.string(),
  /** One letter a day: `.` nothing, `a` available, `p` preferred, `r` vacation requested, `v` vacation, `s` reported absent. */
  availability: z.string(),
  vacationShifts: vacationParts.optional(),
  /** By day and start. A tuple each, because a month of 500 people has twelve thousand of them. */
  seats: z.array(
    z.tuple([
      /** Days from the first one. */
      z.number().int(),
      /** Places in `groups` and in `shifts`. */
      z.number().int(),
      z.number().int(),
      z.enum(['draft', 'published']),
    ]),
  ),
})
export type ChatterRow = z.infer<typeof chatterRow>

const chatterView = z.object({
  /** One that has ended has no plan to look at any more. */
  groups: z.array(z.object({ id: z.string(), name: z.string(), isEnded: z.boolean() })),
  /** As they were when somebody was assigned: a shift that has changed stands here twice. */
  shifts: z.array(shownShift.omit({ id: true })),
  rows: z.array(chatterRow),
})
export type ChatterView = z.infer<typeof chatterView>

export const scheduleOverviewContract = {
  groups: endpoint('member', 'page_shift_management')
    .meta(lasting)
    .route({ method: 'GET', path: '/schedule-overview/groups', summary: 'Get the coverage of all groups' })
    .input(zSpan)
    .output(z.array(groupRow)),
  chatters: endpoint('member', 'page_shift_management')
    .meta(lasting)
    .route({
      method: 'GET',
      path: '/schedule-overview/chatters',
      summary: "Get all chatters' shifts and availability",
    })
    .input(zSpan)
    .output(chatterView),
}
