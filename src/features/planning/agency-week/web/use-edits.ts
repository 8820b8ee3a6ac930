import { useMutation, useQueryClient } from '@tanstack/react-query'
import { systemReason } from '#features/planning/assignments/system-reasons.ts'
import type { Week } from '#kit/week.ts'
import type { Reason } from '#features/planning/candidates/schema.ts'
import { maxSeats } from '#features/planning/schedule/rules.ts'
import { scheduleApi, warningsInRefusal } from '#features/planning/schedule/web/queries.ts'
import { warnedNamesInRefusal } from '#features/planning/schedule/web/use-move.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf, refusalIn } from '#platform/web/rpc.ts'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { useStateFor } from '#platform/web/use-state-for.ts'
import { redoEditOf, applyBoardEdit, undoEditOf, type BoardEdit } from '../edits.ts'
import type { AgencyWeek, AssignOutcome } from '../schema.ts'
import { boardEditName } from '../edit-name.ts'
import { agencyWeekApi, agencyWeekQuery } from './queries.ts'

/** What the server would do with a reason. */
interface OverrideQuestion {
  readonly name: string
  readonly warnings: readonly Reason[]
  readonly confirm: (reason: string) => void
}

/** What somebody did, and what takes it back: first as it is foreseen, then as the server has said it. */
interface Done {
  readonly step: BoardEdit
  /** As messages name it. */
  readonly name: string
  back: BoardEdit
  /** The week in which it was done. */
  before?: AgencyWeek | undefined
}

type Way = 'new' | 'back' | 'again'

export interface Edits {
  readonly run: (step: BoardEdit) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly isBusy: boolean
  /** Somebody is waiting for a reason. */
  readonly asked: OverrideQuestion | undefined
  readonly dropAsked: () => void
  /** Of several, those who could not be seated. */
  readonly left: AssignOutcome['left'] | undefined
  readonly dropLeft: () => void
  /** What another window has done here, to be taken back as well. */
  readonly note: (outcome: AssignOutcome) => void
}

const deepest = 50
const none: readonly Done[] = []

/**
 * One's own deeds on the board: each shows at once, goes through in the order in which it was done, and can be taken back and
 * done again. Where somebody else was faster, the server refuses, and what it has is shown.
 */
