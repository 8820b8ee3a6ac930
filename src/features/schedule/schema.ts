import { z } from 'zod'

/**
 *   draft ──publish──▶ assigned ──confirm──▶ confirmed
 *                          └────decline────▶ declined   (frees the seat)
 */
export const assignmentStates = ['draft', 'assigned', 'confirmed', 'declined'] as const
export type AssignmentState = (typeof assignmentStates)[number]

/** Soft rules: a manager may override them with a reason (C "Planning"). */
export const warnings = [
  'not_available',
  'partly_available',
  'vacation_requested',
  'short_rest',
  'long_week',
  'exclusive_elsewhere',
  'shift_disabled_by_person',
] as const
export type Warning = (typeof warnings)[number]

export const zWarning = z.enum(warnings)
