import { expect, it } from 'vitest'
import { de } from '../messages.de.ts'
import { impactLines } from './impact.ts'

const hangs = { published: 150, drafts: 11, people: 3 }

it('lists the assignments that stay when a shift is disabled, without a day if none was chosen', () => {
  expect(impactLines(de.impact, hangs, true)).toEqual([de.impact.off(161)])
  expect(impactLines(de.impact, { ...hangs, published: 0, drafts: 0 }, true)).toEqual([])
})

it('says of new times what keeps the old ones, and whose availability goes over', () => {
  expect(impactLines(de.impact, hangs, false)).toEqual([de.impact.seats(161), de.impact.people(3)])
})