export function useEdits(week: Week): Edits {
  const queries = useQueryClient()
  const toast = useToast()
  const confirm = useConfirm()
  const texts = useTexts('agencyWeek')
  /** The last step could not be undone or redone: the next press may be meant for that step, not for the one before it. */
  const [hasFailed, setHasFailed] = useStateFor(week, false)
  const [done, setDone] = useStateFor<readonly Done[]>(week, none)
  const [undone, setUndone] = useStateFor<readonly Done[]>(week, none)
  const [asked, setAsked] = useStateFor<OverrideQuestion | undefined>(week, undefined)
  const [left, setLeft] = useStateFor<AssignOutcome['left'] | undefined>(week, undefined)
  const { queryKey } = agencyWeekQuery(week)
  const mutationKey = ['agencyWeek', week]

  const without = (entry: Done) => (list: readonly Done[]) => list.filter(each => each !== entry)
  const put = (entry: Done) => (list: readonly Done[]) => [...without(entry)(list).slice(1 - deepest), entry]

  const { mutate, isPending } = useMutation({
    mutationKey,
    meta: { foresees: queryKey },
    scope: { id: mutationKey.join(' ') },
    // the scope runs one at a time: the edit that undoes a step is known once the step is saved
    mutationFn: ({ entry, way }: { entry: Done; way: Way }) => carryOut(stepOf(entry, way, systemReason('restored'))),
    onMutate: async ({ entry, way }) => {
      await queries.cancelQueries({ queryKey })
      const step = stepOf(entry, way, systemReason('restored'))
      const seen = queries.getQueryData<AgencyWeek>(queryKey)
      if (way !== 'back') entry.before = seen
      if (seen)
        queries.setQueryData<AgencyWeek>(
          queryKey,
          applyBoardEdit(seen, step, way === 'back' ? entry.before : undefined),
        )
    },
    onSuccess: ({ seats, left: notSeated, over }, { entry, way }) => {
      if (over > 0) toast.warning(texts.overStays(over))
      if (notSeated.length > 0) showLeft(entry.step, notSeated, way)
      const isNothing = seats.length === 0 && over === 0
      if (way !== 'new' && isNothing) sayFailed(entry, way, texts.changedSince)
      else if (entry.step.kind === 'free' && isNothing) toast.info(texts.changedSince)
      else if (way !== 'new') toast.info(way === 'back' ? texts.undone(entry.name) : texts.redone(entry.name))
      if (way === 'back') {
        if (isNothing) setUndone(without(entry))
        return
      }
      if (seats.length === 0) setDone(without(entry))
      else entry.back = backOf(entry.step, seats, systemReason('restored'))
    },
    onError: (error, { entry, way }) => {
      setDone(without(entry))
      setUndone(without(entry))
      const { step } = entry
      const refusal = refusalIn(error)
      const warnings = refusal?.code === 'schedule.needsReason' ? warningsInRefusal(refusal.parameters) : undefined
      if (warnings && (step.kind === 'move' || step.kind === 'give') && way === 'new') {
        setAsked({
          name: (warnedNamesInRefusal(refusal?.parameters) ?? [nameOf(step)]).join(', '),
          warnings,
          confirm: reason => run({ ...step, reason }),
        })
      } else if (way === 'new') toast.error(messageOf(error, texts.failed))
      else sayFailed(entry, way, messageOf(error, texts.changedSince))
    },
    // seats may be filled faster than answers come: only the last one reads everything again
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries({ queryKey: agencyWeekApi.key() })
    },
  })

  function sayFailed({ name }: Done, way: Way, description: string) {
    setHasFailed(true)
    toast.error(way === 'back' ? texts.undoFailed(name) : texts.redoFailed(name), { description })
  }

  /** Of whoever would sit there. */
  const nameOf = (step: Extract<BoardEdit, { kind: 'move' | 'give' }>): string => {
    const profileId = step.kind === 'give' ? step.to : step.from.profileId
    return queries.getQueryData<AgencyWeek>(queryKey)?.people.find(({ id }) => id === profileId)?.fullName ?? ''
  }

  const nameIn = (step: BoardEdit) => boardEditName(step, queries.getQueryData(queryKey), texts.steps)

  function run(step: BoardEdit) {
    const entry: Done = { step, name: nameIn(step), back: undoEditOf(step, systemReason('restored')) }
    setAsked(undefined)
    setHasFailed(false)
    setDone(put(entry))
    setUndone([])
    mutate({ entry, way: 'new' })
  }

  /** One who needs a reason is asked for at once; several are listed. */
  function showLeft(step: BoardEdit, notSeated: AssignOutcome['left'], way: Way) {
    const [only] = notSeated
    const warnings = only?.code === 'schedule.needsReason' ? warningsInRefusal(only.parameters) : undefined
    if (step.kind === 'assign' && step.seats.length === 1 && only && warnings && way === 'new') {
      const confirm = (reason: string) => run({ kind: 'assign', seats: step.seats.map(seat => ({ ...seat, reason })) })
      setAsked({ name: only.fullName, warnings, confirm })
    } else setLeft(notSeated)
  }

  const [last, next] = [done.at(-1), undone.at(-1)]
  /** After one that failed, a press may still mean that one. */
  const mayGoOn = async ({ name }: Done, { title, confirm: confirmLabel }: typeof texts.goOn.undo) => {
    if (!(await confirm({ type: 'question', title, text: name, confirmLabel }))) return false
    setHasFailed(false)
    return true
  }
  const goBack = (entry: Done) => {
    setDone(without(entry))
    setUndone(put(entry))
    mutate({ entry, way: 'back' })
  }
  const goAgain = (entry: Done) => {
    setUndone(without(entry))
    setDone(put(entry))
    mutate({ entry, way: 'again' })
  }
  return {
    run,
    undo() {
      if (last && !hasFailed) goBack(last)
      else if (last) void mayGoOn(last, texts.goOn.undo).then(yes => yes && goBack(last))
    },
    redo() {
      if (next && !hasFailed) goAgain(next)
      else if (next) void mayGoOn(next, texts.goOn.redo).then(yes => yes && goAgain(next))
    },
    canUndo: last !== undefined,
    canRedo: next !== undefined,
    isBusy: isPending,
    asked,
    dropAsked: () => setAsked(undefined),
    left,
    dropLeft: () => setLeft(undefined),
    note({ seats, left: notSeated }) {
      if (notSeated.length > 0) setLeft(notSeated)
      if (seats.length === 0) return
      const step: BoardEdit = { kind: 'assign', seats }
      setDone(put({ step, name: nameIn(step), back: backOf(step, seats, systemReason('restored')) }))
      setUndone([])
    },
  }
}

