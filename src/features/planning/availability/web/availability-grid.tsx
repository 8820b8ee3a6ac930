import type { ReactNode } from 'react'
import { shownColour } from '#features/agency/shifts/rules.ts'
import { longDay, shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { GridCell } from './grid-cell.tsx'
import { WeekShiftBar, WeekShiftTimes } from './own-times.tsx'
import { type GridProps, useAvailabilityGrid } from './use-grid.ts'
import type { WeekShift } from './week-shifts.ts'

const cellClass =
  'min-h-13 gap-2 px-2.5 text-left @max-[100px]:flex-col @max-[100px]:justify-center @max-[100px]:gap-0.5 @max-[100px]:px-0 @max-[100px]:text-center @max-[100px]:text-12'

/** One column a day, one row a shift. */
export function AvailabilityGrid(props: GridProps) {
  const { shifts, isEditable, zones } = props
  const texts = useTexts('availability')
  const language = useLanguage()
  const { days, isToday, isPast, handlers, paintDay, paintShift, cellAt } = useAvailabilityGrid(props, 'daysAcross')
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <div
        role="grid"
        aria-label={texts.title}
        className="grid touch-manipulation grid-cols-[minmax(120px,1.1fr)_repeat(7,minmax(64px,1fr))] select-none"
        {...handlers}
      >
        <div role="row" className="contents">
          <div role="columnheader" className="flex items-end px-3 pb-3 text-[13px] text-text-3">
            {texts.shift}
          </div>
          {days.map(date => (
            <div
              key={date}
              role="columnheader"
              className={`relative border-l border-line ${isToday(date) ? 'bg-accent-soft/60' : ''}`}
            >
              {isToday(date) && <span aria-hidden className="absolute inset-x-0 top-0 h-0.5 bg-accent" />}
              <button
                type="button"
                disabled={!isEditable}
                title={isEditable ? texts.allDay(longDay(date, language)) : undefined}
                onClick={() => paintDay(date)}
                className="flex w-full flex-col items-start px-3 py-2.5 enabled:hover:bg-sunken"
              >
                <span
                  translate="no"
                  className={`text-[12px] ${isToday(date) ? 'font-medium text-accent' : isPast(date) ? 'text-text-3' : 'text-text-2'}`}
                >
                  {shortWeekday(date, language)}
                </span>
                <span
                  className={`text-[18px] leading-6 font-semibold ${isToday(date) ? 'text-accent' : isPast(date) ? 'text-text-3' : 'text-text'}`}
                >
                  {Number(date.slice(8))}
                </span>
              </button>
            </div>
          ))}
        </div>
        {shifts.map((shift, row) => (
          <div key={shift.id} role="row" className="contents">
            <ShiftHeader
              shift={shift}
              times={
                <>
                  <WeekShiftTimes shift={shift} days={days} zones={zones} />
                  <WeekShiftBar shift={shift} days={days} zones={zones} />
                </>
              }
              isEditable={isEditable}
              onPaint={() => paintShift(shift.id)}
            />
            {days.map((date, column) => (
              <div
                key={date}
                className={`@container border-t border-l border-line p-1 ${isToday(date) ? 'bg-accent-soft/60' : isPast(date) ? 'bg-sunken' : ''} ${shift.isEnabled ? '' : 'hatched'}`}
              >
                <GridCell {...cellAt(shift, date, row, column)} className={cellClass} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function ShiftHeader({
  shift,
  times,
  isEditable,
  onPaint,
}: {
  shift: WeekShift
  times: ReactNode
  isEditable: boolean
  readonly onPaint: () => void
}) {
  const texts = useTexts('availability')
  return (
    <div
      role="rowheader"
      data-hue={shownColour(shift)}
      className={`sticky left-0 z-1 border-t border-line bg-surface ${shift.isEnabled ? '' : 'opacity-60'}`}
    >
      <button
        type="button"
        disabled={!isEditable || !shift.isEnabled}
        title={isEditable ? texts.allWeek(shift.name) : undefined}
        onClick={onPaint}
        className="flex h-full w-full flex-col justify-center gap-1 px-3 py-2 text-left enabled:hover:bg-sunken"
      >
        <span className="flex items-center gap-2 font-medium text-text">
          <span aria-hidden className="size-2 shrink-0 rounded-[3px] bg-hue-line" />
          <span className="truncate">{shift.name}</span>
        </span>
        {times}
      </button>
    </div>
  )
}
