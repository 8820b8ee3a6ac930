import { z } from 'zod'
import { customShiftColours, groupColours } from '#kit/colour.ts'
import { zId, zLine, zText, zTimeOfDay, zTimestamp } from '#kit/schema.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { accountTypes } from '#features/agency/creators/accounts.ts'
import { shift, zShiftId, zShiftName } from '#features/agency/shifts/schema.ts'
import { clampChatterCount, maxChatters, maxMembers } from './rules.ts'

/** A creator's account on a creator platform, as a group works it. `id` is the creator link's. */
const combination = z.object({
  id: z.string(),
  creatorId: z.string(),
  creatorName: z.string(),
  platformKey: z.string(),
  platformName: z.string(),
  platformIcon: z.string(),
  accountUrl: z.string(),
  accountType: z.enum(accountTypes),
})
export type Combination = z.infer<typeof combination>

/** An account with the group that works it, if any. */
export const account = combination.extend({ group: z.object({ id: z.string(), name: z.string() }).nullable() })
export type Account = z.infer<typeof account>

/** A home chatter of the group. */
const groupMember = z.object({ profileId: z.string(), isMain: z.boolean() })
export type GroupMember = z.infer<typeof groupMember>

export const creatorGroup = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  color: z.enum(groupColours),
  chatterCount: z.number().int(),
  useCustomShifts: z.boolean(),
  customShifts: z.array(shift),
  /** Shift id to how many of its seats must be main chatters; a shift that is not named needs none. */
  mainChatterRequirements: z.record(z.string(), z.number().int()),
  combinations: z.array(combination),
  members: z.array(groupMember),
  createdBy: z.string().nullable(),
  createdAt: zTimestamp,
  updatedAt: zTimestamp,
  version: z.number().int(),
})
export type CreatorGroup = z.infer<typeof creatorGroup>

/** A row keeps its id from save to save; the browser makes the id of a new one. */
const customShift = z.object({
  id: zId,
  name: zShiftName,
  startTime: zTimeOfDay.default(timeOfDay('09:00')),
  endTime: zTimeOfDay.default(timeOfDay('17:00')),
  belongsToPreviousDay: z.boolean('input.invalid').default(false),
  color: z.enum(customShiftColours, 'input.invalid').default('blue'),
  isEnabled: z.boolean('input.invalid').default(true),
})

const max = { shifts: 20, combinations: 200, members: maxMembers, requirements: 100 }

export const groupDraft = z.object({
  name: zLine({ max: 200, min: 1, tooShort: 'creatorGroups.nameRequired' }),
  description: zText({ max: 500 }).default(''),
  color: z.enum(groupColours, 'input.invalid').default('yellow'),
  chatterCount: z.int('input.invalid').overwrite(clampChatterCount).default(1),
  useCustomShifts: z.boolean('input.invalid').default(false),
  customShifts: z.array(customShift).max(max.shifts).default([]),
  mainChatterRequirements: z
    .record(zShiftId, z.int('input.range').min(0, 'input.range').max(maxChatters, 'input.range'))
    .refine(counts => Object.keys(counts).length <= max.requirements, 'input.tooMany')
    .default({}),
  creatorLinkIds: z
    .array(zId, 'creatorGroups.combinationsRequired')
    .min(1, 'creatorGroups.combinationsRequired')
    .max(max.combinations),
  members: z
    .array(z.object({ profileId: zId, isMain: z.boolean('input.invalid').default(false) }))
    .max(max.members)
    .default([]),
})
export type GroupDraft = z.infer<typeof groupDraft>

/** `version` is the one that was read: somebody else's save in between is not overwritten. */
export const groupUpdate = groupDraft.extend({
  id: zId,
  version: z.int('input.invalid'),
  /** Fewer seats or shifts, although people are published on those that go: they stay assigned. */
  acceptsSurplus: z.boolean('input.invalid').default(false),
})
export type GroupUpdate = z.infer<typeof groupUpdate>
