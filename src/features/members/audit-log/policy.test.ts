import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { auditKinds } from '#features/foundation/audit/kinds.ts'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { mayReadChange } from './policy.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** All that writes entries. */
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(file => /[\\/]server[\\/].*\.ts$/.test(file) && !file.includes('.test.'))
  .map(file => readFileSync(path.join(root, file), 'utf8'))
  .join('\n')

/** The text of each object that an entry of the kind is written with, as far as it stands in one place. */
const entriesOf = (kind: string): string[] =>
  [...sources.matchAll(new RegExp(`\\{\\s*kind:[^,]*'${kind}'`, 'g'))].map(({ index }) => objectAt(index))

function objectAt(start: number): string {
  let open = 0
  for (let at = start; at < sources.length; at++) {
    if (sources[at] === '{') open++
    if (sources[at] === '}' && --open === 0) return sources.slice(start, at + 1)
  }
  return sources.slice(start)
}

const ownWords = /\b(?:reason|note|answer|response|overrideReason|overridden|cells)\b/

test('no deed that bears somebody’s own words tells them to everybody who reads the log', () => {
  const worded = auditKinds.filter(kind => entriesOf(kind).some(entry => ownWords.test(entry)))
  // it does find them
  expect(worded).toEqual(expect.arrayContaining(['schedule.declined', 'vacation.decided', 'pay.itemRemoved']))
  const permissions = new Set<PermissionId>(['audit_view'])
  const auditor = { role: 'team_lead', permissions, locked: false } as const
  expect(worded.filter(kind => mayReadChange(auditor, kind))).toEqual([])
})

test('what bears nobody’s own words is told to everybody who reads the log', () => {
  expect(mayReadChange({ role: 'team_lead', permissions: new Set(['audit_view']), locked: false }, 'team.locked')).toBe(
    true,
  )
})
