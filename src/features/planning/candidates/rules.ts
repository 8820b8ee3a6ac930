import { instantsOfInterval } from '#kit/cover.ts'
import type { WishDeviation } from '#features/planning/preferences/hours-wish.ts'
import type { PreferenceForShift } from '#features/planning/preferences/rules.ts'
import {
  modeOf,
  type PlanningRules,
  type RuleMode,
  type Warning,
  warnings,
} from '#features/planning/planning-rules/rules.ts'
import type { AbsenceKind } from '#features/planning/assignments/states.ts'
import type { Availability } from './rules-cover.ts'
import type { OtherAssignment, ShortRest } from './rules-hours.ts'
import type { Candidate, Reason } from './schema.ts'
import { blocks, type Fit, fits } from './fits.ts'

/*
 * How a candidate is judged: standing ──▶ reasons, the gravest first ──▶ fit. A hard rule blocks, and one that the
 * organisation lets nobody override; any other that is broken warns; a rule that is off says nothing.
 */

/** All that is known of one person about one seat. */
export interface Eligibility {
  readonly availability: Availability
  /** Names of the shifts that the vacation is for, where it is part of a day; left out: the whole day. */
  readonly vacationShifts?: readonly string[]
  readonly liking: PreferenceForShift
  /** Name of the shift that `liking.exclusiveElsewhere` stands for. */
  readonly exclusiveName: string
  readonly isMain: boolean
  readonly isHome: boolean
  /** Where the person already is at that time. */
  readonly already: OtherAssignment | undefined
  readonly shortRests: readonly ShortRest[]
  /** Hours the week would come to, when they are too many. */
  readonly tooLongWeek: number | undefined
  /** Days in a row it would come to, when they are too many. */
  readonly tooLongStreak: number | undefined
  readonly fromWish: WishDeviation | undefined
  /** Why the person has said no to this shift of this day. */
  readonly declined: string | undefined
  /** What the person said who cannot come at that time. */
  readonly absence?: AbsenceKind | undefined
  readonly rules: PlanningRules
}

/** Everything that speaks for and against, the gravest first. A rule that is switched off says nothing. */
export function reasonsFor(standing: Eligibility): Reason[] {
  const heeded = soft(standing).filter(({ code }) => !isWarning(code) || modeOf(standing.rules, code) !== 'off')
  return [...hard(standing), ...heeded, ...good(standing)]
}

const isWarning = (code: Reason['code']): code is Warning => warningCodes.has(code)

function hard({ already, availability, vacationShifts }: Eligibility): Reason[] {
  const reasons: Reason[] = []
  if (already) reasons.push({ code: 'assigned_elsewhere', ...placeOf(already), ...momentsOf(already) })
  if (availability.onVacation) reasons.push({ code: 'vacation', ...namedShifts(vacationShifts) })
  return reasons
}

function soft(standing: Eligibility): Reason[] {
  const { liking, declined, absence, fromWish } = standing
  const reasons: Reason[] =
    declined === undefined
      ? []
      : [{ code: 'declined', reason: declined, ...(absence === undefined ? {} : { absence }) }]
  reasons.push(...aboutAvailability(standing))
  // Whoever works one shift only has disabled all the others: once is enough.
  if (liking.exclusiveElsewhere !== undefined) {
    reasons.push({ code: 'exclusive_elsewhere', shiftName: standing.exclusiveName })
  } else if (liking.isDisabled) reasons.push({ code: 'shift_disabled_by_person' })
  for (const { hours, side, other } of standing.shortRests) {
    reasons.push({ code: 'short_rest', hours, minHours: standing.rules.minRestHours, side, ...placeOf(other) })
  }
  if (standing.tooLongWeek !== undefined) {
    reasons.push({ code: 'long_week', hours: standing.tooLongWeek, maxHours: standing.rules.maxWeekHours })
  }
  if (standing.tooLongStreak !== undefined) {
    reasons.push({ code: 'long_streak', days: standing.tooLongStreak, maxDays: standing.rules.maxDaysInARow })
  }
  if (fromWish?.side === 'over') reasons.push({ code: 'over_wish', hours: fromWish.hours, maxHours: fromWish.max })
  return reasons
}

