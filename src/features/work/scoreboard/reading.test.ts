import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import type { Cell } from '#features/foundation/spreadsheets/cells.ts'
import { readRows, type ReadingWish } from './reading.ts'
import { secondsIn } from './values.ts'

const read = (lines: Cell[][], wish: Partial<ReadingWish> = {}) =>
  readRows(
    lines.map((cells, at) => ({ line: at + 1, cells })),
    lines[0]?.length ?? 0,
    { month: '2026-11', timeZone: 'Europe/Berlin', dateOrder: 'dayFirst', ...wish },
  )
const revenues = (lines: Cell[][], wish: Partial<ReadingWish> = {}) =>
  read(lines, wish).people.map(
    ({ name, figures }) => `${name}: ${figures.map(f => `${f.revenue} ${f.currency}`).join(', ')}`,
  )
const problems = (lines: Cell[][], wish: Partial<ReadingWish> = {}) =>
  read(lines, wish).problems.map(({ line, code, field }) => `${line} ${code} ${field}`)

const head = ['Chatter', 'Umsatz']

describe('a table', () => {
  it('in German is read without help', () => {
    const all = read([
      ['Chatter', 'E-Mail', 'Umsatz', 'Währung', 'Verkäufe', 'Nachrichten', 'PPV', 'Trinkgeld', 'Stunden'],
      ['Kim Albers', 'KIM@x.test', '1.840,50', 'EUR', '12', '1.200', '900,00', '40,50', '37:30'],
    ])
    expect(all).toMatchObject({ isComplete: true, numbers: 'de', assumedCurrency: undefined, problemCount: 0 })
    expect(all.people).toEqual([
      {
        key: 'kim@x.test kim albers',
        name: 'Kim Albers',
        email: 'kim@x.test',
        lines: [2],
        lineCount: 1,
        figures: [
          {
            currency: 'EUR',
            revenue: 184_050,
            ppv: 90_000,
            tips: 4050,
            sales: 12,
            messages: 1200,
            seconds: 135_000,
            timedRevenue: 184_050,
          },
        ],
        details: [],
      },
    ])
  })

  it('in English as well', () => {
    const all = read([
      ['First name', 'Last name', 'Net revenue', 'Sales', 'Hours worked'],
      ['Kim', 'Albers', '$1,840.50', '1,012', '37.5 h'],
    ])
    expect(all.numbers).toBe('en')
    expect(all.people[0]).toMatchObject({
      name: 'Kim Albers',
      figures: [{ currency: 'USD', revenue: 184_050, sales: 1012, messages: null, seconds: 135_000 }],
    })
  })

  it('adds up several lines of a person, each currency for itself', () => {
    const all = read([head, ['Kim', '10,00 €'], ['KIM', '0,10 €'], ['Kim', '$5.00'], ['Kofi', '1 €']])
    expect(all.people).toMatchObject([
      {
        lines: [2, 3, 4],
        lineCount: 3,
        figures: [
          { revenue: 1010, currency: 'EUR' },
          { revenue: 500, currency: 'USD' },
        ],
      },
      { lineCount: 1 },
    ])
  })

  it('takes what can be read both ways as the others of the file are meant', () => {
    expect(revenues([head, ['Kim', '1.840'], ['Kofi', '12,50']])).toEqual(['Kim: 184000 EUR', 'Kofi: 1250 EUR'])
    expect(revenues([head, ['Kim', '1,840'], ['Kofi', '12.50']])).toEqual(['Kim: 184000 EUR', 'Kofi: 1250 EUR'])
    expect(revenues([head, ['Kim', '1.840']])).toEqual(['Kim: 184000 EUR'])
    expect(
      revenues([
        ['Chatter', 'Revenue'],
        ['Kim', '1,840'],
      ]),
    ).toEqual(['Kim: 184000 EUR'])
    expect(revenues([head, ['Kim', '1,840']], { numbers: 'en' })).toEqual(['Kim: 184000 EUR'])
  })

  it('asks where the others are meant in two ways', () => {
    const lines = [head, ['Kim', '1.840'], ['Kofi', '12,50'], ['Lea', '12.50']]
    expect(problems(lines)).toEqual(['2 ambiguous revenue'])
    expect(problems(lines, { numbers: 'de' })).toEqual([])
  })

  it('knows the currency of the amount, the column, the cell, the header, or assumes one and says so', () => {
    const eur = { kind: 'number', value: 5, units: ['EUR'] } as const
    expect(
      revenues([
        ['Chatter', 'Umsatz', 'Währung'],
        ['Kim', '5', '$'],
      ]),
    ).toEqual(['Kim: 500 USD'])
    expect(
      revenues([
        ['Chatter', 'Umsatz ($)'],
        ['Kim', '5'],
        ['Kofi', eur],
      ]),
    ).toEqual(['Kim: 500 USD', 'Kofi: 500 EUR'])
    expect(read([head, ['Kim', '5']])).toMatchObject({ assumedCurrency: 'EUR' })
    expect(read([head, ['Kim', '5']], { currency: 'JPY' })).toMatchObject({
      assumedCurrency: 'JPY',
      people: [{ figures: [{ revenue: 5, currency: 'JPY' }] }],
    })
    expect(
      problems([
        ['Chatter', 'Umsatz', 'Währung'],
        ['Kim', '5 €', 'USD'],
        ['Kofi', '5', 'Taler'],
      ]),
    ).toEqual(['2 currencies revenue', '3 currency currency'])
  })

  it('says line by line what is wrong, and reads the rest', () => {
    const lines: Cell[][] = [
      ['Chatter', 'Umsatz', 'Verkäufe', 'Stunden', 'Tips'],
      ['Kim', 'viel', '', '', ''],
      ['Kim', '1,005', '', '', ''],
      ['Kim', '1,50', '-3', '', ''],
      ['Kim', '1,50', '3,5', '', ''],
      ['Kim', '1,50', '', '9001', ''],
      ['Kim', '1,50', '', '', '$5'],
      ['Kim', { kind: 'error', text: '#REF!' }, '', '', ''],
      ['', '5,00', '', '', ''],
      ['Kim', '', '', '', ''],
      ['Kim', '99999999999', '', '', ''],
      ['Kim', { kind: 'number', value: 46_000, date: day('2025-12-09') }, '', '', ''],
      ['Summe:', '99,00', '', '', ''],
      ['', '', '', '', ''],
      ['Kofi', '1,50', '', '', ''],
    ]
    // in this file 1,005 cannot be a thousand: 1,50 says which mark is which
    expect(problems(lines)).toEqual([
      '2 number revenue',
      '3 precision revenue',
      '4 negative sales',
      '5 precision sales',
      '6 range hours',
      '8 cellError revenue',
      '9 noPerson revenue',
      '10 noRevenue revenue',
      '11 range revenue',
      '12 number revenue',
      '13 total name',
    ])
    expect(revenues(lines)).toEqual(['Kim: 150 USD', 'Kofi: 150 EUR'])
  })

  it('leaves out what another month holds', () => {
    const lines: Cell[][] = [
      ['Datum', 'Chatter', 'Umsatz'],
      ['30.11.2026', 'Kim', '1,00'],
      ['2026-12-01', 'Kim', '1,00'],
      [{ kind: 'number', value: 1, date: day('2026-11-01') }, 'Kim', '1,00'],
      ['gestern', 'Kim', '1,00'],
      ['', 'Kim', '1,00'],
    ]
    expect(problems(lines)).toEqual(['3 otherMonth date', '5 date date'])
    expect(revenues(lines)).toEqual(['Kim: 300 EUR'])
  })

  it('says when and where a line was earned, and adds the same spots up', () => {
    const lines: Cell[][] = [
      ['Datum', 'Schicht', 'Gruppe', 'Model', 'Chatter', 'Umsatz', 'Stunden'],
      ['30.11.2026', 'Früh', 'Luna', 'Mia', 'Kim', '10,00', '2'],
      ['30.11.2026', 'früh', 'LUNA', 'Mia', 'Kim', '5,00', ''],
      [{ kind: 'number', value: 1, date: day('2026-11-01') }, 'Nacht', '', '', 'Kim', '1,00', '8'],
      ['', '', '', '', 'Kim', '2,00', ''],
      ['11/2026', 'Nacht', '', '', 'Kofi', '1,00', ''],
    ]
    const { people } = read(lines)
    expect(people.map(({ details }) => details)).toEqual([
      [
        {
          date: '2026-11-30',
          shift: 'Früh',
          group: 'Luna',
          creator: 'Mia',
          currency: 'EUR',
          revenue: 1500,
          seconds: 7200,
          // one of the two lines does not say for how long
          timedRevenue: 1000,
          line: 2,
          lineCount: 2,
        },
        expect.objectContaining({
          date: '2026-11-01',
          shift: 'Nacht',
          group: '',
          revenue: 100,
          seconds: 28_800,
          line: 4,
        }),
        expect.objectContaining({ date: null, shift: '', revenue: 200, seconds: null }),
      ],
      [expect.objectContaining({ date: null, shift: 'Nacht', revenue: 100 })],
    ])
    expect(revenues(lines)).toEqual(['Kim: 1800 EUR', 'Kofi: 100 EUR'])
  })

  it('has no parts where the file says only the month, or nothing', () => {
    const monthly: Cell[][] = [
      ['Monat', 'Chatter', 'Umsatz', 'Gruppe'],
      ['11/2026', 'Kim', '1,00', ''],
    ]
    expect(read(monthly).people).toMatchObject([{ details: [] }])
    expect(read([head, ['Kim', '1,00']]).people).toMatchObject([{ details: [] }])
  })

  it('with columns that nobody knows waits for a mapping', () => {
    const lines = [
      ['A', 'B'],
      ['Kim', '5,00'],
    ]
    expect(read(lines)).toMatchObject({
      isComplete: false,
      people: [],
      columns: [
        { title: 'A', samples: ['Kim'], field: null },
        { title: 'B', samples: ['5,00'], field: null },
      ],
    })
    expect(revenues(lines, { columns: ['name', 'revenue'] })).toEqual(['Kim: 500 EUR'])
  })

  it('keeps to sums that can be true', () => {
    const lines = [head, ['Kim', '9.000.000.000'], ['Kim', '9.000.000.000']]
    expect([problems(lines), revenues(lines)]).toEqual([['3 range revenue'], ['Kim: 900000000000 EUR']])
  })

  it('without anything in it has nobody', () => {
    expect(read([])).toMatchObject({ isComplete: false, people: [], columns: [] })
  })
})

it.each([
  ['37,5', 135_000],
  ['37.5', 135_000],
  ['37:30', 135_000],
  ['37:30:15', 135_015],
  ['37h 30m', 135_000],
  ['37 Std.', 133_200],
  ['8 hours', 28_800],
  [{ kind: 'number', value: 1.5625, isTime: true } as const, 135_000],
  [{ kind: 'number', value: 37.5 } as const, 135_000],
  ['0', 0],
])('%j are %i seconds', (cell, seconds) => expect(secondsIn(cell, undefined)).toEqual({ ok: true, value: seconds }))

it('takes dates without a year into the uploaded month, and names those that it cannot read', () => {
  const table: Cell[][] = [
    ['Chatter', 'Datum', 'Umsatz'],
    ['Kim', '27.11.', '5,00'],
    ['Kim', '261128', '6,00'],
    ['Kim', { kind: 'number', value: 261_129 }, '7,00'],
    ['Kim', '27.10.', '8,00'],
    ['Kim', '281126', '9,00'],
  ]
  expect(revenues(table)).toEqual(['Kim: 1800 EUR'])
  expect(problems(table)).toEqual(['5 otherMonth date', '6 date date'])
})
