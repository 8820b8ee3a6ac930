import { afterEach, describe, expect, it } from 'vitest'
import type { Language } from './catalogue.ts'
import { day } from './day.ts'
import { followEnglishOf } from './locale.ts'
import { instantsOf } from './span.ts'
import { momentText, planTimesText, shiftTimeText, stretchText, type TimeText, timeSentence } from './time-text.ts'
import { timeOfDay } from './time-of-day.ts'

afterEach(() => followEnglishOf(['en-US']))

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const sentence = (text: TimeText) => plain(timeSentence(text))
const zonesOf = (ownZone: string | null) => ({ organizationZone: 'Europe/Berlin', ownZone })
const manila = zonesOf('Asia/Manila')

interface Shift {
  readonly date: string
  readonly times: readonly [start: string, end: string]
  /** The plan has it under the day before. */
  readonly isNight?: boolean
}

function shift({ date, times: [start, end], isNight = false }: Shift, ownZone: string | null, language: Language) {
  const span = { startTime: timeOfDay(start), endTime: timeOfDay(end), belongsToPreviousDay: isNight }
  const zones = zonesOf(ownZone)
  return sentence(shiftTimeText(day(date), instantsOf(day(date), span, zones.organizationZone), zones, language))
}

const early: Shift = { date: '2026-12-01', times: ['08:00', '16:00'] }
const late: Shift = { date: '2026-12-01', times: ['16:00', '00:00'] }
const night: Shift = { date: '2026-11-30', times: ['00:00', '08:00'], isNight: true }

describe('the time of a shift', () => {
  it.each([
    [null, early, 'Di., 1. Dez., 08:00–16:00'],
    [null, late, 'Di., 1. Dez., 16:00–24:00'],
    [null, night, 'Di., 1. Dez., 00:00–08:00, Nacht von Mo'],
    // another zone, the same clock
    ['Europe/Paris', late, 'Di., 1. Dez., 16:00–24:00'],
    ['Europe/Paris', night, 'Di., 1. Dez., 00:00–08:00, Nacht von Mo'],
    ['Asia/Manila', early, 'Di., 1. Dez., 15:00–23:00 Manila (Berlin 08:00–16:00)'],
    ['Asia/Manila', late, 'Di., 1. Dez., 23:00–07:00 +1 Manila (Berlin 16:00–24:00)'],
    ['Asia/Manila', night, 'Di., 1. Dez., 07:00–15:00 Manila (Berlin 00:00–08:00, Nacht von Mo)'],
    ['America/Bogota', night, 'Mo., 30. Nov., 18:00–02:00 +1 Bogotá (Berlin Di 00:00–08:00, Nacht von Mo)'],
    // across midnight: the day there is the next one
    [
      'Pacific/Auckland',
      { date: '2026-12-01', times: ['16:00', '02:00'] },
      'Mi., 2. Dez., 04:00–14:00 Auckland (Berlin Di 16:00–02:00 +1)',
    ],
  ] as const)('for a reader in %s is that of %j, the organization’s beside it', (zone, filed, expected) => {
    expect(shift(filed, zone, 'de')).toBe(expected)
  })

  it('names the zone of a planned time in the hour that the clocks repeat', () => {
    const before: Shift = { date: '2026-10-24', times: ['16:00', '02:00'] }
    const after: Shift = { date: '2026-10-24', times: ['02:00', '08:00'], isNight: true }
    expect(shift(before, null, 'de')).toBe('Sa., 24. Okt., 16:00–02:00 MESZ +1')
    expect(shift(after, 'Asia/Manila', 'de')).toBe(
      'So., 25. Okt., 08:00–15:00 Manila (Berlin 02:00 MESZ–08:00, Nacht von Sa)',
    )
  })

  it('is written in the English of the reader', () => {
    expect(shift(night, null, 'en')).toBe('Tue, Dec 1, 12:00 AM–8:00 AM, Mon night')
    expect(shift(late, 'Asia/Manila', 'en')).toBe('Tue, Dec 1, 11:00 PM–7:00 AM +1 Manila (Berlin 4:00 PM–12:00 AM)')
    followEnglishOf(['en-GB'])
    expect(shift(late, 'Asia/Manila', 'en')).toBe('Tue 1 Dec, 23:00–07:00 +1 Manila (Berlin 16:00–24:00)')
  })

  it.each([
    ['2026-03-28', 'So., 29. März, 03:00–14:00 Manila (Berlin Sa 20:00–08:00 +1)'],
    ['2026-10-24', 'So., 25. Okt., 02:00–15:00 Manila (Berlin Sa 20:00–08:00 +1)'],
  ])('has the real length in the night after %s, in which Berlin changes its clock', (date, expected) => {
    expect(shift({ date, times: ['20:00', '08:00'] }, 'Asia/Manila', 'de')).toBe(expected)
  })
})

