import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { systemReason } from '#features/planning/assignments/system-reasons.ts'
import { shortcutKey } from '#platform/web/shortcut-key.ts'
import { isInModalOrField } from '#platform/web/elsewhere.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { runMutation } from '#platform/web/queries.ts'
import type { Plan, PlannedAssignment, SeatedPerson } from '../schema.ts'
import type { PlanEdit, EditLog, GroupSeat } from './plan-edits.ts'
import { planEditName } from './plan-edit-name.ts'
import { planQuery, scheduleApi, useIsPlanChanging, usePlanChanges } from './queries.ts'

type Way = 'back' | 'again'

export interface PlanHistory extends EditLog {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly redo: () => void
}

/**
 * The member's own steps on this plan, to be undone and redone; each is named when it is. Each goes through the same calls as any
 * other: if another planner has changed a seat meanwhile, the server refuses, and the edit is forgotten.
 */
export function usePlanHistory(plan: Plan): PlanHistory {
  const { group, week } = plan
  const queries = useQueryClient()
  const toast = useToast()
  const confirm = useConfirm()
  const texts = useTexts('planBoard')
  const { mutationKey } = usePlanChanges(group.id, week)
  const isChanging = useIsPlanChanging(group.id, week)
  const stacks = useRef(nothing)
  const [can, setCan] = useState({ undo: false, redo: false })
  const turn = useRef(Promise.resolve())
  const waiting = useRef(0)
  const put = (next: Stacks) => {
    stacks.current = next
    setCan({ undo: next.done.length > 0, redo: next.undone.length > 0 })
  }

  /** Set by a step that failed: the next press may be meant for that step, not for the one before it. */
  const hasFailed = useRef(false)
  const mayGoOn = async (way: Way, edit: PlanEdit): Promise<boolean> => {
    if (!hasFailed.current) return true
    const { title, confirm: confirmLabel } = texts.goOn[way === 'back' ? 'undo' : 'redo']
    const isMeant = await confirm({
      type: 'question',
      title,
      text: planEditName(edit, plan.shifts, texts.steps),
      confirmLabel,
    })
    if (isMeant) hasFailed.current = false
    return isMeant
  }

  const run = async (way: Way, unless: PlanEdit | undefined, named?: PlanEdit) => {
    const stack = stacks.current[way === 'back' ? 'done' : 'undone']
    const edit = named ? stack.find(each => each === named) : stack.at(-1)
    if (!edit || edit === unless) return
    if (!named && !(await mayGoOn(way, edit))) return
    const { done, undone } = stacks.current
    const name = planEditName(edit, plan.shifts, texts.steps)
    put({ done: without(done, edit), undone: without(undone, edit) })
    try {
      const where = { groupId: group.id, week }
      const { left, over } = await runMutation(queries, scheduleApi.key(), () => carryOut(queries, where, edit, way))
      toast.info(way === 'back' ? texts.undone(name) : texts.redone(name))
      if (left > 0) toast.warning(texts.undoLeft(left))
      if (over > 0) toast.warning(texts.overStays(over))
      const { done: before, undone: after } = stacks.current
      put(way === 'back' ? { done: before, undone: [...after, edit] } : { done: [...before, edit], undone: after })
    } catch (error) {
      hasFailed.current = true
      const title = way === 'back' ? texts.undoFailed(name) : texts.redoFailed(name)
      toast.error(title, { description: messageOf(error, texts.changedSince) })
    }
  }
  /** One after the other, and after a call that is under way: that call is the step to undo, if it succeeds. */
  const press = (way: Way, named?: PlanEdit) => {
    const isOnItsWay = waiting.current === 0 && queries.isMutating({ mutationKey }) > 0
    const unless = isOnItsWay ? stacks.current.done.at(-1) : undefined
    waiting.current += 1
    turn.current = turn.current.then(async () => {
      await untilStill(queries, mutationKey)
      await run(way, unless, named)
      waiting.current -= 1
    })
  }
  const undo = (named?: PlanEdit) => press('back', named)
  const redo = () => press('again')

  const keys = useRef({ undo, redo })
  useEffect(() => {
    keys.current = { undo, redo }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || shortcutKey(event).toLowerCase() !== 'z') return
      if (isInModalOrField(event)) return
      event.preventDefault()
      if (event.shiftKey) keys.current.redo()
      else keys.current.undo()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  return {
    canUndo: can.undo || isChanging,
    canRedo: can.redo,
    push: edit => {
      hasFailed.current = false
      put({ done: [...stacks.current.done.slice(-49), edit], undone: [] })
    },
    undo: named => keys.current.undo(named),
    redo,
  }
}

interface Stacks {
  readonly done: readonly PlanEdit[]
  readonly undone: readonly PlanEdit[]
}
const nothing: Stacks = { done: [], undone: [] }
const without = (list: readonly PlanEdit[], edit: PlanEdit) => list.filter(each => each !== edit)

/** Until no mutation of this key is under way. */
function untilStill(queries: QueryClient, mutationKey: QueryKey): Promise<void> {
  const isStill = () => queries.isMutating({ mutationKey }) === 0
  if (isStill()) return Promise.resolve()
  return new Promise(resolve => {
    const stop = queries.getMutationCache().subscribe(() => {
      if (!isStill()) return
      stop()
      resolve()
    })
  })
}

type Where = Pick<Plan, 'week'> & {
  readonly groupId: string
}

/** Of several: how many could not be seated any more, and how many stay because they are over. */
interface Stayed {
  readonly left: number
  readonly over: number
}
const nothingStayed: Stayed = { left: 0, over: 0 }

async function carryOut(queries: QueryClient, where: Where, edit: PlanEdit, way: Way): Promise<Stayed> {
  return 'seats' in edit ? performMany(where, edit, way) : performOne(queries, where, edit, way)
}

/** Nobody is asked again: of what is over only what was entered afterwards goes. */
const takeOff = ({ groupId }: Where, seats: readonly Omit<SeatedPerson, 'reason'>[]) =>
  scheduleApi.unassignAll.call({
    groupId,
    seats: seats.map(({ date, shiftId, seat, profileId }) => ({ date, shiftId, seat, profileId })),
  })

async function performMany(
  where: Where,
  { kind, seats }: Extract<PlanEdit, { readonly seats: unknown }>,
  way: Way,
): Promise<Stayed> {
  if ((kind === 'filled') === (way === 'back')) {
    const { removed, over } = await takeOff(where, seats)
    if (removed + over === 0) throw new Error('somebody else has changed the seats')
    return { left: 0, over }
  }
  const wanted = seats.map(({ reason, ...seat }) => ({ ...seat, reason: reason ?? systemReason('restored') }))
  const { seats: filled, left } = await scheduleApi.assignAll.call({
    groupId: where.groupId,
    seats: wanted,
    asBefore: true,
  })
  if (filled.length === 0 && left.length > 0) throw new Error('somebody else has filled the seats')
  return { left: left.length, over: 0 }
}

async function performOne(
  queries: QueryClient,
  where: Where,
  edit: Exclude<PlanEdit, { readonly seats: unknown }>,
  way: Way,
): Promise<Stayed> {
  const { assignment } = edit
  if (edit.kind === 'moved') {
    const [from, to] = way === 'back' ? [edit.to, assignment] : [assignment, edit.to]
    const { date, shiftId, seat } = to
    const assignmentId = await idAt(queries, where, from, assignment)
    // what was good enough the first time is for the second; on the way back everybody has their own again
    const reason = (way === 'back' ? assignment.overrideReason : edit.reason) ?? systemReason('restored')
    await scheduleApi.move.call({ assignmentId, date, shiftId, seat, reason, asBefore: true })
    return nothingStayed
  }
  const isToSeat = (edit.kind === 'assigned') === (way === 'again')
  if (!isToSeat) {
    const { removed, over } = await takeOff(where, [assignment])
    if (removed + over === 0) throw new Error('somebody else has changed the seat')
    return { left: 0, over }
  }
  const { date, shiftId, seat, profileId, overrideReason } = assignment
  const reason = overrideReason ?? systemReason('restored')
  await scheduleApi.assign.call({ groupId: where.groupId, date, shiftId, seat, profileId, reason, asBefore: true })
  return nothingStayed
}

/** The assignment of the person on a seat as it is now; an assignment that was taken back and made again has a new id. */
async function idAt(
  queries: QueryClient,
  { groupId, week }: Where,
  { date, shiftId, seat }: GroupSeat,
  { profileId }: PlannedAssignment,
): Promise<string> {
  const plan = await queries.fetchQuery({ ...planQuery(groupId, week), staleTime: 0 })
  const found = plan.assignments.find(
    each => each.profileId === profileId && each.date === date && each.shiftId === shiftId && each.seat === seat,
  )
  if (!found) throw new Error('somebody else has changed the seat')
  return found.id
}
