/** Soft rules: a manager may override them with a reason (docs/product/en/plan.md#rules). */
export const warnings = [
  'not_available',
  'partly_available',
  'vacation_requested',
  'short_rest',
  'long_week',
  'long_streak',
  'over_wish',
  'exclusive_elsewhere',
  'shift_disabled_by_person',
  'declined',
] as const
export type Warning = (typeof warnings)[number]

/** What becomes of a broken rule: nothing, a word and a reason, or a refusal. */
export const ruleModes = ['off', 'warn', 'block'] as const
export type RuleMode = (typeof ruleModes)[number]

/** The organisation's own strictness. Overlap, vacation and a lock are not in it: nobody overrides those. */
export interface PlanningRules {
  readonly availability: RuleMode
  readonly vacationRequest: RuleMode
  readonly exclusive: RuleMode
  readonly disabled: RuleMode
  readonly rest: RuleMode
  /** Hours between the end of one shift and the start of the next. */
  readonly minRestHours: number
  readonly weekHours: RuleMode
  /** Hours in one ISO week over all groups. */
  readonly maxWeekHours: number
  readonly streak: RuleMode
  /** Days in a row with a shift. */
  readonly maxDaysInARow: number
  /** More hours in one ISO week than the person wishes for. */
  readonly hoursWish: RuleMode
}

/** docs/product/en/plan.md#rules; six days in a row are what a working week allows. */
export const defaultRules: PlanningRules = {
  availability: 'warn',
  vacationRequest: 'warn',
  exclusive: 'warn',
  disabled: 'warn',
  rest: 'warn',
  minRestHours: 11,
  weekHours: 'warn',
  maxWeekHours: 48,
  streak: 'warn',
  maxDaysInARow: 6,
  hoursWish: 'warn',
}

/** The fields of the rules that have a figure. */
export type Limit = 'minRestHours' | 'maxWeekHours' | 'maxDaysInARow'
export type Rule = Exclude<keyof PlanningRules, Limit>

const ruleOf: Readonly<Record<Exclude<Warning, 'declined'>, Rule>> = {
  not_available: 'availability',
  partly_available: 'availability',
  vacation_requested: 'vacationRequest',
  exclusive_elsewhere: 'exclusive',
  shift_disabled_by_person: 'disabled',
  short_rest: 'rest',
  long_week: 'weekHours',
  long_streak: 'streak',
  over_wish: 'hoursWish',
}

/** Seating somebody who has said no to the very shift is always worth a word, and never out of the question. */
export const modeOf = (rules: PlanningRules, warning: Warning): RuleMode =>
  warning === 'declined' ? 'warn' : rules[ruleOf[warning]]

const ruleWith: Readonly<Record<Limit, Rule>> = {
  minRestHours: 'rest',
  maxWeekHours: 'weekHours',
  maxDaysInARow: 'streak',
}
const isLimit = (field: keyof PlanningRules): field is Limit => field in ruleWith
const ruleIn = (field: keyof PlanningRules): Rule => (isLimit(field) ? ruleWith[field] : field)

const fields = Object.keys(defaultRules).filter((field): field is keyof PlanningRules => field in defaultRules)

/**
 * What becomes of the rules when somebody who saw `seen` wishes for `wished` and meanwhile they are `current`. Each field
 * goes its own way; of one that two have changed, `theirs` names the rule and nothing is saved.
 */
export function mergeRules(
  current: PlanningRules,
  seen: PlanningRules,
  wished: PlanningRules,
): { ok: true; rules: PlanningRules } | { ok: false; theirs: readonly Rule[] } {
  const changed = fields.filter(field => wished[field] !== seen[field])
  const theirs = changed.filter(field => current[field] !== seen[field] && current[field] !== wished[field])
  if (theirs.length > 0) return { ok: false, theirs: [...new Set(theirs.map(ruleIn))] }
  return { ok: true, rules: { ...current, ...Object.fromEntries(changed.map(field => [field, wished[field]])) } }
}
