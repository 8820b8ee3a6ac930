import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Week } from '#kit/week.ts'
import type { Reason } from '#features/planning/schedule/schema.ts'
import { scheduleApi, warningsOf } from '#features/planning/schedule/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf, refusalIn } from '#platform/web/rpc.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import { foreseen, oppositeOf, type Step } from '../edits.ts'
import type { AgencyWeek, Outcome } from '../schema.ts'
import { agencyWeekApi, weekQuery } from './queries.ts'

/** What the server would do with a reason. */
export interface Asked {
  readonly name: string
  readonly warnings: readonly Reason[]
  readonly confirm: (reason: string) => void
}

interface Done {
  readonly step: Step
  /** What takes it back, as the server has said it. */
  readonly back: Step
}

type Way = 'new' | 'back' | 'again'

export interface Edits {
  readonly run: (step: Step) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly isBusy: boolean
  /** Somebody is waiting for a reason. */
  readonly asked: Asked | undefined
  readonly dropAsked: () => void
  /** Of several, those who could not be seated. */
  readonly left: Outcome['left'] | undefined
  readonly dropLeft: () => void
  /** What another window has done here, to be taken back as well. */
  readonly note: (outcome: Outcome) => void
}

const deepest = 50

/**
 * One's own deeds on the board: each shows at once, goes through in the order in which it was done, and can be taken back and
 * done again. Where somebody else was faster, the server refuses, and what it has is shown.
 */
export function useEdits(week: Week): Edits {
  const queries = useQueryClient()
  const toast = useToast()
  const texts = useTexts('agencyWeek')
  const [done, setDone] = useState<readonly Done[]>([])
  const [undone, setUndone] = useState<readonly Done[]>([])
  const [asked, setAsked] = useState<Asked>()
  const [left, setLeft] = useState<Outcome['left']>()
  const { queryKey } = weekQuery(week)
  const mutationKey = ['agencyWeek', week]

  const remember = (way: Way, entry: Done) => {
    if (way === 'back') setUndone(list => [...list, entry])
    else setDone(list => [...list.slice(1 - deepest), entry])
    if (way === 'new') setUndone([])
  }

  const { mutate, isPending } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async ({ step }: { step: Step; way: Way; entry?: Done }) => carryOut(step),
    onMutate: async ({ step }) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<AgencyWeek>(queryKey, seen => seen && foreseen(seen, step))
    },
    onSuccess: ({ seats, left: notSeated }, { step, way, entry }) => {
      if (notSeated.length > 0) showLeft(step, notSeated, way)
      if (seats.length > 0) remember(way, entry ?? { step, back: backOf(step, seats, texts.undoReason) })
    },
    onError: (error, { step, way }) => {
      const refusal = refusalIn(error)
      const warnings = refusal?.code === 'schedule.needsReason' ? warningsOf(refusal.parameters) : undefined
      if (warnings && (step.kind === 'move' || step.kind === 'give') && way === 'new') {
        setAsked({ name: '', warnings, confirm: reason => run({ ...step, reason }) })
      } else toast.error(messageOf(error, way === 'new' ? texts.failed : texts.undoFailed))
    },
    // seats may be filled faster than answers come: only the last one reads everything again
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries({ queryKey: agencyWeekApi.key() })
    },
  })

  function run(step: Step) {
    setAsked(undefined)
    mutate({ step, way: 'new' })
  }

  /** One who needs a reason is asked for at once; several are listed. */
  function showLeft(step: Step, notSeated: Outcome['left'], way: Way) {
    const [only] = notSeated
    const warnings = only?.code === 'schedule.needsReason' ? warningsOf(only.parameters) : undefined
    if (step.kind === 'assign' && step.seats.length === 1 && only && warnings && way === 'new') {
      const confirm = (reason: string) => run({ kind: 'assign', seats: step.seats.map(seat => ({ ...seat, reason })) })
      setAsked({ name: only.fullName, warnings, confirm })
    } else setLeft(notSeated)
  }

  const [last, next] = [done.at(-1), undone.at(-1)]
  return {
    run,
    undo() {
      if (!last) return
      setDone(list => list.slice(0, -1))
      mutate({ step: last.back, way: 'back', entry: last })
    },
    redo() {
      if (!next) return
      setUndone(list => list.slice(0, -1))
      const step = next.step.kind === 'assign' ? withReasons(next.step, texts.undoReason) : next.step
      mutate({ step, way: 'again', entry: next })
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
      const step: Step = { kind: 'assign', seats }
      remember('new', { step, back: backOf(step, seats, texts.undoReason) })
    },
  }
}

/** What was good enough for the first time is for the second. */
const withReasons = (step: Extract<Step, { kind: 'assign' }>, reason: string): Step => ({
  ...step,
  seats: step.seats.map(seat => ({ ...seat, reason: seat.reason ?? reason })),
})

const backOf = (step: Step, seats: Outcome['seats'], undoReason: string): Step => {
  if (step.kind === 'assign') return { kind: 'free', seats: seats.map(({ reason: _, ...seat }) => seat) }
  if (step.kind === 'free') {
    return { kind: 'assign', seats: seats.map(seat => ({ ...seat, reason: seat.reason ?? undoReason })) }
  }
  return oppositeOf(step, undoReason)
}

/** The seats that have changed, and who could not be seated. */
async function carryOut(step: Step): Promise<Pick<Outcome, 'seats' | 'left'>> {
  switch (step.kind) {
    case 'assign':
      return agencyWeekApi.assign.call({ seats: [...step.seats] })
    case 'free':
      return { seats: (await agencyWeekApi.free.call({ seats: [...step.seats] })).seats, left: [] }
    case 'move': {
      const { from, to, reason } = step
      await agencyWeekApi.move.call({ from, to, ...(reason === undefined ? {} : { reason }) })
      return { seats: [{ ...from, reason: null }], left: [] }
    }
    case 'give': {
      const { seat, to, reason } = step
      await agencyWeekApi.give.call({ seat, to, ...(reason === undefined ? {} : { reason }) })
      return { seats: [{ ...seat, reason: null }], left: [] }
    }
    case 'pin':
      await scheduleApi.pin.call({ seats: [...step.seats], isPinned: step.isPinned })
      return { seats: step.seats.map(seat => ({ ...seat, reason: null })), left: [] }
  }
}
