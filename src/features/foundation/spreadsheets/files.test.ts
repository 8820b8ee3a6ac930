import { expect, it } from 'vitest'
import { sanitizeFileName, findFileFault } from './files.ts'

it.each([
  ['a.xlsx', 5, undefined],
  ['A.XLS', 5, undefined],
  ['a.b.csv', 10_485_760, undefined],
  ['a.csv', 10_485_761, 'tooLarge'],
  ['a.ods', 5, 'fileType'],
  ['csv', 5, 'fileType'],
  ['a.csv.exe', 5, 'fileType'],
])('a file called %s of %i bytes: %s', (name, size, refusal) => expect(findFileFault({ name, size })).toBe(refusal))

it.each([
  ['C:\\Tabellen\\Team.xlsx', 'Team.xlsx'],
  ['\u202Excod.xlsx', 'upload.xlsx'],
  ['', 'upload'],
  [`${'x'.repeat(119)}🌙.csv`, `${'x'.repeat(119)}.csv`],
  [`${'x'.repeat(200)}.csv`, `${'x'.repeat(120)}.csv`],
])('the name %j is shown as %s', (name, plain) => expect(sanitizeFileName(name)).toBe(plain))
