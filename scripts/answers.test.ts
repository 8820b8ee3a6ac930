import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shapeOfAnswers } from './answers.ts'

const features = path.join(path.dirname(import.meta.dirname), 'src/features')
let folder = ''
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-answers-'))
  fs.cpSync(features, folder, { recursive: true })
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

const shapeWith = (file: string) => {
  fs.appendFileSync(path.join(folder, file), '\n')
  return shapeOfAnswers(folder)
}

it('is the same whatever else changes', () => {
  const before = shapeOfAnswers(folder)
  expect(before).toMatch(/^[\w-]{8}$/)
  expect(before).toBe(shapeOfAnswers())
  for (const file of ['planning/schedule/rules.ts', 'planning/schedule/server/actions.ts']) {
    expect(shapeWith(file)).toBe(before)
  }
})

it.each([
  ['a schema', 'planning/schedule/schema.ts'],
  ['the session, whose schema stands in the contract', 'access/sign-in/contract.ts'],
  ['the marks of a seat', 'planning/agency-week/flags.ts'],
  ['how seats are packed', 'planning/agency-week/packed-seats.ts'],
  ['how cells are packed', 'planning/availability/packed.ts'],
])('is another one when %s is', (_, file) => {
  const before = shapeOfAnswers(folder)
  expect(shapeWith(file)).not.toBe(before)
})
