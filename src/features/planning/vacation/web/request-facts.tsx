import { useTexts } from '#platform/web/i18n.tsx'
import type { VacationRequest } from '../schema.ts'
import { RequestDays } from './request-days.tsx'
import { RequestStatusBadge } from './request-status.tsx'
import { Moment } from '#platform/web/ui/time.tsx'

interface Props {
  readonly request: VacationRequest
  /** Days a week. */
  readonly limit: number
}

/** The days, how they stand to the limit, why they are asked for, and what was answered. */
export function RequestFacts({ request, limit }: Props) {
  const { decision: texts } = useTexts('vacation')
  const isOver = request.weekDays > limit
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <RequestDays {...request} />
        <span className="flex flex-col items-end gap-1">
          <RequestStatusBadge status={request.status} />
          <span className={`text-13 ${isOver ? 'font-medium text-danger' : 'text-text-2'}`}>
            {texts.limit(request.weekDays, limit)}
          </span>
        </span>
      </div>
      <blockquote className="rounded-control bg-sunken px-3 py-2.5">
        <p data-typed className="whitespace-pre-line text-text wrap-anywhere">
          {request.reason}
        </p>
        <footer className="mt-1 text-12 text-text-3">
          <Moment at={request.createdAt} withDay say={texts.sent} />
        </footer>
      </blockquote>
      {request.responder !== null && request.respondedAt !== null && (
        <div className="text-13 text-text-2">
          {request.adminResponse !== null && (
            <p data-typed className="text-text wrap-anywhere">
              {request.adminResponse}
            </p>
          )}
          <p>
            <Moment at={request.respondedAt} withDay say={time => texts.decided(request.responder ?? '', time)} />
          </p>
        </div>
      )}
    </section>
  )
}
