import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText, parseDelimited } from './delimited.ts'

const max = { rows: 1000, columns: 20 }
const bytes = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding))
/** Four bytes a letter, the least or the most significant first. */
const fourBytes = (text: string, isLittle: boolean) => {
  const letters = Array.from(text, letter => letter.codePointAt(0) ?? 0)
  const view = new DataView(new ArrayBuffer(letters.length * 4))
  letters.forEach((letter, at) => view.setUint32(at * 4, letter, isLittle))
  return new Uint8Array(view.buffer)
}
const bigEndian = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16())

describe('a text', () => {
  it.each([
    ['UTF-8', bytes('Jörg;5 €'), 'Jörg;5 €', 'utf-8'],
    ['UTF-8 with its mark', bytes('\uFEFFJörg;5 €'), 'Jörg;5 €', 'utf-8'],
    ['UTF-16 of Windows', bytes('\uFEFFJörg;5 €', 'utf16le'), 'Jörg;5 €', 'utf-16le'],
    ['UTF-16 the other way round', bigEndian('\uFEFFJörg;5 €'), 'Jörg;5 €', 'utf-16be'],
    ['UTF-16 without a mark', bytes('Name;Umsatz\nJörg;5 €', 'utf16le'), 'Name;Umsatz\nJörg;5 €', 'utf-16le'],
    ['UTF-16 the other way, without', bigEndian('Name;Umsatz\nJörg'), 'Name;Umsatz\nJörg', 'utf-16be'],
    ['UTF-32', fourBytes('\uFEFFName;Jörg', true), 'Name;Jörg', 'utf-32le'],
    ['UTF-32 the other way round', fourBytes('\uFEFFName;Jörg', false), 'Name;Jörg', 'utf-32be'],
    ['UTF-32 without a mark', fourBytes('Name;Jörg 😀 5 €;100', true), 'Name;Jörg 😀 5 €;100', 'utf-32le'],
    ['UTF-32 the other way, without', fourBytes('Name;Jörg', false), 'Name;Jörg', 'utf-32be'],
    ['windows-1252', new Uint8Array([0x4a, 0xf6, 0x72, 0x67, 0x3b, 0x35, 0x20, 0x80]), 'Jörg;5 €', 'windows-1252'],
    ['nothing', bytes(''), '', 'utf-8'],
  ] as const)('in %s', (_, given, text, encoding) => expect(decodeText(given)).toEqual({ text, encoding }))

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['a zip', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0])],
    ['control characters', bytes('Kim;\u00015')],
  ])('is not %s', (_, given) => expect(decodeText(given)).toBeUndefined())
})

const cells = (text: string) => parseDelimited(text, max).lines.map(line => line.cells)

describe('a table', () => {
  it.each([
    [
      'semicolons',
      'a;b\n1,5;2\n',
      ';',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'commas',
      'a,b\n1.5,2',
      ',',
      [
        ['a', 'b'],
        ['1.5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\r\n1,5\t2\r\n',
      '\t',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'bars',
      'a|b\r1|2',
      '|',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a separator that is told',
      'sep=,\r\na,b;c\n1,2;3',
      ',',
      [
        ['a', 'b;c'],
        ['1', '2;3'],
      ],
    ],
    [
      'amounts with commas between semicolons',
      'a;b\n1,00;2,00\n3,00;4,00',
      ';',
      [
        ['a', 'b'],
        ['1,00', '2,00'],
        ['3,00', '4,00'],
      ],
    ],
    ['a title above', 'Umsätze, alle\n\na;b\n1;2', ';', [['Umsätze, alle'], ['a', 'b'], ['1', '2']]],
    ['one column', 'a\n1', ';', [['a'], ['1']]],
  ] as const)('with %s', (_, text, separator, rows) => {
    const read = parseDelimited(text, max)
    expect([read.separator, read.lines.map(line => line.cells)]).toEqual([separator, rows])
  })

  it.each([
    ['"a;b";c\n', [['a;b', 'c']]],
    ['"say ""hi""";c', [['say "hi"', 'c']]],
    [
      '"two\nlines";c\n1;2',
      [
        ['two\nlines', 'c'],
        ['1', '2'],
      ],
    ],
    ['"";c', [['', 'c']]],
    ['5" tall;c', [['5" tall', 'c']]],
    ['"a" b;c', [['a b', 'c']]],
    [
      'a;b;\n1;2;',
      [
        ['a', 'b', ''],
        ['1', '2', ''],
      ],
    ],
    [';;\n \na;b', [['a', 'b']]],
  ])('%j has the cells it means', (text, rows) => expect(cells(text)).toEqual(rows))

  it('counts lines as an editor does', () => {
    const text = 'a;b\r\n"x\r\ny\nz";1\r\n\r\nc;2\r\n'
    expect(parseDelimited(text, max).lines.map(({ line }) => line)).toEqual([1, 2, 6])
    expect(parseDelimited(`sep=;\r\n${text}`, max).lines.map(({ line }) => line)).toEqual([2, 3, 7])
  })

  it('says where a quotation mark is never closed', () => {
    expect(parseDelimited('a;b\n1;2\n"c;3\n4;5', max)).toMatchObject({ unclosed: 3 })
  })

  it('is read no further than it may be', () => {
    const read = parseDelimited('a;b;c\n'.repeat(9), { rows: 4, columns: 2 })
    expect([read.lines.length, read.lines[0]?.cells, read.isCut]).toEqual([4, ['a', 'b'], true])
    expect(parseDelimited('a;b\n'.repeat(4), { rows: 4, columns: 2 }).isCut).toBe(false)
  })

  it('comes back from whatever was written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ';', ',', '"', '\n', 'ä', ' ') })
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), rows => {
        const text = rows.map(row => row.map(each => `"${each.replaceAll('"', '""')}"`).join(';')).join('\r\n')
        expect(parseDelimited(`sep=;\n${text}`, max).lines.map(line => line.cells)).toEqual(
          rows.filter(row => row.some(each => each.trim() !== '')),
        )
      }),
    )
  })
})

it('takes no more of a cell than a spreadsheet holds, and goes on counting lines', () => {
  const { lines } = parseDelimited(`"${'x\r\n'.repeat(20_000)}";1\nKim;2`, { rows: 10, columns: 10 })
  expect(lines.map(({ line, cells }) => [line, cells[0]?.length, cells[1]])).toEqual([
    [1, 32_767, '1'],
    [20_002, 3, '2'],
  ])
})
