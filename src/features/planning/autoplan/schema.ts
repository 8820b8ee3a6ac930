import { z } from 'zod'
import { zDay, zId, zLine, zWeek } from '#kit/schema.ts'
import { maxGroups } from '#features/agency/creator-groups/rules.ts'
import { warnings } from '#features/planning/planning-rules/rules.ts'
import { maxReasonLength } from '#features/planning/assignments/states.ts'
import { maxSeats } from '#features/planning/schedule/rules.ts'
import { left, seatedIn } from '#features/planning/schedule/schema.ts'
import { hasEveryCriterion } from './criteria.ts'
import { criteria } from './engine/problem.ts'
import { effortNames, endings, snapshotParts, proposalLabels, maxWeeks, runStates, touches } from './states.ts'

export const zWarning = z.enum(warnings, 'input.invalid')
export const person = z.object({ profileId: z.string(), fullName: z.string() })
/** An instant, ISO 8601 in UTC. */
const moment = z.string()

/** The planner's order; seats stand before all of them. */
const order = z
  .array(z.object({ criterion: z.enum(criteria, 'input.invalid'), isOn: z.boolean('input.invalid') }))
  .max(criteria.length, 'input.tooMany')
  .refine(hasEveryCriterion, 'input.invalid')
const zBreakable = z.array(zWarning).max(warnings.length, 'input.tooMany')

export const criteriaInput = z.object({ order })
export const storedCriteria = z.object({
  order,
  /** The rules that may be broken where otherwise a gap stays: those that warn in this organisation. */
  breakable: z.array(zWarning),
})
export type StoredCriteria = z.infer<typeof storedCriteria>

export const question = z.object({
  /** The first. */
  week: zWeek,
  weeks: z.int('input.range').min(1, 'input.range').max(maxWeeks, 'input.range'),
  /** Null: all. */
  groupIds: z.array(zId).min(1, 'input.required').max(maxGroups, 'input.tooMany').nullable(),
  /** Of the weeks; null: all. */
  dates: z
    .array(zDay)
    .min(1, 'input.required')
    .max(7 * maxWeeks, 'input.tooMany')
    .nullable(),
  /** Only empty seats, or drafts that are not fixed as well. */
  withDrafts: z.boolean('input.invalid').default(false),
  effort: z.enum(effortNames, 'input.invalid'),
  order,
  /** Whatever of it does not warn in this organisation is passed over. */
  breakable: zBreakable.default([]),
})
export type PlanningQuestion = z.infer<typeof question>

export const ofWeek = z.object({ week: zWeek })
export const oneRun = z.object({ runId: zId })
export const oneProposal = z.object({ proposalId: zId })
export const oneApplication = z.object({ applicationId: zId })

const progress = z.object({
  filled: z.number().int(),
  needed: z.number().int(),
  /** No plan fills more; null: not known yet. */
  maxFilled: z.number().int().nullable(),
  /** Of the best so far, in thousandths; null: there is none yet. */
  points: z.number().int().nullable(),
  /** Of what is to be done, 0 to 100. */
  percent: z.number().int(),
})
export type Progress = z.infer<typeof progress>

const run = z.object({
  id: z.string(),
  state: z.enum(runStates),
  /** Of how it ended there is something to say. */
  ending: z.enum(endings).nullable(),
  week: zWeek,
  weeks: z.number().int(),
  effort: z.enum(effortNames),
  askedBy: person,
  askedAt: moment,
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
  progress: progress.nullable(),
  /** Queued behind that many of the organisation. */
  behind: z.number().int(),
  /** What it has brought. */
  proposalId: z.string().nullable(),
})
export type Run = z.infer<typeof run>
/** Of the week, and whatever the organisation runs at the moment; the newest first. */
export const runs = z.array(run)

/** The least, the median and the most that one person has. */
const spread = z.object({ min: z.number(), median: z.number(), max: z.number() })
export type Spread = z.infer<typeof spread>

/**
 * Of one week over all groups: seats that stand are counted with those that are proposed, so that rows can be compared.
 */
const figures = z.object({
  filled: z.number().int(),
  needed: z.number().int(),
  /** Shifts without anyone; null in proposals of earlier versions. */
  unstaffed: z.number().int().nullable(),
  mainsMet: z.number().int(),
  mainsNeeded: z.number().int(),
  /** Seats in a preferred cell or in the shift ranked first, in percent; null: nobody sits anywhere. */
  wishesMet: z.number().int().nullable(),
  nights: spread,
  weekends: spread,
  /** Seats on which a soft rule is broken. */
  broken: z.number().int(),
  /** Against what stood when it was planned: seats filled anew, given to somebody else, and left empty. */
  changes: z.object({ new: z.number().int(), exchanged: z.number().int(), freed: z.number().int() }),
  people: z.array(
    z.object({
      profileId: z.string(),
      hours: z.number(),
      /** Hours outside the wished range: negative below, positive above, 0 within; null: no wish. */
      againstWish: z.number().nullable(),
      nights: z.number().int(),
      /** Days of the weekend. */
      weekends: z.number().int(),
    }),
  ),
})
export type Figures = z.infer<typeof figures>

