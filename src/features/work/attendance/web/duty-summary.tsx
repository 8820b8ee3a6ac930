import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Widget } from '#platform/web/ui/widget.tsx'
import { useNow } from '#platform/web/use-now.ts'
import { seatKey } from '#features/planning/assignments/seat-key.ts'
import { useUrgentSpan } from './urgent-formats.ts'
import { dutyQuery } from './queries.ts'
import { countsOf, urgentOf } from './urgent.ts'

const maxShown = 4

/** For managers: how many members are on duty, and who is not. */
export function DutySummary() {
  const { duty: texts } = useTexts('attendance')
  const urgentSpan = useUrgentSpan()
  const now = useNow()
  const read = useQuery(dutyQuery)
  return (
    <Widget
      title={texts.title}
      className="shrink-0"
      actions={
        <Link to="/on-duty" className="px-2 text-13 font-medium text-text-2 underline-offset-2 hover:underline">
          {texts.all}
        </Link>
      }
    >
      <Loaded
        read={read}
        skeleton={
          <div className="p-4">
            <Skeletons rows={2} className="h-9" />
          </div>
        }
      >
        {duty => {
          const counts = countsOf(duty)
          const urgent = urgentOf(duty).slice(0, maxShown)
          return (
            <>
              <p className="px-4 pt-3 text-13 text-text-2">
                <span className="text-16 font-semibold text-text tabular-nums">{counts.on}</span> {texts.counts.on} ·{' '}
                <span className="tabular-nums">{counts.next}</span> {texts.counts.next}
              </p>
              {urgent.length === 0 ? (
                <p className="px-4 pt-1 pb-3 text-13 text-text-2">{calmText(counts)}</p>
              ) : (
                <ul className="flex flex-col divide-y divide-line">
                  {urgent.map(({ urgency, seat }) => (
                    <li key={seatKey(seat)} className="flex items-center gap-2 px-4 py-2 text-13">
                      <span
                        className={`shrink-0 font-semibold ${urgency === 'late' ? 'text-orange-fg' : 'text-red-fg'}`}
                      >
                        {texts.heads[urgency]}
                      </span>
                      <span className="min-w-0 flex-1 truncate text-text">
                        {[seat.person?.fullName, seat.groupName].filter(Boolean).join(' · ')}
                      </span>
                      <span className="shrink-0 text-text-2 tabular-nums">{urgentSpan({ urgency, seat }, now)}</span>
                    </li>
                  ))}
                </ul>
              )}
            </>
          )
        }}
      </Loaded>
    </Widget>
  )

  /** Everybody is there only where a shift runs and all of its members are on duty. */
  function calmText({ running, on, expected, done }: ReturnType<typeof countsOf>): string {
    if (running === 0) return texts.none
    if (on === running) return texts.fine
    return [expected > 0 && texts.awaited(expected), done > 0 && texts.checkedOut(done)].filter(Boolean).join(' · ')
  }
}
