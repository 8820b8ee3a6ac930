import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'

const only = (cell: string) => csvOf([[cell]], ',').slice(1, -2)

describe('a table for spreadsheets', () => {
  it('quotes every cell, with the mark before and CRLF between', () => {
    expect(
      csvOf(
        [
          ['a', 'b'],
          ['1;2', 'x\ny'],
        ],
        ';',
      ),
    ).toBe('\uFEFF"a";"b"\r\n"1;2";"x\ny"\r\n')
  })

  it.each([
    ['=1+1', `"'=1+1"`],
    ['+49 170 1', `"'+49 170 1"`],
    ['-5+1', `"'-5+1"`],
    ['-5-1', `"'-5-1"`],
    ['-A1', `"'-A1"`],
    [' -5', `"' -5"`],
    ['-1e5', `"'-1e5"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['  =HYPERLINK("http://x","y")', `"'  =HYPERLINK(""http://x"",""y"")"`],
    ['\u00A0=1', `"'\u00A0=1"`],
    ['|cmd', `"'|cmd"`],
    ['%0A=1', `"'%0A=1"`],
    ['sagt "ja"', '"sagt ""ja"""'],
    ['a=b', '"a=b"'],
    ['O’Neill', '"O’Neill"'],
    ['', '""'],
    // a number calculates nothing, and a sum has to find it
    ['-5', '"-5"'],
    ['-1234,50', '"-1234,50"'],
    ['-0.25', '"-0.25"'],
  ])('takes the force out of %j', (cell, expected) => {
    expect(only(cell)).toBe(expected)
  })
})
