import { z } from 'zod'
import { groupColours, shiftColours } from '#kit/colour.ts'
import { zDay, zTimeOfDay } from '#kit/schema.ts'
import { endpoint } from '#features/permissions/endpoint.ts'
import { mostDays } from './rules.ts'

const zSpan = z.object({
  from: zDay,
  days: z.coerce.number('input.range').int('input.range').min(1, 'input.range').max(mostDays, 'input.range'),
})
export type Span = z.infer<typeof zSpan>

const shownShift = z.object({
  id: z.string(),
  name: z.string(),
  startTime: zTimeOfDay,
  endTime: zTimeOfDay,
  color: z.enum(shiftColours),
})

const groupRow = z.object({
  id: z.string(),
  name: z.string(),
  color: z.enum(groupColours),
  /** Seats of each shift. */
  chatterCount: z.number().int(),
  shifts: z.array(shownShift),
  /** Taken seats by shift, then day from the first one: `filled[shift][day]`. */
  filled: z.array(z.array(z.number().int())),
})
export type GroupRow = z.infer<typeof groupRow>

const chatterRow = z.object({
  id: z.string(),
  fullName: z.string(),
  /** One letter a day: `.` nothing, `a` available, `p` preferred, `r` vacation requested, `v` vacation. */
  availability: z.string(),
  assignments: z.array(
    z.object({
      /** From the first day. */
      day: z.number().int(),
      groupId: z.string(),
      groupName: z.string(),
      shiftName: z.string(),
      startTime: zTimeOfDay,
      endTime: zTimeOfDay,
      color: z.enum(shiftColours),
      isDraft: z.boolean(),
    }),
  ),
})
export type ChatterRow = z.infer<typeof chatterRow>

export const scheduleOverviewContract = {
  groups: endpoint('member', 'page_shift_management')
    .route({ method: 'GET', path: '/schedule-overview/groups', summary: 'How far the seats of every group are filled' })
    .input(zSpan)
    .output(z.array(groupRow)),
  chatters: endpoint('member', 'page_shift_management')
    .route({
      method: 'GET',
      path: '/schedule-overview/chatters',
      summary: 'Who works when, over when they said they could',
    })
    .input(zSpan)
    .output(z.array(chatterRow)),
}
