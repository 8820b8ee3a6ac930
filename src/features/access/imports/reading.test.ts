import { expect, it } from 'vitest'
import type { Row } from '#features/foundation/spreadsheets/cells.ts'
import { readPeople } from './reading.ts'
import { maxPeople } from './rules.ts'

const width = 100

/** Rows that count how often their cells are looked at. */
function countingRows(contents: readonly (readonly string[])[]) {
  const seen = { reads: 0 }
  const rows = contents.map(
    (cells, at): Row => ({
      line: at + 1,
      get cells() {
        seen.reads += 1
        return cells
      },
    }),
  )
  return { rows, seen }
}
const wide = (texts: readonly string[]) => Array.from({ length: width }, (_, at) => texts[at] ?? 'x')

it.each([
  ['with a header', ['Name', 'E-Mail']],
  ['without a header', []],
])('refuses a list of too many people without a look at every column of every line, %s', (_, head) => {
  const people = Array.from({ length: maxPeople * 40 }, () => wide(['Kim', 'kim']))
  const { rows, seen } = countingRows([wide(head), ...people])
  expect(readPeople(rows, width, undefined)).toHaveProperty('tooMany')
  expect(seen.reads).toBeLessThan(rows.length * width * 0.4)
})

it('reads a few people between many lines that are empty in the columns of people', () => {
  const others = Array.from({ length: maxPeople * 10 }, () => wide(['', '']))
  const { rows, seen } = countingRows([
    wide(['Name', 'E-Mail']),
    wide(['Kim', 'kim@example.test']),
    ...others,
    wide(['E-Mail', 'Name']),
    wide(['Kofi', 'kofi@example.test']),
  ])
  const reading = readPeople(rows, width, undefined)
  expect(reading).toMatchObject({
    furtherHeads: [rows.length - 1],
    lines: [{ cells: { name: { text: 'Kim' } } }, { cells: { name: { text: 'Kofi' } } }],
  })
  expect(seen.reads).toBeLessThan(rows.length * 20)
})
