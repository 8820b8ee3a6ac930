import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { permissionIds } from '#features/foundation/permissions/permissions.ts'
import { addGroup } from './groups.ts'
import { programOf } from './program.ts'
import { useWorld } from './world.ts'

const world = useWorld({ ROLE: 'web' })
const run = promisify(execFile)
const tools = path.join(import.meta.dirname, 'api-tools')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-api-tools-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** A tool of the folder, on this Node; its output also where it ends with findings. */
async function tool(name: string, ...args: readonly string[]): Promise<string> {
  const program = path.join(folder, 'node_modules/.bin', name)
  const options = { cwd: folder, maxBuffer: 100_000_000 }
  return run(process.execPath, [program, ...args], options).then(
    ({ stdout }) => stdout,
    (cause: { stdout: string }) => cause.stdout,
  )
}

const strictly = ['--strict', '--target', 'es2024', '--lib', 'es2024,dom,dom.iterable', '--skipLibCheck']

/** For programs that read a week, assign, publish, and are refused a seat that the group does not have. */
const common = `
declare const process: { argv: string[] }
const [, , baseUrl = '', token = '', groupId = '', profileId = ''] = process.argv
const headers = { Authorization: \`Bearer \${token}\` }
const week = '2026-W48'
const body = { date: '2026-11-24', shiftId: 'early', profileId, reason: 'Probe' }
`
const programs = {
  'openapi-typescript': `import createClient from 'openapi-fetch'
import type { paths } from './types.ts'
${common}
const client = createClient<paths>({ baseUrl, headers })
const readPlan = async () => (await client.GET('/schedule/{groupId}/{week}', { params: { path: { groupId, week } } })).data
const assign = (seat: number) =>
  client.POST('/schedule/{groupId}/assignments', { params: { path: { groupId } }, body: { ...body, seat } })
const before = await readPlan()
await assign(1)
const version = (await readPlan())?.version ?? 0
const published = await client.POST('/schedule/{groupId}/{week}/publish', {
  params: { path: { groupId, week } },
  body: { version },
})
const { error } = await assign(9)
console.log(before?.state, published.response.status, error?.code)
`,
  'hey-api': `import { client } from './client/client.gen'
import { scheduleAssign, schedulePlan, schedulePublish } from './client/sdk.gen'
${common}
client.setConfig({ baseUrl, headers })
async function main() {
  const readPlan = async () => (await schedulePlan({ path: { groupId, week } })).data
  const assign = (seat: number) => scheduleAssign({ path: { groupId }, body: { ...body, seat } })
  const before = await readPlan()
  await assign(1)
  const version = (await readPlan())?.version ?? 0
  const published = await schedulePublish({ path: { groupId, week }, body: { version } })
  const { error } = await assign(9)
  console.log(before?.state, published.response?.status, error?.code)
}
void main()
`,
}

describe('the description of the API', { tags: ['all'] }, () => {
  beforeAll(async () => {
    for (const name of ['package.json', 'package-lock.json', 'spectral.yaml'])
      fs.copyFileSync(path.join(tools, name), path.join(folder, name))
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
    const answer = await world.visitor().fetch('/api/openapi.json')
    // a linter refuses the address of the test's own server
    const document = { ...(await answer.json()), servers: [{ url: 'https://plan.staffel.test/api/v1' }] }
    fs.writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(document))
  })

  it('passes two linters, but for addresses of which a fixed part comes before a parameter', async () => {
    const report = await tool('redocly', 'lint', '--extends=recommended', '--format=json', 'openapi.json')
    const { problems } = JSON.parse(report)
    const found = new Set(problems.map(({ ruleId }: { ruleId: string }) => ruleId))
    expect(found).toEqual(new Set(['no-ambiguous-paths']))
    expect(await tool('spectral', 'lint', '--ruleset=spectral.yaml', '--fail-severity=hint', 'openapi.json')).toContain(
      'No results',
    )
  })

  it('becomes clients that read a week, assign, publish and handle a refusal by its code', async () => {
    const { olivia, kim, ...office } = await world.office()
    const { secret } = await programOf(world.url, olivia, { scopes: [...permissionIds] })
    const runProgram = async (program: string) => {
      const groupId = await addGroup(world, office, program)
      const { stdout } = await run(process.execPath, [program, `${world.url}/api/v1`, secret, groupId, kim.id], {
        cwd: folder,
      })
      return stdout.trim()
    }
    await tool('openapi-typescript', 'openapi.json', '--output', 'types.ts')
    fs.writeFileSync(path.join(folder, 'program.ts'), programs['openapi-typescript'])
    const modules = ['--module', 'nodenext', '--allowImportingTsExtensions', '--noEmit']
    expect(await tool('tsc', ...strictly, ...modules, 'program.ts')).toBe('')
    expect(await runProgram('program.ts')).toBe('draft 200 schedule.noSeat')

    await tool('openapi-ts', '--input', 'openapi.json', '--output', 'client')
    fs.writeFileSync(path.join(folder, 'hey.ts'), programs['hey-api'])
    fs.mkdirSync(path.join(folder, 'out'))
    fs.writeFileSync(path.join(folder, 'out/package.json'), '{"type":"commonjs"}')
    const script = ['--module', 'commonjs', '--moduleResolution', 'node10', '--outDir', 'out']
    expect(await tool('tsc', ...strictly, ...script, 'hey.ts')).toBe('')
    expect(await runProgram('out/hey.js')).toBe('draft 200 schedule.noSeat')
  })
})
