import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const root = path.dirname(import.meta.dirname)

/** Each runs in a process of its own; the others are started by the first, from beside it. */
export const programs = {
  server: 'src/app/server.ts',
  'creators-process': 'src/features/agency/creators/server/creators-process.ts',
  'image-process': 'src/platform/server/image-process.ts',
  'paper-process': 'src/platform/server/documents/paper-process.ts',
  'people-process': 'src/features/access/imports/server/people-process.ts',
  'planner-process': 'src/features/planning/autoplan/server/planner-process.ts',
  'table-process': 'src/features/work/scoreboard/server/table-process.ts',
  'writing-process': 'src/features/foundation/spreadsheets/server/writing-process.ts',
}

/** They find files of their own by where they lie, or bring code for this machine's processor; `bench/statements.ts` listens to pg. */
const asInstalled = ['@node-rs/argon2', 'fontkit', 'highs', 'pdfkit', 'pg', 'pino', 'sharp']

/**
 * The server and the programs that it starts, with their libraries in few files: to load thousands of modules one by one takes
 * seconds and twice the memory.
 */
export async function buildServer(outDir: string): Promise<void> {
  const vite = await import('vite')
  await vite.build({
    root,
    configFile: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [whereSourcesLie(outDir)],
    ssr: { noExternal: true, external: asInstalled },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node26',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: programs,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          sourcemapExcludeSources: true,
          // libraries ask what a class is called: without it nothing is sent to Telegram
          keepNames: true,
        },
      },
    },
  })
}

/** `new URL('./…-process.ts', import.meta.url)`: how the server names a program that it starts. */
const startedProgram = /new URL\('\.\/([\w-]+-process)\.ts', import\.meta\.url\)/g
const isOfServer = (id: string): boolean => id.startsWith(path.join(root, 'src'))

/** Modules that run from source start the built programs, as in production: those load in a third of the time. */
export const startsBuiltPrograms: Plugin = {
  name: 'starts-built-programs',
  enforce: 'pre',
  transform(code, id) {
    if (!isOfServer(id)) return undefined
    const placed = code.replaceAll(startedProgram, (_, name: string) => {
      const file = pathToFileURL(path.join(root, 'dist/server', `${name}.js`))
      return `new URL('${file.href}')`
    })
    return placed === code ? undefined : { code: placed, map: null }
  },
}

/** What a module says of its own place holds for its source; other programs lie beside the one that starts them. */
function whereSourcesLie(outDir: string): Plugin {
  return {
    name: 'where-sources-lie',
    enforce: 'pre',
    transform(code, id) {
      if (!isOfServer(id)) return undefined
      const folder = `${path.relative(outDir, path.dirname(id))}/`
      const placed = code
        .replaceAll(startedProgram, "new URL('./$1.js', import.meta.url)")
        .replaceAll(
          'import.meta.dirname',
          `process.getBuiltinModule('node:url').fileURLToPath(new URL('${folder}', import.meta.url))`,
        )
      // no line has moved
      return placed === code ? undefined : { code: placed, map: null }
    },
  }
}
