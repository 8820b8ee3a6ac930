import fs from 'node:fs'
import os from 'node:os'
import { type Outcome, perform, sharedPostgres } from './ground.ts'
import { lineOf, proofs } from './proofs.ts'

const args = process.argv.slice(2)
const isShort = args.includes('--short')
const named = args.filter(arg => !arg.startsWith('--'))
const unknown = named.filter(name => !(name in proofs))
if (unknown.length > 0) {
  console.error(`There is no proof ${unknown.join(', ')}. There are: ${Object.keys(proofs).join(', ')}.`)
  process.exit(1)
}

const file = 'prove/results.json'
const postgres = sharedPostgres()
let isGood = true
for (const [name, prove] of Object.entries(proofs)) {
  if (named.length > 0 && !named.includes(name)) continue
  const outcome = await perform(prove, isShort, postgres.url)
  isGood &&= outcome.state !== 'FAILED'
  console.log(lineOf(name, outcome))
  keep(name, outcome)
}
await postgres.stop()
console.log(`Written to ${file}`)
process.exit(isGood ? 0 : 1)

/** Beside what earlier runs found out about other proofs. */
function keep(name: string, outcome: Outcome): void {
  const earlier: unknown = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}
  const found = {
    ...outcome,
    form: isShort ? 'short' : 'long',
    date: new Date().toISOString(),
    cpus: os.cpus().length,
    cpu: os.cpus()[0]?.model,
    memory: os.totalmem(),
    load: os.loadavg()[0],
  }
  const all = { ...(typeof earlier === 'object' ? earlier : {}), [name]: found }
  fs.writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
}
