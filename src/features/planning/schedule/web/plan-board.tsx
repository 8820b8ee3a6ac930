import { memo, type ReactNode, useMemo, useRef, useState } from 'react'
import type { Day } from '#kit/day.ts'
import { minutesOf } from '#kit/time-of-day.ts'
import { formatTimes } from '#kit/clock-text.ts'
import { longDay, shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { PlanTimes } from '#platform/web/ui/time.tsx'
import { ShiftsOfDayBar } from '#platform/web/ui/day-bar.tsx'
import { StaffingCount } from '#platform/web/ui/have-need.tsx'
import { PrintableGrid } from '#platform/web/ui/paged.tsx'
import { useNow } from '#platform/web/use-now.ts'
import { useMayLeave } from '#platform/web/unsaved.ts'
import type { Plan, PlannedAssignment, PlannedShift } from '../schema.ts'
import { type SeatPosition, useBoardKeys } from './board-keys.ts'
import { OverrideDialog } from './override-dialog.tsx'
import type { EditLog } from './plan-edits.ts'
import { useSeatActions } from './seat-actions.ts'
import { SeatChip } from './seat-chip.tsx'
import { SeatPanel } from './seat-panel.tsx'
import { useOpenLinkedSeat } from './use-first-seat.ts'
import { useGoneSeat } from './use-gone-seat.ts'
import { useSeatDragging } from './seat-dragging.ts'
import { useAssignDroppedMember } from './use-seat-person.ts'
import { boardRowsOf, boardSeatKey, endedFlagsByDay, seatMarksOf, shiftWithTimesOfDays, staffingOf } from './seats.ts'
import type { BoardRow, Seat, SeatMarks } from './seats.ts'

/** One grid on the screen; on paper, where rows are those of a table, each has the same columns for itself. */
const rowClass = 'contents print:grid [grid-template-columns:inherit]'

interface Props {
  readonly plan: Plan
  /** The days to show: a week, or one on a phone. */
  readonly days: readonly Day[]
  readonly today: Day
  /** Of the organisation. */
  readonly timeZone: string
  readonly isEditable: boolean
  /** What the head says on every page that is printed. */
  readonly onPaper: ReactNode
  /** Key of the seat to begin with, where somebody was sent to one. */
  readonly firstSeat?: string | undefined
  /** Keeps what was done for taking it back. */
  readonly log: EditLog
}

/** One column a day, one row a shift, in each cell its seats. */
export function PlanBoard({ plan, days, today, timeZone, isEditable, onPaper, firstSeat, log }: Props) {
  const texts = useTexts('schedule')
  const rows = useMemo(() => boardRowsOf(plan, days), [plan, days])
  const now = useNow(60_000).epochMilliseconds
  const [open, setOpen] = useState<{ key: string; anchor: Element }>()
  const mayLeave = useMayLeave()
  const openSeat = async (next: { key: string; anchor: Element }) => {
    if (open === undefined || (await mayLeave())) setOpen(next)
  }
  const leave = async (deed: () => void) => {
    if (!(await mayLeave())) return
    setOpen(undefined)
    deed()
  }
  const { choose, remove, move, override, dropOverride } = useSeatActions(plan, log)
  const [picked, setPicked] = useState<PlannedAssignment>()
  const board = useRef<HTMLDivElement>(null)
  const seatPerson = useAssignDroppedMember(plan.group.id, choose)
  useSeatDragging(
    board,
    rows,
    isEditable ? { onMove: (assignment, to) => move({ assignment, to }), onPerson: seatPerson } : undefined,
  )
  const { focus, handlers } = useBoardKeys(rows, {
    onOpen: (seat, anchor) => {
      if (isEditable || seat.assignment) void openSeat({ key: boardSeatKey(seat), anchor })
    },
    onEmpty: seat => {
      if (isEditable && seat.assignment) remove(seat.assignment)
    },
    onTake: seat => setPicked(isEditable ? seat.assignment : undefined),
    onPut: seat => {
      if (picked) move({ assignment: picked, to: seat })
      setPicked(undefined)
    },
  })
  const opened = useOpened(rows, open?.key)
  // on a narrow screen the other days are not on the board
  const isShown = open !== undefined && days.some(date => open.key.startsWith(date))
  useGoneSeat(isShown && !opened, () => setOpen(undefined))
  useOpenLinkedSeat(board, rows, firstSeat, (key, anchor) => setOpen({ key, anchor }))
  const marks = useMemo(() => seatMarksOf(plan), [plan])

  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card print:overflow-visible">
      <div
        ref={board}
        role="grid"
        aria-label={`${texts.subtitle} ${plan.group.name}`}
        className="grid touch-manipulation print:block"
        style={{
          gridTemplateColumns:
            days.length === 1
              ? 'minmax(104px, 128px) 1fr'
              : `minmax(124px, 0.8fr) repeat(${days.length}, minmax(119px, 1fr))`,
        }}
        {...handlers}
      >
        <PrintableGrid
          className="contents"
          head={
            <div role="row" className={rowClass}>
              <div
                role="columnheader"
                className="sticky left-0 z-2 flex flex-col justify-end bg-surface px-3 pb-3 text-13 text-text-3 print:static"
              >
                {onPaper}
                {texts.shift}
              </div>
              {days.map(date => (
                <DayHeader key={date} date={date} today={today} staffing={staffingOf(plan, date)} />
              ))}
            </div>
          }
        >
          {rows.map((row, index) => (
            <Row
              key={row.shift.id}
              row={row}
              rowIndex={index}
              days={days}
              today={today}
              over={endedFlagsByDay(row.shift, days, now, timeZone)}
              focus={focus.row === index ? focus : undefined}
              openKey={open?.key.includes(` ${row.shift.id} `) ? open.key : undefined}
              pickedId={
                picked && row.cells.flat().some(({ assignment }) => assignment?.id === picked.id)
                  ? picked.id
                  : undefined
              }
              marks={marks}
              seatCount={plan.group.chatterCount}
              isEditable={isEditable}
            />
          ))}
        </PrintableGrid>
      </div>
      {open && opened && (
        <SeatPanel
          plan={plan}
          seat={opened}
          anchor={open.anchor}
          isEditable={isEditable}
          // the click that closes it may have opened another
          onClose={() => setOpen(now => (now === open ? undefined : now))}
          onChoose={candidate => void leave(() => choose({ seat: opened, candidate }))}
          onRemove={() => void leave(() => opened.assignment && remove(opened.assignment))}
        />
      )}
      {override && (
        <OverrideDialog
          name={override.name}
          warnings={override.warnings}
          onClose={dropOverride}
          onConfirm={override.confirm}
        />
      )}
    </div>
  )
}

