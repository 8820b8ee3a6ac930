import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import openapiTypes from 'openapi-typescript'
import { afterAll, expect, it } from 'vitest'
import { newId } from '#kit/id.ts'
import { programOf } from './program.ts'
import { useWorld } from './world.ts'

const world = useWorld({ ROLE: 'web' })
const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '..')
// inside, so that packages are found from there
const folder = path.join(root, 'node_modules', `.client-${newId()}`)
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** What somebody writes who has had the types made from the document. */
const program = (week: string) => `
import createClient from 'openapi-fetch'
import type { paths } from './staffel.d.ts'

const client = createClient<paths>({
  baseUrl: \`\${process.env['STAFFEL']}/api/v1\`,
  headers: { Authorization: \`Bearer \${process.env['TOKEN']}\` },
})
const { data } = await client.GET('/availability/{week}', { params: { path: { week: '${week}' } } })
const marks: { date: string; status: 'none' | 'available' | 'preferred' | 'vacation' | 'vacation_requested' }[] = data?.entries ?? []
console.log(marks.map(({ date, status }) => \`\${date} \${status}\`).join('\\n'))
`

const options =
  '--noEmit --strict --skipLibCheck --target esnext --module nodenext --allowImportingTsExtensions --types node --ignoreConfig'

const compile = () =>
  run(path.join(root, 'node_modules/.bin/tsc'), [...options.split(' '), path.join(folder, 'program.ts')]).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )

it('a client that is generated from the document compiles and reads a week', async () => {
  const { kim } = await world.office()
  const answer = await world.visitor().fetch('/api/openapi.json')
  fs.mkdirSync(folder)
  fs.writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}')
  fs.writeFileSync(path.join(folder, 'staffel.d.ts'), await openapiTypes(await answer.json()))
  fs.writeFileSync(path.join(folder, 'program.ts'), program('2026-W48'))
  expect(await compile()).toBe('')

  await kim.api.availability.setCells({
    week: '2026-W48',
    cells: [{ date: '2026-11-24', shiftId: 'early', marking: 'preferred' }],
  })
  const { secret } = await programOf(world.url, kim, { scopes: ['page_shifts'] })
  // Node strips no types below node_modules
  const plain = program('2026-W48')
    .replace(/^import type.*$/m, '')
    .replace('<paths>', '')
    .replace(/marks: .*\[\] =/, 'marks =')
  fs.writeFileSync(path.join(folder, 'program.js'), plain)
  const env = { ...process.env, STAFFEL: world.url, TOKEN: secret }
  const { stdout } = await run(process.execPath, [path.join(folder, 'program.js')], { env })
  expect(stdout).toBe('2026-11-24 preferred\n')

  // what the document does not know does not compile
  fs.writeFileSync(
    path.join(folder, 'program.ts'),
    program('2026-W48').replace("'/availability/{week}'", "'/availability'"),
  )
  expect(await compile()).toContain('error TS')
})
