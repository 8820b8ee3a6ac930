import type { AssignmentState } from './states.ts'

export const status: Record<AssignmentState, string> = {
  draft: 'Draft',
  assigned: 'Assigned',
  confirmed: 'Confirmed',
  declined: 'Declined',
}

export const times = (start: string, end: string): string => `${start}–${end}`
