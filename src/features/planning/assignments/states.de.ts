import type { AssignmentState } from './states.ts'

export const status = {
  draft: 'Entwurf',
  assigned: 'Eingeteilt',
  confirmed: 'Bestätigt',
  declined: 'Abgelehnt',
} satisfies Record<AssignmentState, string>
