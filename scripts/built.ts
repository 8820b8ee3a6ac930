import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { loopsIn, weighAll, type Weight } from './budgets.ts'
import type { Manifest } from './manifest.ts'

const root = path.join(path.dirname(import.meta.dirname), 'dist/web')

const manifestShape: z.ZodType<Manifest> = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().default(false),
    isDynamicEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
)

/** Of what was built into a folder. */
export const readManifest = (web = root): Manifest =>
  manifestShape.parse(JSON.parse(readFileSync(path.join(web, '.vite/manifest.json'), 'utf8')))

/** Of what lies in `dist/web`. */
export const builtLoops = (): string[] => loopsIn(readManifest())

/** What lies in `dist/web`, beside its ceilings. */
export function weighBuilt(): Weight[] {
  const manifest = readManifest()
  return weighAll(manifest, file => gzipSync(readFileSync(path.join(root, file))).length)
}
