import { Link } from '@tanstack/react-router'
import { Fragment, memo, type ReactNode, useDeferredValue, useRef } from 'react'
import { compactTimes, formatTimes } from '#kit/clock-text.ts'
import { beginsNextDay } from '#kit/span.ts'
import { shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { useIsNearViewport } from '#platform/web/use-near.ts'
import { shiftKey } from '#features/planning/assignments/seat-key.ts'
import { type BoardGroup, type BoardRow, type IsOpenSeat, staffingOf } from '../board.ts'
import { type BoardFilters, isSeatMatchingFilters } from '../board-filters.ts'
import type { WeekGroup } from '../schema.ts'
import type { BoardPosition } from './use-board-keys.ts'
import { SeatCell, type SeatMark } from './seat-cell.tsx'

/** Height of a row of seats in pixels, with its line. */
const rowHeight = 27

export interface Sheet {
  readonly filters: BoardFilters
  readonly isGap: IsOpenSeat
  readonly columns: string
  /** Of the days that are shown, from 0. */
  readonly days: readonly number[]
  /** -1: it is another week. */
  readonly today: number
  readonly chosen: ReadonlySet<string> | undefined
  /** Key of group, shift and day: how many could work there. */
  readonly couldWork: ReadonlyMap<string, number>
  /** By key, on the board of a proposal. */
  readonly marks?: ReadonlyMap<string, SeatMark> | undefined
  /** Stands below the name of a group. */
  readonly below?: ((group: WeekGroup) => ReactNode) | undefined
}

interface Props {
  readonly block: BoardGroup
  /** Which row of the board its first one is. */
  readonly first: number
  readonly focus: BoardPosition | undefined
  /** Of the seat whose window is open, if it is one of these. */
  readonly openKey: string | undefined
  readonly sheet: Sheet
}

/** A group with its shifts and seats; of one that is far from the screen only the name and the room it needs. */
export const GroupBlock = memo(function GroupBlock({ block, first, focus, openKey, sheet }: Props) {
  const texts = useTexts('agencyWeek')
  const element = useRef<HTMLDivElement>(null)
  const isNear = useIsNearViewport(element, first * rowHeight < globalThis.innerHeight)
  const isInSight = useIsNearViewport(element, first * rowHeight < globalThis.innerHeight, 0)
  const isDrawn = isNear || focus !== undefined
  // of another week what is in sight comes first
  const later = useDeferredValue(block)
  const { group, rows } = isInSight ? block : later
  const { have, need, open } = staffingOf([{ group, rows }], sheet.isGap)
  return (
    <div
      ref={element}
      role="rowgroup"
      data-first={first}
      aria-label={group.name}
      className="relative grid border-t border-line-strong/60 first:border-t-0 print:break-inside-avoid"
      style={{ gridTemplateColumns: sheet.columns, minHeight: rows.length * rowHeight }}
    >
      <div role="row" className="contents">
        <div
          role="rowheader"
          className="sticky left-0 z-2 flex min-w-0 flex-col gap-0.5 bg-surface px-3 py-1.5"
          style={{ gridRow: isDrawn ? `1 / span ${rows.length}` : undefined }}
        >
          <Link
            to="/schichtplan/$groupId"
            params={{ groupId: group.id }}
            className="line-clamp-3 text-13 leading-4 font-semibold wrap-anywhere text-text hover:underline print:line-clamp-none"
          >
            {group.name}
          </Link>
          {(rows.length > 1 || have < need) && (
            <span className="tabular flex flex-wrap gap-x-1.5 text-12 leading-4 text-text-2">
              {open > 0 && (
                <span data-hue="red" className="font-semibold text-hue-fg">
                  {texts.open(open)}
                </span>
              )}
              <span>{`${have}/${need}`}</span>
            </span>
          )}
          {sheet.below?.(group)}
          {group.state === 'published' && rows.length > 2 && (
            <span className="text-12 leading-4 text-text-3">{texts.published}</span>
          )}
        </div>
      </div>
      {isDrawn &&
        rows.map((row, index) => (
          <Row
            key={`${row.shift.id} ${row.cells.find(Boolean)?.number}`}
            row={row}
            at={first + index}
            focus={focus?.row === first + index ? focus : undefined}
            openKey={row.cells.some(seat => seat?.key === openKey) ? openKey : undefined}
            sheet={sheet}
          />
        ))}
    </div>
  )
})

interface RowProps {
  readonly row: BoardRow
  readonly at: number
  readonly focus: BoardPosition | undefined
  readonly openKey: string | undefined
  readonly sheet: Sheet
}

const Row = memo(function Row({ row, at, focus, openKey, sheet }: RowProps) {
  const { shift, isFirst, isInForce, cells } = row
  const texts = useTexts('agencyWeek')
  const language = useLanguage()
  const laterTimes = shift.changes
    .map(change => texts.timesFrom(shortWeekday(change.from, language), formatTimes(change, language)))
    .join(', ')
  const line = isFirst ? 'border-t border-line' : ''
  return (
    <div role="row" data-row-of={at} className="contents">
      <div
        role="rowheader"
        data-hue={shift.color}
        className={`sticky left-[var(--label)] z-1 flex min-w-0 flex-wrap content-center items-center gap-x-1.5 bg-surface pr-2 text-12 leading-[13px] ${line} ${isInForce ? '' : 'hatched'}`}
        style={{ minHeight: rowHeight }}
      >
        {isFirst ? (
          <>
            {/* times that do not fit beside it stand below: without its name nobody knows which shift it is */}
            <span className="flex max-w-full min-w-0 flex-auto items-center gap-1.5">
              <span aria-hidden className="size-2 shrink-0 rounded-[2px] bg-hue-line" />
              <span
                className="min-w-0 flex-1 truncate leading-[15px] text-text print:whitespace-normal print:wrap-anywhere"
                title={shift.name}
              >
                {shift.name}
              </span>
            </span>
            <span data-time className="tabular text-text-3" title={laterTimes || undefined}>
              <span className="whitespace-nowrap">{compactTimes(shift, language)}</span>
              {beginsNextDay(shift) && ` ${texts.nextDay}`}
              {shift.changes.map(change => (
                <Fragment key={change.from}>
                  {' '}
                  <span className="whitespace-nowrap">{`→ ${compactTimes(change, language)}`}</span>
                </Fragment>
              ))}
              {laterTimes && <span className="sr-only">{laterTimes}</span>}
            </span>
          </>
        ) : (
          <span className="sr-only">{shift.name}</span>
        )}
      </div>
      {sheet.days.map(day => {
        const seat = cells[day]
        return (
          <div
            key={day}
            role="gridcell"
            data-hue={shift.color}
            className={`min-w-0 border-l border-line p-px ${line} ${day === sheet.today ? 'bg-accent-soft/60' : day > 4 ? 'bg-sunken/40' : ''}`}
          >
            {seat && (
              <SeatCell
                seat={seat}
                row={at}
                day={day}
                isFocused={focus?.day === day}
                isChosen={sheet.chosen?.has(seat.key) ?? false}
                isOpen={openKey === seat.key}
                isFaint={!isSeatMatchingFilters(seat, sheet.filters, sheet.isGap)}
                isGap={sheet.isGap(seat)}
                couldWork={
                  sheet.isGap(seat) ? sheet.couldWork.get(shiftKey({ ...seat, shiftId: shift.id })) : undefined
                }
                mark={sheet.marks && (sheet.marks.get(seat.key) ?? (seat.taken ? 'kept' : undefined))}
              />
            )}
          </div>
        )
      })}
    </div>
  )
})
