import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import { perform } from '#platform/web/queries.ts'
import type { Plan, PlannedAssignment } from '../schema.ts'
import type { PlanEdit, EditLog, Spot } from './plan-edits.ts'
import { planQuery, scheduleApi, useIsPlanChanging } from './queries.ts'

type Way = 'back' | 'again'

interface Press {
  readonly way: Way
  /** What is not meant: it was the last when another was on its way, which has not come to be. */
  readonly unless: PlanEdit | undefined
}

export interface PlanHistory extends EditLog {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly redo: () => void
}

/**
 * One's own deeds on this plan, to be taken back and done again. Each goes through the same calls as any other: where
 * somebody else has changed a seat meanwhile, the server refuses and the edit is forgotten.
 */
export function usePlanHistory({ group, week }: Plan): PlanHistory {
  const queries = useQueryClient()
  const toast = useToast()
  const { undoFailed, undoReason, undoLeft } = useTexts('planBoard')
  const [done, setDone] = useState<readonly PlanEdit[]>([])
  const [undone, setUndone] = useState<readonly PlanEdit[]>([])
  const [presses, setPresses] = useState<readonly Press[]>([])
  const [isRunning, setRunning] = useState(false)
  const isChanging = useIsPlanChanging(group.id, week)
  const [last, next] = [done.at(-1), undone.at(-1)]

  const run = async (edit: PlanEdit, way: Way) => {
    setRunning(true)
    const wasDone = way === 'back'
    const drop = (list: readonly PlanEdit[]) => list.filter(each => each !== edit)
    const [take, give] = wasDone ? [setDone, setUndone] : [setUndone, setDone]
    take(drop)
    try {
      const where = { groupId: group.id, week, undoReason }
      const left = await perform(queries, scheduleApi.key(), () => carryOut(queries, where, edit, way))
      if (left > 0) toast.warning(undoLeft(left))
      give(list => [...list, edit])
    } catch (error) {
      toast.error(messageOf(error, undoFailed))
    }
    setRunning(false)
  }
  // one after the other, and after what is still on its way: it is what is to be taken back
  const press = (way: Way) =>
    setPresses(list => [...list, { way, unless: isChanging && list.length === 0 ? last : undefined }])
  useEffect(() => {
    const [first, ...rest] = presses
    if (!first || isChanging || isRunning) return
    setPresses(rest)
    const edit = first.way === 'back' ? last : next
    if (edit && edit !== first.unless) void run(edit, first.way)
  })
  const undo = () => press('back')
  const redo = () => press('again')

  const keys = useRef({ undo, redo })
  useEffect(() => {
    keys.current = { undo, redo }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      // a field takes back its own typing
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea')) return
      event.preventDefault()
      if (event.shiftKey) keys.current.redo()
      else keys.current.undo()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  return {
    canUndo: last !== undefined || isChanging,
    canRedo: next !== undefined,
    push: edit => {
      setDone(list => [...list.slice(-49), edit])
      setUndone([])
    },
    undo: () => keys.current.undo(),
    redo,
  }
}

type Where = Pick<Plan, 'week'> & {
  readonly groupId: string
  /** Stands where a reason is wanted: nobody is asked for one again who puts back what was there. */
  readonly undoReason: string
}

/** @returns how many could not be seated any more, where several were to be */
async function carryOut(queries: QueryClient, where: Where, edit: PlanEdit, way: Way): Promise<number> {
  if ('seats' in edit) return performMany(where, edit, way)
  await performOne(queries, where, edit, way)
  return 0
}

async function performMany(
  { groupId, undoReason }: Where,
  { kind, seats }: Extract<PlanEdit, { readonly seats: unknown }>,
  way: Way,
): Promise<number> {
  if ((kind === 'filled') === (way === 'back')) {
    await scheduleApi.unseatAll.call({
      groupId,
      seats: seats.map(({ date, shiftId, seat, profileId }) => ({ date, shiftId, seat, profileId })),
    })
    return 0
  }
  const wanted = seats.map(({ reason, ...seat }) => ({ ...seat, reason: reason ?? undoReason }))
  return (await scheduleApi.seatAll.call({ groupId, seats: wanted })).left.length
}

async function performOne(
  queries: QueryClient,
  where: Where,
  edit: Exclude<PlanEdit, { readonly seats: unknown }>,
  way: Way,
): Promise<void> {
  const { assignment } = edit
  if (edit.kind === 'moved') {
    const [from, to] = way === 'back' ? [edit.to, assignment] : [assignment, edit.to]
    const { date, shiftId, seat } = to
    const assignmentId = await idAt(queries, where, from, assignment)
    // what was good enough for the way there is for the way back
    const reason = (way === 'back' ? assignment.overrideReason : undefined) ?? edit.reason ?? where.undoReason
    await scheduleApi.move.call({ assignmentId, date, shiftId, seat, reason })
    return
  }
  const isToSeat = (edit.kind === 'assigned') === (way === 'again')
  if (!isToSeat) {
    await scheduleApi.remove.call({ assignmentId: await idAt(queries, where, assignment, assignment) })
    return
  }
  const { date, shiftId, seat, profileId, overrideReason } = assignment
  const reason = overrideReason ?? where.undoReason
  await scheduleApi.assign.call({ groupId: where.groupId, date, shiftId, seat, profileId, reason })
}

/** The assignment of the person on a seat as it is now; an assignment that was taken back and made again has a new id. */
async function idAt(
  queries: QueryClient,
  { groupId, week }: Where,
  { date, shiftId, seat }: Spot,
  { profileId }: PlannedAssignment,
): Promise<string> {
  const plan = await queries.fetchQuery({ ...planQuery(groupId, week), staleTime: 0 })
  const found = plan.assignments.find(
    each => each.profileId === profileId && each.date === date && each.shiftId === shiftId && each.seat === seat,
  )
  if (!found) throw new Error('somebody else has changed the seat')
  return found.id
}
