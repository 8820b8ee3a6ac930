import { expect, it } from 'vitest'
import type { FilePreview } from '../schema.ts'
import { linesToSend, byLine, isReady, linesOf } from './edited-lines.ts'

const line = (at: number, more: Partial<FilePreview['lines'][number]> = {}) => ({
  line: at,
  name: '',
  email: `p${at}@x.test`,
  role: null,
  groupIds: [],
  language: null,
  unread: [],
  notes: [],
  ...more,
})
const preview = (...lines: FilePreview['lines']): FilePreview => ({
  sheets: [],
  sheet: null,
  encoding: null,
  encodings: null,
  columns: [],
  isComplete: true,
  isHeaded: true,
  furtherHeads: [],
  lines,
  faults: [{ line: 3, fault: 'member', above: null }],
})
const welcome = { role: 'team_lead', groupIds: ['luna'], language: 'de' } as const

it('puts what needs a look first, and what was said for all where the file says nothing', () => {
  const lines = linesOf(
    preview(
      line(2, { role: 'chatter', groupIds: ['nova'], language: 'en' }),
      line(3),
      line(4, { unread: [{ field: 'groups', why: 'unknown', text: 'Sonne' }] }),
      line(5),
    ),
    welcome,
  )
  expect(lines.map(one => [one.line, one.role, one.groupIds.join(), one.language])).toEqual([
    [3, 'team_lead', 'luna', 'de'],
    // whom nobody knows where to put is not put where the others go
    [4, 'team_lead', '', 'de'],
    [2, 'chatter', 'nova', 'en'],
    [5, 'team_lead', 'luna', 'de'],
  ])
  const faults = byLine(preview().faults)
  expect(lines.map(one => isReady(one, faults))).toEqual([false, false, true, true])
  const left = lines.map(one => ({ ...one, isLeftOut: one.line === 5 }))
  expect(linesToSend(left).map(one => one.line)).toEqual([2, 3, 4])
})