describe('a moment', () => {
  const at = (instant: string, zones = manila, language: Language = 'de') =>
    sentence(momentText(Temporal.Instant.from(instant), zones, language))

  it('is on the reader’s clock, with the organization’s beside it where that shows another time', () => {
    expect(at('2026-12-01T13:05:00Z')).toBe('Di., 1. Dez., 21:05 Manila (Berlin 14:05)')
    expect(at('2026-12-01T16:30:00Z')).toBe('Mi., 2. Dez., 00:30 Manila (Berlin Di 17:30)')
    expect(at('2026-12-01T16:30:00Z', manila, 'en')).toBe('Wed, Dec 2, 12:30 AM Manila (Berlin Tue 5:30 PM)')
    expect(at('2026-12-01T13:05:00Z', zonesOf('Europe/Paris'))).toBe('Di., 1. Dez., 14:05')
    expect(at('2026-12-01T13:05:00Z', zonesOf(null))).toBe('Di., 1. Dez., 14:05')
  })

  it('says which of the two it is in the hour that the clocks repeat', () => {
    expect(at('2026-10-25T00:30:00Z', zonesOf(null))).toBe('So., 25. Okt., 02:30 MESZ')
    expect(at('2026-10-25T01:30:00Z', zonesOf(null))).toBe('So., 25. Okt., 02:30 MEZ')
  })
})

it('worked hours have the day on which they begin', () => {
  const worked = {
    start: Temporal.Instant.from('2026-12-01T15:58:00Z'),
    end: Temporal.Instant.from('2026-12-02T00:03:00Z'),
  }
  expect(sentence(stretchText(worked, manila, 'de'))).toBe(
    'Di., 1. Dez., 23:58–08:03 +1 Manila (Berlin 16:58–01:03 +1)',
  )
  const until = { ...worked, end: Temporal.Instant.from('2026-12-01T23:00:00Z') }
  expect(timeSentence(stretchText(until, zonesOf(null), 'de'), 'withoutDay')).toBe('16:58–24:00')
  expect(plain(timeSentence(stretchText(until, zonesOf(null), 'en'), 'withoutDay'))).toBe('4:58 PM–12:00 AM')
})

describe('the times of a shift on the organization’s clock', () => {
  const filed = { startTime: '00:00', endTime: '08:00', isOvernight: true }

  it('have the real date of a night that belongs to the day before', () => {
    expect(planTimesText({ ...filed, date: day('2026-11-30') }, 'de')).toBe('Di., 1. Dez. 00:00–08:00')
    expect(plain(planTimesText({ ...filed, date: day('2026-11-30') }, 'en'))).toBe('Tue, Dec 1 12:00 AM–8:00 AM')
  })

  it('say only that it is the next day where no date is known', () => {
    expect(planTimesText(filed, 'de')).toBe('00:00–08:00 am Tag danach')
    expect(plain(planTimesText(filed, 'en'))).toBe('12:00 AM–8:00 AM the next day')
  })

  it('have no date where the shift begins on its own day', () => {
    const evening = { startTime: '16:00', endTime: '02:00', isOvernight: true, date: day('2026-11-30') }
    expect(planTimesText(evening, 'de')).toBe('16:00–02:00 +1')
  })
})
