import { describe, expect, it } from 'vitest'
import { orderProofsIn, readDate } from './written-date.ts'

const berlin = { order: 'dayFirst', timeZone: 'Europe/Berlin' } as const
const american = { ...berlin, order: 'monthFirst' } as const
const written = (text: string, reader: Parameters<typeof readDate>[1] = berlin) => {
  const date = readDate(text, reader)
  return date && (date.day ?? date.month)
}

describe('written dates', () => {
  it.each([
    '2026-10-27',
    '2026/10/27',
    '2026.10.27',
    '20261027',
    '27.10.2026',
    '27.10.26',
    '27. 10. 2026',
    '27/10/2026',
    '27/10/26',
    '27-10-2026',
    '27 10 2026',
    '27 Oct 2026',
    '27. Oktober 2026',
    '27. Okt. 2026',
    '27-Okt-26',
    '27-OCT-2026',
    '27/Oct/2026',
    '27OCT2026',
    '27th of October 2026',
    'Oct 27, 2026',
    'October 27th, 2026',
    'Oct 27 2026',
    "Oct 27 '26",
    'Oct-27-2026',
    '2026-Oct-27',
    'Di, 27.10.2026',
    'Di. 27.10.26',
    'Dienstag, 27. Oktober 2026',
    'Tue 27 Oct 2026',
    'Tuesday, October 27, 2026',
    '27.10.2026, Dienstag',
    '27.10.2026 (Di)',
    '27.10.2026 Frühschicht',
    '27.10.2026 10:00',
    '27.10.2026, 10:00 Uhr',
    '27.10.2026 um 10.30 Uhr',
    '27.10.26 22:00 - 06:00',
    '27.10.26 22:00-06:00',
    '2026-10-27 10:00:00.123456',
    '2026-10-27T10:00',
    'Oct 27, 2026, 11:30 PM',
    'Oct 27, 2026 at 11:30\u202FPM',
    '27/10/2026 11:30 p.m.',
    '27/10/2026 11 PM',
  ])('reads %s as 27 October 2026', text => expect(written(text)).toBe('2026-10-27'))

  it.each([
    '2026-10',
    '2026/10',
    '10/2026',
    '10.2026',
    'Oktober 2026',
    'Okt. 2026',
    'Okt 26',
    'Oct-26',
    "Oct '26",
    '01.10.2026 - 31.10.2026',
    '2026-10-01 – 2026-10-31',
    '1.10.26 bis 31.10.26',
  ])('reads %s as October 2026', text => expect(written(text)).toBe('2026-10'))

  it.each([
    ['1. Jänner 2026', '2026-01-01'],
    ['1. Feber 2026', '2026-02-01'],
    ['1. März 2026', '2026-03-01'],
    ['1. Mrz. 2026', '2026-03-01'],
    ['1 Mar 2026', '2026-03-01'],
    ['1 Mai 2026', '2026-05-01'],
    ['May 1, 2026', '2026-05-01'],
    ['1. Juni 2026', '2026-06-01'],
    ['Jul 1, 2026', '2026-07-01'],
    ['Sept. 1, 2026', '2026-09-01'],
    ['1 Dez 2026', '2026-12-01'],
    ['29.02.2028', '2028-02-29'],
  ])('reads %s as %s', (text, date) => expect(written(text)).toBe(date))

  it.each([
    '',
    'heute',
    '46338',
    '13/2026',
    '0.11.2026',
    '31.11.2026',
    '2026-11-31',
    '30/02/2026',
    '31/11/2026',
    '31. November 2026',
    'Nov 31, 2026',
    '27. Foo 2026',
    '27.10.',
    '27.10.2026 25:00',
    '27.10.2026 10:00 XYZT',
    '26.10.2026 - 25.11.2026',
    '1.10.2026 - 2.10.2026 - 3.10.2026',
    '9'.repeat(1000),
  ])('reads %s as no date', text => expect(written(text)).toBeUndefined())

  it('reads the order only where the year stands behind numbers', () => {
    const texts = ['10/11/2026', '10-11-26', '10.11.2026', '2026-10-11', '10 Nov 2026', '10/2026']
    expect(texts.map(text => written(text))).toEqual([
      '2026-11-10',
      '2026-11-10',
      '2026-11-10',
      '2026-10-11',
      '2026-11-10',
      '2026-10',
    ])
    expect(texts.map(text => written(text, american))).toEqual([
      '2026-10-11',
      '2026-10-11',
      '2026-10-11',
      '2026-10-11',
      '2026-11-10',
      '2026-10',
    ])
    expect(written('10/27/2026 12:15:00 AM', american)).toBe('2026-10-27')
    expect(written('10/27/2026')).toBeUndefined()
  })

  it.each([
    ['2026-11-30T23:30:00Z', '2026-12-01'],
    ['2026-11-30 23:30:00 UTC', '2026-12-01'],
    ['2026-11-30 23:30:00 +0000 UTC', '2026-12-01'],
    ['2026-11-30 23:30 (UTC)', '2026-12-01'],
    ['2026-11-30T22:59:59.999Z', '2026-11-30'],
    ['2026-11-30T23:30:00+01:00[Europe/Berlin]', '2026-11-30'],
    ['2026-12-01T00:30:00+02:00', '2026-11-30'],
    ['2026-11-30T18:30-0500', '2026-12-01'],
    ['Mon, 30 Nov 2026 23:30:00 GMT', '2026-12-01'],
    ['Mon Nov 30 2026 23:30:00 GMT+0100 (Central European Standard Time)', '2026-11-30'],
    ['2026-11-30 23:30:00+00', '2026-12-01'],
    ['2026-11-30 23:30:00.123 +0000', '2026-12-01'],
    ['30/11/2026 11:30:00 PM UTC', '2026-12-01'],
    ['30.11.2026 23:30 MEZ', '2026-11-30'],
    ['Nov 30, 2026, 3:30 PM PST', '2026-12-01'],
    // a minute before and after midnight of a summer evening
    ['2026-07-31T21:59Z', '2026-07-31'],
    ['2026-07-31T22:00Z', '2026-08-01'],
  ])('reads the moment %s as %s in Berlin', (text, date) => expect(written(text)).toBe(date))

  it('reads a moment in the zone that is asked for', () => {
    const text = '2026-11-30T23:30:00Z'
    expect(written(text, { ...berlin, timeZone: 'America/New_York' })).toBe('2026-11-30')
    expect(written('1900-01-01T00:00:00Z', { ...berlin, timeZone: 'America/New_York' })).toBeUndefined()
  })
})

