import { z } from 'zod'
import { groupColours, shiftColours } from '#kit/colour.ts'
import { zDay, zId, zLine, zTimeOfDay, zWeek } from '#kit/schema.ts'
import { maxGroups } from '#features/agency/creator-groups/rules.ts'
import { left, seatedIn, zAsBefore } from '#features/planning/schedule/schema.ts'
import { reason } from '#features/planning/candidates/schema.ts'
import { warnings } from '#features/planning/planning-rules/rules.ts'
import { vacationParts } from '#features/planning/availability/schema.ts'
import { fits } from '#features/planning/candidates/fits.ts'
import { maxReasonLength, planStates } from '#features/planning/assignments/states.ts'
import { maxSeats, maxTargetWeeks } from '#features/planning/schedule/rules.ts'

const place = z.number().int()

const times = z.object({ startTime: zTimeOfDay, endTime: zTimeOfDay, isOvernight: z.boolean() })
export type WeekTimes = z.infer<typeof times>

const shift = times.extend({
  id: z.string(),
  name: z.string(),
  /** Other times from a later day of the week on. */
  changes: z.array(times.extend({ from: zDay })),
  color: z.enum(shiftColours),
})
export type WeekShift = z.infer<typeof shift>

const group = z.object({
  id: z.string(),
  name: z.string(),
  color: z.enum(groupColours),
  /** Seats of each shift. */
  chatterCount: z.number().int(),
  state: z.enum(planStates),
  /** Counts every change of the week; 0: nobody has touched it. */
  version: z.number().int(),
  creators: z.array(z.string()),
  platforms: z.array(z.string()),
  tags: z.array(z.string()),
  /** Places in `shifts`, with how many of the seats must be main chatters; not in force: somebody still sits there. */
  shifts: z.array(z.object({ at: place, mainChatters: z.number().int(), isInForce: z.boolean() })),
  /** Places in `people` of the main chatters. */
  main: z.array(place),
})
export type WeekGroup = z.infer<typeof group>

const person = z.object({
  id: z.string(),
  fullName: z.string(),
  /** One letter a day: `.` nothing, `a` available, `p` preferred, `r` vacation requested, `v` vacation, `s` reported absent. */
  availability: z.string(),
  vacationShifts: vacationParts.optional(),
  /** This week over all groups. */
  hours: z.number(),
  /** Hours wished for in a week: at least and at most; null: nothing was said. */
  wish: z.object({ min: z.number().int().nullable(), max: z.number().int().nullable() }),
})
export type WeekPerson = z.infer<typeof person>

/** Place of the group, place in its shifts, days from Monday, seat from 1. */
const spot = z.object({ group: place, shift: place, day: place, seat: z.number().int() })

export const packedWeek = z.object({
  week: zWeek,
  groups: z.array(group),
  shifts: z.array(shift),
  people: z.array(person),
  /** Who sits where, a line a group in the order of `groups`, nine characters a seat as `packed-seats.ts` reads them. */
  seats: z.array(z.string()),
  notes: z.array(spot.extend({ note: z.string() })),
  /** Declined assignments with the reasons given. */
  declined: z.array(spot.extend({ fullName: z.string(), reason: z.string() })),
  /** Soft rules that an assignment broke, and the planner’s reason. */
  overrides: z.array(spot.extend({ warnings: z.array(z.enum(warnings)), reason: z.string() })),
  /** Assignments with the times that their shift had before a change; `person` is a place in `people`. */
  kept: z.array(spot.extend({ person: place, startTime: zTimeOfDay, endTime: zTimeOfDay })),
  /** From how many on the organisation calls a week too long; null: it does not ask. */
  maxWeekHours: z.number().int().nullable(),
})
export type PackedWeek = z.infer<typeof packedWeek>

/** The spot, the place in `people`, and what `flags.ts` packs into a number. */
type Seat = [group: number, shift: number, day: number, seat: number, person: number, flags: number]
export type AgencyWeek = Omit<PackedWeek, 'seats'> & { seats: Seat[] }

