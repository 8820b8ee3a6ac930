import { z } from 'zod'
import { zDay, zId, zInstant, zLine, zText, zTimeOfDay, zTimestamp } from '#kit/schema.ts'
import { zShiftId } from '#features/agency/shifts/schema.ts'
import { reason } from '#features/planning/candidates/schema.ts'
import { absenceKinds, maxReasonLength } from '#features/planning/assignments/states.ts'
import {
  answers,
  maxAdvertised,
  maxAlarm,
  maxNoteLength,
  offerKinds,
  offerStates,
  offerModes,
  approvalPolicies,
} from './states.ts'

/** Why it is done although a rule warns. */
const zReason = zLine({ max: maxReasonLength }).optional()
const zNote = zText({ max: maxNoteLength })
const zSeat = z.int('input.range').min(1, 'input.range').max(9, 'input.range')
const maxPeople = 500
const zPeople = z.array(zId).min(1, 'input.required').max(maxPeople, 'input.tooMany')

const spot = { groupId: zId, date: zDay, shiftId: zShiftId, seat: zSeat }
export const seatInput = z.object(spot)
export const shiftInput = z.object({ groupId: zId, date: zDay, shiftId: zShiftId })
export type ShiftReference = z.infer<typeof shiftInput>

export const absenceReportInput = z.object({
  assignmentId: zId,
  kind: z.enum(absenceKinds, 'input.invalid'),
  /** The last day, with all seats until its end; null: this shift alone. */
  until: zDay.nullable(),
  note: zNote,
})
export type AbsenceReport = z.infer<typeof absenceReportInput>

export const absencePreviewInput = z.object({ assignmentId: zId, until: zDay })
export const absencePreview = z.object({ seats: z.int() })

export const giveInput = z.object({
  assignmentId: zId,
  /** Null: to all who may. */
  to: zPeople.nullable(),
  note: zNote,
})
export type GiveSeat = z.infer<typeof giveInput>

export const swapInput = z.object({ assignmentId: zId, otherAssignmentId: zId, note: zNote })
export type Swap = z.infer<typeof swapInput>

export const oneAbsence = z.object({ absenceId: zId })
export const oneOffer = z.object({ offerId: zId })
export const oneSeat = z.object({ assignmentId: zId })

const zWaveMinutes = z.int('input.range').min(1, 'input.range').max(1440, 'input.range')

export const advertiseInput = z.object({
  ...spot,
  /** Null: to all who fit. */
  to: zPeople.nullable(),
  note: zNote,
  /** Applications until then, of which a planner chooses; null: first come, first served. */
  applyUntil: zInstant.nullable(),
  /** The best three, after some minutes the next three; null: all at once. */
  waves: z
    .object({
      everyMinutes: zWaveMinutes,
      /** Null: now. */
      from: zInstant.nullable(),
    })
    .nullable(),
  /** Required if a rule warns of a member in `to` and the organisation requires approval for changes with a warning. */
  reason: zReason,
})
export type Advertise = z.infer<typeof advertiseInput>

export const advertiseManyInput = z.object({
  seats: z.array(z.object(spot)).min(1, 'input.required').max(maxAdvertised, 'input.tooMany'),
  note: zNote,
  /** In waves, so many minutes apart; null: all at once. */
  everyMinutes: zWaveMinutes.nullable(),
})
export type AdvertiseMany = z.infer<typeof advertiseManyInput>

/** `changed`: seats that are taken, advertised or past by now. */
export const advertisedMany = z.object({ advertised: z.int(), nobodyFits: z.int(), changed: z.int() })
export type AdvertisedMany = z.infer<typeof advertisedMany>

/** `takerId`: about whom a planner decides; without it, about whoever has said yes by now. */
export const decideInput = oneOffer.extend({ takerId: zId.optional() })
export type Decide = z.infer<typeof decideInput>

export const approveInput = decideInput.extend({ reason: zReason })
export type Approve = z.infer<typeof approveInput>

export const chooseInput = z.object({ offerId: zId, profileId: zId, reason: zReason })
export type Choose = z.infer<typeof chooseInput>

const maxAlarms = 4
export const settings = z.object({
  /** Which changes need a planner's word. */
  approvalPolicy: z.enum(approvalPolicies, 'input.invalid'),
  /** How long before its start a seat that is free or not confirmed is told of. */
  alarmHours: z
    .array(z.int('input.range').min(1, 'input.range').max(maxAlarm, 'input.range'))
    .max(maxAlarms, 'input.tooMany')
    .overwrite(hours => [...new Set(hours)].toSorted((a, b) => b - a)),
})
export type OfferSettings = z.infer<typeof settings>
/** What is not named stays as it is. */
export const settingsChange = settings.partial()
export type SettingsChange = z.infer<typeof settingsChange>

const seatShown = {
  groupId: z.string(),
  groupName: z.string(),
  date: zDay,
  shiftId: z.string(),
  shiftName: z.string(),
  seat: z.number().int(),
  startTime: zTimeOfDay,
  endTime: zTimeOfDay,
  /** ISO instants. */
  startsAt: zTimestamp,
  endsAt: zTimestamp,
}
const shownSeat = z.object(seatShown)
export type ShownSeat = z.infer<typeof shownSeat>