/** The open seat as the newest plan has it: others may fill or empty it meanwhile. */
const useOpened = (rows: readonly BoardRow[], key: string | undefined): Seat | undefined =>
  key === undefined ? undefined : rows.flatMap(({ cells }) => cells.flat()).find(seat => boardSeatKey(seat) === key)

function DayHeader({
  date,
  today,
  staffing: { have, need, over },
}: {
  date: Day
  today: Day
  readonly staffing: { have: number; need: number; over: number }
}) {
  const texts = useTexts('schedule')
  const language = useLanguage()
  const isToday = date === today
  return (
    <div
      role="columnheader"
      aria-label={`${longDay(date, language)}, ${texts.staffed(have, need, over)}`}
      className={`relative flex flex-col gap-1.5 border-l border-line px-3 py-2.5 ${isToday ? 'bg-accent-soft/60' : ''}`}
    >
      {isToday && <span aria-hidden className="absolute inset-x-0 top-0 h-0.5 bg-accent" />}
      <span className="flex items-baseline gap-2">
        <span className={`text-[18px] leading-6 font-semibold ${isToday ? 'text-accent' : 'text-text'}`}>
          {Number(date.slice(8))}
        </span>
        <span translate="no" className={`text-12 ${isToday ? 'font-medium text-accent' : 'text-text-2'}`}>
          {shortWeekday(date, language)}
        </span>
      </span>
      <StaffingCount
        have={have}
        need={need}
        over={over}
        isPast={date < today}
        label={texts.staffed(have, need, over)}
      />
    </div>
  )
}

