import { expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { absenceReportInput, settingsChange } from './schema.ts'

it.each([
  [[], []],
  [
    [6, 24, 6],
    [24, 6],
  ],
  [[72], [72]],
  [[73], 'input.range'],
  [[0], 'input.range'],
  [[5, 4, 3, 2, 1], 'input.tooMany'],
])('alarms %j hours before a seat begins: %j', (alarmHours, said) => {
  const { data, error } = settingsChange.safeParse({ alarmHours })
  expect(error?.issues[0]?.message ?? data?.alarmHours).toEqual(said)
})

it('a note has three hundred characters at most', () => {
  const takes = (length: number) =>
    absenceReportInput.safeParse({ assignmentId: newId(), kind: 'illness', until: null, note: 'x'.repeat(length) })
      .success
  expect([300, 301].map(takes)).toEqual([true, false])
})
