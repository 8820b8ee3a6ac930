import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPeopleInChild } from './people-in-child.ts'

const asker = { organizationId: 'nordlicht', personId: 'olivia' }

async function read(file: string) {
  const bytes = new Uint8Array(readFileSync(`test/files/${file}`))
  const task = { bytes, sheet: undefined, encoding: undefined, columns: undefined }
  const answer = await readPeopleInChild(asker, () => Promise.resolve(task), { milliseconds: 60_000 })
  if (answer.kind !== 'done' || 'tooMany' in answer.done) throw new Error(JSON.stringify(answer))
  return answer.done
}

/** Built part by part as these programs save a table; those of LibreOffice around the parts of a file that it has saved. */
test.each([
  ['people-excel.xlsx', ['formula']],
  ['people-google.xlsx', []],
  ['people-libreoffice.xlsx', []],
  ['people-excel.csv', []],
  ['people-excel-utf8.csv', []],
  ['people-excel-unicode.csv', []],
  ['people-google.csv', []],
  ['people-libreoffice.csv', []],
])('%s is read as it was meant', async (file, marks) => {
  const { isHeaded, lines } = await read(file)
  expect(isHeaded).toBe(true)
  expect(lines.map(({ line, cells }) => [line, ...Object.values(cells).map(({ text }) => text)])).toEqual([
    [2, 'Jörg Müller', 'joerg.mueller@example.test', 'Teamleitung', 'Luna', 'Deutsch'],
    [3, 'Zoë Dang', 'zoe@example.test', 'Chatter', 'Luna; Nova', 'Englisch'],
    [4, 'Ömer Yildiz', 'ömer@müller.test', '', '', ''],
  ])
  expect(lines.flatMap(({ cells }) => Object.values(cells).flatMap(({ mark }) => mark ?? []))).toEqual(marks)
})

/** Made in LibreOffice 7.4 for the scoreboard: whoever takes that file for a list of people sees what it holds of them. */
test.each(['libreoffice-de.xlsx', 'libreoffice-de.xls'])('%s has one address', async file => {
  const { columns, lines } = await read(file)
  expect(columns.map(({ title, field }) => [title, field])).toEqual([
    ['Chatter', 'name'],
    ['E-Mail', 'email'],
    ['Umsatz', null],
    ['Währung', null],
    ['Verkäufe', null],
    ['Stunden', null],
  ])
  expect(lines.map(({ cells }) => cells.email?.text)).toEqual(['anna@demo.staffel.test', '', ''])
})
