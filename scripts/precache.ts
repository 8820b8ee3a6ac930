import type { Manifest } from './manifest.ts'

/** Where a member's day begins on a phone. The parts that these files and their shared chunks load later are precached, too. */
const everyday = [
  'src/app/web/shell/protected-frame.tsx',
  'src/app/web/shell/app-notes.tsx',
  'src/app/web/screens/dashboard.tsx',
  'src/app/web/screens/availability.tsx',
  // shifts can be declined without a connection
  'src/features/planning/own-shifts/web/next-shift.tsx',
]
/** Parts that only some members have, or that do nothing without a connection. */
const excluded = [
  /messages\/(?:administration|imports|office|scoreboard)\./,
  /\/(?:availability-settings|board|rail|team-grid)\.tsx$/,
  /\/own-account\/web\//,
  /\/file-calls\.ts$/,
  // pages of the handbook
  /^docs\//,
]

/** The files that the service worker precaches for use offline; it caches every other file once it was loaded. */
export function precached(manifest: Manifest): string[] {
  const reached = new Set<string>()
  const visit = (key: string) => {
    if (reached.has(key)) return
    reached.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  const entries = Object.keys(manifest).filter(key => manifest[key]?.isEntry)
  for (const key of [...entries, ...everyday]) visit(key)
  // the bundler may move a dynamic import into a shared chunk
  const parts = [...reached].flatMap(key => manifest[key]?.dynamicImports ?? [])
  for (const key of parts) if (!excluded.some(part => part.test(key))) visit(key)
  const files = [...reached].flatMap(key => {
    const chunk = manifest[key]
    return chunk ? [chunk.file, ...chunk.css, ...chunk.assets] : []
  })
  return [...new Set(files)].toSorted()
}
