import fs from 'node:fs'
import path from 'node:path'
import { buildServerIfNeeded } from '../scripts/build.ts'
import { load, machine } from '../bench/machine.ts'
import { readResults } from '../bench/results.ts'
import { type Outcome, perform, sharedPostgres } from './ground.ts'
import { lineOf, proofs } from './proofs.ts'
import { query } from './sql.ts'

const args = process.argv.slice(2)
const isShort = args.includes('--short')
const named = args.filter(arg => !arg.startsWith('--'))
const unknown = named.filter(name => !(name in proofs))
if (unknown.length > 0) {
  console.error(`There is no proof ${unknown.join(', ')}. There are: ${Object.keys(proofs).join(', ')}.`)
  process.exit(1)
}

buildServerIfNeeded()
const file = 'prove/results.json'
const before = load()
const postgres = sharedPostgres()
const version = isShort ? '' : String((await query(await postgres.url(), 'show server_version'))[0]?.['server_version'])
let isGood = true
const queue = Object.entries(proofs)
  .filter(([name]) => named.length === 0 || named.includes(name))
  .values()
/** Takes one proof after the other from the queue. */
async function work(): Promise<void> {
  for (const [name, prove] of queue) {
    const outcome = await perform(prove, isShort, postgres.url)
    isGood &&= outcome.state !== 'FAILED'
    console.log(lineOf(name, outcome))
    if (!isShort) keep(name, outcome)
  }
}
// short proofs judge no speed and mostly wait for servers to start
await Promise.all(Array.from({ length: isShort ? 3 : 1 }, work))
await postgres.stop()
if (!isShort) console.log(`Written to ${file}`)
process.exit(isGood ? 0 : 1)

/** Beside what earlier runs found out about other proofs; in the shape that `bench/results.ts` describes. */
function keep(name: string, { state, figures, failures, seconds }: Outcome): void {
  const date = new Date().toISOString()
  const found = { state, ...figures, seconds: Math.round(seconds), failures: failures.length, date }
  const all = {
    program: 'prove',
    date,
    machine: machine(version),
    load: { before, after: load() },
    results: { ...readResults(file)?.results, [name]: found },
  }
  fs.writeFileSync(path.resolve(file), `${JSON.stringify(all, null, 2)}\n`)
}
