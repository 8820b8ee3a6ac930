import { expect, it } from 'vitest'
import * as de from './reasons.de.ts'
import * as en from './reasons.en.ts'
import type { Candidate } from './schema.ts'
import { suggestedCandidate, sortBySection, sectionOf } from './sections.ts'

const somebody = (fullName: string, more: Partial<Candidate> = {}): Candidate => ({
  profileId: fullName,
  fullName,
  fit: 'fits',
  reasons: [],
  warnings: [],
  availability: 'full',
  isMain: false,
  isHome: false,
  rank: null,
  weekHours: 0,
  local: null,
  ...more,
})
const no = { code: 'declined', reason: '' } as const
const ada = somebody('Ada', { fit: 'warns', reasons: [no] })
const bea = somebody('Bea', { fit: 'blocked' })
const cem = somebody('Cem', { fit: 'blocked', reasons: [no] })
const dora = somebody('Dora', { fit: 'warns' })

it('puts whoever has said no last, whatever else stands against them, and suggests them to nobody', () => {
  const all = sortBySection([dora, ada, bea, cem])
  expect(all.map(one => [one.fullName, sectionOf(one)])).toEqual([
    ['Dora', 'warns'],
    ['Bea', 'blocked'],
    ['Ada', 'declined'],
    ['Cem', 'declined'],
  ])
  expect(suggestedCandidate(all, '')).toBe(dora)
  expect(suggestedCandidate(sortBySection([ada, bea]), '')).toBeUndefined()
  expect(suggestedCandidate(sortBySection([ada]), '')).toBeUndefined()
  // who is called by name is meant
  expect(suggestedCandidate(sortBySection([ada]), 'ad')).toBe(ada)
  expect(suggestedCandidate(sortBySection([cem]), 'cem')).toBeUndefined()
})

it('says why somebody cannot come', () => {
  expect(de.reasons.declined({ reason: 'Zahnarzt' })).toBe('Hat abgelehnt: Zahnarzt')
  expect(de.reasons.declined({ reason: '', absence: 'illness' })).toBe('Krank gemeldet')
  expect(de.reasons.declined({ reason: 'Fieber', absence: 'illness' })).toBe('Krank gemeldet: Fieber')
  expect(en.reasons.declined({ reason: '', absence: 'other' })).toBe('Reported absent')
})
