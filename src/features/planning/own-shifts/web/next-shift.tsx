import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { type Day, addDays } from '#kit/day.ts'
import { ownDayOf } from '#kit/own-time.ts'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { usePendingWrites } from '#platform/web/pending-writes.ts'
import { AsOfWhenOffline } from '#platform/web/ui/as-of.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Spinner } from '#platform/web/ui/spinner.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { ShiftTime } from '#platform/web/ui/time.tsx'
import { Widget } from '#platform/web/ui/widget.tsx'
import { useZones } from '#platform/web/zones.tsx'
import { limitNextShifts } from '../first-shifts.ts'
import type { NextShift } from '../schema.ts'
import { type Confirming, isAnswerTo, nextQuery, shiftTitle, useConfirming, useConfirmShifts } from './queries.ts'
import { StateMark } from '#features/planning/assignments/web/state-mark.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { serverNow } from '#platform/web/now.ts'

// only who answers without a connection needs it
const WaitingAnswer = lazily(() => import('./waits.tsx'), 'WaitingAnswer')
const RefetchAtBoundaries = lazily(() => import('./refetch-at-boundaries.tsx'), 'RefetchAtBoundaries')
const DeclineDialog = lazily(() => import('./decline-dialog.tsx'), 'DeclineDialog')

/** Two weeks of one a day; all of them are in the market. */
const maxShown = 14

interface Props {
  /** What else can be done with a shift. */
  readonly more?: (assignmentId: string) => ReactNode
}

/** The member's next published shifts, each to be confirmed or declined; one line without any. */
export function NextShiftWidget({ more }: Props) {
  const { next: texts } = useTexts('ownShifts')
  const read = useQuery(nextQuery)
  const confirm = useConfirmShifts()
  const zones = useZones()
  const now = serverNow()
  const language = useLanguage()
  const confirming = (shift: NextShift, date: Day): Confirming => ({
    assignmentId: shift.assignmentId,
    title: `${texts.confirms}: ${shiftTitle(shift, longDay(date, language))}`,
  })
  const pending = usePendingWrites()
  const open = (read.data ? limitNextShifts(read.data, maxShown) : []).flatMap(({ date, shifts }) =>
    shifts
      .filter(({ assignmentId, status }) => status === 'assigned' && !pending.some(isAnswerTo(assignmentId)))
      .map(shift => confirming(shift, date)),
  )
  const [declining, setDeclining] = useState<{ shift: NextShift; date: Day }>()
  return (
    <Widget
      title={texts.title}
      actions={
        <>
          <AsOfWhenOffline at={read.dataUpdatedAt} />
          {open.length > 1 && (
            <Button
              hasConsequence
              size="sm"
              aria-label={texts.confirmAllShifts(open.length)}
              onClick={() => confirm(open)}
            >
              {texts.confirmAll}
            </Button>
          )}
        </>
      }
      folded={read.data?.length === 0 ? texts.empty : undefined}
    >
      <Loaded
        read={read}
        skeleton={
          <div className="p-4">
            <Skeletons rows={3} className="h-14" />
          </div>
        }
      >
        {days =>
          days.length === 0 ? (
            <EmptyState icon={<CalendarClock aria-hidden size={18} />} text={texts.empty} />
          ) : (
            <ol className="flex flex-col divide-y divide-line">
              {limitNextShifts(days, maxShown).map(({ date, shifts }) => (
                <li key={date} className="px-4 py-3">
                  <DayName date={date} today={ownDayOf(zones, now)} />
                  <ul className="@container mt-2 flex flex-col gap-2">
                    {shifts.map(shift => (
                      <ShiftLine
                        key={shift.assignmentId}
                        date={date}
                        shift={shift}
                        isRunning={Temporal.Instant.compare(Temporal.Instant.from(shift.startsAt), now) <= 0}
                        onConfirm={() => confirm([confirming(shift, date)])}
                        onDecline={() => setDeclining({ shift, date })}
                        more={more?.(shift.assignmentId)}
                      />
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
      <Suspense>
        <RefetchAtBoundaries zone={zones.ownZone ?? zones.organizationZone} />
        {declining && <DeclineDialog {...declining} onClose={() => setDeclining(undefined)} />}
      </Suspense>
    </Widget>
  )
}

function DayName({ date, today }: { date: Day; today: Day }) {
  const { next: texts } = useTexts('ownShifts')
  const language = useLanguage()
  const near = new Map([
    [addDays(today, -1), texts.yesterday],
    [today, texts.today],
    [addDays(today, 1), texts.tomorrow],
  ]).get(date)
  return (
    <h3 className="flex flex-wrap items-baseline gap-x-2 text-13 text-text-3">
      {near !== undefined && <span className="font-semibold text-text">{near}</span>}
      <span>{longDay(date, language)}</span>
    </h3>
  )
}

interface LineProps {
  /** On which it begins for the reader. */
  readonly date: Day
  readonly shift: NextShift
  readonly isRunning: boolean
  readonly onConfirm: () => void
  readonly onDecline: () => void
  readonly more: ReactNode
}

function ShiftLine({ date, shift, isRunning, onConfirm, onDecline, more }: LineProps) {
  const texts = useTexts('ownShifts')
  const language = useLanguage()
  const { name, groupName, status, color, note } = shift
  const answer = usePendingWrites().find(isAnswerTo(shift.assignmentId))
  const isConfirming = useConfirming().includes(shift.assignmentId)
  return (
    <li data-hue={color} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-l-3 border-hue-line pl-3">
      <div className="min-w-0 flex-[1_1_13rem]">
        <p className="flex flex-wrap items-center gap-x-2 font-medium text-text">
          {name}
          {isRunning && <Badge hue="green">{texts.next.running}</Badge>}
        </p>
        <p className="text-13 text-text-2">
          <ShiftTime shift={shift} />
          {` · ${groupName}`}
        </p>
        {note !== null && (
          <p data-typed className="mt-0.5 text-13 break-words text-text-2">
            {note}
          </p>
        )}
      </div>
      {answer ? (
        <Suspense>
          <WaitingAnswer answer={answer} />
        </Suspense>
      ) : (
        // where it takes a line of its own, what else can be done stays above
        <span className="order-2 flex flex-wrap items-center gap-2 @md:order-none">
          <span className="flex items-center gap-1.5 text-13 text-text-2" role="status">
            {isConfirming ? <Spinner /> : <StateMark state={status} size={16} />}
            {isConfirming ? texts.next.confirming : texts.status[status]}
          </span>
          {!isConfirming && !isRunning && (more === undefined || status === 'assigned') && (
            <Button
              hasConsequence
              size="sm"
              variant="ghost"
              aria-label={texts.next.declineShift(name, longDay(date, language))}
              onClick={onDecline}
            >
              {texts.next.decline}
            </Button>
          )}
          {!isConfirming && status === 'assigned' && (
            <Button
              hasConsequence
              size="sm"
              variant="primary"
              aria-label={texts.next.confirmShift(name, longDay(date, language))}
              onClick={onConfirm}
            >
              {texts.next.confirm}
            </Button>
          )}
        </span>
      )}
      {!answer && more !== undefined && <span className="order-1">{more}</span>}
    </li>
  )
}
