import { expect, it } from 'vitest'
import { reasonText, systemReason } from './system-reasons.ts'

it('words a stored code in the language of the reader', () => {
  expect(reasonText(systemReason('market'), 'de')).toBe('Schichtbörse')
  expect(reasonText(systemReason('market'), 'en')).toBe('Open shifts & swaps')
})

it('leaves a typed reason as it is', () => {
  expect(reasonText('Abgesprochen', 'en')).toBe('Abgesprochen')
})
