import { type QueryKey, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { newId } from '#kit/id.ts'
import type { Week } from '#kit/week.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { featureApi, messageOf, refusalIn } from '#platform/web/rpc.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Candidate, Reason } from '#features/planning/candidates/schema.ts'
import type { scheduleContract } from '../contract.ts'
import { stateOnAssigning } from '../rules.ts'
import type { Plan, PlannedAssignment } from '../schema.ts'
import type { EditLog } from './plan-edits.ts'
import type { Seat } from './seats.ts'

export const scheduleApi = featureApi<typeof scheduleContract>('schedule')

export const planQuery = (groupId: string, week: Week) => scheduleApi.plan.queryOptions({ input: { groupId, week } })

export interface CandidateChoice {
  readonly seat: Seat
  readonly candidate: Candidate
  readonly reason?: string
}

/** The plan as it is shown, to be changed before the server has answered. */
export function usePlanChanges(groupId: string, week: Week) {
  const queries = useQueryClient()
  const { queryKey } = planQuery(groupId, week)
  const mutationKey: QueryKey = ['schedule', groupId, week]
  // one after the other, in the order in which they were done
  const scope = { id: mutationKey.join(' ') }
  return {
    mutationKey,
    scope,
    meta: { foresees: queryKey },
    change: async (changed: (plan: Plan) => Plan) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<Plan>(queryKey, plan => plan && changed(plan))
    },
    // seats may be filled faster than answers come: only the last one reads everything again
    settle: () => {
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries({ queryKey: scheduleApi.key() })
    },
  }
}

export const useIsPlanChanging = (groupId: string, week: Week): boolean =>
  useIsMutating({ mutationKey: ['schedule', groupId, week] }) > 0

/** Shows the person on the seat at once; `onWarnings` when the server wants a reason that was not asked for. */
export function useAssignMember(
  groupId: string,
  week: Week,
  onWarnings: (choice: CandidateChoice, warnings: readonly Reason[]) => void,
  onDone: (assignment: PlannedAssignment) => void,
) {
  const { mutationKey, scope, meta, change, settle } = usePlanChanges(groupId, week)
  const toast = useToast()
  const { assignFailed } = useTexts('schedule')
  const { mutate } = useMutation({
    mutationKey,
    scope,
    meta,
    mutationFn: ({ seat, candidate, reason }: CandidateChoice) =>
      scheduleApi.assign.call({
        groupId,
        date: seat.date,
        shiftId: seat.shift.id,
        seat: seat.number,
        profileId: candidate.profileId,
        ...(reason === undefined ? {} : { reason }),
      }),
    onMutate: async choice => {
      const temporary = newId()
      await change(plan => ({ ...plan, assignments: [...plan.assignments, foreseen(plan, choice, temporary)] }))
      return { temporary }
    },
    onSuccess: async ({ assignment, version }, _, { temporary }) => {
      known.set(temporary, assignment.id)
      await change(plan => ({ ...plan, version, assignments: plan.assignments.map(settled(temporary, assignment)) }))
      onDone(assignment)
    },
    onError: async (error, choice, context) => {
      if (context) await change(plan => ({ ...plan, assignments: without(plan, context.temporary) }))
      const refusal = refusalIn(error)
      const warnings = refusal?.code === 'schedule.needsReason' ? warningsInRefusal(refusal.parameters) : undefined
      if (warnings) onWarnings(choice, warnings)
      else toast.error(messageOf(error, assignFailed))
    },
    onSettled: settle,
  })
  return mutate
}

/** Ids that the board gave while it waited, with those that the server gave since. */
const known = new Map<string, string>()
export const storedAssignmentId = (id: string): string => known.get(id) ?? id

/** In the place of what was foreseen; it may have been moved or taken off again meanwhile. */
const settled =
  (temporary: string, { id, overriddenWarnings, overrideReason }: PlannedAssignment) =>
  (each: PlannedAssignment): PlannedAssignment =>
    each.id === temporary ? { ...each, id, overriddenWarnings, overrideReason } : each

const without = ({ assignments }: Plan, assignmentId: string) => assignments.filter(({ id }) => id !== assignmentId)

const foreseen = ({ state }: Plan, { seat, candidate, reason }: CandidateChoice, id: string): PlannedAssignment => ({
  id,
  date: seat.date,
  shiftId: seat.shift.id,
  seat: seat.number,
  profileId: candidate.profileId,
  fullName: candidate.fullName,
  isMain: candidate.isMain,
  state: stateOnAssigning[state],
  startTime: seat.shift.startTime,
  endTime: seat.shift.endTime,
  overriddenWarnings: reason === undefined ? [] : candidate.warnings,
  overrideReason: reason ?? null,
  isPinned: false,
})

export const warningsInRefusal = (parameters: unknown): readonly Reason[] | undefined =>
  typeof parameters === 'object' &&
  parameters !== null &&
  'warnings' in parameters &&
  Array.isArray(parameters.warnings)
    ? parameters.warnings
    : undefined

/** The shifts that the vacation of a refusal is for; none: the whole day. */
export const vacationShiftsInRefusal = (parameters: unknown): readonly string[] =>
  typeof parameters === 'object' &&
  parameters !== null &&
  'shiftNames' in parameters &&
  Array.isArray(parameters.shiftNames)
    ? parameters.shiftNames
    : []

/** Takes the person off the seat at once, and offers to take that back. */
export function useRemoveAssignment(groupId: string, week: Week, { push, undo }: EditLog) {
  const { mutationKey, scope, meta, change, settle } = usePlanChanges(groupId, week)
  const toast = useToast()
  const texts = useTexts('schedule')
  const { mutate } = useMutation({
    mutationKey,
    scope,
    meta,
    mutationFn: ({ id }: PlannedAssignment) => scheduleApi.remove.call({ assignmentId: storedAssignmentId(id) }),
    onMutate: ({ id }) => change(plan => ({ ...plan, assignments: without(plan, id) })),
    onSuccess: async ({ version }, assignment) => {
      await change(plan => ({ ...plan, version }))
      const edit = { kind: 'removed', assignment } as const
      push(edit)
      toast.info(texts.removed(assignment.fullName), { action: { label: texts.undo, onClick: () => undo(edit) } })
    },
    onError: async (error, assignment) => {
      await change(plan => ({ ...plan, assignments: [...without(plan, assignment.id), assignment] }))
      toast.error(messageOf(error, texts.removeFailed))
    },
    onSettled: settle,
  })
  return mutate
}

export function usePublishPlan(groupId: string, week: Week) {
  const { mutationKey, settle } = usePlanChanges(groupId, week)
  const toast = useToast()
  const texts = useTexts('schedule')
  return useMutation({
    mutationKey,
    mutationFn: (version: number) => scheduleApi.publish.call({ groupId, week, version }),
    onSuccess: () => toast.success(texts.published),
    onError: error => toast.error(messageOf(error, texts.publishFailed)),
    onSettled: settle,
  })
}
