import { expect, test } from 'vitest'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { wordingOf } from './wording.ts'

const seat = { groupName: 'Luna', shiftName: 'Nacht', date: '2028-02-29', startTime: '22:00', endTime: '06:00' }

test('a published week names every shift of it', () => {
  const { shiftName, date, startTime, endTime } = seat
  const told = {
    kind: 'shift_assigned' as const,
    parameters: { groupName: 'Luna', week: '2028-W09', shifts: [{ shiftName, date, startTime, endTime }] },
  }
  const german = { title: 'Neue Schicht in Luna', lines: ['Di., 29. Feb. · Nacht, 22:00–06:00'] }
  expect(wordingOf(told, de.sentences, 'de')).toEqual(german)
  expect(wordingOf(told, en.sentences, 'en').lines).toEqual(['Tue, Feb 29 · Nacht, 22:00–06:00'])
})

test('a decision without words has no empty line', () => {
  const told = {
    kind: 'vacation_request_approved' as const,
    parameters: { requestId: 'AAAAAAAAAAAA', dates: ['2026-12-31', '2027-01-01'], response: null, responder: 'Olivia' },
  }
  expect(wordingOf(told, de.sentences, 'de')).toEqual({
    title: 'Dein Urlaub ist genehmigt',
    lines: ['Do., 31. Dez., Fr., 1. Jan.'],
  })
})

test('one hour is one', () => {
  const title = (hours: number) =>
    wordingOf({ kind: 'shift_reminder', parameters: { ...seat, hours } }, de.sentences, 'de').title
  expect([title(1), title(12)]).toEqual(['Deine Schicht beginnt in 1 Stunde', 'Deine Schicht beginnt in 12 Stunden'])
})

test('seats that are one’s own are not told of like those of somebody else', () => {
  const title = (count: number, isOwn: boolean) => {
    const parameters = { name: 'Kim Albers', seats: Array.from({ length: count }, () => seat), isOwn }
    return wordingOf({ kind: 'assignments_freed', parameters }, de.sentences, 'de').title
  }
  expect([title(1, true), title(2, true)]).toEqual(['Dein Platz ist frei', 'Deine 2 Plätze sind frei'])
  expect([title(1, false), title(2, false)]).toEqual([
    'Ein Platz von Kim Albers ist frei',
    '2 Plätze von Kim Albers sind frei',
  ])
})