const stepOf = ({ step, back }: Done, way: Way, undoReason: string): BoardEdit => {
  if (way === 'back') return back
  return way === 'new' ? step : redoEditOf(step, undoReason)
}

const backOf = (step: BoardEdit, seats: AssignOutcome['seats'], undoReason: string): BoardEdit => {
  if (step.kind === 'assign')
    return { kind: 'free', seats: seats.map(({ reason: _, ...seat }) => seat), asBefore: true }
  if (step.kind === 'free') {
    return redoEditOf({ kind: 'assign', seats }, undoReason)
  }
  return undoEditOf(step, undoReason)
}

interface CarriedOut extends AssignOutcome {
  /** How many stay because they are over, unless that was said before. */
  readonly over: number
}

/** Copying a week on may fill more seats than one call holds. In even parts: a last one alone would be meant alone. */
async function inParts<T>(all: readonly T[], call: (seats: T[]) => Promise<CarriedOut>): Promise<CarriedOut> {
  const parts: CarriedOut[] = []
  const each = Math.ceil(all.length / Math.ceil(all.length / maxSeats))
  for (let from = 0; from < all.length; from += each) parts.push(await call(all.slice(from, from + each)))
  return {
    seats: parts.flatMap(({ seats }) => seats),
    left: parts.flatMap(({ left }) => left),
    over: parts.reduce((sum, { over }) => sum + over, 0),
  }
}

/** The seats that have changed, and who could not be. */
async function carryOut(step: BoardEdit): Promise<CarriedOut> {
  switch (step.kind) {
    case 'assign':
      return inParts(step.seats, async seats => ({
        ...(await agencyWeekApi.assign.call({ seats, asBefore: step.asBefore })),
        over: 0,
      }))
    case 'free': {
      const { onlyDrafts = false, asBefore } = step
      return inParts(step.seats, async seats => {
        const { seats: gone, over } = await agencyWeekApi.unassign.call({ seats, onlyDrafts, asBefore })
        return { seats: gone, left: [], over: onlyDrafts ? 0 : over }
      })
    }
    case 'move': {
      const { from, to, reason, asBefore } = step
      await agencyWeekApi.move.call({ from, to, asBefore, ...(reason === undefined ? {} : { reason }) })
      return { seats: [{ ...from, reason: null }], left: [], over: 0 }
    }
    case 'give': {
      const { seat, to, reason, asBefore } = step
      await agencyWeekApi.give.call({ seat, to, asBefore, ...(reason === undefined ? {} : { reason }) })
      return { seats: [{ ...seat, reason: null }], left: [], over: 0 }
    }
    case 'pin':
      await scheduleApi.pin.call({ seats: [...step.seats], isPinned: step.isPinned })
      return { seats: step.seats.map(seat => ({ ...seat, reason: null })), left: [], over: 0 }
  }
}
