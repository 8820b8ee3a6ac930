import { describe, expect, it } from 'vitest'
import { columnSignatureOf } from '#features/foundation/spreadsheets/head.ts'
import { currencyIn, findHead, recognise } from './columns.ts'

describe('a column', () => {
  it.each([
    ['Chatter', 'name', undefined],
    ['Mitarbeiter', 'name', 'de'],
    ['Full Name', 'name', 'en'],
    ['Vorname', 'firstName', 'de'],
    ['Surname', 'lastName', 'en'],
    ['E-Mail', 'email', undefined],
    ['E-Mail-Adresse', 'email', 'de'],
    ['UMSATZ', 'revenue', 'de'],
    ['Umsätze (€)', 'revenue', 'de'],
    ['Umsatz in EUR', 'revenue', 'de'],
    ['Gesamt-Umsatz', 'revenue', 'de'],
    ['Total revenue [USD]', 'revenue', 'en'],
    ['Net Revenue', 'revenue', 'en'],
    ['Währung', 'currency', 'de'],
    ['Currency', 'currency', 'en'],
    ['Verkäufe', 'sales', 'de'],
    ['Number of sales', 'sales', undefined],
    ['Nachrichten gesendet', 'messages', 'de'],
    ['Messages sent', 'messages', 'en'],
    ['PPV', 'ppv', undefined],
    ['PPV-Umsatz', 'ppv', 'de'],
    ['Trinkgeld', 'tips', 'de'],
    ['Tips ($)', 'tips', undefined],
    ['Std.', 'hours', 'de'],
    ['Hours worked', 'hours', 'en'],
    ['Datum', 'date', 'de'],
    ['Month', 'date', 'en'],
  ])('“%s” holds %s', (title, field, language) => expect(recognise(title)).toMatchObject({ field, language }))

  it.each(['', 'Kommentar', 'Umsatzsteuer', 'Name der Agentur', '42', '€', '__proto__', 'constructor'])(
    '“%s” is not known',
    title => expect(recognise(title).field).toBeUndefined(),
  )

  it.each([
    ['Umsatz (€)', 'EUR'],
    ['Revenue in USD', 'USD'],
    ['Umsatz', undefined],
  ])('“%s” is in %s', (title, currency) => expect(currencyIn(title)).toBe(currency))
})

const rows = (...lines: string[][]) => lines.map((cells, at) => ({ line: at + 1, cells }))

describe('the header', () => {
  it('stands below a title', () => {
    const head = findHead(
      rows(['Umsatz November', '', ''], ['', '', ''], ['Chatter', 'Umsatz', 'Notiz'], ['Kim', '5', '']),
      3,
    )
    expect(head).toMatchObject({ at: 2, columns: ['name', 'revenue', null], language: 'de' })
  })

  it('gives each field to the first column of that name', () => {
    expect(findHead(rows(['Name', 'Chatter', 'Revenue']), 3)?.columns).toEqual(['name', null, 'revenue'])
  })

  it('that nobody knows is the first row with several cells', () => {
    expect(findHead(rows(['x', '', ''], ['A', 'B', ''], ['1', '2', '']), 3)).toMatchObject({
      at: 1,
      columns: [null, null, null],
    })
  })

  it('of nothing is none', () => expect(findHead([], 0)).toBeUndefined())

  it('is known again however it is written', () => {
    expect(columnSignatureOf(['Chatter ', 'UMSÄTZE'])).toBe(columnSignatureOf(['chatter', 'Umsatze']))
  })
})
