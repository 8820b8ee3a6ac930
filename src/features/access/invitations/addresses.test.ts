import { describe, expect, it } from 'vitest'
import { maxAddresses, readAddresses } from './addresses.ts'

const emailsIn = (text: string) => readAddresses(text).good.map(({ email }) => email)

describe('a list of addresses', () => {
  it.each([
    ['one a line', 'kim@x.test\nben@x.test', ['kim@x.test', 'ben@x.test']],
    [
      'as Windows ends lines, with empty ones',
      '\uFEFFkim@x.test\r\n\r\n  ben@x.test \r\n',
      ['kim@x.test', 'ben@x.test'],
    ],
    ['commas and semicolons', 'kim@x.test, ben@x.test;eva@x.test', ['kim@x.test', 'ben@x.test', 'eva@x.test']],
    ['with names', 'Kim Albers <KIM@x.test>\n"Eva" <eva@x.test>', ['kim@x.test', 'eva@x.test']],
    ['names with a comma', '"Albers, Kim" <kim@x.test>; Ott, Ben <ben@x.test>', ['kim@x.test', 'ben@x.test']],
    ['a table of names', 'Kim Albers;kim@x.test\nBen Ott\tben@x.test', ['kim@x.test', 'ben@x.test']],
    ['in quotes', '"kim@x.test"', ['kim@x.test']],
    ['umlauts before and after the @', 'jürgen@x.test\nkim@Müller.test', ['jürgen@x.test', 'kim@xn--mller-kva.test']],
    ['nothing', ' \n\n', []],
  ])('is read: %s', (_, text, emails) => {
    expect(readAddresses(text)).toMatchObject({ bad: [] })
    expect(emailsIn(text)).toEqual(emails)
  })

  it('says of each bad line which it is and why, and reads the rest', () => {
    const text =
      'kim@x.test\nkein Mensch\n\nKim <kim@X.test>\nk im@x.test\n<ben@x.test\nkim@müller.test\nkim@xn--mller-kva.test\n@\na@b, c@d'
    expect(readAddresses(text)).toEqual({
      good: [
        { line: 1, email: 'kim@x.test', name: null },
        { line: 7, email: 'kim@xn--mller-kva.test', name: null },
      ],
      bad: [
        { line: 2, text: 'kein Mensch', fault: 'notAnAddress' },
        { line: 4, text: 'Kim <kim@X.test>', fault: 'double' },
        { line: 5, text: 'k im@x.test', fault: 'notAnAddress' },
        { line: 6, text: '<ben@x.test', fault: 'notAnAddress' },
        { line: 8, text: 'kim@xn--mller-kva.test', fault: 'double' },
        { line: 9, text: '@', fault: 'notAnAddress' },
        { line: 10, text: 'a@b', fault: 'notAnAddress' },
        { line: 10, text: 'c@d', fault: 'notAnAddress' },
      ],
    })
  })

  it.each([
    ['Kim Albers <kim@x.test>', 'Kim Albers'],
    ['"Kim Albers" <kim@x.test>', 'Kim Albers'],
    ['Kim Albers;kim@x.test', 'Kim Albers'],
    ['kim@x.test\tKim Albers', 'Kim Albers'],
    // a half of a name in quotation marks, and which of several is whose
    ['"Albers, Kim" <kim@x.test>', null],
    ['Kim, Albers, kim@x.test', null],
    ['K <kim@x.test>', 'K'],
    ['kim@x.test', null],
  ])('keeps the name beside an address: %s', (text, name) => expect(readAddresses(text).good[0]?.name).toBe(name))

  it('takes 500 and says so of the 501st; what is double or no address does not count', () => {
    const lines = ['quatsch', 'p1@x.test', ...Array.from({ length: maxAddresses + 1 }, (_, at) => `p${at + 1}@x.test`)]
    const { good, bad } = readAddresses(lines.join('\n'))
    expect(good).toHaveLength(500)
    expect(bad.map(({ line, fault }) => [line, fault])).toEqual([
      [1, 'notAnAddress'],
      [3, 'double'],
      [503, 'beyond'],
    ])
  })

  it('cuts off what is long, and never inside of a letter', () => {
    const [bad] = readAddresses('🦊'.repeat(200)).bad
    expect(bad?.text).toBe(`${'🦊'.repeat(80)}…`)
  })
})
