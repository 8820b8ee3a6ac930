import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { type Manifest, type Weigh, weighAll } from './budgets.ts'

const web = path.join(path.dirname(import.meta.dirname), 'dist/web')

const manifestShape: z.ZodType<Manifest> = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().default(false),
    isDynamicEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
)

const manifest = manifestShape.parse(JSON.parse(readFileSync(path.join(web, '.vite/manifest.json'), 'utf8')))
const weigh: Weigh = file => gzipSync(readFileSync(path.join(web, file))).length

let over = false
for (const { name, weight, ceiling } of weighAll(manifest, weigh)) {
  const good = weight !== undefined && weight <= ceiling
  if (!good) over = true
  const figure = weight === undefined ? 'not in the build' : `${(weight / 1000).toFixed(1)} KB`
  console.log(`${good ? '✓' : '✗'} ${name.padEnd(14)} ${figure.padStart(10)} of ${ceiling / 1000} KB`)
}
process.exitCode = over ? 1 : 0