/** A shift of a group on a day with a free seat, and what becomes of everybody who could be asked. */
const gap = z.object({
  groupId: z.string(),
  shiftId: z.string(),
  date: zDay,
  /** How many fit without a word. */
  free: z.number().int(),
  /** By the gravest thing that speaks against a person: how many it holds. */
  held: z.record(z.string(), z.number().int()),
})
export type OpenSeat = z.infer<typeof gap>
export const openSeats = z.array(gap)

export const openingsInput = z.object({ profileId: zId, date: zDay })
const opening = z.object({
  groupId: z.string(),
  shiftId: z.string(),
  fit: z.enum(fits),
  reasons: z.array(reason),
})
export type PersonOpening = z.infer<typeof opening>
/** What of a day one person could work, the best first. */
export const openings = z.array(opening)

const wish = seatedIn.extend({ reason: zLine({ max: maxReasonLength }).nullable() })
export const assignManyInput = z.object({
  seats: z.array(wish).min(1, 'input.required').max(maxSeats, 'input.tooMany'),
  asBefore: zAsBefore,
})
export type AssignMany = z.infer<typeof assignManyInput>

/** Enough to do it again. */
const done = seatedIn.extend({ reason: z.string().nullable() })
export type AssignedSeat = z.infer<typeof done>
export const outcome = z.object({
  seats: z.array(done).readonly(),
  left: z.array(left.extend({ groupId: z.string(), groupName: z.string() })).readonly(),
})
export type AssignOutcome = z.infer<typeof outcome>

export const freed = z.object({
  seats: outcome.shape.seats,
  /** How many stay because they are over. */
  over: z.number().int(),
})
export type Freed = z.infer<typeof freed>

export const freeManyInput = z.object({
  seats: z.array(seatedIn).min(1, 'input.required').max(maxSeats, 'input.tooMany'),
  /** What clearing means: whatever of them is over, pinned or published by then stays. */
  onlyDrafts: z.boolean('input.invalid').default(false),
  /** Taking back: what is over stays even if it is one, but for what was entered once it was over. */
  asBefore: zAsBefore,
})
export type FreeMany = z.infer<typeof freeManyInput>

export const moveToInput = z.object({
  from: seatedIn,
  to: seatedIn.omit({ profileId: true }),
  reason: zLine({ max: maxReasonLength }).optional(),
  asBefore: zAsBefore,
})
export type MoveTo = z.infer<typeof moveToInput>

export const giveInput = z.object({
  seat: seatedIn,
  /** Who sits there from now on. */
  to: zId,
  reason: zLine({ max: maxReasonLength }).optional(),
  asBefore: zAsBefore,
})
export type ReassignSeat = z.infer<typeof giveInput>

const groupIds = z.array(zId).min(1, 'input.required').max(maxGroups, 'input.tooMany')
export const copyManyInput = z.object({
  groupIds,
  from: zWeek,
  to: z.array(zWeek).min(1, 'input.required').max(maxTargetWeeks, 'input.tooMany'),
  reason: zLine({ max: maxReasonLength }).optional(),
})
export type CopyMany = z.infer<typeof copyManyInput>

export const publishManyInput = z.object({
  week: zWeek,
  groups: z
    // as they were read: nobody publishes what they have not seen
    .array(z.object({ groupId: zId, version: z.int('input.range').min(0, 'input.range') }))
    .min(1, 'input.required')
    .max(maxGroups, 'input.tooMany'),
})
export type PublishMany = z.infer<typeof publishManyInput>

export const publishedMany = z.object({
  published: z.array(z.string()),
  /** Groups whose plan has moved on since it was read. */
  stale: z.array(z.object({ groupId: z.string(), name: z.string() })),
  /** How many people were notified, and how many of them no mail, chat or device reaches. */
  notified: z.number().int(),
  unreachable: z.number().int(),
})
export type PublishedMany = z.infer<typeof publishedMany>
