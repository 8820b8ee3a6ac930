import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { buildServerIfNeeded, serverProgram } from './build.ts'
import { programs } from './server-build.ts'

const root = path.dirname(import.meta.dirname)
const folder = path.join(root, path.dirname(serverProgram))

it('builds every program that the server starts', () => {
  const started = globSync('src/**/*.ts', { cwd: root, exclude: ['src/**/web/**'] }).flatMap(file =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/new URL\('(\S+\.ts)', import\.meta\.url\)/g)].map(found =>
      path.join(path.dirname(file), found[1] ?? ''),
    ),
  )
  expect(started.length).toBeGreaterThan(4)
  expect(new Set(Object.values(programs))).toEqual(new Set(['src/app/server.ts', ...started]))
})

it('leaves nothing that is looked for beside where the source lay', () => {
  buildServerIfNeeded()
  const files = readdirSync(folder).filter(name => name.endsWith('.js'))
  expect(files).toEqual(expect.arrayContaining(Object.keys(programs).map(name => `${name}.js`)))
  for (const name of files) {
    const lines = readFileSync(path.join(folder, name), 'utf8').split('\n')
    // of libraries: what they bring along in a file of its own would not be found
    expect(
      lines.filter(line => /import\.meta\.dirname|-process\.ts'|__dirname/.test(line)).map(line => [name, line]),
    ).toEqual([])
  }
})
