import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Language } from '#kit/catalogue.ts'

const manifestShape = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().default(false), imports: z.array(z.string()).default([]) }),
)
type Manifest = z.infer<typeof manifestShape>

interface Screen {
  readonly modules: readonly string[]
  /** Names of the catalogues that the page loads beside those of every page. */
  readonly texts: readonly string[]
}

/** The pages that a day begins with, by address. */
const screens: Readonly<Record<string, Screen>> = {
  '/dashboard': { modules: ['src/app/web/screens/dashboard.tsx'], texts: ['widgets'] },
  '/availability': { modules: ['src/app/web/screens/availability.tsx'], texts: ['requests', 'shifts'] },
  '/schichtplan': {
    modules: ['src/app/web/further-screens.ts', 'src/app/web/screens/agency-week.tsx'],
    texts: ['shifts', 'office'],
  },
}

/**
 * The links that have a browser load the scripts of a page together with the page itself: without them it learns of most
 * scripts from others, one way there and back after the other. Empty for pages that are not listed.
 */
export function preloadsIn(folder: string): (address: string, language: Language) => string {
  const file = path.join(folder, '.vite/manifest.json')
  if (!fs.existsSync(file)) return () => ''
  const manifest = manifestShape.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  const page = filesOf(
    manifest,
    Object.keys(manifest).filter(key => manifest[key]?.isEntry),
  )
  const linksOf = ({ modules, texts }: Screen, language: Language) => {
    const catalogues = ['outside', 'inside', ...texts].map(name => `src/app/messages/${name}.${language}.ts`)
    return [...filesOf(manifest, ['src/app/web/shell/protected-frame.tsx', ...catalogues, ...modules]).difference(page)]
      .map(script => `<link rel="modulepreload" crossorigin href="/${script}">`)
      .join('')
  }
  return (address, language) => {
    const screen = screens[address]
    return screen === undefined ? '' : linksOf(screen, language)
  }
}

/** The scripts of these chunks and of all that they import statically. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const reached = new Set(keys)
  // a set goes on to what is added to it meanwhile
  for (const key of reached) for (const next of manifest[key]?.imports ?? []) reached.add(next)
  return new Set([...reached].flatMap(key => manifest[key]?.file ?? []))
}
