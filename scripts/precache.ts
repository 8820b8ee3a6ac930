import type { Manifest } from './manifest.ts'

/** Where a day begins for somebody on a phone. What is only loaded when they get there is laid ready with it. */
const everyday = [
  'src/app/web/shell/protected-frame.tsx',
  'src/app/web/shell/app-notes.tsx',
  'src/app/web/screens/dashboard.tsx',
  'src/app/web/screens/availability.tsx',
  // shifts can be declined without a connection
  'src/features/planning/own-shifts/web/next-shift.tsx',
]
/** Parts that only some members have, or that do nothing without a connection. */
const notForAll = [
  /messages\/(?:administration|imports|office|scoreboard)\./,
  /\/(?:availability-settings|board|rail|team-grid)\.tsx$/,
  /\/own-account\/web\//,
  /\/file-calls\.ts$/,
  // a text that is read a page at a time
  /^docs\//,
]

/** The files that a browser lays ready for being without a connection; whatever else it has loaded it keeps besides. */
export function precached(manifest: Manifest): string[] {
  const reached = new Set<string>()
  const visit = (key: string) => {
    if (reached.has(key)) return
    reached.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const key of [...Object.keys(manifest).filter(key => manifest[key]?.isEntry), ...everyday]) visit(key)
  // the bundler may move a dynamic import into a shared chunk
  const parts = [...reached].flatMap(key => manifest[key]?.dynamicImports ?? [])
  for (const key of parts) if (!notForAll.some(part => part.test(key))) visit(key)
  const files = [...reached].flatMap(key => {
    const chunk = manifest[key]
    return chunk ? [chunk.file, ...chunk.css, ...chunk.assets] : []
  })
  return [...new Set(files)].toSorted()
}
