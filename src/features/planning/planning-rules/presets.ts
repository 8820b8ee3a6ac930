import { defaultRules, type PlanningRules } from './rules.ts'

export const presets = ['relaxed', 'usual', 'strict'] as const
export type Preset = (typeof presets)[number]

/** docs/product/en/plan.md#rules says what each stands for. */
export const rulesIn: Readonly<Record<Preset, PlanningRules>> = {
  relaxed: {
    ...defaultRules,
    disabled: 'off',
    exclusive: 'off',
    // the most that working time law allows where it is made up for later
    maxWeekHours: 60,
    maxDaysInARow: 12,
    hoursWish: 'off',
  },
  usual: defaultRules,
  strict: {
    ...defaultRules,
    availability: 'block',
    vacationRequest: 'block',
    disabled: 'block',
    exclusive: 'block',
    rest: 'block',
    weekHours: 'block',
    streak: 'block',
  },
}

/** The preset that has exactly these values; undefined: they are the organisation's own. */
export const presetOf = (rules: PlanningRules): Preset | undefined =>
  presets.find(preset =>
    Object.entries(rulesIn[preset]).every(([field, value]) => rules[field as keyof PlanningRules] === value),
  )
