import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { readManifest } from './built.ts'
import { precached } from './precache.ts'

const root = path.dirname(import.meta.dirname)
const name = 'service-worker.js'

/** Beside the app, into the folder in which it was built: it lists what lies there. */
export async function buildWorker(web: string): Promise<void> {
  const manifest = readManifest(web)
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  const revisionOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(web, file)))
      .digest('hex')
  const ready = [
    { url: '/page.html', revision: revisionOf('index.html') },
    ...['favicon.svg', 'theme.js'].map(file => ({ url: `/${file}`, revision: revisionOf(file) })),
    // the name of these says what is in them
    ...precached(manifest).map(file => ({ url: `/${file}`, revision: null })),
  ]
  await bundle({ entry: `/${entry?.file ?? ''}`, ready, outDir: web })
}

interface Wish {
  readonly entry: string
  readonly ready: readonly { readonly url: string; readonly revision: string | null }[]
  /** Undefined: nothing is written. */
  readonly outDir?: string
}

async function bundle({ entry, ready, outDir }: Wish): Promise<string> {
  const vite = await import('vite')
  const built = await vite.build({
    root,
    configFile: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      'self.__WB_MANIFEST': JSON.stringify(ready),
      'self.__ENTRY': JSON.stringify(entry),
    },
    build: {
      ...(outDir === undefined ? { write: false } : { outDir }),
      emptyOutDir: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: 'src/app/web/worker/service-worker.ts',
        output: { entryFileNames: name, format: 'iife' },
      },
    },
  })
  const [first] = [built].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  return chunk?.code ?? ''
}

/** While developing nothing is laid ready: what is pushed is shown, and the rest comes over the network. */
export function developedWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(`/${name}`, (_, answer, next) => {
        bundle({ entry: '/src/app/web/main.tsx', ready: [] }).then(code => {
          answer.setHeader('content-type', 'text/javascript')
          answer.end(code)
        }, next)
      })
    },
  }
}
