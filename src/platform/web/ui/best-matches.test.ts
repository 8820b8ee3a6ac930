import { expect, it } from 'vitest'
import { findBestMatches, isMatchedByName } from './best-matches.ts'

const people = ['Anna Kim', 'Kim Sander', 'Joachim Ott', 'Klaus I. Maier', 'Mara Lind'].map(label => ({ label }))
const found = (typed: string) => findBestMatches(people, typed).map(person => person.label)

it('puts the start of the name before that of a later word, before initials, before anywhere', () => {
  expect(found('kim')).toEqual(['Kim Sander', 'Anna Kim', 'Klaus I. Maier'])
  expect(found('him')).toEqual(['Joachim Ott'])
  expect(found('ML')).toEqual(['Mara Lind'])
  expect(found('xyz')).toEqual([])
})

it('shows fifty at most', () => {
  const many = Array.from({ length: 500 }, (_, n) => ({ label: `Person ${n}` }))
  expect(findBestMatches(many, '')).toHaveLength(50)
  expect(findBestMatches(many, 'per')).toHaveLength(50)
})

it('distinguishes a match of the name from one of other words', () => {
  const option = { label: 'Dark appearance', also: 'night theme' }
  expect(isMatchedByName(option, 'dark app')).toBe(true)
  expect(isMatchedByName(option, 'night')).toBe(false)
})
