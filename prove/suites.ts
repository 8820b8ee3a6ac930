import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { countIn, countVitest } from '../scripts/reports.ts'
import type { ProofContext, Prove } from './ground.ts'

/** Tests that prove a figure by themselves, told with their counts. */
async function run(ground: ProofContext, selection: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const report = path.join(ground.folder(), 'report.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...selection]
  const child = spawn('vitest', args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  await once(child, 'close')
  const { passed, failed } = countIn(report, countVitest)
  ground.note('tests', passed)
  ground.must(passed > 0 && failed === 0 && child.exitCode === 0, `${failed} tests failed:\n${said.slice(-2000)}`)
  return said
}

/** Every endpoint with every role, and with the ids of another organisation. */
export const matrix: Prove = async ground => {
  await run(ground, ['test/tenancy.test.ts', ...(ground.isShort ? [] : ['test/matrix.test.ts'])])
}

/** Every endpoint with what no browser would send, in more rounds than with every run of the tests. */
export const malformed: Prove = async ground => {
  const said = ground.isShort
    ? await run(ground, ['test/security/malformed.test.ts', '-t', 'todos.create'])
    : await run(ground, ['test/security/malformed.test.ts', 'test/security/naughty-strings.test.ts'], {
        SECURITY_ROUNDS: '5',
      })
  const answers = [...said.matchAll(/(\d+) × (\d{3})/g)].map(([, count, status]) => [Number(count), Number(status)])
  const sum = (of: number[][]) => of.reduce((so, [count = 0]) => so + count, 0)
  const requests = sum(answers)
  ground.note('malformed requests', requests)
  ground.note('answers of 5xx', sum(answers.filter(([, status = 0]) => status >= 500)))
  ground.must(requests > 0, 'the suite did not say how many requests it made')
}