function aboutAvailability({
  availability: { coverage, onVacation, vacationRequested },
  vacationShifts,
  rules,
}: Eligibility): Reason[] {
  if (onVacation) return []
  const reasons: Reason[] = vacationRequested ? [{ code: 'vacation_requested', ...namedShifts(vacationShifts) }] : []
  if (coverage === 'partly') reasons.push({ code: 'partly_available' })
  // a request says that the person is not available: once is enough, unless nobody listens to it
  const isSaid = vacationRequested && modeOf(rules, 'vacation_requested') !== 'off'
  if (coverage === 'none' && !isSaid) reasons.push({ code: 'not_available' })
  return reasons
}

function good({ availability, liking, isMain, isHome, fromWish }: Eligibility): Reason[] {
  const reasons: Reason[] = []
  if (availability.coverage === 'full' && !availability.onVacation) {
    reasons.push({ code: availability.isPreferred ? 'preferred' : 'available' })
  }
  if (liking.rank !== undefined) reasons.push({ code: 'preference_rank', rank: liking.rank })
  if (isMain) reasons.push({ code: 'main_chatter' })
  else if (isHome) reasons.push({ code: 'home_chatter' })
  if (fromWish?.side === 'under') reasons.push({ code: 'under_wish', hours: fromWish.hours, minHours: fromWish.min })
  return reasons
}

const namedShifts = (names: readonly string[] = []) => (names.length === 0 ? {} : { shiftNames: [...names] })

function momentsOf({ interval }: OtherAssignment) {
  const { start, end } = instantsOfInterval(interval)
  return { startsAt: start.toString(), endsAt: end.toString() }
}

const placeOf = ({ interval: _, ...place }: OtherAssignment) => place

export function fitOf(reasons: readonly Reason[], rules: PlanningRules): Fit {
  if (reasons.some(({ code }) => alwaysBlocking.has(code)) || blockedByRules(reasons, rules).length > 0)
    return 'blocked'
  return warningsIn(reasons, rules).length > 0 ? 'warns' : 'fits'
}

const brokenIn = (reasons: readonly Reason[], rules: PlanningRules, mode: RuleMode): Warning[] =>
  warnings.filter(warning => modeOf(rules, warning) === mode && reasons.some(({ code }) => code === warning))

/** Each broken rule that a reason overrides, once. */
export const warningsIn = (reasons: readonly Reason[], rules: PlanningRules): Warning[] =>
  brokenIn(reasons, rules, 'warn')

/** Each broken rule that the organisation lets nobody override, once. */
export const blockedByRules = (reasons: readonly Reason[], rules: PlanningRules): Warning[] =>
  brokenIn(reasons, rules, 'block')

const alwaysBlocking: ReadonlySet<string> = new Set(blocks)
const warningCodes: ReadonlySet<string> = new Set(warnings)

/** Somebody to rank; `isChatter`: whose work seats are, before whoever leads the organisation. */
export type Ranked = Candidate & { readonly isChatter: boolean }

/** The one order of candidates, the best first; no two people are equal in it. */
export function compareByFitness(mainPlaceOpen: boolean): (a: Ranked, b: Ranked) => number {
  return (a, b) =>
    fits.indexOf(a.fit) - fits.indexOf(b.fit) ||
    first(!hasDeclined(a), !hasDeclined(b)) ||
    first(a.isChatter, b.isChatter) ||
    (mainPlaceOpen ? first(a.isMain, b.isMain) : 0) ||
    first(a.isHome, b.isHome) ||
    first(isPreferred(a), isPreferred(b)) ||
    (a.rank ?? unranked) - (b.rank ?? unranked) ||
    a.weekHours - b.weekHours ||
    alphabetical(a.fullName.toLowerCase(), b.fullName.toLowerCase()) ||
    alphabetical(a.profileId, b.profileId)
}

const unranked = Number.MAX_SAFE_INTEGER
const first = (a: boolean, b: boolean) => Number(b) - Number(a)
const isPreferred = ({ reasons }: Candidate) => reasons.some(({ code }) => code === 'preferred')
const hasDeclined = ({ reasons }: Candidate) => reasons.some(({ code }) => code === 'declined')
// Not by locale: the order must be the same on every machine.
const alphabetical = (a: string, b: string) => Number(a > b) - Number(a < b)
