import { type ReactNode, useState } from 'react'
import type { Reason } from '#features/planning/candidates/schema.ts'
import { OverrideDialog } from '#features/planning/schedule/web/override-dialog.tsx'
import { warningsInRefusal } from '#features/planning/schedule/web/queries.ts'
import { warnedNamesInRefusal } from '#features/planning/schedule/web/use-move.ts'
import { refusalIn } from '#platform/web/rpc.ts'

interface Question {
  readonly name: string
  readonly warnings: readonly Reason[]
  readonly retry: (reason: string) => void
}

interface ReasonQuestion {
  /** Whether the server wants a reason; then it is asked for, and `retry` called with it. */
  readonly asks: (error: unknown, retry: (reason: string) => void) => boolean
  readonly dialog: ReactNode
}

/** Asks for the reason that the server wants where a rule warns, as for a direct assignment. */
export function useReasonQuestion({ isInvitation = false } = {}): ReasonQuestion {
  const [question, setQuestion] = useState<Question>()
  return {
    asks: (error, retry) => {
      const refusal = refusalIn(error)
      const warnings = refusal?.code === 'schedule.needsReason' ? warningsInRefusal(refusal.parameters) : undefined
      if (!warnings) return false
      setQuestion({ name: (warnedNamesInRefusal(refusal?.parameters) ?? []).join(', '), warnings, retry })
      return true
    },
    dialog: question && (
      <OverrideDialog
        name={question.name}
        warnings={question.warnings}
        isInvitation={isInvitation}
        onConfirm={reason => {
          setQuestion(undefined)
          question.retry(reason)
        }}
        onClose={() => setQuestion(undefined)}
      />
    ),
  }
}
