import { expect, it } from 'vitest'
import { fillInfoText } from './info-text.ts'

it('fills the placeholders of the info text, as often as they stand there', () => {
  expect(fillInfoText('{requested} von {limit}, also {requested}', 5, 3)).toBe('5 von 3, also 5')
})
