import { foldForSearch } from '#kit/text.ts'
import { type Cell, isEmpty, type Row, textOf } from '#features/foundation/spreadsheets/cells.ts'
import { samplesOf } from '#features/foundation/spreadsheets/head.ts'
import { currencyIn, type Field, findHead, hasRequiredColumns } from './columns.ts'
import { addDetail, type Detail, isOriginField, hasOrigins, type FileOrigin } from './details.ts'
import { type DateConflict, findDateOrder, type OpenDate } from './date-order.ts'
import { addUp, type Figures, noFigures } from './figures.ts'
import { type Currency, currencyOf } from '#kit/money.ts'
import type { DateOrder } from '#kit/written-date.ts'
import { type NumberStyle, styleOf } from '#kit/written-number.ts'
import {
  type ParsedAmount,
  amountIn,
  countIn,
  dateIn,
  isTotalLabel,
  type ProblemCode,
  secondsIn,
  unitsOf,
} from './values.ts'

/*
 *   rows ──▶ header ──▶ columns: recognised, or mapped by hand
 *                         └──▶ lines: figures of a person in a currency, or a problem ──▶ sums by person
 */

export interface ReadingWish {
  /** Figures of other months are left out where a column says the date. */
  readonly month: string
  /** By hand, a field or nothing for every column; else what the headers say. */
  readonly columns?: readonly (Field | null)[] | undefined
  /** How numbers are meant that can be read both ways. */
  readonly numbers?: NumberStyle | undefined
  /** Of amounts that do not say theirs. */
  readonly currency?: Currency | undefined
  /** The order of dates that can be read both ways, in a file that does not decide. */
  readonly dateOrder: DateOrder
  /** The organization's: a moment with a zone counts on the date that it has there. */
  readonly timeZone: string
}

interface Problem {
  readonly line: number
  readonly code: ProblemCode
  readonly field: Field | null
  /** What stands there. */
  readonly text: string
}

/** What the file says of one person. */
export interface PersonRows {
  /** The same in every reading of the same file. */
  readonly key: string
  readonly name: string
  readonly email: string
  /** The first few. */
  readonly lines: readonly number[]
  readonly lineCount: number
  readonly figures: readonly Figures[]
  /** Their parts, where the file says when or where; else none. */
  readonly details: readonly Detail[]
}

export interface FiguresReading {
  readonly columns: readonly {
    readonly title: string
    readonly samples: readonly string[]
    readonly field: Field | null
  }[]
  readonly isComplete: boolean
  readonly numbers: NumberStyle | undefined
  /** What was used where an amount does not say; undefined: all of them do. */
  readonly assumedCurrency: Currency | undefined
  readonly people: readonly PersonRows[]
  readonly problems: readonly Problem[]
  readonly problemCount: number
  /** Lines with a number that can be read both ways: whoever uploads says how before anything is saved. */
  readonly ambiguousCount: number
  /** Undefined: the file decides on the order of its dates, or the order does not matter. */
  readonly openDate: OpenDate | undefined
  /** With one, no line is read. */
  readonly dateConflict: DateConflict | undefined
}

const maxProblems = 500
const maxLines = 5
const numeric: readonly Field[] = ['revenue', 'ppv', 'tips', 'hours']

/** The figures of every person in these rows. */
export function readRows(rows: readonly Row[], width: number, wish: ReadingWish): FiguresReading {
  const head = findHead(rows, width)
  const body = head ? rows.slice(head.at + 1) : []
  const columns = wish.columns?.length === width ? wish.columns : (head?.columns ?? [])
  const place = new Map(columns.flatMap((field, at) => (field === null ? [] : [[field, at] as const])))
  const cellOf = (row: Row, field: Field): Cell => row.cells[place.get(field) ?? -1] ?? null
  const numbers = wish.numbers ?? seenStyle(body, cellOf) ?? head?.language ?? 'mixed'
  const style = numbers === 'mixed' ? undefined : numbers
  const ofHeader = currencyIn(head?.titles[place.get('revenue') ?? -1] ?? '')
  const people = new Map<string, Gathered>()
  const keyOf = keys()
  const problems: Problem[] = []
  let problemCount = 0
  let ambiguousCount = 0
  let assumes = false
  const complete = hasRequiredColumns(columns)
  const hasSpots = columns.some(isOriginField)
  const dates = findDateOrder(body, row => cellOf(row, 'date'), wish.dateOrder)

  for (const row of complete && !dates.dateConflict ? body : []) {
    const outcome = readLine(field => cellOf(row, field), {
      month: wish.month,
      dates: { order: dates.order, timeZone: wish.timeZone, month: wish.month },
      style,
      ofHeader,
      assumed: wish.currency ?? 'EUR',
    })
    if (outcome === undefined) continue
    if ('code' in outcome) {
      problemCount += 1
      if (outcome.code === 'ambiguous') ambiguousCount += 1
      if (problems.length < maxProblems) problems.push({ line: row.line, ...outcome })
      continue
    }
    assumes ||= outcome.isAssumed
    const key = keyOf(outcome.email, outcome.name)
    const person: Gathered = people.get(key) ?? {
      ...outcome,
      key,
      lines: [],
      lineCount: 0,
      sums: new Map(),
      spots: new Map(),
    }
    const sum = addUp(person.sums.get(outcome.figures.currency) ?? noFigures(outcome.figures.currency), outcome.figures)
    if (sum === undefined) {
      problemCount += 1
      problems.push({ line: row.line, code: 'range', field: 'revenue', text: textOf(cellOf(row, 'revenue')) })
      continue
    }
    person.sums.set(outcome.figures.currency, sum)
    const { currency, revenue, seconds, timedRevenue } = outcome.figures
    if (hasSpots) addDetail(person.spots, { ...outcome.spot, currency, revenue, seconds, timedRevenue, line: row.line })
    person.lineCount += 1
    if (person.lines.length < maxLines) person.lines.push(row.line)
    people.set(key, person)
  }
  return {
    columns: Array.from({ length: width }, (_, at) => ({
      title: head?.titles[at] ?? '',
      samples: samplesOf(body, at),
      field: columns[at] ?? null,
    })),
    isComplete: complete,
    numbers: style,
    assumedCurrency: assumes ? (wish.currency ?? 'EUR') : undefined,
    people: [...people.values()].map(({ key, name, email, lines, lineCount, sums, spots }) => ({
      key,
      name,
      email,
      lines,
      lineCount,
      figures: [...sums.values()],
      details: hasOrigins(spots.values()) ? [...spots.values()] : [],
    })),
    problems,
    problemCount,
    ambiguousCount,
    openDate: dates.openDate,
    dateConflict: dates.dateConflict,
  }
}

