import type { ApprovalPolicy } from './states.ts'

export interface OfferRules {
  readonly approvalPolicy: ApprovalPolicy
  readonly alarmHours: readonly number[]
}

export const defaultSettings: OfferRules = { approvalPolicy: 'warnings', alarmHours: [24, 6] }