interface RowProps {
  readonly row: BoardRow
  readonly rowIndex: number
  readonly days: readonly Day[]
  readonly today: Day
  /** See `overOn`. */
  readonly over: string
  /** Set when the focus is in this row, as `openKey` when one of its seats is open. */
  readonly focus: SeatPosition | undefined
  readonly openKey: string | undefined
  /** Of the assignment that was cut to be put elsewhere. */
  readonly pickedId: string | undefined
  readonly marks: SeatMarks
  /** Of a shift; whoever sits on a higher one is too many. */
  readonly seatCount: number
  readonly isEditable: boolean
}

const Row = memo(function Row({
  row,
  rowIndex,
  days,
  today,
  over,
  focus,
  openKey,
  pickedId,
  marks,
  seatCount,
  isEditable,
}: RowProps) {
  return (
    <div role="row" className={rowClass}>
      <ShiftHeader shift={shiftWithTimesOfDays(row.shift, days)} date={days.length === 1 ? days[0] : undefined} />
      {row.cells.map((seats, column) => (
        <div
          key={days[column]}
          role="gridcell"
          data-hue={row.shift.color}
          className={`flex min-w-0 flex-col gap-1 border-t border-l border-line p-1 ${days[column] === today ? 'bg-accent-soft/60' : ''}`}
        >
          {seats.map((seat, index) => (
            <SeatChip
              key={seat.number}
              seat={seat}
              row={rowIndex}
              column={column}
              index={index}
              isFocused={focus?.column === column && focus.index === index}
              isOpen={openKey === boardSeatKey(seat)}
              isHeld={pickedId !== undefined && seat.assignment?.id === pickedId}
              hasNote={marks.notes.has(boardSeatKey(seat))}
              isDeclined={marks.declined.has(boardSeatKey(seat))}
              isSurplus={row.shift.isInForce && seat.number > seatCount}
              isOver={over[column] === '1'}
              isEditable={isEditable}
            />
          ))}
        </div>
      ))}
    </div>
  )
})

function ShiftHeader({ shift, date }: { shift: PlannedShift; date: Day | undefined }) {
  const texts = useTexts('schedule')
  const board = useTexts('planBoard')
  const language = useLanguage()
  return (
    <div
      role="rowheader"
      data-hue={shift.color}
      className={`sticky left-0 z-1 flex flex-col gap-1 border-t border-line bg-surface px-3 py-3 ${shift.isInForce ? '' : 'hatched'}`}
    >
      <span className="flex items-center gap-2 font-medium text-text">
        <span aria-hidden className="size-2 shrink-0 rounded-[3px] bg-hue-line" />
        <span className="min-w-0 break-words">{shift.name}</span>
      </span>
      <span className="text-12 text-text-2">
        <PlanTimes {...shift} {...(date === undefined ? {} : { date })} />
      </span>
      {shift.changes.map(({ from, startTime, endTime }) => (
        <span key={from} data-time className="text-12 text-text-2">
          {board.timesFrom(shortWeekday(from, language), formatTimes({ startTime, endTime }, language))}
        </span>
      ))}
      <ShiftsOfDayBar start={minutesOf(shift.startTime)} end={minutesOf(shift.endTime)} hue={shift.color} />
      {!shift.isInForce && <span className="text-12 text-text-3">{texts.notInForce}</span>}
    </div>
  )
}
