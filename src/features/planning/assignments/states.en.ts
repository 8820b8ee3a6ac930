import type { AssignmentState } from './states.ts'

export const status: Record<AssignmentState, string> = {
  draft: 'Draft',
  assigned: 'Assigned',
  confirmed: 'Confirmed',
  declined: 'Declined',
}
