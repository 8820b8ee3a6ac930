import { todayIn } from '#kit/day.ts'
import type { Language } from '#kit/catalogue.ts'
import { formatHours } from '#kit/hours.ts'
import { dateFormat, shortDate } from '#kit/locale.ts'
import { cityOf } from '#kit/city.ts'
import { shiftTimeText, stretchText } from '#kit/time-text.ts'
import { clockTime } from '#kit/zone.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { PdfColumn, PdfDocument, PdfRow, PdfSection } from '#platform/server/documents/document.ts'
import { type Arrival, arrivalOf } from '../arrival.ts'
import type { Timesheet, SheetLine, MonthTimesheets, ShownSums } from '../schema.ts'
import { de } from '../sheet-words.de.ts'
import { en } from '../sheet-words.en.ts'
import { monthName } from './correct-timesheet.ts'

type Words = typeof de

export const sheetWords = { de, en } satisfies Record<Language, Words>

/** A person's hours of a month on paper, shift by shift. */
export function timesheetDocument(sheet: Timesheet, member: Member): PdfDocument {
  const { language } = member
  const words = sheetWords[language]
  const { paper: said } = words
  return {
    ...frameOf(member, sheet.month),
    layout: 'portrait',
    about: sheet.fullName,
    sections: [
      { heading: null, body: { kind: 'facts', facts: factsOf(sheet, member) } },
      sheet.lines.length === 0
        ? { heading: said.shifts, body: { kind: 'note', lines: [said.none] } }
        : linesOf(sheet, words, member),
      {
        heading: null,
        body: { kind: 'note', lines: [said.clock(cityOf(member.organization.timeZone, language)), said.rules] },
      },
    ],
  }
}

/** Everybody's, a line each. */
export function timesheetsDocument({ month, closed, people }: MonthTimesheets, member: Member): PdfDocument {
  const { language } = member
  const words = sheetWords[language]
  const { paper: said } = words
  const figure = (title: string): PdfColumn => ({ title, share: 11, at: 'end' })
  return {
    ...frameOf(member, month),
    layout: 'landscape',
    about: said.all,
    sections: [
      { heading: null, body: { kind: 'facts', facts: [[said.state, standingOf(closed?.at ?? null, member)]] } },
      {
        heading: null,
        body: {
          kind: 'table',
          columns: [
            { title: words.name, share: 26, at: 'start' },
            ...countsOf(words, language).map(([title]) => figure(title)),
          ],
          rows: people.map(({ fullName, sums }) => [
            fullName,
            ...countsOf(words, language).map(([, count]) => count(sums)),
          ]),
          sum: null,
        },
      },
      { heading: null, body: { kind: 'note', lines: [said.rules] } },
    ],
  }
}

const frameOf = (member: Member, month: string) => ({
  language: member.language,
  title: sheetWords[member.language].paper.title(monthName(month, member)),
  by: member.organization.name,
  mark: null,
})

const countsOf = (words: Words, language: Language): (readonly [string, (sums: ShownSums) => string])[] => [
  [words.planned, ({ planned }) => formatHours(planned, language)],
  [words.worked, ({ worked }) => formatHours(worked, language)],
  [words.shifts, ({ shifts }) => String(shifts)],
  [words.late, ({ late }) => String(late)],
  [words.missing, ({ missing }) => String(missing)],
  [words.leftEarly, ({ leftEarly }) => String(leftEarly)],
  [words.nights, ({ nights }) => String(nights)],
  [words.weekends, ({ weekends }) => String(weekends)],
]

function standingOf(closedAt: string | null, member: Member): string {
  const { language, organization } = member
  const { paper: said } = sheetWords[language]
  const at = new Date(closedAt ?? member.now().toString())
  const how = { dateStyle: 'long', timeStyle: 'short', timeZone: organization.timeZone } as const
  const moment = dateFormat(language, how).format(at)
  return closedAt === null ? said.open(moment) : said.closed(moment)
}

function factsOf({ closedAt, sums }: Timesheet, member: Member): [string, string][] {
  const { language } = member
  const words = sheetWords[language]
  const { paper: said } = words
  const counts = [
    [words.late, sums.late],
    [words.missing, sums.missing],
    [words.leftEarly, sums.leftEarly],
    [words.nights, sums.nights],
    [words.weekends, sums.weekends],
  ] as const
  return [
    [said.state, standingOf(closedAt, member)],
    [said.plannedTime, formatHours(sums.planned, language)],
    [said.workedTime, formatHours(sums.worked, language)],
    [
      said.shifts,
      [String(sums.shifts), ...counts.filter(([, n]) => n > 0).map(([name, n]) => `${name} ${n}`)].join(' · '),
    ],
  ]
}

function linesOf({ lines, sums }: Timesheet, words: Words, { language, organization }: Member): PdfSection {
  const { paper: said } = words
  const at = (instant: string) => clockTime(instant, organization.timeZone, language)
  const zones = { organizationZone: organization.timeZone, ownZone: null }
  const plannedTimes = ({ date, startsAt, endsAt }: SheetLine): string => {
    const instants = { start: Temporal.Instant.from(startsAt), end: Temporal.Instant.from(endsAt) }
    return shiftTimeText(date, instants, zones, language).time
  }
  const workedTimes = ({ start, end }: NonNullable<SheetLine['worked']>): string =>
    stretchText({ start: Temporal.Instant.from(start), end: Temporal.Instant.from(end) }, zones, language).time
  const row = (line: SheetLine): PdfRow => [
    shortDate(todayIn(organization.timeZone, Temporal.Instant.from(line.startsAt)), language),
    line.shiftName,
    line.groupName,
    plannedTimes(line),
    line.worked === null ? '–' : workedTimes(line.worked),
    formatHours(line.minutes, language),
    remarksOf(line, words, at),
  ]
  return {
    heading: said.shifts,
    body: {
      kind: 'table',
      columns: [
        { title: words.date, share: 16, at: 'start' },
        { title: words.shift, share: 14, at: 'start' },
        { title: words.group, share: 19, at: 'start' },
        { title: words.times, share: 14, at: 'start' },
        { title: said.workedTime, share: 14, at: 'start' },
        { title: said.hours, share: 11, at: 'end' },
        { title: said.remarks, share: 26, at: 'start' },
      ],
      rows: lines.map(row),
      sum: [words.sum, '', '', '', '', formatHours(sums.worked, language), ''],
    },
  }
}

export function arrivalText(arrival: Arrival, words: Words, at: (instant: string) => string): string {
  if ('at' in arrival) return words[arrival.kind](at(arrival.at))
  return arrival.kind === 'notCheckedIn' ? words.standings.not_in : words[arrival.kind].toLowerCase()
}

/** Remarks on deviations from the plan; a shift that was simply worked has none. */
function remarksOf(line: SheetLine, words: Words, at: (instant: string) => string): string {
  const { paper: said } = words
  const arrival = arrivalOf(line)
  const isPlain = line.standing === 'done' || line.standing === 'left_early' || line.standing === 'late'
  return [
    ...(arrival ? [arrivalText(arrival, words, at)] : []),
    ...(line.leftEarly ? [words.standings.left_early] : []),
    ...(isPlain || line.isMissing ? [] : [words.standings[line.standing]]),
    ...(line.basis === 'plan' && line.worked ? [said.byPlan] : []),
    ...(line.isNight ? [said.night] : []),
    ...(line.correction ? [said.corrected(line.correction.reason)] : []),
  ].join(', ')
}
