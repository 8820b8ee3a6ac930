import type { Catalogue } from '#kit/catalogue.ts'

type Wording = Readonly<Record<string, string>>

/** What values are called that are codes of other nouns. */
export interface AuditCodes {
  /** By the field that has them: elsewhere the same code says something else. */
  readonly inField: Readonly<Record<string, Wording>>
  readonly anywhere: Wording
}

type Nouns = 'autoplan' | 'availability' | 'planningRules' | 'schedule' | 'shifts' | 'vacation'

/** In the words of those nouns. */
export const codesFrom = (texts: Pick<Catalogue, Nouns>): AuditCodes => ({
  inField: {
    color: texts.shifts.colours,
    criterion: Object.fromEntries(Object.entries(texts.autoplan.criteria.of).map(([of, { name }]) => [of, name])),
    marking: texts.availability.status,
  },
  anywhere: {
    ...texts.autoplan.ask.efforts,
    ...texts.planningRules.modes,
    ...texts.schedule.status,
    ...texts.vacation.statuses,
  },
})
