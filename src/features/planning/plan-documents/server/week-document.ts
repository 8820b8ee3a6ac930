import type { Language } from '#kit/catalogue.ts'
import { cityOf } from '#kit/city.ts'
import type { Day } from '#kit/day.ts'
import { dateFormat, shortDate, formatDateText } from '#kit/locale.ts'
import { planTimesText } from '#kit/time-text.ts'
import { daysOfWeek, type Week, weekNumber } from '#kit/week.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { dateCell, dateTimeCell, type WrittenCell } from '#features/foundation/spreadsheets/server/workbook-writing.ts'
import type { PdfColumn, PdfLine, PdfDocument, PdfRow, PdfSection } from '#platform/server/documents/document.ts'
import { de } from '../paper-words.de.ts'
import { en } from '../paper-words.en.ts'
import type { PlannedGroup, PlannedSeat, PlannedShift } from './planned-week.ts'

type Words = typeof de

export const documentTexts: Readonly<Record<Language, Words>> = { de, en }

/** `23.–29. November 2026` */
export const spanText = (from: Day, to: Day, language: Language): string =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(noon(from), noon(to))

const noon = (date: Day): Date => new Date(`${date}T12:00:00Z`)

interface WeekDocumentData {
  readonly week: Week
  readonly groups: readonly PlannedGroup[]
  /** Asked for by name. */
  readonly isOne: boolean
}

/** A table a group: shifts down, days across, names in the cells. */
export function weekDocument({ week, groups, isOne }: WeekDocumentData, member: Member): PdfDocument {
  const { language, organization } = member
  const words = documentTexts[language]
  const dates = daysOfWeek(week)
  const [monday, sunday] = [dates[0], dates.at(-1)]
  const span = monday && sunday ? spanText(monday, sunday, language) : ''
  const [only] = groups
  const isDraft = groups.length > 0 && groups.every(({ isPublished }) => !isPublished)
  return {
    language,
    layout: 'landscape',
    title: words.week(weekNumber(week)),
    about: `${span} · ${isOne && only ? only.name : words.allGroups}`,
    by: organization.name,
    mark: isDraft ? words.draft : null,
    sections: [
      ...(groups.length === 0 ? [noteOf([words.noGroups])] : []),
      ...groups.flatMap(group => sectionsOf(group, dates, member, { isNamed: !isOne, isMarked: isDraft })),
      noteOf([words.clock(cityOf(organization.timeZone, language)), words.nextDay]),
    ],
  }
}

const noteOf = (lines: readonly string[], heading: string | null = null): PdfSection => ({
  heading,
  body: { kind: 'note', lines },
})

function sectionsOf(
  { name, isPublished, shifts }: PlannedGroup,
  dates: readonly Day[],
  { language }: Member,
  { isNamed, isMarked }: { readonly isNamed: boolean; readonly isMarked: boolean },
): PdfSection[] {
  const words = documentTexts[language]
  const heading = isPublished || isMarked ? name : `${name} · ${words.draft}`
  const notes = shifts.flatMap(shift => notesOf(shift, language))
  const columns: PdfColumn[] = [
    { title: words.columns.shift, share: 13, at: 'start' },
    ...dates.map((date): PdfColumn => ({ title: shortDate(date, language), share: 14, at: 'start' })),
  ]
  return [
    {
      heading: isNamed ? heading : null,
      body: { kind: 'table', columns, rows: shifts.map(shift => rowOf(shift, language)), sum: null },
    },
    ...(notes.length === 0 ? [] : [noteOf(notes, isNamed ? `${words.notes}: ${name}` : words.notes)]),
  ]
}

/** The times stand once beneath the name of the shift, and with each seat that has others. */
function rowOf({ name, days }: PlannedShift, language: Language): PdfRow {
  const words = documentTexts[language]
  const commonTime = days.flatMap(({ seats }) => seats.map(seat => planTimesText(seat, language)))[0]
  const line = (seat: PlannedSeat): PdfLine => {
    const times = planTimesText(seat, language)
    const when = times === commonTime ? '' : ` (${times})`
    return seat.taken ? `${seat.taken.fullName}${when}` : { loud: `${words.free}${when}` }
  }
  return [[name, ...(commonTime === undefined ? [] : [commonTime])], ...days.map(({ seats }) => seats.map(line))]
}

const notesOf = ({ name, days }: PlannedShift, language: Language): string[] =>
  days.flatMap(({ date, seats }) =>
    seats.flatMap(({ seat, note }) =>
      note === undefined
        ? []
        : [
            `${shortDate(date, language)}, ${name}, ${documentTexts[language].seat(seat)}: ${note.replaceAll('\n', ' ')}`,
          ],
    ),
  )

/** One row per seat, for sorting and counting. */
export function rowsOfWeek({ groups }: WeekDocumentData, member: Member): WrittenCell[][] {
  const { language, organization } = member
  const { free, draft, published, confirmed } = documentTexts[language]
  const states = { draft, assigned: published, confirmed }
  const at = (instant: Temporal.Instant) => dateTimeCell(instant.toString(), organization.timeZone, language)
  const head = ['group', 'date', 'weekday', 'shift', 'start', 'end', 'seat', 'person', 'state', 'note'] as const
  return [
    headsOf(head, member),
    ...groups.flatMap(group =>
      group.shifts.flatMap(shift =>
        shift.days.flatMap(({ date, seats }) =>
          seats.map(({ seat, startsAt, endsAt, taken, note }): WrittenCell[] => [
            group.name,
            dateCell(date),
            weekdayName(date, language),
            shift.name,
            at(startsAt),
            at(endsAt),
            seat,
            taken?.fullName ?? '',
            taken ? states[taken.state] : free,
            note ?? '',
          ]),
        ),
      ),
    ),
  ]
}

/** Heads of columns; those of times name the city of their clock: `Beginn (Berlin)`. */
export function headsOf(columns: readonly (keyof Words['columns'])[], member: Member): string[] {
  const { language, organization, timeZone } = member
  const { columns: words } = documentTexts[language]
  const [city, own] = [organization.timeZone, timeZone ?? organization.timeZone].map(zone => cityOf(zone, language))
  const cities: Partial<Record<keyof Words['columns'], string | undefined>> = {
    start: city,
    end: city,
    ownStart: own,
    ownEnd: own,
  }
  return columns.map(column => (cities[column] === undefined ? words[column] : `${words[column]} (${cities[column]})`))
}

export const weekdayName = (date: Day, language: Language): string =>
  formatDateText(date, language, { weekday: 'long' })
