import { expect, it } from 'vitest'
import { de } from './board.de.ts'
import { en } from './board.en.ts'

it.each([
  [de, 'Kim hat abgelehnt', 'Kim hat abgelehnt: krank'],
  [en, 'Kim declined', 'Kim declined: krank'],
])('whoever has declined is named with the reason, if one was given', (texts, without, withReason) => {
  expect([texts.declinedBy('Kim', ''), texts.declinedBy('Kim', 'krank')]).toEqual([without, withReason])
})
