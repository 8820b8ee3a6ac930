import { firstNameOf } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useRowOutcomes, type RowOutcome } from '#platform/web/row-outcomes.ts'
import { OutcomeText } from '#platform/web/ui/row-outcome.tsx'
import { useRemoval } from '#platform/web/use-removal.ts'
import type { VacationRequest } from '../schema.ts'
import { vacationApi } from './queries.ts'
import { RequestDays } from './request-days.tsx'
import { RequestList } from './request-list.tsx'
import { RequestStatusBadge } from './request-status.tsx'

/** The member’s own requests; pending ones can be withdrawn. */
export function MyRequestsWidget() {
  const { mine } = useTexts('vacation')
  const { outcomeOf, note } = useRowOutcomes()
  const texts = {
    removeTitle: () => mine.withdrawTitle,
    removeText: mine.withdrawText,
    removeConfirm: mine.withdraw,
    removed: () => mine.withdrawn,
    removeFailed: mine.withdrawFailed,
  }
  const withdraw = useRemoval(vacationApi.withdraw.call, vacationApi.key(), texts, id =>
    note(id, { text: mine.outcomes.withdrawn }),
  )
  return (
    <RequestList list="mine">
      {(request, isGone) => (
        <MyRequest
          key={request.id}
          request={request}
          outcome={isGone ? (outcomeOf(request.id) ?? { text: mine.outcomes.gone }) : undefined}
          onWithdraw={() => void withdraw({ id: request.id, name: '' })}
        />
      )}
    </RequestList>
  )
}

interface Props {
  readonly request: VacationRequest
  /** The request has left the list. */
  readonly outcome: RowOutcome | undefined
  readonly onWithdraw: () => void
}

function MyRequest({ request, outcome, onWithdraw }: Props) {
  const { mine } = useTexts('vacation')
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-[1_1_10rem]">
        <RequestDays {...request} />
        {request.adminResponse !== null && (
          <p data-typed className="mt-1 text-13 text-text-2 wrap-anywhere">
            {request.adminResponse}
          </p>
        )}
      </div>
      {outcome ? (
        <OutcomeText text={outcome.text} />
      ) : (
        <span className="flex flex-col items-end gap-0.5">
          <RequestStatusBadge status={request.status} />
          {request.responder !== null && (
            <span className="text-12 text-text-3">{mine.by(firstNameOf(request.responder))}</span>
          )}
        </span>
      )}
      {request.status === 'pending' && (
        // keeps its space, so that no row below moves
        <Button hasConsequence size="sm" className={outcome ? 'invisible' : ''} onClick={onWithdraw}>
          {mine.withdraw}
        </Button>
      )}
    </li>
  )
}
