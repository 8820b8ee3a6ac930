import { expect, it } from 'vitest'
import { idPattern, newId } from './id.ts'

const ids = Array.from({ length: 20_000 }, newId)

it('gives twelve letters and digits, never the same twice', () => {
  expect(ids.every(id => idPattern.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})

it('favours no letter', () => {
  const counts = Map.groupBy(ids.join(''), letter => letter)
  const fair = (ids.length * 12) / 62
  expect(counts.size).toBe(62)
  // Six standard deviations; a remainder taken of whole bytes would favour eight letters by 21 %.
  for (const { length } of counts.values()) {
    expect(Math.abs(length - fair) / fair).toBeLessThan(0.1)
  }
})

it.each(['', 'short', 'a'.repeat(13), 'abcdefghijk-', 'abcdefghijkl\n'])('its pattern refuses %j', text => {
  expect(idPattern.test(text)).toBe(false)
})
