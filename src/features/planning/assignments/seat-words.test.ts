import { expect, it } from 'vitest'
import { seatWords as de } from './seat-words.de.ts'
import { seatWords as en } from './seat-words.en.ts'

it.each([
  [de, 'Kim hat abgelehnt', 'Kim hat abgelehnt: krank'],
  [en, 'Kim declined', 'Kim declined: krank'],
])('whoever has declined is named with the reason, if one was given', (texts, without, withReason) => {
  expect([texts.declinedBy('Kim', ''), texts.declinedBy('Kim', 'krank')]).toEqual([without, withReason])
})
