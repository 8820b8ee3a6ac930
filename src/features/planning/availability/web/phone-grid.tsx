import { shownColour } from '#features/agency/shifts/rules.ts'
import { longDay, shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { GridCell } from './grid-cell.tsx'
import { WeekShiftBar, WeekShiftTimes } from './own-times.tsx'
import { type GridProps, useAvailabilityGrid } from './use-grid.ts'

/** As many as fit side by side; of more the next one peeks in. */
const columnsInSight = 3

/**
 * The week of a phone: one row a day, one column a shift, and as tall as there is room. A finger on an open cell paints,
 * and scrolls only where there are more columns; on days, shifts and closed cells it always scrolls.
 */
export function PhoneGrid(props: GridProps) {
  const { shifts, isEditable, zones } = props
  const texts = useTexts('availability')
  const language = useLanguage()
  const { days, isToday, isPast, handlers, paintDay, paintShift, cellAt } = useAvailabilityGrid(props, 'daysDown')
  const scrolls = shifts.length > columnsInSight
  const column = scrolls ? 'calc((100% - 56px) / 3.3)' : 'minmax(0, 1fr)'
  const finger = scrolls ? 'touch-pan-x touch-pinch-zoom' : 'touch-pinch-zoom'
  return (
    <div className="-mx-4 grid max-h-118 min-h-fit grow basis-0 snap-x scroll-pl-14 overflow-x-auto border-y border-line bg-surface">
      <div
        role="grid"
        aria-label={texts.title}
        className="grid grid-rows-[auto_repeat(7,minmax(53px,1fr))] select-none"
        style={{ gridTemplateColumns: `56px repeat(${shifts.length}, ${column})` }}
        {...handlers}
      >
        <div role="row" className="contents">
          <div role="columnheader" className="sticky left-0 z-1 bg-surface">
            <span className="sr-only">{texts.day}</span>
          </div>
          {shifts.map(shift => (
            <div
              key={shift.id}
              role="columnheader"
              data-hue={shownColour(shift)}
              className={`snap-start border-l border-line ${shift.isEnabled ? '' : 'opacity-60'}`}
            >
              <button
                type="button"
                disabled={!isEditable || !shift.isEnabled}
                title={isEditable ? texts.allWeek(shift.name) : undefined}
                onClick={() => paintShift(shift.id)}
                className="flex h-full w-full flex-col gap-1.5 px-1.5 py-2 text-left enabled:active:bg-sunken"
              >
                <span className="flex w-full items-baseline gap-1">
                  <span aria-hidden className="size-2 shrink-0 rounded-[3px] bg-hue-line" />
                  <span className="narrow min-w-0 truncate font-semibold text-text">{shift.name}</span>
                </span>
                <span className="narrow">
                  <WeekShiftTimes shift={shift} days={days} zones={zones} isCompact />
                </span>
                <WeekShiftBar shift={shift} days={days} zones={zones} />
              </button>
            </div>
          ))}
        </div>
        {days.map((date, row) => (
          <div key={date} role="row" className="contents">
            <div
              role="rowheader"
              aria-label={longDay(date, language)}
              className={`sticky left-0 z-1 border-t border-line ${isToday(date) ? 'bg-accent-soft shadow-[inset_2px_0_var(--accent)]' : 'bg-surface'}`}
            >
              <button
                type="button"
                disabled={!isEditable}
                title={isEditable ? texts.allDay(longDay(date, language)) : undefined}
                onClick={() => paintDay(date)}
                className="flex size-full flex-col justify-center pl-4 text-left enabled:active:bg-sunken"
              >
                <span
                  className={`text-16 leading-5 font-semibold ${isToday(date) ? 'text-accent' : isPast(date) ? 'text-text-3' : 'text-text'}`}
                >
                  {Number(date.slice(8))}
                </span>
                <span translate="no" className={`text-12 ${isToday(date) ? 'text-accent' : 'text-text-2'}`}>
                  {shortWeekday(date, language)}
                </span>
              </button>
            </div>
            {shifts.map((shift, column) => {
              const cell = cellAt(shift, date, row, column)
              return (
                <div
                  key={shift.id}
                  className={`border-t border-l border-line p-1 ${isToday(date) ? 'bg-accent-soft/60' : isPast(date) ? 'bg-sunken' : ''} ${shift.isEnabled ? '' : 'hatched'}`}
                >
                  <GridCell {...cell} isBare className={`justify-center ${cell.isOpen ? finger : ''}`} />
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
