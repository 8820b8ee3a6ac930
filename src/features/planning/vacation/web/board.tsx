import { Suspense, useState } from 'react'
import { TriangleAlert } from 'lucide-react'
import { initialsOf } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { type RowOutcome, useRowOutcomes } from '#platform/web/row-outcomes.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { OutcomeText } from '#platform/web/ui/row-outcome.tsx'
import type { VacationRequest } from '../schema.ts'
import { RequestDays } from './request-days.tsx'
import { RequestList } from './request-list.tsx'
import { RequestStatusBadge } from './request-status.tsx'
import { lazily } from '#platform/web/lazily.ts'

const DecisionDialog = lazily(() => import('./decision-dialog.tsx'), 'DecisionDialog')
const RequestReadOnly = lazily(() => import('./request-read-only.tsx'), 'RequestReadOnly')

interface Props {
  /** Owner and admin see everybody's, with name and role, and decide. */
  readonly decides: boolean
}

export function VacationBoardWidget({ decides }: Props) {
  const [opened, open] = useState<string>()
  const [shown, show] = useState<VacationRequest>()
  const { board } = useTexts('vacation')
  const { outcomeOf, note } = useRowOutcomes()
  return (
    <>
      <RequestList list={decides ? 'board' : 'ownBoard'}>
        {(request, isGone) => (
          <BoardRow
            key={request.id}
            request={request}
            outcome={isGone ? (outcomeOf(request.id) ?? { text: board.gone }) : undefined}
            showsPerson={decides}
            onOpen={() => (decides ? open(request.id) : show(request))}
          />
        )}
      </RequestList>
      {shown && (
        <Suspense>
          <RequestReadOnly request={shown} onClose={() => show(undefined)} />
        </Suspense>
      )}
      {opened !== undefined && (
        <Suspense>
          <DecisionDialog
            key={opened}
            requestId={opened}
            onDone={outcome => note(opened, outcome)}
            onClose={() => open(undefined)}
            onOpen={open}
          />
        </Suspense>
      )}
    </>
  )
}

interface RowProps {
  readonly request: VacationRequest
  /** The request has left the list. */
  readonly outcome: RowOutcome | undefined
  readonly showsPerson: boolean
  readonly onOpen: () => void
}

/** A request that has left the list keeps its layout: the outcome stands in the place of the status. */
function BoardRow({ request, outcome, showsPerson, onOpen }: RowProps) {
  const { board } = useTexts('vacation')
  const { roles } = useTexts('permissions')
  const content = (
    <>
      {showsPerson && (
        <span className="flex min-w-0 flex-[1_1_10rem] items-center gap-2.5">
          <Avatar id={request.profileId} initials={initialsOf(request.fullName)} />
          <span className="flex min-w-0 flex-col">
            <span className="truncate font-medium text-text" translate="no">
              {request.fullName}
            </span>
            <span className="text-13 text-text-2">{roles[request.role]}</span>
          </span>
        </span>
      )}
      {outcome?.undo && (
        <span className="-my-1.5 @lg:order-last">
          <Button hasConsequence size="sm" onClick={outcome.undo.onClick}>
            {outcome.undo.label}
          </Button>
        </span>
      )}
      <span className="flex min-w-0 flex-[1_1_11rem] items-center gap-2">
        <RequestDays {...request} />
        {request.weekDays > request.currentLimit && (
          <span data-hue="orange" data-tooltip={board.overLimit} className="text-hue-fg">
            <TriangleAlert role="img" aria-label={board.overLimit} size={15} />
          </span>
        )}
      </span>
      {outcome ? <OutcomeText text={outcome.text} /> : <RequestStatusBadge status={request.status} />}
    </>
  )
  const layout = 'flex w-full flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 text-left'
  return (
    <li className="@container">
      {outcome ? (
        <div className={layout}>{content}</div>
      ) : (
        <button type="button" onClick={onOpen} className={`${layout} -outline-offset-2 hover:bg-hover`}>
          {content}
        </button>
      )}
    </li>
  )
}
