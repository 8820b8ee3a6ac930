import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { read } from '#test/read-figures.ts'

/** Made in LibreOffice 7.4, amounts as money of the language, and saved as it offers to. */
test.each([
  ['libreoffice-de.xlsx', ['Anna Brückner 184050 EUR', 'Ben Nowak 90000 EUR'], ['total']],
  ['libreoffice-de.xls', ['Anna Brückner 184050 EUR', 'Ben Nowak 90000 EUR'], ['total']],
  ['libreoffice-en.xlsx', ['Anna Brueckner 184050 USD', 'Ben Nowak 90000 USD'], []],
  ['libreoffice-en.xls', ['Anna Brueckner 184050 USD', 'Ben Nowak 90000 USD'], []],
])('%s goes in at the first try', async (file, people, problems) => {
  const answer = await read(new Uint8Array(readFileSync(`test/files/${file}`)))
  if (answer.kind !== 'done' || answer.done === 'crowded') throw new Error(JSON.stringify(answer))
  const table = answer.done
  expect(
    table.people.map(
      ({ name, figures }) => `${name} ${figures.map(one => `${one.revenue} ${one.currency}`).join(' ')}`,
    ),
  ).toEqual(people)
  expect(table.problems.map(({ code }) => code)).toEqual(problems)
})
