import { expect, it } from 'vitest'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

it('writes a colour in a sentence as the language does', () => {
  expect(de.fixedColour(de.colours.yellow)).toContain('immer in Gelb.')
  expect(en.fixedColour(en.colours.yellow)).toContain('always shown in yellow.')
})