/** However somebody is written, in capitals or not: the same person. Most are written alike a hundred times. */
function keys(): (email: string, name: string) => string {
  const known = new Map<string, string>()
  return (email, name) => {
    const written = `${email}\n${name}`
    const key = known.get(written) ?? `${foldForSearch(email)} ${foldForSearch(name)}`
    known.set(written, key)
    return key
  }
}

interface Gathered extends Omit<PersonRows, 'lines' | 'lineCount' | 'figures' | 'details'> {
  readonly lines: number[]
  lineCount: number
  readonly sums: Map<Currency, Figures>
  readonly spots: Map<string, Detail>
}

interface Frame {
  readonly month: string
  readonly dates: Parameters<typeof dateIn>[1]
  readonly style: NumberStyle | undefined
  readonly ofHeader: Currency | undefined
  readonly assumed: Currency
}

type Outcome =
  | { name: string; email: string; figures: Figures; spot: FileOrigin; isAssumed: boolean }
  | Omit<Problem, 'line'>
  | undefined

/** A line's figures, what is wrong with it, or nothing for one without any. */
function readLine(cellOf: (field: Field) => Cell, { month, dates, style, ofHeader, assumed }: Frame): Outcome {
  const problem = (code: ProblemCode, field: Field): Outcome => ({
    code,
    field,
    text: textOf(cellOf(field)).slice(0, 80),
  })
  const text = (field: Field) => textOf(cellOf(field)).replaceAll(/\s+/gu, ' ').slice(0, 200)
  const name = text('name') || `${text('firstName')} ${text('lastName')}`.trim()
  const email = text('email').toLowerCase()
  const revenue = cellOf('revenue')
  if (name === '' && email === '') return isEmpty(revenue) ? undefined : problem('noPerson', 'revenue')
  if (isTotalLabel(name || email)) return { code: 'total', field: 'name', text: name || email }
  if (isEmpty(revenue)) return { code: 'noRevenue', field: 'revenue', text: name || email }
  const dated = dateIn(cellOf('date'), dates)
  if (dated === undefined && !isEmpty(cellOf('date'))) return problem('date', 'date')
  if (dated !== undefined && dated.month !== month) return problem('otherMonth', 'date')

  const amounts = new Map<Field, ParsedAmount>()
  for (const field of ['revenue', 'ppv', 'tips'] as const) {
    if (isEmpty(cellOf(field))) continue
    const amount = amountIn(cellOf(field), style)
    if (!amount.ok) return problem(amount.wrong, field)
    amounts.set(field, amount.value)
  }
  const stated = isEmpty(cellOf('currency')) ? undefined : currencyOf(text('currency'))
  if (!isEmpty(cellOf('currency')) && stated === undefined) return problem('currency', 'currency')
  const said = new Set(
    [stated, ...[...amounts.values()].map(({ currency }) => currency)].filter(each => each !== undefined),
  )
  if (said.size > 1) return problem('currencies', 'revenue')
  const [own = ofHeader] = said
  const currency = own ?? assumed

  const figures: Record<string, number> = {}
  for (const [field, amount] of amounts) {
    const units = unitsOf(amount, currency)
    if (!units.ok) return problem(units.wrong, field)
    figures[field] = units.value
  }
  for (const [field, read] of [
    ['sales', countIn],
    ['messages', countIn],
    ['hours', secondsIn],
  ] as const) {
    if (isEmpty(cellOf(field))) continue
    const value = read(cellOf(field), style)
    if (!value.ok) return problem(value.wrong, field)
    figures[field] = value.value
  }
  const earned = figures['revenue'] ?? 0
  const seconds = figures['hours'] ?? null
  return {
    name,
    email,
    spot: { date: dated?.day ?? null, shift: text('shift'), group: text('group'), creator: text('creator') },
    isAssumed: own === undefined,
    figures: {
      currency,
      revenue: earned,
      sales: figures['sales'] ?? null,
      messages: figures['messages'] ?? null,
      ppv: figures['ppv'] ?? null,
      tips: figures['tips'] ?? null,
      seconds,
      timedRevenue: seconds === null ? 0 : earned,
    },
  }
}

/** The marks that some number of the file proves; `mixed`: two prove different ones. */
function seenStyle(rows: readonly Row[], cellOf: (row: Row, field: Field) => Cell): NumberStyle | 'mixed' | undefined {
  const seen = new Set<NumberStyle>()
  for (const row of rows) {
    for (const field of numeric) {
      const cell = cellOf(row, field)
      const style = typeof cell === 'string' ? styleOf(cell) : undefined
      if (style !== undefined) seen.add(style)
    }
  }
  const [first] = seen
  return seen.size > 1 ? 'mixed' : first
}
