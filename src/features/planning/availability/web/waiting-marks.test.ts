// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import type { PendingWrite } from '#platform/web/pending-writes.ts'
import type { CellChange } from '../schema.ts'
import { addToWaiting, separateRefusedMark, applyWaitingMarks } from './waiting-marks.ts'

const w48 = week('2026-W48')
const of = { week: w48, profileId: 'kim' }
const cell = (date: string, marking: CellChange['marking']): CellChange => ({
  date: day(date),
  shiftId: 'early',
  marking,
  was: { status: 'none', note: '' },
})
const waiting = (cells: CellChange[], more: Partial<PendingWrite> = {}): PendingWrite => ({
  id: 'a',
  path: ['availability', 'setCells'],
  input: { ...of, cells },
  title: 'Verfügbarkeit KW 48',
  parts: cells.map(({ date }) => date),
  isSent: false,
  ...more,
})

it('shows a week as it will be when all that waits has been sent, each stroke over the one before', () => {
  const stored = [{ date: '2026-11-25', shiftId: 'early', status: 'available' as const, note: 'ab 10 Uhr' }]
  const strokes = [
    waiting([cell('2026-11-25', 'preferred'), cell('2026-11-26', 'available')]),
    waiting([cell('2026-11-26', 'none')]),
  ]
  expect(applyWaitingMarks(stored, strokes, of)).toEqual([
    { date: '2026-11-25', shiftId: 'early', status: 'preferred', note: 'ab 10 Uhr' },
    { date: '2026-11-26', shiftId: 'early', status: 'none', note: '' },
  ])
})

it('leaves out what was refused, what is another’s, and another week', () => {
  const others = [
    waiting([cell('2026-11-25', 'preferred')], { refused: 'Nein' }),
    {
      ...waiting([cell('2026-11-25', 'preferred')]),
      input: { ...of, profileId: 'kofi', cells: [cell('2026-11-25', 'preferred')] },
    },
    { ...waiting([]), path: ['ownShifts', 'confirm'] as const },
  ]
  expect(applyWaitingMarks([], others, of)).toEqual([])
  expect(
    applyWaitingMarks([], [waiting([cell('2026-11-25', 'preferred')])], { ...of, week: week('2026-W49') }),
  ).toEqual([])
})

it('says which of many cells was refused, and keeps the others', () => {
  const both = waiting([cell('2026-11-25', 'preferred'), cell('2026-11-26', 'available')])
  expect(separateRefusedMark(both, 0)).toEqual({
    refused: '2026-11-25',
    rest: { input: { ...of, cells: [cell('2026-11-26', 'available')] }, parts: ['2026-11-26'] },
  })
  expect(separateRefusedMark(waiting([cell('2026-11-25', 'preferred')]), 0)).toEqual({
    refused: '2026-11-25',
    rest: undefined,
  })
})

describe('a mark that comes to what waits', () => {
  const early = waiting([cell('2026-11-25', 'available'), cell('2026-11-26', 'available')])
  const late = (cells: CellChange[], more: Partial<PendingWrite> = {}) => waiting(cells, { id: 'b', ...more })

  it('becomes one with marks of its week, each cell with what stood there before all of them', () => {
    const again = late([{ ...cell('2026-11-25', 'preferred'), was: { status: 'available', note: '' } }], {
      parts: ['bevorzugt'],
    })
    expect(addToWaiting([early], again)).toMatchObject([
      {
        input: { ...of, cells: [cell('2026-11-25', 'preferred'), cell('2026-11-26', 'available')] },
        parts: ['bevorzugt', '2026-11-26'],
      },
    ])
  })

  it('takes back what is again as it was', () => {
    expect(addToWaiting([early], late([cell('2026-11-25', 'none')]))).toMatchObject([{ parts: ['2026-11-26'] }])
    expect(addToWaiting([early], late(['2026-11-25', '2026-11-26'].map(date => cell(date, 'none'))))).toEqual([])
  })

  it.each([
    ['what was sent', { ...early, isSent: true }],
    ['what was refused', { ...early, refused: 'Nein' }],
    ['marks of another week', { ...early, input: { ...of, week: week('2026-W49'), cells: [] } }],
    ['something else', { ...early, path: ['ownShifts', 'confirm'] as const }],
  ])('stays by itself beside %s', (_, other) => {
    const mark = late([cell('2026-11-25', 'preferred')])
    expect(addToWaiting([other], mark)).toEqual([other, { ...mark, id: expect.any(String) }])
  })
})