/** What tells the seats of a shift apart. */
const place = z.object({
  /** How many the shift has. */
  seats: z.number().int(),
  /** It is for a main chatter. */
  isMainPlace: z.boolean(),
})
export type SeatDetails = z.infer<typeof place>

const detailedSeat = shownSeat.extend(place.shape)
export type DetailedSeat = z.infer<typeof detailedSeat>
const gap = detailedSeat.extend({ offerId: z.string().nullable() })

const shownPerson = z.object({ profileId: z.string(), fullName: z.string() })

const offer = z.object({
  id: z.string(),
  kind: z.enum(offerKinds),
  state: z.enum(offerStates),
  ...detailedSeat.shape,
  /** Whose seat it is; null: nobody's. */
  offerer: shownPerson.nullable(),
  /** The seat that is asked for in a swap, and whose it is. */
  other: detailedSeat.extend({ assignmentId: z.string(), ...shownPerson.shape }).nullable(),
  note: z.string(),
  way: z.enum(offerModes),
  applyUntil: zTimestamp.nullable(),
  isForAll: z.boolean(),
  madeAt: zTimestamp,
})
export type Offer = z.infer<typeof offer>

/** An offer as those see it who made it or decide on it: how it is laid out, and whom it has reached. */
const laidOut = offer.extend({
  waves: z.object({ everyMinutes: z.number().int(), nextAt: zTimestamp.nullable() }).nullable(),
  audience: z.object({
    asked: z.number().int(),
    /** Lined up for a later wave. */
    lined: z.number().int(),
    refused: z.number().int(),
    /** The first of those whom it names. */
    names: z.array(z.string()),
  }),
})
export type OfferWithAudience = z.infer<typeof laidOut>

/** An offer as somebody sees it who could take it. */
const offered = offer.extend({
  answer: z.enum(answers),
  /** A planner has to say yes before the seat is theirs. */
  needsWord: z.boolean(),
  reasons: z.array(reason),
})
export type Offered = z.infer<typeof offered>

const absence = z.object({
  id: z.string(),
  kind: z.enum(absenceKinds),
  /** ISO instants. */
  startsAt: zTimestamp,
  endsAt: zTimestamp,
  note: z.string(),
})

export const ownMarket = z.object({
  /** What is open to all. */
  open: z.array(offered),
  /** What somebody asks of me by name. */
  asked: z.array(offered),
  /** What I offer. */
  mine: z.array(laidOut),
  /** What I have said yes to and planners decide on. */
  waiting: z.array(offer),
  /** When I cannot, from now on. */
  absent: z.array(absence),
})
export type OwnMarket = z.infer<typeof ownMarket>

const contender = shownPerson.extend({ reasons: z.array(reason), isPossible: z.boolean() })
export type Contender = z.infer<typeof contender>

export const planned = z.object({
  /** Somebody has taken them, and a planner has to say yes. */
  waiting: z.array(laidOut.extend({ taker: contender })),
  /** Somebody has applied. */
  choosing: z.array(laidOut.extend({ applicants: z.array(contender) })),
  /** The other offers under way. */
  offers: z.array(laidOut),
  /** Free seats of published weeks to come, by their start. */
  gaps: z.array(gap),
  /** Who cannot, from now on. */
  absent: z.array(shownPerson.extend(absence.shape)),
})
export type PlannedMarket = z.infer<typeof planned>

/** To whom an own seat could be given, and against what it could be swapped. */
export const partners = z.object({
  people: z.array(shownPerson.extend({ needsWord: z.boolean() })),
  seats: z.array(detailedSeat.extend({ assignmentId: z.string(), ...shownPerson.shape })),
  /** Else there are more seats, which begin further from the own one. */
  areAll: z.boolean(),
})
export type SwapPartners = z.infer<typeof partners>

/** Open seats that begin in the next 24 hours, and absences of today. */
export const soon = z.object({
  gaps: z.array(gap),
  /** Members with a reported absence in the rest of today, by its start. */
  absentToday: z.array(shownPerson.extend({ kind: z.enum(absenceKinds) })),
})
export type UpcomingOpenSeats = z.infer<typeof soon>

/** Who could be asked for a free seat, the best first. */
export const possible = z.array(
  shownPerson.extend({
    /** A rule speaks against it that can be overridden. */
    warns: z.boolean(),
    /** And whoever plans has to say yes to it. */
    needsWord: z.boolean(),
    reasons: z.array(reason),
  }),
)
export type PossibleMembers = z.infer<typeof possible>

export const counts = z.object({
  /** What is asked of me by name. */
  own: z.number().int(),
  /** What waits for a planner's word; null: not mine to decide. */
  waiting: z.number().int().nullable(),
})
export type MarketCounts = z.infer<typeof counts>

/** What taking came to: the seat is theirs, or a planner decides. */
export const taken = z.object({ state: z.enum(['accepted', 'done']) })
export type AcceptOutcome = z.infer<typeof taken>

export const made = z.object({ offerId: z.string() })
export const freedSeats = z.object({ freed: z.array(shownSeat) })