const proposed = z.object({
  id: z.string(),
  label: z.enum(proposalLabels),
  /** The first week; a proposal of several stands beside those of each of them. */
  week: zWeek,
  weeks: z.number().int(),
  createdBy: person,
  createdAt: moment,
  seconds: z.number().int(),
  effort: z.enum(effortNames),
  order,
  breakable: z.array(zWarning),
  groupIds: z.array(z.string()).nullable(),
  dates: z.array(zDay).nullable(),
  withDrafts: z.boolean(),
  /** It was ended before its steps were done. */
  isCutShort: z.boolean(),
  /** Counts all weeks of the proposal, with seats that are already filled. No plan fills more than `maxFilled`. */
  bound: z.object({ filled: z.number().int(), needed: z.number().int(), maxFilled: z.number().int() }),
  figures,
  /** What has changed since; none: it holds. What was taken over from it does not count. */
  moved: z.array(z.enum(snapshotParts)),
  /** Of its changes in all weeks, and those that stand by now. */
  changes: z.number().int(),
  applied: z.number().int(),
  /** Those that can still be taken over: they do not stand yet, and their shift is still to come. */
  open: z.number().int(),
})
export type Proposed = z.infer<typeof proposed>

export const proposals = z.object({
  /** The members in the figures. */
  people: z.array(person),
  /** As it stands. */
  today: figures,
  /** By letter. */
  proposals: z.array(proposed),
})
export type Proposals = z.infer<typeof proposals>

export const proposal = z.object({
  id: z.string(),
  label: z.enum(proposalLabels),
  week: zWeek,
  weeks: z.number().int(),
  /** The members in `seats` and `freed`. */
  people: z.array(person),
  seats: z.array(
    seatedIn.extend({
      /** Against the plan it was made from. `kept`: a draft that could have moved stays. */
      kind: z.enum(['kept', 'new', 'exchanged']),
      /** The rules that the assignment breaks. */
      breaks: z.array(zWarning),
      /** The change is in the plan by now. */
      isApplied: z.boolean(),
      /** The week of the group is published: applying the proposal notifies the member. */
      isAtOnce: z.boolean(),
      /** The shift has started, so the proposal no longer assigns a member to the seat. */
      hasBegun: z.boolean(),
    }),
  ),
  /** Open seats that the proposal does not fill. */
  gaps: z.array(seatedIn.omit({ profileId: true })),
  /** Future drafts that applying the proposal removes without a replacement; `gaps` has their seats. */
  freed: z.array(seatedIn),
})
export type Proposal = z.infer<typeof proposal>

export const applyInput = z.object({
  proposalId: zId,
  /** Of those proposed; null: all of them. */
  seats: z.array(seatedIn).min(1, 'input.required').max(maxSeats, 'input.tooMany').nullable(),
})
export type Apply = z.infer<typeof applyInput>

/** Members for seats in the proposal's weeks that the proposal leaves open or gives to another member. */
export const assignInput = z.object({
  proposalId: zId,
  seats: z
    .array(seatedIn.extend({ reason: zLine({ max: maxReasonLength }).nullable() }))
    .min(1, 'input.required')
    .max(maxSeats, 'input.tooMany'),
  /** The member whose drafts on these seats are replaced; null: no drafts are replaced. */
  instead: zId.nullable().default(null),
})
export type AssignBesideProposal = z.infer<typeof assignInput>

const inGroup = left.extend({ groupId: z.string(), groupName: z.string() })
export const applied = z.object({
  /** Null: nothing was changed. */
  applicationId: z.string().nullable(),
  seats: z.array(seatedIn),
  /** How many of them took effect at once, because the week of their group is published. */
  atOnce: z.number().int(),
  /** Drafts that had to give way. */
  freed: z.array(seatedIn),
  /** What does not hold any more, and why: as seating by hand names it. */
  left: z.array(inGroup),
})
export type Applied = z.infer<typeof applied>

const application = z.object({
  id: z.string(),
  /** Null: the proposal is gone. */
  proposalId: z.string().nullable(),
  label: z.enum(proposalLabels),
  appliedBy: person,
  appliedAt: moment,
  seats: z.number().int(),
  freed: z.number().int(),
  /** Until when it can be taken back. */
  until: moment,
  undoneAt: moment.nullable(),
  undoneBy: person.nullable(),
})
export type Application = z.infer<typeof application>
/** The newest first. */
export const applications = z.array(application)

export const undoneApplication = z.object({
  removed: z.array(seatedIn),
  /** Drafts that had given way and sit there again. */
  restored: z.array(seatedIn),
  /** Seats that somebody has touched since, and stay as they are. */
  touched: z.array(seatedIn.extend({ fullName: z.string(), why: z.enum(touches) })),
  /** Drafts that had given way and cannot come back, and why. */
  left: z.array(inGroup),
})
export type UndoneApplication = z.infer<typeof undoneApplication>
