import { expect, it } from 'vitest'
import { filledIn } from './info-text.ts'

it('fills the placeholders of the info text, as often as they stand there', () => {
  expect(filledIn('{requested} von {limit}, also {requested}', 5, 3)).toBe('5 von 3, also 5')
})
