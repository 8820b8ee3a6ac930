import { expect, it } from 'vitest'
import { findByName } from './name-matches.ts'

const people = ['Björn Kern', 'Jorge Paz', 'Jörg Ünal', 'Anna-Jördis Weiß', 'Hannes Vogt', 'Ida Sørensen'].map(
  fullName => ({ fullName }),
)

it.each([
  ['', people.map(({ fullName }) => fullName)],
  ['Jör', ['Jörg Ünal', 'Anna-Jördis Weiß']],
  ['Jo\u0308r', ['Jörg Ünal', 'Anna-Jördis Weiß']],
  ['jor', ['Jorge Paz', 'Jörg Ünal', 'Anna-Jördis Weiß']],
  ['björ', ['Björn Kern']],
  ['Jörge', ['Jorge Paz']],
  ['jörg ü', ['Jörg Ünal']],
  ['ann', ['Anna-Jördis Weiß']],
  ['nes', ['Hannes Vogt']],
  ['weiss', ['Anna-Jördis Weiß']],
  ['Sör', ['Ida Sørensen']],
  ['xyz', []],
])('finds for %j: %j', (typed, expected) => {
  expect(findByName(people, typed).map(({ fullName }) => fullName)).toEqual(expected)
})
