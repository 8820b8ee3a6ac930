import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf, refusalIn } from '#platform/web/rpc.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Reason } from '#features/planning/candidates/schema.ts'
import type { Plan, PlannedAssignment } from '../schema.ts'
import { scheduleApi, storedAssignmentId, usePlanChanges, warningsInRefusal } from './queries.ts'
import type { Seat } from './seats.ts'

export interface MoveWish {
  readonly assignment: PlannedAssignment
  readonly to: Seat
  readonly reason?: string
}

/** Both people stand in their new places at once, and back where the server refuses. */
export function useMoveSeat(
  { group, week }: Plan,
  onWarnings: (wish: MoveWish, warnings: readonly Reason[], names: readonly string[]) => void,
  onDone: (wish: MoveWish) => void,
) {
  const { mutationKey, scope, meta, change, settle } = usePlanChanges(group.id, week)
  const toast = useToast()
  const texts = useTexts('planBoard')
  const { mutate } = useMutation({
    mutationKey,
    scope,
    meta,
    mutationFn: ({ assignment, to, reason }: MoveWish) =>
      scheduleApi.move.call({
        assignmentId: storedAssignmentId(assignment.id),
        date: to.date,
        shiftId: to.shift.id,
        seat: to.number,
        ...(reason === undefined ? {} : { reason }),
      }),
    onMutate: wish => change(plan => ({ ...plan, assignments: exchanged(plan, wish) })),
    onSuccess: (_, wish) => onDone(wish),
    onError: async (error, wish) => {
      const refusal = refusalIn(error)
      const warnings = refusal?.code === 'schedule.needsReason' ? warningsInRefusal(refusal.parameters) : undefined
      if (warnings) onWarnings(wish, warnings, warnedNamesInRefusal(refusal?.parameters) ?? [wish.assignment.fullName])
      else toast.error(messageOf(error, texts.moveFailed))
    },
    onSettled: settle,
  })
  return mutate
}

/** Whom the warnings are about: both may have changed places. */
export const warnedNamesInRefusal = (parameters: unknown): readonly string[] | undefined =>
  typeof parameters === 'object' && parameters !== null && 'names' in parameters && Array.isArray(parameters.names)
    ? parameters.names
    : undefined

const exchanged = ({ assignments }: Plan, { assignment, to }: MoveWish): PlannedAssignment[] =>
  assignments.map(each => {
    if (each.id === assignment.id) return { ...each, date: to.date, shiftId: to.shift.id, seat: to.number }
    if (each.id === to.assignment?.id) {
      return { ...each, date: assignment.date, shiftId: assignment.shiftId, seat: assignment.seat }
    }
    return each
  })
