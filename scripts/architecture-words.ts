import type { Finding } from './architecture-rooms.ts'

/** Words of the house that had a second meaning, or none outside of it, and what is said instead. */
const retired: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\b(?:tell|told|telling)\b|\b(?:tell|told)[A-Z]\w*|\w*(?:Tell|Told)\w*/, 'invalidate, notify, toast, or log'],
  [/\bDeed\b|\w+Deed\b/, 'what it is: AuditEntry, MemberChange, ShiftResponse, PlanEdit, SecurityAction'],
  [/\b(?:type|interface) (?:Ground|Place|Spot|Standing|Asked)\b/, 'what it holds: each type has one meaning'],
  [/\b(?:most|longest|usual)[A-Z]\w*/, 'max…, or default… for a default'],
  [/\b(?:goAway|closeDoors|\w*[lL]eftBehind)\b/, 'revokeAccess, RevokedAccess, AccessRevoked'],
  [/\b(?:blockCodes|blocksIn)\b/, 'alwaysBlocking, blockedByRules'],
  [/\bhoursOf\b/, 'millisecondsOf, or what else it gives'],
  [/\blocaleCompare\b|\bIntl\.Collator\b/, 'compareNames'],
  [/\buseHeld\b/, 'useChanges'],
]

/** What a file of a feature may hold, by its name: the names are the vocabulary of ARCHITECTURE.md. */
const contents: readonly { where: RegExp; found: RegExp; wrong: string; advice: string }[] = [
  {
    // how old something on this device is, is measured by its own clock
    where: /^src\/(?:.+\/)?web\/(?!now\.ts$|autosave\.ts$|ui\/as-of\.tsx$)(?!.+\.test\.tsx?$).+\.tsx?$/,
    found: /\bTemporal\.Now\.(?!timeZoneId)/,
    wrong: 'asks the clock of the device',
    advice: 'use serverNow() of #platform/web/now.ts',
  },
  {
    where: /^src\/features\/.+\/server\/(?!table\.ts$)[^/]+\.ts$/,
    found: /\bpgTable\(/,
    wrong: 'makes a table',
    advice: 'tables stand in server/table.ts',
  },
  {
    where: /^src\/features\/.+\/server\/(?!member-router\.ts$)[^/]+\.ts$/,
    found: /\.handler\(/,
    wrong: 'implements an endpoint by itself',
    advice: 'list its handler in server/router.ts, with memberRouter, openRouter or mixedRouter',
  },
  {
    where: /^src\/features\/.+\/server\/(?!(?:member-)?router\.ts$)[^/]+\.ts$/,
    found: /\b(?:member|open|mixed)Router\(/,
    wrong: 'answers endpoints',
    advice: 'handlers are listed in server/router.ts',
  },
  {
    where: /^src\/features\/.+\/server\/(?!once\.ts$)[^/]+\.ts$/,
    found: /from 'drizzle-orm(?=[^]*\bmember\.transaction\()/,
    wrong: 'has SQL in a command',
    advice: 'statements stand in server/store.ts',
  },
  {
    where: /^src\/features\/.+\/server\/(?:store|[a-z-]+-store)\.ts$/,
    found: /\.(?:tenant|installation|transaction)\(/,
    wrong: 'opens a transaction',
    advice: 'the command opens it',
  },
  {
    where: /^src\/features\/.+-(?:de|en)\.ts$/,
    found: /^/,
    wrong: 'is a catalogue of another name',
    advice: 'catalogues end in .de.ts and .en.ts',
  },
]

/** Sources without comments and without what stands in quotes; every character keeps its line. */
const codeOf = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, found =>
    found.replaceAll(/[^\n]/g, ' '),
  )

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

export function wordFindings(path: string, text: string): Finding[] {
  if (!path.startsWith('src/') || /\.(?:test|css)/.test(path) || /\.(?:de|en)\.ts$/.test(path)) return []
  if (!/\.tsx?$/.test(path)) return []
  const code = codeOf(text)
  const words = retired.flatMap(([word, instead]) => {
    const found = path === 'src/kit/compare-names.ts' ? null : word.exec(code)
    const wrong = `says “${found?.[0]}”`
    return found ? [{ path, line: lineAt(code, found.index), wrong, advice: `say ${instead}` }] : []
  })
  const misplaced = contents.flatMap(({ where, found, wrong, advice }) => {
    const at = where.test(path) ? found.exec(text) : null
    return at ? [{ path, line: lineAt(text, at.index), wrong, advice }] : []
  })
  return [...words, ...misplaced]
}
