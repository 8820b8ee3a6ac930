import { cityOf } from '#kit/city.ts'
import { addDays } from '#kit/day.ts'
import { formatHours } from '#kit/hours.ts'
import { shortDate } from '#kit/locale.ts'
import { formatTimes } from '#kit/clock-text.ts'
import { instantsInOwnZone, zonesOf } from '#kit/own-time.ts'
import { minutesBetween } from '#kit/span.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { dateCell, timeCell, type WrittenCell } from '#features/foundation/spreadsheets/server/workbook-writing.ts'
import type { Span } from '#features/planning/schedule-overview/contract.ts'
import type { PdfColumn, PdfDocument } from '#platform/server/documents/document.ts'
import type { SeatRow } from './store.ts'
import { documentTexts, headsOf, spanText, weekdayName } from './week-document.ts'

export interface OwnSeats {
  readonly fullName: string
  readonly seats: readonly SeatRow[]
}

/** A shift as its person reads it: by the plan's clock, and by their own where that shows something else. */
function timesOf({ date, startsAt, endsAt }: SeatRow, member: Member) {
  const instants = { start: startsAt, end: endsAt }
  const zones = zonesOf(member)
  return {
    plan: instantsInOwnZone(date, instants, { ...zones, ownZone: null }),
    own: instantsInOwnZone(date, instants, zones),
  }
}

const isElsewhere = (seats: readonly SeatRow[], member: Member): boolean =>
  seats.some(seat => timesOf(seat, member).own.differs)

export function ownShiftsDocument(span: Span, { fullName, seats }: OwnSeats, member: Member): PdfDocument {
  const { language, organization, timeZone } = member
  const city = (zone: string) => cityOf(zone, language)
  const words = documentTexts[language]
  const { columns } = words
  const hasOwn = isElsewhere(seats, member)
  const minutes = seats.reduce((sum, { startsAt, endsAt }) => sum + minutesBetween(startsAt, endsAt), 0)
  const hasNotes = seats.some(({ note }) => note !== null)
  const column = (title: string, share: number): PdfColumn => ({ title, share, at: 'start' })
  return {
    language,
    layout: 'portrait',
    title: words.own,
    about: `${fullName} · ${spanText(span.from, addDays(span.from, span.days - 1), language)}`,
    by: organization.name,
    mark: null,
    sections: [
      {
        heading: null,
        body: {
          kind: 'facts',
          facts: [
            [words.shifts, String(seats.length)],
            [words.hours, formatHours(minutes, language)],
          ],
        },
      },
      seats.length === 0
        ? { heading: null, body: { kind: 'note', lines: [words.noShifts] } }
        : {
            heading: null,
            body: {
              kind: 'table',
              columns: [
                ...(hasOwn ? [column(columns.ownDate, 16), column(city(timeZone ?? organization.timeZone), 17)] : []),
                column(columns.date, 16),
                column(hasOwn ? city(organization.timeZone) : columns.times, 17),
                column(columns.shift, 14),
                column(columns.group, 20),
                ...(hasNotes ? [column(columns.note, 24)] : []),
              ],
              rows: seats.map(seat => {
                const { plan, own } = timesOf(seat, member)
                return [
                  ...(hasOwn ? [shortDate(own.date, language), formatTimes(own, language)] : []),
                  shortDate(plan.date, language),
                  formatTimes(plan, language),
                  displayedShiftName({ id: seat.shiftId, name: seat.shiftName }, language),
                  seat.groupName,
                  ...(hasNotes ? [seat.note ?? ''] : []),
                ]
              }),
              sum: null,
            },
          },
      {
        heading: null,
        body: { kind: 'note', lines: [words.clock(cityOf(organization.timeZone, language))].filter(() => !hasOwn) },
      },
    ],
  }
}

export function rowsOfOwnShifts({ seats }: OwnSeats, member: Member): WrittenCell[][] {
  const { language } = member
  const { confirmed, published } = documentTexts[language]
  const head = [
    'date',
    'weekday',
    'start',
    'end',
    'ownDate',
    'ownStart',
    'ownEnd',
    'shift',
    'group',
    'state',
    'note',
  ] as const
  return [
    headsOf(head, member),
    ...seats.map((seat): WrittenCell[] => {
      const { plan, own } = timesOf(seat, member)
      return [
        dateCell(plan.date),
        weekdayName(plan.date, language),
        timeCell(plan.startTime),
        timeCell(plan.endTime),
        dateCell(own.date),
        timeCell(own.startTime),
        timeCell(own.endTime),
        displayedShiftName({ id: seat.shiftId, name: seat.shiftName }, language),
        seat.groupName,
        seat.state === 'confirmed' ? confirmed : published,
        seat.note ?? '',
      ]
    }),
  ]
}
