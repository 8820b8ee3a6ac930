import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Wallet } from 'lucide-react'
import { daysBetween, todayIn } from '#kit/day.ts'
import { paydayDisplay } from '#features/agency/organization-settings/payday.ts'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { useClockOfOtherDay } from '#platform/web/ui/organization-clock.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Widget } from '#platform/web/ui/widget.tsx'
import { paydayQuery } from './queries.ts'
import { serverNow } from '#platform/web/now.ts'

const hues = { today: 'green', tomorrow: 'orange', soon: 'orange', later: undefined } as const

/** Days until the next payday; orange within a week. Beneath it what it brings. */
export function PaydayWidget({ timeZone, children }: { timeZone: string; children?: ReactNode }) {
  const { payday: texts } = useTexts('dashboard')
  const language = useLanguage()
  const otherClock = useClockOfOtherDay()
  const read = useQuery(paydayQuery)
  return (
    <Widget title={texts.title} folded={read.data === null ? texts.empty : undefined} className="shrink-0">
      <Loaded
        read={read}
        skeleton={
          <div className="p-4">
            <Skeletons rows={1} className="h-12" />
          </div>
        }
      >
        {payday => {
          if (!payday) return <EmptyState icon={<Wallet aria-hidden size={18} />} text={texts.empty} />
          const today = todayIn(timeZone, serverNow())
          const display = paydayDisplay(today, payday.nextPayday)
          return (
            <>
              <div data-hue={hues[display]} data-display={display} className="flex items-center gap-3 px-4 py-3">
                <span
                  className={`flex size-10 shrink-0 items-center justify-center rounded-control ${hues[display] ? 'bg-hue-bg text-hue-fg' : 'bg-sunken text-text-2'}`}
                >
                  <Wallet aria-hidden size={18} />
                </span>
                <p className="min-w-0">
                  <span
                    className={`tabular block text-16 font-semibold tracking-[-0.01em] ${hues[display] ? 'text-hue-fg' : 'text-text'}`}
                  >
                    {display === 'today' || display === 'tomorrow'
                      ? texts[display]
                      : texts.inDays(daysBetween(today, payday.nextPayday))}
                  </span>
                  <span className="block text-13 text-text-2">
                    {[longDay(payday.nextPayday, language), otherClock ?? []].flat().join(' · ')}
                  </span>
                </p>
              </div>
              {children}
            </>
          )
        }}
      </Loaded>
    </Widget>
  )
}
