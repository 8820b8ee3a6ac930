import type { Manifest } from './manifest.ts'
import { precached } from './precache.ts'

/** Size of a built file in bytes, compressed. */
export type Weigh = (file: string) => number

export interface Weight {
  readonly name: string
  /** Bytes of gzip; undefined when the screen is not in the build. */
  readonly weight: number | undefined
  readonly ceiling: number
}

/** What every screen behind the sign-in loads as well. */
const inside = ['src/app/web/shell/protected-frame.tsx', 'src/app/messages/inside.de.ts']
/** First visits in kilobytes of gzip JavaScript, by screen. */
const screens = [
  { screen: 'login', kilobytes: 135, around: [] },
  { screen: 'dashboard', kilobytes: 155, around: [...inside, 'src/app/messages/widgets.de.ts'] },
  { screen: 'availability', kilobytes: 190, around: [...inside, 'src/app/messages/shifts.de.ts'] },
  {
    screen: 'agency-week',
    kilobytes: 274,
    around: [
      ...inside,
      'src/app/messages/shifts.de.ts',
      'src/app/messages/office.de.ts',
      'src/app/web/further-screens.ts',
    ],
  },
]
const wholeApp = 752
/** In every language, and fonts; fetched once the page stands. */
const laidReady = 530
const styles = 25

/** What a first visit of each screen loads before it shows, and what there is altogether, each in one language. */
export function weighAll(manifest: Manifest, weigh: Weigh): Weight[] {
  const keys = Object.keys(manifest)
  const always = keys.filter(key => manifest[key]?.isEntry || key === 'src/app/messages/outside.de.ts')
  // a text that is read a page at a time, and no program
  const isHandbook = (key: string) => key.startsWith('docs/product/')
  const isOtherLanguage = (key: string) => /messages\/\w+\.(?!de\b)[a-z]{2}\b/.test(key)
  const sum = (files: Iterable<string>) => [...new Set(files)].reduce((bytes, file) => bytes + weigh(file), 0)
  const scripts = (of: readonly string[]) =>
    of.flatMap(key => manifest[key]?.file ?? []).filter(file => file.endsWith('.js'))
  const allStyles = keys.flatMap(key => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])])

  return [
    ...screens.map(({ screen, kilobytes, around }) => {
      const parts = [`src/app/web/screens/${screen}.tsx`, ...around]
      const isBuilt = parts.every(key => manifest[key])
      const weight = isBuilt ? sum(scripts(closure(manifest, [...always, ...parts]))) : undefined
      return { name: `/${screen}`, weight, ceiling: kilobytes * 1000 }
    }),
    {
      name: 'whole app',
      weight: sum(scripts(keys.filter(key => !isOtherLanguage(key) && !isHandbook(key)))),
      ceiling: wholeApp * 1000,
    },
    { name: 'laid ready', weight: sum(precached(manifest)), ceiling: laidReady * 1000 },
    { name: 'CSS', weight: sum(allStyles.filter(file => file.endsWith('.css'))), ceiling: styles * 1000 },
  ]
}

/**
 * Chunks that import each other, each by its file: what one of them does while it loads finds the other undefined, which no
 * type and no test without a browser sees.
 */
export function loopsIn(manifest: Manifest): string[] {
  const done = new Set<string>()
  const loops: string[] = []
  const visit = (key: string, way: readonly string[]) => {
    if (way.includes(key)) loops.push([...way.slice(way.indexOf(key)), key].map(at => manifest[at]?.file).join(' → '))
    if (way.includes(key) || done.has(key)) return
    for (const next of manifest[key]?.imports ?? []) visit(next, [...way, key])
    done.add(key)
  }
  for (const key of Object.keys(manifest)) visit(key, [])
  return loops
}

/** These chunks and all that they import statically. */
function closure(manifest: Manifest, keys: readonly string[]): string[] {
  const reached = new Set<string>()
  const visit = (key: string) => {
    if (reached.has(key)) return
    reached.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return [...reached]
}
