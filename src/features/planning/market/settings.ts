import type { ApprovalPolicy } from './states.ts'

export interface OfferRules {
  readonly approvalPolicy: ApprovalPolicy
  readonly alarmHours: readonly number[]
}

export const defaultSettings: OfferRules = { approvalPolicy: 'warnings', alarmHours: [24, 6] }

/** Stands at an assignment that a rule warned of, where nobody had to say a word to it. */
export const marketReason = { de: 'Schichtbörse', en: 'Shift market' } as const
