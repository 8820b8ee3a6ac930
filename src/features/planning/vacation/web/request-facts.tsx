import { shortMoment } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import type { VacationRequest } from '../schema.ts'
import { RequestDays } from './request-days.tsx'
import { RequestStatusBadge } from './request-status.tsx'

interface Props {
  readonly request: VacationRequest
  /** Days a week. */
  readonly limit: number
  /** The organisation's. */
  readonly timeZone: string
}

/** The days, how they stand to the limit, why they are asked for, and what was answered. */
export function RequestFacts({ request, limit, timeZone }: Props) {
  const { decision: texts } = useTexts('vacation')
  const language = useLanguage()
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
        <p className="whitespace-pre-line text-text wrap-anywhere">{request.reason}</p>
        <footer className="mt-1 text-12 text-text-3">
          {texts.sent(shortMoment(request.createdAt, timeZone, language))}
        </footer>
      </blockquote>
      {request.responder !== null && request.respondedAt !== null && (
        <div className="text-13 text-text-2">
          {request.adminResponse !== null && <p className="text-text wrap-anywhere">{request.adminResponse}</p>}
          <p>{texts.decided(request.responder, shortMoment(request.respondedAt, timeZone, language))}</p>
        </div>
      )}
    </section>
  )
}
