import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { shapeOfAnswers } from './answers.ts'

it('is another one when a schema is, and the same whatever else changes', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-answers-'))
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  write('planning/schedule/schema.ts', 'export const plan = 1')
  write('planning/schedule/rules.ts', '1')
  const before = shapeOfAnswers(folder)
  expect(before).toMatch(/^[\w-]{8}$/)
  write('planning/schedule/rules.ts', '2')
  write('planning/schedule/server/other-schema.ts', '2')
  expect(shapeOfAnswers(folder)).toBe(before)
  write('planning/schedule/schema.ts', 'export const plan = 2')
  expect(shapeOfAnswers(folder)).not.toBe(before)
  fs.rmSync(folder, { recursive: true })
})

it('knows the schemas that there are', () => expect(shapeOfAnswers()).not.toBe(shapeOfAnswers(import.meta.dirname)))
