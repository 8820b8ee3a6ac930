import { cityOf } from '#kit/city.ts'
import { addDays, type Day, daysFrom } from '#kit/day.ts'
import { shortDate, formatDateText } from '#kit/locale.ts'
import { beginsNextDay, instantsOf } from '#kit/span.ts'
import { planTimesText } from '#kit/time-text.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { dateCell, dateTimeCell, type WrittenCell } from '#features/foundation/spreadsheets/server/workbook-writing.ts'
import type { ChatterRow, ChatterView, GroupRow, Span } from '#features/planning/schedule-overview/contract.ts'
import { shownSeats, vacationShiftsAt, vacationText } from '#features/planning/schedule-overview/chatters.ts'
import { weekPartsOf } from '#features/planning/schedule-overview/rules.ts'
import { shiftTimesAt } from '#features/planning/schedule-overview/staffing.ts'
import type { PdfColumn, PdfLine, PdfDocument, PdfSection } from '#platform/server/documents/document.ts'
import { documentTexts, headsOf, spanText, weekdayName } from './week-document.ts'

/** Days that stand beside each other on A4 when each is a figure. */
const besides = 16

/** Taken seats of all, shifts down, days across: a month is two tables. */
export function groupsDocument(span: Span, groups: readonly GroupRow[], member: Member): PdfDocument {
  const { language } = member
  const words = documentTexts[language]
  const rows = groups.flatMap(group =>
    group.shifts.map((shift, at) => ({
      group,
      shift,
      counts: (group.filled[at] ?? []).map((taken, day) => ({ taken, drafts: group.drafts[at]?.[day] ?? 0 })),
    })),
  )
  const counted = rows.flatMap(({ counts }) => counts)
  const isDraft = isAllDraft(counted)
  const hasSome = !isDraft && counted.some(({ drafts }) => drafts > 0)
  const table = (from: number, to: number): PdfSection => ({
    heading: spanText(addDays(span.from, from), addDays(span.from, to - 1), language),
    body: {
      kind: 'table',
      columns: [
        { title: words.columns.group, share: 14, at: 'start' },
        { title: words.columns.shift, share: 13, at: 'start' },
        ...daysFrom(addDays(span.from, from), to - from).map(
          (date): PdfColumn => ({
            title: `${formatDateText(date, language, { weekday: 'short' }).replace('.', '')} ${Number(date.slice(8))}`,
            share: 4,
            at: 'start',
          }),
        ),
      ],
      rows: rows.map(({ group, shift, counts }) => [
        group.name,
        [
          shift.name,
          planTimesText(shift, language),
          ...laterTimes(shift, span, language),
          ...(shift.isInForce ? [] : [words.notInForce]),
        ],
        ...counts
          .slice(from, to)
          .map(({ taken, drafts }) => [
            countOf(taken, shift.isInForce ? group.chatterCount : 0),
            ...(drafts > 0 && !isDraft ? [words.drafts(drafts)] : []),
          ]),
      ]),
      sum: null,
    },
  })
  return {
    ...frameOf(span, member, words.groups, isDraft),
    sections:
      rows.length === 0
        ? [noteOf(words.noGroups)]
        : [
            ...parts(span.days, besides).map(([from, to]) => table(from, to)),
            noteOf(words.counted, ...(hasSome ? [words.draftsMean] : []), clockOf(member), words.nextDay),
          ],
  }
}

const laterTimes = ({ changes }: GroupRow['shifts'][number], { from }: Span, language: Member['language']): string[] =>
  changes.map(change =>
    documentTexts[language].timesFrom(
      formatDateText(addDays(from, change.at), language, { day: 'numeric', month: 'short' }),
      planTimesText(change, language),
    ),
  )

/** Then it stands on each page, and not with each of them. */
const isAllDraft = (counts: readonly { readonly taken: number; readonly drafts: number }[]): boolean =>
  counts.some(({ taken }) => taken > 0) && counts.every(({ taken, drafts }) => taken === drafts)

/** Of a shift that is no more only who still sits there. */
const countOf = (taken: number, seats: number): PdfLine =>
  seats === 0 ? (taken === 0 ? '' : `${taken}`) : taken < seats ? { loud: `${taken}/${seats}` } : `${taken}/${seats}`

/** In parts that are as long as each other, none longer than `most`. */
function parts(count: number, maximum: number): [from: number, to: number][] {
  const pieces = Math.ceil(count / maximum)
  const each = Math.ceil(count / pieces)
  return Array.from({ length: pieces }, (_, at) => [at * each, Math.min(count, (at + 1) * each)])
}

