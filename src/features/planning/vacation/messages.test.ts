import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

it.each([
  ['de', de],
  ['en', en],
])('a request stands on the screen as the handbook has it (%s)', (language, { statuses }) => {
  const handbook = readFileSync(`docs/product/${language}/vacation.md`, 'utf8')
  const states = Object.values(statuses)
  expect(states.filter(state => !new RegExp(`^\\| ${state} +\\|`, 'm').test(handbook))).toEqual([])
})
