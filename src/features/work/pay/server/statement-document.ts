import type { Language } from '#kit/catalogue.ts'
import { cityOf } from '#kit/city.ts'
import { formatHours } from '#kit/hours.ts'
import { dateFormat } from '#kit/locale.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { monthName } from '#features/work/attendance/server/correct-timesheet.ts'
import { type Currency, formatMoney } from '#kit/money.ts'
import { stretchText } from '#kit/time-text.ts'
import type { PdfDocument, PdfRow, PdfSection } from '#platform/server/documents/document.ts'
import { de } from '../paper-words.de.ts'
import { en } from '../paper-words.en.ts'
import type { Line, LineKind, Omitted } from '../rules.ts'
import type { Statement, WorkedShift } from '../schema.ts'
import { formatPercent } from '../typed.ts'

type Words = typeof de

export const documentTexts = { de, en } satisfies Record<Language, Words>

/** What a month brings somebody, on paper: every line with its rate and source, what is not paid, and the shifts. */
export function statementDocument(statement: Statement, member: Member): PdfDocument {
  const { language, organization } = member
  const words = documentTexts[language]
  const { statement: said } = words
  return {
    language,
    layout: 'portrait',
    title: said.title(monthName(statement.month, member)),
    about: statement.fullName,
    by: organization.name,
    mark: statement.closedAt === null ? said.draft : null,
    sections: [
      { heading: null, body: { kind: 'facts', facts: [[said.standing, standingOf(statement, member)]] } },
      linesOf(statement, words, language),
      ...omittedOf(statement, words, language),
      ...shiftsOf(statement, words, member),
      { heading: null, body: { kind: 'note', lines: said.rules(cityOf(organization.timeZone, language)) } },
    ],
  }
}

function standingOf({ closedAt, version }: Statement, member: Member): string {
  const { language, organization } = member
  const { statement: said } = documentTexts[language]
  const moment = (at: string) =>
    dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: organization.timeZone }).format(
      new Date(at),
    )
  if (closedAt === null) return said.open(moment(member.now().toString()))
  return version > 1 ? `${said.closed(moment(closedAt))} · ${said.version(version)}` : said.closed(moment(closedAt))
}

function linesOf({ lines, currency, total }: Statement, words: Words, language: Language): PdfSection {
  const { statement: said } = words
  if (lines.length === 0 || currency === null) {
    return { heading: said.lines, body: { kind: 'note', lines: [said.none] } }
  }
  return {
    heading: said.lines,
    body: {
      kind: 'table',
      columns: [
        { title: said.columns.line, share: 20, at: 'start' },
        { title: said.columns.from, share: 31, at: 'start' },
        { title: said.columns.rate, share: 21, at: 'start' },
        { title: said.columns.source, share: 14, at: 'start' },
        { title: said.columns.amount, share: 18, at: 'end' },
      ],
      rows: lines.map(line => rowOf(line, currency, words, language)),
      sum: [said.total, '', '', '', formatMoney(total, currency, language)],
    },
  }
}

type Source = keyof Words['statement']['sources']

const sources = {
  base: 'hours',
  night: 'hours',
  weekend: 'hours',
  commission: 'scoreboard',
  reward: 'scoreboard',
  bonus: 'hand',
  deduction: 'hand',
} as const satisfies Record<LineKind, Source>

function rowOf(line: Line, currency: Currency, words: Words, language: Language): PdfRow {
  const { statement: said } = words
  const money = (units: number) => formatMoney(units, currency, language)
  const hourly = line.hourly === null ? '' : money(line.hourly)
  const share = line.percent === null ? '' : formatPercent(line.percent, language)
  return [
    words.kinds[line.kind],
    basisOf(line, words, language, money),
    hourly === '' ? share : share === '' ? said.perHour(hourly) : said.share(share, hourly),
    said.sources[sources[line.kind]],
    money(line.amount),
  ]
}

function basisOf(
  { kind, minutes, revenue, rank, text }: Line,
  words: Words,
  language: Language,
  money: (units: number) => string,
): string {
  if (kind === 'reward') return words.place(rank ?? 0, text)
  if (kind === 'commission') {
    return [words.statement.revenue(money(revenue ?? 0)), ...(text === '' ? [] : [text])].join(' · ')
  }
  return minutes === null ? text : formatHours(minutes, language)
}

function omittedOf({ omitted, currency: paidIn }: Statement, words: Words, language: Language): PdfSection[] {
  if (omitted.length === 0) return []
  const said = ({ kind, why, minutes, amount, currency }: Omitted): string => {
    const money = amount === null || currency === null ? '' : formatMoney(amount, currency, language)
    if (why === 'otherCurrency' && paidIn !== null) {
      const { otherCurrency } = words.statement
      return kind === 'reward' ? otherCurrency.reward(money, paidIn) : otherCurrency.commission(money, paidIn)
    }
    const time = minutes === null ? '' : formatHours(minutes, language)
    return `${[words.kinds[kind], time, money].filter(text => text !== '').join(' ')}: ${words.omissions[why]}`
  }
  return [{ heading: words.statement.omitted, body: { kind: 'note', lines: omitted.map(said) } }]
}

function shiftsOf({ shifts }: Statement, words: Words, { language, organization }: Member): PdfSection[] {
  if (shifts.length === 0) return []
  const { shift: said, ...rest } = words.statement
  const zones = { organizationZone: organization.timeZone, ownZone: null }
  const worked = ({ start, end }: WorkedShift) =>
    stretchText({ start: Temporal.Instant.from(start), end: Temporal.Instant.from(end) }, zones, language)
  const time = (minutes: number) => (minutes === 0 ? '' : formatHours(minutes, language))
  const row = (shift: WorkedShift): PdfRow => [
    worked(shift).day,
    displayedShiftName({ id: shift.shiftId, name: shift.shiftName }, language),
    shift.groupName,
    worked(shift).time,
    formatHours(shift.minutes, language),
    time(shift.night),
    time(shift.weekend),
  ]
  const sum = (of: 'minutes' | 'night' | 'weekend') => time(shifts.reduce((all, shift) => all + shift[of], 0))
  return [
    {
      heading: rest.shifts,
      body: {
        kind: 'table',
        columns: [
          { title: said.day, share: 17, at: 'start' },
          { title: said.shift, share: 16, at: 'start' },
          { title: said.group, share: 22, at: 'start' },
          { title: said.times, share: 15, at: 'start' },
          { title: said.hours, share: 13, at: 'end' },
          { title: said.night, share: 12, at: 'end' },
          { title: said.weekend, share: 16, at: 'end' },
        ],
        rows: shifts.map(row),
        sum: [rest.total, '', '', '', sum('minutes'), sum('night'), sum('weekend')],
      },
    },
  ]
}
