import type { AssignmentState } from './states.ts'

export const status = {
  draft: 'Entwurf',
  assigned: 'Eingeteilt',
  confirmed: 'Bestätigt',
  declined: 'Abgelehnt',
} satisfies Record<AssignmentState, string>

export const times = (start: string, end: string): string => `${start}–${end}`