describe('the order that a written date proves', () => {
  it.each([
    ['27/10/2026', ['dayFirst']],
    ['10/27/2026 11:30 PM', ['monthFirst']],
    ['Tue, 10-27-26', ['monthFirst']],
    ['11/12/2026', ['either']],
    ['11.12.2026', ['either, with dots']],
    ['27.10.2026', ['dayFirst, with dots']],
    ['11/01/2026 - 11/30/2026', ['either', 'monthFirst']],
    ['31/11/2026', ['dayFirst']],
    ['11/11/2026', []],
    ['13/13/2026', []],
    ['2026-10-27', []],
    ['10/2026', []],
    ['27 Oct 2026', []],
    ['heute', []],
  ])('is found: %s proves %j', (text, proofs) => {
    const found = orderProofsIn(text)
    expect(found.map(({ order = 'either', isDotted }) => `${order}${isDotted ? ', with dots' : ''}`)).toEqual(proofs)
  })
})

describe('dates without a full year', () => {
  const october = { ...berlin, month: '2026-10' }
  it.each(['27.10.', '27.10', '27/10', '27-10', 'Di, 27.10.', '261027'])('reads %s in the year of the month', text => {
    expect(written(text, october)).toBe('2026-10-27')
  })

  it('reads 10/27 month first', () => {
    expect(written('10/27', { ...american, month: '2026-10' })).toBe('2026-10-27')
  })

  it('proves an order like other dates', () => {
    expect(orderProofsIn('10/27')).toEqual([{ order: 'monthFirst', isDotted: false }])
    expect(orderProofsIn('27.10.')).toEqual([{ order: 'dayFirst', isDotted: true }])
  })

  it.each(['271026', '102726', '31.02.', '45.10.'])('does not guess what %s is', text => {
    expect(written(text, october)).toBeUndefined()
  })

  it.each(['27.10.', '10/27', '261027'])('does not read %s where the month is not known', text => {
    expect(written(text)).toBeUndefined()
  })
})
