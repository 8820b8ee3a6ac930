import path from 'node:path'
import { importsOf } from './architecture-imports.ts'

/**
 * The assembly imports everything, so a test that reaches a change only through it is not concerned. Screens do not belong to it:
 * a screen imports what it shows.
 */
const isAssembly = (file: string) => /^(?:src\/app\/(?!web\/screens\/)|test\/|e2e\/|bench\/|prove\/)/.test(file)

/** What only a suite over the whole product looks at. */
const suites: readonly (readonly [RegExp, string])[] = [
  [/\/contract\.ts$/, 'test/matrix.test.ts'],
  [/\/server\/table\.ts$|^db\/migrations\//, 'test/tenancy.test.ts'],
]

/** `src/features/planning/vacation/server/actions.ts` lies in `src/features/planning/vacation/`; outside of features, a folder is a room. */
const roomOf = (file: string): string =>
  /^src\/features\/[^/]+\/[^/]+\//.exec(file)?.[0] ?? `${path.posix.dirname(file)}/`

/**
 * The tests that a change concerns: those of the rooms in which something changed, those of rules and screens elsewhere that
 * import it, and suites that alone look at it.
 */
export function concerned(changed: readonly string[], sources: ReadonlyMap<string, string>): string[] {
  const isTest = (file: string) => /\.test\.tsx?$/.test(file)
  const rooms = new Set(changed.filter(file => file.startsWith('src/') || file.startsWith('scripts/')).map(roomOf))
  const imports = new Map<string, readonly string[]>()
  const importsIn = (file: string): readonly string[] => {
    const known = imports.get(file)
    if (known) return known
    const found = importsOf(file, sources.get(file) ?? '').flatMap(({ target }) =>
      target === undefined ? [] : [target],
    )
    imports.set(file, found)
    return found
  }
  const reaches = (test: string): boolean => {
    const [seen, way] = [new Set([test]), [test]]
    for (let file = way.pop(); file !== undefined; file = way.pop()) {
      if (changed.includes(file)) return true
      for (const next of importsIn(file)) {
        if (seen.has(next) || (isAssembly(next) && !changed.includes(next))) continue
        seen.add(next)
        way.push(next)
      }
    }
    return false
  }
  const isOfServer = (test: string) => test.includes('/server/') || isAssembly(test)
  const wholes = new Set(suites.flatMap(([sign, suite]) => (changed.some(file => sign.test(file)) ? [suite] : [])))
  return [...sources.keys()]
    .filter(isTest)
    .filter(
      test =>
        changed.includes(test) ||
        wholes.has(test) ||
        [...rooms].some(room => test.startsWith(room)) ||
        (!isOfServer(test) && reaches(test)),
    )
    .toSorted()
}