/** Who works when and is away, week by week; whoever does neither in a week is not named in it. */
export function chattersDocument(span: Span, view: ChatterView, member: Member): PdfDocument {
  const { language } = member
  const words = documentTexts[language]
  const isDraft = isAllDraft(
    view.rows.flatMap(({ seats }) => seats.map(([, , , state]) => ({ taken: 1, drafts: state === 'draft' ? 1 : 0 }))),
  )
  const sections = weekPartsOf(span).flatMap(({ at, days }): PdfSection[] => {
    const first = addDays(span.from, at)
    const inWeek = (day: number) => day >= at && day < at + days
    const shown = view.rows.filter(
      ({ seats, availability }) =>
        seats.some(([day]) => inWeek(day)) || availability.slice(at, at + days).includes(vacationLetter),
    )
    if (shown.length === 0) return []
    return [
      {
        heading: spanText(first, addDays(first, days - 1), language),
        body: {
          kind: 'table',
          columns: [
            { title: words.columns.person, share: 14, at: 'start' },
            ...daysFrom(first, days).map(
              (date): PdfColumn => ({
                title: shortDate(date, language),
                share: 14,
                at: 'start',
              }),
            ),
          ],
          rows: shown.map(row => [
            row.fullName,
            ...Array.from({ length: days }, (_, day) =>
              cellOf(row, at + day, view, {
                ...words,
                from: span.from,
                language,
                draft: isDraft ? undefined : words.draft,
              }),
            ),
          ]),
          sum: null,
        },
      },
    ]
  })
  return {
    ...frameOf(span, member, words.chatters, isDraft),
    sections: sections.length === 0 ? [noteOf(words.noShifts)] : [...sections, noteOf(clockOf(member))],
  }
}

const vacationLetter = 'v'

interface CellWords {
  readonly from: Day
  readonly language: Member['language']
  readonly vacation: string
  readonly draft: string | undefined
  readonly ended: (group: string) => string
}

function cellOf(
  row: ChatterRow,
  day: number,
  view: ChatterView,
  { from, language, vacation, draft, ended }: CellWords,
): string[] {
  const lines = shownSeats(view, row, day, ended).flatMap(({ group, shift, state }) => {
    const mark = state === 'draft' && draft !== undefined ? ` (${draft})` : ''
    return [`${planTimesText({ ...shift, date: addDays(from, day) }, language)}${mark}`, group.name]
  })
  return [...lines, ...(row.availability[day] === vacationLetter ? [vacationText(row, day, vacation)] : [])]
}

const frameOf = (span: Span, { language, organization }: Member, title: string, isDraft: boolean) => ({
  language,
  layout: 'landscape' as const,
  title,
  about: spanText(span.from, addDays(span.from, span.days - 1), language),
  by: organization.name,
  mark: isDraft ? documentTexts[language].draft : null,
})

const clockOf = ({ language, organization }: Member): string =>
  documentTexts[language].clock(cityOf(organization.timeZone, language))

const noteOf = (...lines: readonly string[]): PdfSection => ({ heading: null, body: { kind: 'note', lines } })

/** A line a group, shift and day. */
export function rowsOfGroups({ from }: Span, groups: readonly GroupRow[], member: Member): WrittenCell[][] {
  const { language } = member
  const head = ['group', 'shift', 'start', 'end', 'date', 'weekday', 'seats', 'taken', 'free', 'drafts'] as const
  return [
    headsOf(head, member),
    ...groups.flatMap(({ name, chatterCount, shifts, filled, drafts: draftsOf }) =>
      shifts.flatMap((shift, at) =>
        (filled[at] ?? []).flatMap((taken, day): WrittenCell[][] => {
          if (!shift.isInForce && taken === 0) return []
          const seats = shift.isInForce ? chatterCount : 0
          const date = addDays(from, day)
          const free = Math.max(0, seats - taken)
          const drafts = draftsOf[at]?.[day] ?? 0
          const times = startAndEnd(date, shiftTimesAt(shift, day), member)
          const when = [...times, dateCell(date), weekdayName(date, language)]
          return [[name, shift.name, ...when, seats, taken, free, drafts]]
        }),
      ),
    ),
  ]
}

/** A line a seat and a day of vacation, by person and day. */
export function rowsOfChatters({ from, days }: Span, view: ChatterView, member: Member): WrittenCell[][] {
  const { language } = member
  const { draft, published, vacation, ended } = documentTexts[language]
  const states = { draft, published }
  const head = ['person', 'date', 'weekday', 'start', 'end', 'shift', 'group', 'state'] as const
  return [
    headsOf(head, member),
    ...view.rows.flatMap(row =>
      Array.from({ length: days }, (_, day) => day).flatMap((day): WrittenCell[][] => {
        const date: Day = addDays(from, day)
        const first = [row.fullName, dateCell(date), weekdayName(date, language)]
        return [
          ...shownSeats(view, row, day, ended).map(({ group, shift, state }): WrittenCell[] => {
            return [...first, ...startAndEnd(date, shift, member), shift.name, group.name, states[state]]
          }),
          ...(row.availability[day] === vacationLetter
            ? [[...first, null, null, vacationShiftsAt(row, day).join(', '), '', vacation]]
            : []),
        ]
      }),
    ),
  ]
}

type Times = ReturnType<typeof shiftTimesAt>

/** With the real day of a night that begins on the day after. */
function startAndEnd(date: Day, times: Times, { language, organization: { timeZone } }: Member): WrittenCell[] {
  const { start, end } = instantsOf(date, { ...times, belongsToPreviousDay: beginsNextDay(times) }, timeZone)
  return [start, end].map(at => dateTimeCell(at.toString(), timeZone, language))
}
